import { type Git, lineBreak, linesOf } from './run.js';

/**
 * Which of some commits are no ancestors of another one. What git says is the whole history that they have apart from
 * it: read as it comes, and only until all are found.
 * @param hashes whole names of commits that are there
 * @throws GitFailure
 */
export async function notAncestors(git: Git, hashes: ReadonlySet<string>, head: string): Promise<ReadonlySet<string>> {
  const apart = new Set<string>();
  for await (const hash of git.run(['rev-list', '--stdin'], linesOf([`^${head}`, ...hashes]), lineBreak)) {
    if (hashes.has(hash)) apart.add(hash);
    if (apart.size === hashes.size) break;
  }
  return apart;
}
