import type { Limits } from '../../core/limits.js';
import type { UnreadableFile } from '../../core/snapshot.js';
import type { Tree } from '../../core/tree.js';
import { decode } from '../../text/decode.js';
import { pathIn } from '../../text/paths.js';
import { size } from '../../text/words.js';
import { stateFile } from './layout.js';
import { readState } from './read-state.js';
import type { GridSnapshot } from './snapshot.js';

/** Reads a Grid root: its STATE.md, in whichever dialect it is written. Never throws for what it finds. */
export async function readGrid(tree: Tree, root: string, limits: Limits): Promise<GridSnapshot> {
  const path = pathIn(root, stateFile);
  const empty = { root, format: 'grid', dialect: undefined, documents: [], unreadable: [], state: undefined } as const;
  const unreadable = (file: Omit<UnreadableFile, 'path'>): GridSnapshot => ({
    ...empty,
    unreadable: [{ path, ...file }],
    unjudged: `${stateFile} could not be read`,
  });

  const read = await tree.read(path, limits.markdownBytes);
  if (!read.ok && read.refusal === 'missing') return empty;
  if (!read.ok && read.refusal === 'too-large') {
    return unreadable({ refusal: 'too-large', detail: size(limits.markdownBytes) });
  }
  if (!read.ok) return unreadable({ refusal: read.refusal });
  const decoded = decode(read.bytes);
  if (!decoded.ok) return unreadable({ refusal: decoded.problem, detail: `byte ${decoded.offset}` });
  return { ...empty, ...(await readState({ tree, root, path, text: decoded.text, limits })) };
}
