import type { RecoveredFile, RootRecovery, Source } from '../../../src/core/recovery.js';

export const state = '.grid/STATE.md';
export const inState = (line: number): Source => ({ what: 'STATE.md', path: state, line });
export const plans: Source = { what: 'the plans' };
const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

/** The figures of the checkpoint flow, "Recovery Mode" step 2. */
export const blog: RecoveredFile = {
  root: '.grid',
  path: state,
  before: Buffer.from('x'),
  text: 'the text\n',
  account: [
    { field: 'cluster', value: 'blog', source: plans, sure: false },
    { field: 'status', value: 'in_progress', source: inState(3), sure: true },
    {
      field: 'position.block',
      value: 3,
      source: { what: 'the summary of block 02', path: '.grid/02-SUMMARY.md', line: 2 },
      sure: false,
      otherwise: [{ value: 2, source: { what: 'STATE.md', path: state, line: 41, commit } }],
    },
    { field: 'energy', value: 9000, source: inState(9), sure: true },
  ],
  decide: ['mission_id was not found anywhere: give the mission a name'],
  overview: {
    cluster: { value: 'blog', sure: false, source: plans },
    completed: ['01', '02'],
    current: { block: '03', sure: false },
    percent: { value: 33.33, sure: false },
    commits: 15,
  },
};

/** What came of the root, with other files, or commands. */
export function recovered(more: Partial<RootRecovery> = {}): RootRecovery {
  return {
    root: '.grid',
    path: state,
    outcome: 'recovered',
    reason: 'STATE.md does not parse',
    files: [blog],
    ...more,
  };
}
