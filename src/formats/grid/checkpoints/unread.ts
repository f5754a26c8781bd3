import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { companionKind } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';

/** Where checkpoints lie in a root, read or not: the one that the documents name first, then by path. */
export function checkpointFiles({ present }: Pick<GridSnapshot, 'present'>): readonly string[] {
  const files = present.filter((file) => companionKind(file) === 'checkpoint');
  const rank = (file: string): number => (file === 'CHECKPOINT.md' ? 0 : file.split('/').length);
  return files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Why not all checkpoints of a root could be judged; undefined when they could. */
export function unreadCheckpoint(snapshot: GridSnapshot): string | undefined {
  const { root, checkpoints, unreadable } = snapshot;
  const broken = checkpoints.find(({ isBroken }) => isBroken);
  if (broken) return `${quote(broken.document.path)} does not parse`;
  const read = new Set(checkpoints.map(({ file }) => file));
  const unread = checkpointFiles(snapshot).find((file) => !read.has(file));
  if (unread !== undefined) return `${quote(pathIn(root, unread))} could not be read`;
  // A folder that could not be looked through may hold one.
  const hidden = unreadable.find(({ refusal }) => refusal === 'too-many');
  return hidden && `not all of ${quote(hidden.path)} could be read`;
}
