import type { TimedCommit } from '../../../core/history.js';
import type { RecoveryRequest } from '../../../core/recovery.js';
import { conflictMarkers } from '../../../text/conflict-markers.js';
import { readJsonFile } from '../../common/read-json.js';
import { readText } from '../../common/read-text.js';

/** So many versions are read: a store may be large, and whoever broke it may have committed it often since. */
const most = 50;

/** The newest commit that holds a file which can be read as a whole, and why there may be one that was not seen. */
export async function lastWhole(
  { history, limits }: Pick<RecoveryRequest, 'history' | 'limits'>,
  path: string,
): Promise<{ readonly whole?: TimedCommit; readonly unread?: string }> {
  let found: TimedCommit | undefined;
  let seen = 0;
  const unread = await history.versions(path, async ({ commit, tree }) => {
    seen += 1;
    if (await isWhole()) found = commit;
    return !found && seen < most;

    async function isWhole(): Promise<boolean> {
      if (path.endsWith('.json')) {
        const read = await readJsonFile(tree, path, limits);
        return read.ok && read.document.faults.every(({ kind }) => kind === 'duplicate-key');
      }
      const read = await readText(tree, path, limits.markdownBytes);
      return read.ok && conflictMarkers(read.text).length === 0;
    }
  });
  return found ? { whole: found } : { ...(unread !== undefined && { unread }) };
}

/** What a shell takes as it is: names of other letters are never put into a command. */
const plain = /^[\w./@+-]+$/;

/** The command that prints a file as a commit has it; undefined for a name that a shell may take for something else. */
export function showing({ hash }: Pick<TimedCommit, 'hash'>, path: string): string | undefined {
  return plain.test(path) ? `git show ${hash.slice(0, 12)}:${path}` : undefined;
}

/** A command with a path at its end, from the top of the repository. */
export function commandOn(command: string, path: string): string | undefined {
  return plain.test(path) && !path.startsWith('-') ? `${command} ${path}` : undefined;
}
