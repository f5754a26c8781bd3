import { answerOr } from './failure.js';
import { type Git, lineBreak, linesOf } from './run.js';

// What git is asked to leave out, it does not go through to the end: it stops where all that is left is older, by the clocks
// of the commits. Where many of those ran behind, its answer holds ancestors as well. It never lacks what is none.

/**
 * Which of some commits are no ancestors of some others, whatever the clocks said. What git takes for none is looked for
 * in the whole history of those; most of the time, there is nothing of the kind.
 * @param hashes whole names of commits that are there
 * @throws GitFailure
 */
export async function notAncestors(
  git: Git,
  hashes: ReadonlySet<string>,
  heads: readonly string[],
): Promise<ReadonlySet<string>> {
  const seemApart = new Set<string>();
  const revisions = linesOf([...heads.map((head) => `^${head}`), ...hashes]);
  for await (const hash of git.run(['rev-list', '--stdin'], revisions, lineBreak)) {
    if (hashes.has(hash)) seemApart.add(hash);
    if (seemApart.size === hashes.size) break;
  }
  return withoutHistory(git, seemApart, heads);
}

/** Takes the history of some commits, each of which is looked at, out of a set. */
async function withoutHistory(git: Git, hashes: Set<string>, heads: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.size === 0) return hashes;
  for await (const hash of git.run(['rev-list', '--stdin'], linesOf(heads), lineBreak)) {
    hashes.delete(hash);
    if (hashes.size === 0) break;
  }
  return hashes;
}

/** Git compares each with each of them. */
const mostCompared = 200;

/**
 * The ancestors of a base among the commits that git tells when it is asked for what some heads have beside it.
 * @param base whole name of a commit
 * @throws GitFailure
 */
export async function wronglyBeside(git: Git, base: string, heads: readonly string[]): Promise<ReadonlySet<string>> {
  const parents = new Map<string, readonly string[]>();
  const revisions = linesOf([`^${base}`, ...heads]);
  for await (const line of git.run(['rev-list', '--parents', '--stdin'], revisions, lineBreak)) {
    const [hash = '', ...above] = line.split(' ');
    parents.set(hash, above);
  }
  // Below every ancestor of the base there is one that has no parent among them, and that is an ancestor, too. One that was
  // made on the base is none.
  const isAbove = (one: string) => one === base || parents.has(one);
  const ends = [...parents].flatMap(([hash, above]) => (above.some(isAbove) ? [] : hash));
  if (ends.length === 0 || (await areIndependent(git, base, ends))) return new Set();
  const beside = await withoutHistory(git, new Set(parents.keys()), [base]);
  return new Set([...parents.keys()].filter((hash) => !beside.has(hash)));
}

/** Whether no commit is an ancestor of a base or of another one of them, as far as that is cheap to tell. */
async function areIndependent(git: Git, base: string, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length > mostCompared) return false;
  const left = new Set(hashes);
  const command = ['merge-base', '--independent', base, ...hashes];
  const ask = async () => {
    for await (const hash of git.run(command, [], lineBreak)) left.delete(hash);
  };
  await answerOr(ask(), undefined);
  return left.size === 0;
}

/**
 * Goes through a whole history, each commit of which is opened: a file that git keeps beside them could tell of commits
 * that are not there any more.
 * @throws GitFailure when one of them is lacking or damaged
 */
export async function walk(git: Git, heads: readonly string[]): Promise<void> {
  const command = ['-c', 'core.commitGraph=false', 'rev-list', '--stdin'];
  for await (const _ of git.stream(command, linesOf(heads)));
}
