import type { FileVersion } from '../../core/history.js';
import { join } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { CommitTree } from './commit-tree.js';
import { GitFailure, shallowClone } from './failure.js';
import { isCutOff } from './range.js';
import { lineBreak, linesOf } from './run.js';
import { pathspecsFor } from './traces.js';

/**
 * Shows the versions of a file that led to the one of a commit, from the newest on: where a merge took the file over
 * from one of its parents, nobody follows the others.
 * @param head whole name of the commit
 * @param visit says whether to go on; it may take its time
 * @returns why there may be more of them
 * @throws GitFailure
 */
export async function showVersions(
  access: GitAccess,
  head: string,
  path: string,
  visit: (version: FileVersion) => Promise<boolean>,
): Promise<string | undefined> {
  const inside = join('', path);
  if (inside === undefined) throw new GitFailure('the path leads out of the repository');
  const pathspecs = pathspecsFor([inside]);
  if (pathspecs.length === 0) throw new GitFailure('the path is none that git can be asked for');
  const revisions = linesOf([head, ...pathspecs]);
  const hashes = access.git.runAtLeisure(['rev-list', '--date-order', '--stdin'], revisions, lineBreak);
  for await (const hash of hashes) if (!(await visit(await versionOf(access, hash)))) return undefined;
  return (await isCutOff(access, undefined, [head])) ? shallowClone : undefined;
}

async function versionOf(access: GitAccess, hash: string): Promise<FileVersion> {
  let commit = { hash, subject: '', time: 0 };
  await readCommits(access.objects, [hash], ({ subject, committerTime }) => {
    commit = { hash, subject, time: committerTime };
  });
  return { commit, tree: new CommitTree(access, hash) };
}
