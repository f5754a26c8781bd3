import type { Tracking } from '../../core/history.js';
import type { GitAccess } from './access.js';
import { CommitTree } from './commit-tree.js';
import { damaged, partialClone } from './failure.js';
import { nul } from './run.js';

/**
 * Whether the index holds some files: the next commit will have them. A file that is only marked to be added later, or
 * in the middle of a conflict, counts.
 * @throws GitFailure
 */
export async function trackedInIndex({ git }: GitAccess, paths: readonly string[]): Promise<Map<string, Tracking>> {
  const tracking = new Map<string, Tracking>(paths.map((path) => [path, { answer: 'untracked' }]));
  for await (const path of git.run(['ls-files', '--cached', '-z'], [], nul)) {
    if (tracking.has(path)) tracking.set(path, { answer: 'tracked' });
  }
  return tracking;
}

/** Whether a commit holds some files. */
export async function trackedInCommit(
  access: GitAccess,
  hash: string,
  paths: readonly string[],
): Promise<Map<string, Tracking>> {
  const tree = new CommitTree(access, hash);
  const tracking = new Map<string, Tracking>();
  for (const path of paths) {
    const entry = await tree.entry(path);
    if (entry === 'not-fetched' || entry === 'not-readable') {
      tracking.set(path, { answer: 'unknown', reason: entry === 'not-fetched' ? partialClone : damaged });
    } else tracking.set(path, { answer: typeof entry === 'string' ? 'untracked' : 'tracked' });
  }
  return tracking;
}
