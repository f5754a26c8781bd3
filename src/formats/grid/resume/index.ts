import type { FormatResumption } from '../../format.js';
import type { GridSnapshot } from '../snapshot.js';
import { contextOf } from './context.js';

// The one door to how a mission of The Grid is handed on: loaded on demand, and in one piece.

export { mergeLessons } from '../warmth-merge/merge.js';

/** How a mission of The Grid is resumed. */
export const resumption: FormatResumption<GridSnapshot> = {
  // Checkpoint flow, "State Validation".
  checks: [
    {
      name: 'commits exist',
      rules: ['git/commit-exists', 'git/commit-kind'],
      remedy:
        'fetch the history that has the commit, or write the right hash where it is named; that of STATE.md with agent-state-lint update --agent mc resume.last_commit=HASH',
    },
    {
      name: 'files exist',
      rules: ['files/exists'],
      remedy: 'git restore brings back a file that was committed; make another one again, or take it from the list',
    },
    {
      name: 'plans available',
      rules: ['grid/plan-exists'],
      remedy: 'write the plan that is missing; git restore brings back one that was committed',
    },
    {
      name: 'single checkpoint',
      rules: ['grid/single-checkpoint'],
      remedy: 'keep the checkpoint that the mission waits at, and delete the others',
    },
    {
      name: 'state parses',
      rules: ['syntax/', 'grid/state-exists'],
      isOfMainFile: true,
      remedy: 'mend what is named; git restore brings back the file as it was committed',
    },
  ],
  deathRule: 'grid/session-death',
  contextOf,
};
