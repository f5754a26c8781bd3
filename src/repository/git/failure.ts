import { visible } from '../../text/visible.js';
import { inert } from '../../text/words.js';

/** Git could not answer. The message says why, and where there is a way, what mends it. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
  /** Whether git ended with status 1 and without a word: some commands say no like that. */
  readonly isNo: boolean;

  constructor(message: string, isNo = false) {
    super(message);
    this.isNo = isNo;
  }
}

/** Why git could not answer; anything that is no failure of git is a bug of ours, and thrown on. */
export function reasonOf(failure: unknown): string {
  if (failure instanceof GitFailure) return failure.message;
  throw failure;
}

/** The answer; or something else, where it is a help and no more, and git cannot give it. */
export async function answerOr<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof GitFailure) return otherwise;
    throw failure;
  }
}

export const noGit = () => new GitFailure('there is no git on the PATH; install it');

export const notUnderstood = () => new GitFailure('git gave an answer that is not understood');

const tooOld = 'this git is too old; 2.36 or newer is needed';

/** How git speaks of objects that it should be able to read. What else a line says may come from anywhere. */
const damage =
  /^(?:error|fatal): (?:could not read [0-9a-f]{40}|failed to traverse|loose object|packed object|object file|corrupt |inflate: |unable to (?:read|unpack|open|mmap) |bad (?:tree )?object|missing (?:blob|tree|commit))/im;

/** What git says on stderr, and what to tell the user instead. */
const known: readonly (readonly [RegExp, (top: string) => string])[] = [
  [/dubious ownership|unsafe repository/, notTrusted],
  [/not a git repository|cannot use bare repository/, () => 'this is no git repository'],
  [/unknown option [`']batch-command|unrecognized argument/, () => tooOld],
  [/unknown repository extension|expected git repo version/i, () => 'this git is too old for the repository'],
  [/could not fetch|promisor remote|lazy fetching disabled/, () => partialClone],
  [/must be run in a work tree/, () => 'the repository has no working tree'],
  [damage, () => damaged],
];

export const damaged = 'the repository is damaged; git fsck tells more';

export const shallowClone =
  'the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)';

export const partialClone = 'the clone is partial, and what it lacks is not fetched; clone it without --filter';

/** @param remote its name in the configuration */
export function narrowClone(remote: string): string {
  const name = shellWord(visible(remote));
  return `the clone has only some branches; fetch the others (git remote set-branches ${name} '*' && git fetch ${name})`;
}

function notTrusted(top: string): string {
  const command = `git config --global --add safe.directory ${shellWord(visible(top))}`;
  return `git does not trust the owner of ${visible(top)}; run: ${command}`;
}

/** The failure that stderr and an exit status tell of. */
export function failureOf(stderr: string, status: number | string | null, top: string): GitFailure {
  const message = known.find(([pattern]) => pattern.test(stderr))?.[1](top);
  const fatal = /^(?:fatal|error): (.{1,500})/m.exec(stderr)?.[1];
  return new GitFailure(
    message ??
      (fatal ? `git failed: ${inert(fatal)}` : `git ended with ${status ?? 'no status'} and without an answer`),
    stderr === '' && status === 1,
  );
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
