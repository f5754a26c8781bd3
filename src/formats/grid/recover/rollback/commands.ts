import type { CommitView } from '../../../../core/history.js';
import type { RootRecovery } from '../../../../core/recovery.js';
import { count } from '../../../../text/words.js';
import type { WorkSince } from './since.js';

/**
 * The git commands that take back the work since a commit, the one that keeps the history first (checkpoint flow,
 * failure: "git reset --hard, restart block"). None where that commit is not below HEAD: there they would do something
 * else. They hold nothing but its whole name: never text of a commit, never a path.
 */
export function commandsFor(
  { hash }: CommitView,
  { log, isAncestor, uncommitted }: WorkSince,
): NonNullable<RootRecovery['commands']> {
  const { commits, gap } = log;
  if (!isAncestor || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash)) return [];
  const loses = uncommitted === 0 ? '' : '; what is not committed is lost';
  const reset = `git reset --hard ${hash}`;
  if (commits.length === 0) {
    return uncommitted === 0
      ? []
      : [{ command: reset, does: `puts all tracked files back to the last commit${loses}` }];
  }
  const number = `${gap === undefined ? '' : 'at least '}${count(commits.length, 'commit')}`;
  const merges = commits.filter(({ isMerge }) => isMerge).length;
  return [
    merges === 0
      ? {
          command: `git revert --no-commit ${hash}..HEAD`,
          does: `takes back ${number} and keeps the history: the result is staged, for you to commit. Commit or put away first what is not committed, a restored STATE.md too`,
        }
      : {
          command: `git restore --source=${hash} --staged --worktree :/`,
          does: `puts all tracked files back and keeps the history: the result is staged, for you to commit${loses}. There ${merges === 1 ? 'is a merge' : `are ${merges} merges`} among the ${number}, so git revert would stop and want -m for each`,
        },
    {
      command: reset,
      does: `takes ${number} off the branch${loses}. What was pushed has to be pushed by force`,
    },
  ];
}
