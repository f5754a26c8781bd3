import type { Tree } from '../core/tree.js';
import type { SettingsTree } from '../lint/lint-options.js';
import { UsageError } from '../lint/usage-error.js';
import { RevisionError } from '../repository/git/revision-error.js';
import type { Repository } from '../repository/repository.js';
import { isHash } from '../text/hash.js';

/** Nothing can be read where the settings come from. That there are none cannot be said then. */
export class UnreadableSettings extends Error {
  override readonly name = 'UnreadableSettings';
}

/** As many digits tell a commit from all others, as a rule. */
const digits = 7;

/**
 * The files that settings are read from, and what messages call them.
 * @throws UsageError when there is no such revision
 */
export async function settingsOrigin(
  from: string | SettingsTree,
  repository: Repository,
): Promise<{ readonly name: string; readonly tree: Pick<Tree, 'list' | 'read'> }> {
  if (typeof from !== 'string') return { name: from.name, tree: strict(from, from.name) };
  try {
    const name = isHash(from) && from.length >= 40 ? from.slice(0, digits) : from;
    return { name, tree: strict((await repository.resolve(from)).tree, name) };
  } catch (error) {
    throw error instanceof RevisionError ? new UsageError(error.message) : error;
  }
}

/** What cannot be had is not taken for what is not there. */
function strict(tree: Pick<Tree, 'list' | 'read'>, name: string): Pick<Tree, 'list' | 'read'> {
  const fail = (reason: string): never => {
    throw new UnreadableSettings(`the settings of ${name} cannot be read: ${reason}`);
  };
  const orFail = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  };
  const read = async (path: string, cap: number) => {
    const answer = await orFail(() => tree.read(path, cap));
    if (answer.ok) return answer;
    if (answer.refusal === 'not-fetched') fail('the clone is partial, and what it lacks is not fetched');
    return answer.refusal === 'not-readable' ? fail('they are not there; the repository is damaged') : answer;
  };
  return {
    read,
    list: async (directory) => {
      const entries = await orFail(() => tree.list(directory));
      if (entries.length === 0) await read(directory, 0); // says why, where that is known
      return entries;
    },
  };
}
