import type { Format } from '../format.js';
import { isMark } from './layout.js';
import { readGrid } from './read.js';
import { rules } from './rules/index.js';
import type { GridSnapshot } from './snapshot.js';
import { persistenceSpecification, stateSpecification } from './specifications.js';

/** The Grid: `.grid/STATE.md` and its companions. */
export const grid: Format<GridSnapshot> = {
  id: 'grid',
  directory: '.grid',
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  read: readGrid,
  rules,
  schemas: {
    'grid/state': async () => stateSpecification.schema,
    'grid/state-persistence': async () => persistenceSpecification.schema,
  },
};
