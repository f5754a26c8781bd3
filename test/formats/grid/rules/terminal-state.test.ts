import { terminalState } from '../../../../src/formats/grid/rules/terminal-state.js';
import { finished } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const complete = { 'status: "in_progress"\nmode': 'status: "complete"\nmode' };
const failed = { 'status: "in_progress"\nmode': 'status: "failed"\nmode' };
const blocker = {
  'blockers: []': 'blockers:\n  - id: "blocker-001"\n    type: "permission"\n    description: "No access"',
};
const idle = Object.fromEntries(Object.entries(finished).filter(([from]) => from.startsWith('  active:')));

ruleTest(terminalState, [
  { name: 'under way', given: {}, says: [] },
  { name: 'everything done', given: finished, says: [] },
  {
    name: 'complete too early',
    given: complete,
    says: [
      '8:9 error status is "complete", but 1 block is not complete, 3 threads are not complete, 1 phase is not complete and 1 agent is active',
      '  .grid/STATE.md:40:20 1 block is not complete',
      '  .grid/STATE.md:42:21 3 threads are not complete',
      '  .grid/STATE.md:24:15 1 phase is not complete',
      '  .grid/STATE.md:47:11 1 agent is active',
    ],
  },
  {
    name: 'an agent is left',
    given: { ...finished, '  active: []\n': '  active:\n    - id: "executor-007"\n    - id: "executor-008"\n' },
    says: ['8:9 error status is "complete", but 2 agents are active', '  .grid/STATE.md:47:11 2 agents are active'],
  },
  {
    name: 'a blocker is left',
    given: { ...finished, ...blocker },
    says: ['8:9 error status is "complete", but 1 blocker is open', '  .grid/STATE.md:90:1 1 blocker is open'],
  },
  {
    name: 'threads are left',
    given: { ...finished, 'threads_complete: 16': 'threads_complete: 15' },
    says: [
      '8:9 error status is "complete", but 1 thread is not complete',
      '  .grid/STATE.md:42:21 1 thread is not complete',
    ],
  },
  {
    name: 'blocks are left',
    given: { ...finished, 'blocks_complete: 5': 'blocks_complete: 4' },
    says: [
      '8:9 error status is "complete", but 1 block is not complete',
      '  .grid/STATE.md:40:20 1 block is not complete',
    ],
  },
  {
    name: 'a phase is left',
    given: { ...finished, 'status: "complete"\n      blocks: 3': 'status: "in_progress"\n      blocks: 3' },
    says: [
      '8:9 error status is "complete", but 1 phase is not complete',
      '  .grid/STATE.md:24:15 1 phase is not complete',
    ],
  },
  {
    name: 'failed with an agent at work',
    given: { ...failed, ...blocker },
    says: ['8:9 error status is "failed", but 1 agent is active', '  .grid/STATE.md:47:11 1 agent is active'],
  },
  { name: 'failed with work and blockers left', given: { ...failed, ...idle, ...blocker }, says: [] },
  { name: 'a status that is broken', given: { 'status: "in_progress"': 'status: "done"' }, says: [] },
  {
    name: 'complete without figures',
    given: '---\nmission_id: "mission-20260511T090000Z-recipe-box"\nstatus: complete\n---\n',
    says: [],
  },
  {
    name: 'of two statuses, the first is judged',
    given: { 'mode: "guided"': 'mode: "guided"\nstatus: "failed"' },
    says: [],
  },
]);
