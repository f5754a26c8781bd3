import type { FormatResumption } from '../../format.js';
import type { GridSnapshot } from '../snapshot.js';
import { contextOf } from './context.js';

// The one door to how a mission of The Grid is handed on: loaded on demand, and in one piece.

export { mergeLessons } from '../warmth-merge/merge.js';

/** How a mission of The Grid is resumed. */
export const resumption: FormatResumption<GridSnapshot> = {
  // Checkpoint flow, "State Validation".
  checks: [
    { name: 'commits exist', rules: ['git/commit-exists', 'git/commit-kind'] },
    { name: 'files exist', rules: ['files/exists'] },
    { name: 'plans available', rules: ['grid/plan-exists'] },
    { name: 'single checkpoint', rules: ['grid/single-checkpoint'] },
    { name: 'state parses', rules: ['syntax/', 'grid/state-exists'], isOfMainFile: true },
  ],
  deathRule: 'grid/session-death',
  contextOf,
};
