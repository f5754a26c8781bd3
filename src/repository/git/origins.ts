/** What is said of where a commit comes from: by git itself, by forges, and by those who keep stable branches. */
const origin = /\b(?:cherry[ -]?picked|backported|squash(?:ed|es)?|upstream commit)\b/i;
const revert = /\brevert/i;
/** `commit 1234567`, as `git merge --squash` writes it. */
const opening = /^\W{0,9}commit [0-9a-f]{7,64}\b/;
/** `* 1234567 subject`: counts only in a message that says that it squashes. */
const listed = /^\W{0,9}[0-9a-f]{7,64}\b/;
const squash = /\bsquash/i;

/**
 * The hashes of the commits that a message says its commit was made of. Other mentions are none: of what it reverts,
 * mends or documents.
 */
export function originsIn(subject: string, body: string): string[] {
  const isSquash = squash.test(subject) || squash.test(body);
  return [subject, ...body.split('\n')]
    .filter(
      (line) => !revert.test(line) && (origin.test(line) || opening.test(line) || (isSquash && listed.test(line))),
    )
    .flatMap((line) => line.match(/\b[0-9a-f]{7,64}\b/g) ?? []);
}

/** A subject without what a forge adds when it squashes: `Add tags (#12)`. */
export function plainSubject(subject: string): string {
  return subject.replace(/ \(#\d{1,9}\)$/, '');
}

/** The subjects in the body of a squash that a forge made: `* Add tags`. */
export function subjectsIn(body: string): string[] {
  return body.split('\n').flatMap((line) => /^[*-] (.+)$/.exec(line.trimEnd())?.[1] ?? []);
}
