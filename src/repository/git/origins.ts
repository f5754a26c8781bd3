const hash = '([0-9a-f]{7,64})';

/**
 * What git, forges and the tools of stable branches write about where a commit comes from, as a line of its own:
 * `(cherry picked from commit 1234567)`, `[ Upstream commit 1234567 ]`, `Backported-from: 1234567`.
 */
const origin = new RegExp(
  `^[([]? ?(?:(?:cherry[ -]picked|backported)[ -]from(?:[ -]commit)?|upstream[ -]commit):? ${hash}[ .)\\]]{0,3}$`,
  'i',
);
/** The stable branches of Linux have this first. */
const upstream = new RegExp(`^commit ${hash} upstream\\.?$`);
/** A commit in the message of a squash: `commit 1234567`, `* 1234567 subject`. */
const squashed = new RegExp(`^(?:commit ${hash}$|[*-]? ?${hash}(?: |$))`);

/**
 * The hashes of the commits that a message says its commit was made of, in the words of tools. Other mentions are none:
 * of what it reverts, mends, drops or documents.
 */
export function originsIn(subject: string, body: string): string[] {
  const lines = body.split('\n').map((line) => line.trimEnd());
  const first = lines.find((line) => line !== '') ?? '';
  const forms = isSquash(subject) || isSquash(first) ? [origin, upstream, squashed] : [origin, upstream];
  return lines.flatMap((line) => {
    const found = forms.map((form) => form.exec(line)).find((match) => match !== null);
    return found?.[1] ?? found?.[2] ?? [];
  });
}

/** `Squashed commit of the following:`, `squash: tags`. */
function isSquash(line: string): boolean {
  return /^squash/i.test(line) || line.includes('Squashed commit of the following');
}

/** A subject without what a forge adds when it squashes: `Add tags (#12)`. */
export function plainSubject(subject: string): string {
  return subject.replace(/ \(#\d{1,9}\)$/, '');
}

/** The subjects in the body of a squash that a forge made: `* Add tags`. */
export function subjectsIn(body: string): string[] {
  return body.split('\n').flatMap((line) => /^[*-] (.+)$/.exec(line.trimEnd())?.[1] ?? []);
}
