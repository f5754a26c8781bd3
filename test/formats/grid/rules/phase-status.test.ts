import { phaseStatus } from '../../../../src/formats/grid/rules/phase-status.js';
import { finished, thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const half = 'the other half stands here';
const list = 'completed: ["01-pantry"]';
const kitchen = 'status: "in_progress"\n      blocks: 3\n      blocks_complete: 2';
const kitchenStart = 'started_at: "2026-05-12T08:00:00Z"';
const pantry = 'status: "complete"\n      blocks: 2\n      blocks_complete: 2';
const pantryIsOpen = {
  [pantry]: 'status: "in_progress"\n      blocks: 2\n      blocks_complete: 2',
  'completed_at: "2026-05-11T16:00:00Z"': 'completed_at: null',
};
const pantryIsPending = {
  [pantry]: 'status: "pending"\n      blocks: 2\n      blocks_complete: 0',
  'started_at: "2026-05-11T09:10:00Z"\n      completed_at: "2026-05-11T16:00:00Z"':
    'started_at: null\n      completed_at: null',
};
const kitchenIsPending = {
  [kitchen]: 'status: "pending"\n      blocks: 3\n      blocks_complete: 0',
  [kitchenStart]: 'started_at: null',
};
const tableIsRunning = {
  'status: "pending"\n      blocks: 1': 'status: "in_progress"\n      blocks: 1',
  'started_at: null': kitchenStart,
};

ruleTest(phaseStatus, [
  { name: 'one complete, one in progress', given: {}, says: [] },
  { name: 'all complete', given: finished, says: [] },
  { name: 'one pending', given: thirdPhase, says: [] },
  {
    name: 'all blocks complete, the phase not yet verified',
    given: { [kitchen]: 'status: "in_progress"\n      blocks: 3\n      blocks_complete: 3' },
    says: [],
  },
  {
    name: 'complete with blocks that are not',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 1' },
    says: ['17:15 error "01-pantry" is complete, but blocks_complete is 1 of 2', `  .grid/STATE.md:19:24 ${half}`],
  },
  {
    name: 'more blocks complete than there are',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 3' },
    says: ['19:24 error blocks_complete is 3, but "01-pantry" has 2 blocks', `  .grid/STATE.md:18:15 ${half}`],
  },
  {
    name: 'in progress with all that is complete',
    given: { 'status: "complete"': 'status: "in_progress"' },
    says: ['17:15 error "01-pantry" is in_progress, but completed_at is set', `  .grid/STATE.md:21:21 ${half}`],
  },
  {
    name: 'in progress, and listed as complete',
    given: pantryIsOpen,
    says: ['17:15 error "01-pantry" is in_progress, but phases.completed holds it', `  .grid/STATE.md:13:15 ${half}`],
  },
  {
    name: 'pending with all that is complete',
    given: { 'status: "complete"': 'status: "pending"' },
    says: ['17:15 error "01-pantry" is pending, but blocks_complete is 2 of 2', `  .grid/STATE.md:19:24 ${half}`],
  },
  {
    name: 'pending, and listed as complete',
    given: pantryIsPending,
    says: ['17:15 error "01-pantry" is pending, but phases.completed holds it', `  .grid/STATE.md:13:15 ${half}`],
  },
  {
    name: 'pending in a failed mission, and listed as complete',
    given: { 'status: "in_progress"': 'status: "failed"', ...pantryIsPending },
    says: ['17:15 error "01-pantry" is pending, but phases.completed holds it', `  .grid/STATE.md:13:15 ${half}`],
  },
  {
    name: 'complete, and not listed',
    given: {
      [kitchen]: 'status: "complete"\n      blocks: 3\n      blocks_complete: 3',
      'completed_at: null': 'completed_at: "2026-05-12T09:00:00Z"',
    },
    says: [
      '24:15 error "02-kitchen" is complete, but phases.completed does not hold it',
      `  .grid/STATE.md:13:14 ${half}`,
    ],
  },
  {
    name: 'complete, and not listed: after a failure the list may have been left behind',
    given: {
      'status: "in_progress"\nmode': 'status: "failed"\nmode',
      [kitchen]: 'status: "complete"\n      blocks: 3\n      blocks_complete: 3',
      'completed_at: null': 'completed_at: "2026-05-12T09:00:00Z"',
    },
    says: [],
  },
  {
    name: 'complete without completed_at',
    given: { 'completed_at: "2026-05-11T16:00:00Z"': 'completed_at: null' },
    says: ['21:21 warning "01-pantry" is complete, but it has no completed_at', `  .grid/STATE.md:17:15 ${half}`],
  },
  {
    name: 'complete, and completed_at is missing',
    given: { '      completed_at: "2026-05-11T16:00:00Z"\n': '' },
    says: ['15:7 warning "01-pantry" is complete, but it has no completed_at', `  .grid/STATE.md:17:15 ${half}`],
  },
  {
    name: 'a broken completed_at is for schema/timestamp',
    given: { 'completed_at: "2026-05-11T16:00:00Z"': 'completed_at: "soon"' },
    says: [],
  },
  {
    name: 'in progress with completed_at',
    given: { 'completed_at: null': 'completed_at: "2026-05-12T09:00:00Z"' },
    says: ['24:15 error "02-kitchen" is in_progress, but completed_at is set', `  .grid/STATE.md:28:21 ${half}`],
  },
  {
    name: 'in progress and never started',
    given: { [kitchenStart]: 'started_at: null' },
    says: ['27:19 warning "02-kitchen" is in_progress, but it has no started_at', `  .grid/STATE.md:24:15 ${half}`],
  },
  { name: 'in progress, and started_at is left out', given: { [`      ${kitchenStart}\n`]: '' }, says: [] },
  {
    name: 'complete and never started',
    given: { 'started_at: "2026-05-11T09:10:00Z"': 'started_at: null' },
    says: ['20:19 warning "01-pantry" is complete, but it has no started_at', `  .grid/STATE.md:17:15 ${half}`],
  },
  {
    name: 'the current phase is pending',
    given: kitchenIsPending,
    says: ['24:15 error "02-kitchen" is pending, but phases.current is 2', `  .grid/STATE.md:12:12 ${half}`],
  },
  {
    name: 'the current phase is pending while planning',
    given: { 'status: "in_progress"\nmode': 'status: "planning"\nmode', ...kitchenIsPending },
    says: [],
  },
  {
    name: 'pending with complete blocks',
    given: { ...thirdPhase, 'blocks: 1\n      blocks_complete: 0': 'blocks: 1\n      blocks_complete: 1' },
    says: ['31:15 error "03-table" is pending, but blocks_complete is 1 of 1', `  .grid/STATE.md:33:24 ${half}`],
  },
  {
    name: 'pending and started',
    given: { ...thirdPhase, 'started_at: null': kitchenStart },
    says: ['31:15 error "03-table" is pending, but started_at is set', `  .grid/STATE.md:34:19 ${half}`],
  },
  {
    name: 'pending and completed',
    given: {
      ...thirdPhase,
      'started_at: null\n      completed_at: null': 'started_at: null\n      completed_at: "2026-05-12T09:00:00Z"',
    },
    says: ['31:15 error "03-table" is pending, but completed_at is set', `  .grid/STATE.md:35:21 ${half}`],
  },
  {
    name: 'a later phase is in progress as well',
    given: { ...thirdPhase, ...tableIsRunning },
    says: ['31:15 error "03-table" is in_progress, but phases.current is 2', `  .grid/STATE.md:12:12 ${half}`],
  },
  {
    name: 'a later phase is in progress instead of the current one',
    given: {
      ...kitchenIsPending,
      ...thirdPhase,
      'status: "pending"\n      blocks: 1': 'status: "in_progress"\n      blocks: 1',
      'started_at: null\n      completed_at: null\nposition': `${kitchenStart}\n      completed_at: null\nposition`,
    },
    says: [
      '24:15 error "02-kitchen" is pending, but phases.current is 2',
      `  .grid/STATE.md:12:12 ${half}`,
      '31:15 error "03-table" is in_progress, but phases.current is 2',
      `  .grid/STATE.md:12:12 ${half}`,
    ],
  },
  {
    name: 'two in progress in a mission that failed',
    given: { 'status: "in_progress"\nmode': 'status: "failed"\nmode', ...thirdPhase, ...tableIsRunning },
    says: [
      '31:15 error "03-table" is in_progress, but so is "02-kitchen"; expected one at most',
      `  .grid/STATE.md:24:15 ${half}`,
    ],
  },
  {
    name: 'the phase before is in progress still, and not listed',
    given: { ...pantryIsOpen, [list]: 'completed: []' },
    says: ['17:15 error "01-pantry" is in_progress, but phases.current is 2', `  .grid/STATE.md:12:12 ${half}`],
  },
  {
    name: 'in progress, and not the current phase',
    given: { 'current: 2': 'current: 1' },
    says: ['24:15 error "02-kitchen" is in_progress, but phases.current is 1', `  .grid/STATE.md:12:12 ${half}`],
  },
  {
    name: 'the current phase by its id',
    given: { 'current: 2': 'current: 7', 'id: "02-kitchen"': 'id: "07-kitchen"' },
    says: [],
  },
  {
    name: 'a list that is too short is no measure',
    given: { [list]: 'completed: []' },
    says: [],
  },
  { name: 'no list', given: { [`  ${list}\n`]: '' }, says: [] },
  {
    name: 'a list that is too long is no measure',
    given: { [list]: 'completed: ["01-pantry", "02-kitchen"]' },
    says: [],
  },
  {
    name: 'a list of another phase',
    given: { [list]: 'completed: ["02-kitchen"]' },
    says: [
      '17:15 error "01-pantry" is complete, but phases.completed does not hold it',
      `  .grid/STATE.md:13:14 ${half}`,
      '24:15 error "02-kitchen" is in_progress, but phases.completed holds it',
      `  .grid/STATE.md:13:15 ${half}`,
    ],
  },
  {
    name: 'a phase in progress says nothing of how the mission ends',
    given: { 'status: "in_progress"': 'status: "complete"' },
    says: [],
  },
  {
    name: 'without a sound list, the numbers tell',
    given: { ...kitchenIsPending, [list]: 'completed: "01-pantry"' },
    says: ['24:15 error "02-kitchen" is pending, but phases.current is 2', `  .grid/STATE.md:12:12 ${half}`],
  },
  {
    name: 'a phase without a sound id',
    given: { 'id: "01-pantry"': 'id: 1', 'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 1' },
    says: ['17:15 error phase 1 is complete, but blocks_complete is 1 of 2', `  .grid/STATE.md:19:24 ${half}`],
  },
  { name: 'a broken status is for schema/enum', given: { 'status: "complete"': 'status: "done"' }, says: [] },
  {
    name: 'a definition that is no mapping',
    given: { '    - id: "01-pantry"': '    - "01-pantry"\n    - id: "01-pantry"' },
    says: [],
  },
  { name: 'nothing is defined', given: { '  definitions:': '  drafts:' }, says: [] },
  {
    name: 'an id that is taken',
    given: { 'id: "02-kitchen"': 'id: "01-pantry"' },
    says: ['24:15 error "01-pantry" is in_progress, but phases.completed holds it', `  .grid/STATE.md:13:15 ${half}`],
  },
]);
