import { phaseTransition } from '../../../../src/formats/grid/rules/phase-transition.js';
import { thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, withGap } from '../../../support/state-history.js';

const before = {
  'current: 2\n  completed: ["01-pantry"]': 'current: 1\n  completed: []',
  'phase: 2\n  phase_id': 'phase: 1\n  phase_id',
};
const planning = { 'status: "in_progress"\nmode': 'status: "planning"\nmode' };
const three = edited(mission, thirdPhase);
/** The third phase is entered, where it begins unless it is said otherwise. */
const entered = (more: Record<string, string> = {}) =>
  edited(three, {
    'current: 2\n  completed: ["01-pantry"]': 'current: 3\n  completed: ["01-pantry", "02-kitchen"]',
    'phase: 2\n  phase_id: "02-kitchen"': 'phase: 3\n  phase_id: "03-table"',
    '  block: 3\n  block_id': '  block: 1\n  block_id',
    'thread: 2\n  thread_total': 'thread: 1\n  thread_total',
    ...more,
  });
const doneThere = {
  'status: "pending"\n      blocks: 1\n      blocks_complete: 0':
    'status: "pending"\n      blocks: 1\n      blocks_complete: 1',
};
const inPhase = (phase: string) => persistence.replace('phase: 1', `phase: ${phase}`);

ruleTest(phaseTransition, {
  'the same phase': afterCommits([{}, { 'energy: 9000': 'energy: 8000' }]),
  'the next phase, at its start': afterCommits([three, entered()]),
  'two phases in one commit, both completed': afterCommits([
    edited(three, { 'current: 2\n  completed: ["01-pantry"]': 'current: 1\n  completed: []' }),
    entered(),
  ]),
  'back to an earlier phase': afterCommits(
    [{}, before],
    ['12:12 error phases.current went back from 2 to 1 in {1}; expected 2 or more'],
  ),
  'back, and forth again: the place is what stands there now': afterCommits(
    [{}, before, {}],
    ['12:12 error phases.current went back from 2 to 1 in {1}; expected 2 or more'],
  ),
  'back, not committed': inWorkingTree(
    [{}, before],
    ['12:12 error phases.current went back from 2 to 1 in the working tree; expected 2 or more'],
  ),
  'back while it is planned': afterCommits([{ ...planning }, { ...planning, ...before }]),
  'back by way of planning': afterCommits(
    [{}, { ...planning, ...before }, before],
    ['12:12 error phases.current went back from 2 to 1 in {2}; expected 2 or more'],
  ),
  'back in a new mission': afterCommits([
    { 'status: "in_progress"\nmode': 'status: "complete"\nmode' },
    { ...before, 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' },
  ]),
  'a phase that was passed is not completed': afterCommits(
    [three, entered({ 'completed: ["01-pantry", "02-kitchen"]': 'completed: ["01-pantry"]' })],
    [
      '12:12 error phases.current went from 2 to 3 in {1}, but phases.completed lacks "02-kitchen"',
      '  .grid/STATE.md:13:14 expected here every phase that was passed',
    ],
  ),
  'two phases that were passed are not completed': afterCommits(
    [
      edited(three, { 'current: 2\n  completed: ["01-pantry"]': 'current: 1\n  completed: []' }),
      entered({ '  completed: ["01-pantry", "02-kitchen"]\n': '' }),
    ],
    [
      '12:12 error phases.current went from 1 to 3 in {1}, but phases.completed lacks "01-pantry" and "02-kitchen"',
      '  .grid/STATE.md:10:1 expected here every phase that was passed',
    ],
  ),
  'more phases than anybody has': afterCommits(
    [{ 'total: 2': 'total: 999999999' }, { 'total: 2': 'total: 999999999', 'current: 2': 'current: 999999999' }],
    [
      '12:12 error phases.current went from 2 to 999999999 in {1}, but phases.completed lacks "02-kitchen", phase 3 and phase 4',
      '  .grid/STATE.md:13:14 expected here every phase that was passed',
    ],
  ),
  'a mission that failed need not have completed them': afterCommits([
    three,
    entered({
      'completed: ["01-pantry", "02-kitchen"]': 'completed: ["01-pantry"]',
      'status: "in_progress"\nmode': 'status: "failed"\nmode',
    }),
  ]),
  'a list of phases that is broken has its own finding': afterCommits([
    three,
    entered({ 'completed: ["01-pantry", "02-kitchen"]': 'completed: ["01-pantry", "kitchen"]' }),
  ]),
  'entered at a later thread': afterCommits(
    [three, entered({ 'thread: 1\n  thread_total': 'thread: 2\n  thread_total' })],
    ['44:11 error phase 3 was entered at thread 2 in {1}, but none of its blocks is complete; expected 1'],
  ),
  'entered at a later block, wave and thread': afterCommits(
    [
      three,
      entered({
        '  block: 1\n  block_id': '  block: 3\n  block_id',
        'wave: 1\n  thread: 1\n': 'wave: 2\n  thread: 4\n',
      }),
    ],
    [
      '40:10 error phase 3 was entered at block 3, wave 2 and thread 4 in {1}, but none of its blocks is complete; expected 1',
    ],
  ),
  'entered, and a block of it done in the same commit': afterCommits([
    three,
    entered({ ...doneThere, 'thread: 1\n  thread_total': 'thread: 2\n  thread_total' }),
  ]),
  'the thread moves on in a later commit': afterCommits([
    three,
    entered(),
    entered({ 'thread: 1\n  thread_total': 'thread: 2\n  thread_total' }),
  ]),
  'a phase that nobody defined tells nothing of its blocks': afterCommits([
    { 'total: 2': 'total: 3' },
    {
      'total: 2\n  current: 2\n  completed: ["01-pantry"]':
        'total: 3\n  current: 3\n  completed: ["01-pantry", "02-kitchen"]',
      'phase: 2\n  phase_id': 'phase: 3\n  phase_id',
    },
  ]),
  'persistence: forward': afterCommits([inPhase('1'), inPhase('3')]),
  'persistence: back': afterCommits(
    [inPhase('"02-kitchen"'), inPhase('1')],
    ['4:10 error position.phase went back from 2 to 1 in {1}; expected 2 or more'],
  ),
  'persistence: a phase without a number': afterCommits([inPhase('2'), inPhase('Pantry')]),
  'prose: forward': afterCommits([prose, prose.replace('Phase: 2 of 3', 'Phase: 3 of 3')]),
  'prose: back': afterCommits(
    [prose, prose.replace('Phase: 2 of 3', 'Phase: 1 of 3')],
    ['4:8 error Phase went back from 2 to 1 in {1}; expected 2 or more'],
  ),
  'prose: back after the end is a new mission': afterCommits([
    prose.replace('60.0%', '100.0%'),
    prose.replace('Phase: 2 of 3', 'Phase: 1 of 3'),
  ]),
  'where commits are missing: back': withGap(
    [{}, {}, before],
    ['12:12 error phases.current went back from 2 to 1 since the base; expected 2 or more'],
  ),
  'where commits are missing: the thread may have moved on': withGap([
    three,
    three,
    entered({ 'thread: 1\n  thread_total': 'thread: 2\n  thread_total' }),
  ]),
  'where commits are missing, prose does not tell its missions apart': withGap([
    prose,
    `${prose}\n`,
    prose.replace('Phase: 2 of 3', 'Phase: 1 of 3'),
  ]),
});
