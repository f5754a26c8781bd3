import type { Tree } from '../../core/tree.js';
import { AskedTree } from '../../text/asked-tree.js';

/** Whether all that an update takes is loaded in this process, which is most of the time that the first one takes. */
let isLoaded = false;

/**
 * Works something out before a lock is taken, where this is the first time in a process: so nothing is loaded while others
 * wait. What is refused now, is not refused yet: somebody may be in the middle of writing.
 * @returns for whoever holds the lock: what was worked out, if all that it was worked out from is still the same
 */
export async function workedAhead<T extends object>(
  tree: Tree,
  work: (tree: Tree) => Promise<T>,
): Promise<() => Promise<T | undefined>> {
  if (isLoaded) return async () => undefined;
  const asked = new AskedTree(tree);
  const made = await work(asked).catch(() => undefined);
  isLoaded = true;
  return async () => (made && (await asked.isUnchanged()) ? made : undefined);
}
