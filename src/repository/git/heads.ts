import type { GitAccess } from './access.js';
import { damaged, GitFailure } from './failure.js';
import { type Git, lineBreak } from './run.js';

/**
 * The commits that the history of the working tree ends at: the one of HEAD, and in the middle of a merge, the one that
 * is merged. None before the first commit.
 * @throws GitFailure
 */
export async function headsOf({ git, objects }: GitAccess): Promise<string[]> {
  const found = await objects.info(['HEAD^{commit}', 'MERGE_HEAD^{commit}']);
  const [head] = found;
  if (typeof head === 'object') return found.flatMap((one) => (typeof one === 'object' ? one.hash : []));
  for await (const _ of git.run(['rev-parse', '--revs-only', 'HEAD'], [], lineBreak)) {
    throw new GitFailure(`the commit that HEAD names is not there; ${damaged}`);
  }
  if (await hasCommits(git)) {
    throw new GitFailure('HEAD leads to no commit, though there are some; check out a branch, or run git fsck');
  }
  return [];
}

/** Whether any commit is there, however it is lost: a branch that is broken, or not born yet, says nothing about that. */
async function hasCommits(git: Git): Promise<boolean> {
  const all = ['cat-file', '--batch-all-objects', '--batch-check=%(objecttype)', '--unordered', '--buffer'];
  for await (const type of git.run(all, [], lineBreak)) if (type === 'commit') return true;
  return false;
}
