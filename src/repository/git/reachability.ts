import { type Git, lineBreak, linesOf } from './run.js';

/**
 * Which of some commits are no ancestors of some others. What git says is the whole history that they have apart from
 * those: read as it comes, and only until all are found.
 * @param hashes whole names of commits that are there
 * @throws GitFailure
 */
export async function notAncestors(
  git: Git,
  hashes: ReadonlySet<string>,
  heads: readonly string[],
): Promise<ReadonlySet<string>> {
  const apart = new Set<string>();
  const revisions = linesOf([...heads.map((head) => `^${head}`), ...hashes]);
  for await (const hash of git.run(['rev-list', '--stdin'], revisions, lineBreak)) {
    if (hashes.has(hash)) apart.add(hash);
    if (apart.size === hashes.size) break;
  }
  return apart;
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
