import type { Format } from '../format.js';
import { companionKind, isMark, stateFile } from './layout.js';
import { outlineOf } from './mission/outline.js';
import { readGrid, readGridState } from './read.js';
import { rules } from './rules/index.js';
import type { GridSnapshot } from './snapshot.js';
import { stampState } from './state/stamp.js';

/** The Grid: `.grid/STATE.md` and its companions. */
export const grid: Format<GridSnapshot> = {
  id: 'grid',
  directories: ['.grid'],
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile || companionKind(path) !== undefined,
  mainFile: stateFile,
  read: readGrid,
  statePaths: [stateFile],
  readState: readGridState,
  outlineOf,
  agentTrailer: 'Grid-Agent',
  stamp: stampState,
  recovery: async () => (await import('./recover/index.js')).recovery,
  updates: async () => (await import('./update/index.js')).updates,
  transitions: async () => (await import('./update/index.js')).transitions,
  resumption: async () => (await import('./resume/index.js')).resumption,
  mergeLessons: async () => (await import('./resume/index.js')).mergeLessons,
  rules,
  schemas: {
    'grid/checkpoint': async () =>
      (await import('../../../schemas/grid/checkpoint.schema.json', { with: { type: 'json' } })).default,
    'grid/state': async () =>
      (await import('../../../schemas/grid/state.schema.json', { with: { type: 'json' } })).default,
    'grid/state-persistence': async () =>
      (await import('../../../schemas/grid/state-persistence.schema.json', { with: { type: 'json' } })).default,
    'grid/summary': async () =>
      (await import('../../../schemas/grid/summary.schema.json', { with: { type: 'json' } })).default,
    'grid/warmth': async () =>
      (await import('../../../schemas/grid/warmth.schema.json', { with: { type: 'json' } })).default,
  },
};
