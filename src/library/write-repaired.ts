import { writeState } from '../repository/write-state.js';
import type { FixResult } from './result.js';

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
