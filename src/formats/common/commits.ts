import type { Step } from '../../core/change.js';
import type { Commit, Likeness, Successor } from '../../core/history.js';
import { quote } from '../../text/words.js';

const fewestDigits = 7;

/** Names of commits with as few digits as tell them apart, but at least seven. */
export function shortHashes(hashes: readonly string[]): string[] {
  const longest = Math.max(fewestDigits, ...hashes.map((hash) => hash.length));
  let digits = fewestDigits;
  const areTold = () => new Set(hashes.map((hash) => hash.slice(0, digits))).size === hashes.length;
  while (digits < longest && !areTold()) digits += 1;
  return hashes.map((hash) => hash.slice(0, digits));
}

/** A commit as messages name it: `1f0c2aa "feat(02): light the stove"`. */
export function named({ hash, subject }: Commit): string {
  return `${hash.slice(0, fewestDigits)} ${quote(subject)}`;
}

/** In which step something happened, for messages: ` in 1f0c2aa "feat(02): light the stove"`. */
export function inStep({ commit, isWhole }: Step): string {
  if (commit) return ` in ${named(commit)}`;
  return isWhole ? ' since the base' : ' in the working tree';
}

const why: Readonly<Record<Likeness, string>> = {
  message: 'whose message names it',
  patch: 'which has the same patch',
  subject: 'which has the same subject',
  listed: 'whose message lists its subject',
};

/** By which commit another one was taken in, for the end of a message. A subject alone proves little. */
export function takenIn(successor: Successor): string {
  if ('pull' in successor) {
    return `it was in pull request #${successor.pull}, which was merged as ${named(successor)}`;
  }
  const { likeness, ...commit } = successor;
  const was = likeness === 'subject' || likeness === 'listed' ? 'may have been' : 'was';
  return `it ${was} taken in by ${named(commit)}, ${why[likeness]}`;
}
