import { type FixOptions, splitOptions } from '../lint/repair/fix-options.js';
import { repairRoots } from '../lint/repair/repair-roots.js';
import { writeState } from '../repository/write-state.js';
import { prepared } from './prepared.js';
import type { FixResult } from './result.js';

/** See `fix` of the library. */
export async function fixRoots(options: FixOptions): Promise<FixResult> {
  const { lint: asked, unsafe, write } = splitOptions(options);
  const fixed = await prepared(asked, (run, texts) =>
    repairRoots(run, { unsafe, files: texts.length > 0 ? new Set(texts) : undefined }),
  );
  if (write && fixed.repaired.length > 0) await writeRepaired(fixed);
  return fixed;
}

/**
 * Writes the files that repairs have changed, each as a whole and under the lock of its root.
 * @throws what `writeState` throws
 */
export async function writeRepaired({ top, repaired }: Pick<FixResult, 'top' | 'repaired'>): Promise<void> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  await writeState(
    top,
    repaired.map(({ path, root, before, after }) => ({ path, root, before: bytes(before), after: bytes(after) })),
  );
}
