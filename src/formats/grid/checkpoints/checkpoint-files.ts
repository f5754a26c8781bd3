import { companionKind } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';

/** Where checkpoints lie in a root, read or not: the one that the documents name first, then by path. */
export function checkpointFiles({ present }: Pick<GridSnapshot, 'present'>): readonly string[] {
  const files = present.filter((file) => companionKind(file) === 'checkpoint');
  const rank = (file: string): number => (file === 'CHECKPOINT.md' ? 0 : file.split('/').length);
  return files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
