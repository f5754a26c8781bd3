import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { GitFailure, shallowClone } from './failure.js';
import { lineBreak, linesOf } from './run.js';

/**
 * The best common ancestors of a commit and of some others taken together, as if those were merged. None when they
 * have nothing in common.
 * @param hashes whole names
 * @throws GitFailure
 */
export async function commonAncestors(
  { git }: GitAccess,
  hash: string,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  try {
    for await (const one of git.run(['merge-base', '--all', hash, ...hashes], [], lineBreak)) found.push(one);
  } catch (failure) {
    if (!(failure instanceof GitFailure && failure.isNo)) throw failure;
  }
  return found;
}

/**
 * Makes sure that all commits between a base and the heads of a history are there. In a shallow clone, that is known
 * where every way down from the heads comes to the base, or to a commit before it, and none to an end.
 * @throws GitFailure
 */
export async function checkRange(access: GitAccess, base: string, heads: readonly string[]): Promise<void> {
  const [head] = heads;
  if (head === undefined) throw new GitFailure('HEAD has no commit yet');
  if (!(await hasEnd(access, base, heads))) return;
  if ((await access.conditions()).isShallow) throw new GitFailure(shallowClone);
  const common = await commonAncestors(access, base, [head]);
  if (common.length === 0) throw new GitFailure('what is linted and the base have no commit in common');
}

/**
 * Whether a shallow clone ends below some heads, so that there are commits which they have and nobody here knows of.
 * @param base whole name of a commit; what it has plays no part
 * @throws GitFailure
 */
export async function isCutOff(
  access: GitAccess,
  base: string | undefined,
  heads: readonly string[],
): Promise<boolean> {
  if (heads.length === 0 || !(await access.conditions()).isShallow) return false;
  const ends: string[] = [];
  const revisions = linesOf([...(base === undefined ? [] : [`^${base}`]), ...heads]);
  const command = ['rev-list', '--max-parents=0', '--stdin'];
  for await (const end of access.git.run(command, revisions, lineBreak)) ends.push(end);
  let isCut = false;
  await readCommits(access.objects, ends, ({ parents }) => {
    isCut ||= parents.length > 0; // git takes it for the first commit, but it was made with parents
  });
  return isCut;
}

/** Whether a commit without parents is among those that the heads have, and the base has not. */
async function hasEnd({ git }: GitAccess, base: string, heads: readonly string[]): Promise<boolean> {
  const revisions = linesOf([`^${base}`, ...heads]);
  for await (const _ of git.run(['rev-list', '--max-parents=0', '--stdin'], revisions, lineBreak)) return true;
  return false;
}
