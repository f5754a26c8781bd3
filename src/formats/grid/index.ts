import type { Format } from '../format.js';
import { companionKind, isMark, stateFile } from './layout.js';
import { readGrid } from './read.js';
import { rules } from './rules/index.js';
import type { GridSnapshot } from './snapshot.js';

/** The Grid: `.grid/STATE.md` and its companions. */
export const grid: Format<GridSnapshot> = {
  id: 'grid',
  directory: '.grid',
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile || companionKind(path) !== undefined,
  mainFile: stateFile,
  read: readGrid,
  rules,
  schemas: {
    'grid/state': async () =>
      (await import('../../../schemas/grid/state.schema.json', { with: { type: 'json' } })).default,
    'grid/state-persistence': async () =>
      (await import('../../../schemas/grid/state-persistence.schema.json', { with: { type: 'json' } })).default,
  },
};
