import type { RecoveryRequest, RootRecovery } from '../../../core/recovery.js';
import { pathIn } from '../../../text/paths.js';
import { count } from '../../../text/words.js';
import { stateFile } from '../layout.js';

type Commands = NonNullable<RootRecovery['commands']>;

/** So many are told one by one. */
const most = 20;
/** What a shell takes as it is, from whatever folder: names of other letters are never put into a command. */
const plain = /^[\w./@+-]+$/;

/**
 * The git commands that bring back what lay in a root beside its STATE.md, and is in the last commit, but not on the disk
 * any more.
 */
export async function restoring({ root, history }: RecoveryRequest): Promise<Commands> {
  const found = await history.uncommitted();
  if (found.answer === 'unknown') return [];
  const inRoot = pathIn(root, '');
  const gone = found.removed.filter((path) => path.startsWith(inRoot) && path !== pathIn(root, stateFile));
  const named = gone.filter((path) => plain.test(path));
  const told = named.slice(0, most);
  const others = gone.length - told.length;
  return told.map((path, index) => ({
    command: `git restore --source=HEAD --staged --worktree -- :/${path}`,
    does: `brings back ${path}, as the last commit has it${
      index === told.length - 1 && others > 0
        ? `; ${count(others, 'more file')} of the root can be brought back alike`
        : ''
    }`,
  }));
}
