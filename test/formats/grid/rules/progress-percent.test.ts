import { progressPercent } from '../../../../src/formats/grid/rules/progress-percent.js';
import { edited, persistence, prose } from '../../../support/mission.js';
import { type Given, ruleTest } from '../../../support/rule-test.js';

const counted = '  .grid/STATE.md:40:20 the blocks are counted here';
const here = '  .grid/STATE.md:5:10 the mission stands here';
const ticked = '  .grid/STATE.md:19:3 the blocks are ticked here';
const planned = (plans: number, edits: Record<string, string> = {}): Given => ({
  files: {
    '.grid/STATE.md': edited(persistence, edits),
    ...Object.fromEntries(
      Array.from({ length: plans }, (_, i) => [`.grid/plans/recipe-block-0${i + 1}.md`, '# Plan\n']),
    ),
  },
});
const wave = '  wave: 1\n  thread: "02.3"';
const start = { [wave]: '  wave: 1\n  thread: 1' };

ruleTest(progressPercent, [
  { name: 'the share of blocks', given: {}, says: [] },
  { name: 'up to a tenth off', given: { 'percent: 80.0': 'percent: 80.1' }, says: [] },
  { name: 'a tenth below', given: { 'percent: 80.0': 'percent: 79.9' }, says: [] },
  {
    name: 'more than a tenth off',
    given: { 'percent: 80.0': 'percent: 80.11' },
    says: ['44:12 error progress.percent is 80.11, but 4 of 5 blocks make 80', counted],
    repaired: { 'percent: 80.11': 'percent: 80.0' },
  },
  {
    name: 'another figure',
    given: { 'percent: 80.0': 'percent: 75' },
    says: ['44:12 error progress.percent is 75, but 4 of 5 blocks make 80', counted],
    repaired: { 'percent: 75': 'percent: 80' },
  },
  {
    name: 'the share of threads (D3)',
    given: { 'percent: 80.0': 'percent: 81.25' },
    says: [
      '44:12 warning progress.percent is 81.25, but 4 of 5 blocks make 80; it is the share of threads, 13 of 16',
      counted,
    ],
    repaired: { 'percent: 81.25': 'percent: 80.0' },
  },
  { name: 'out of range is for schema/range', given: { 'percent: 80.0': 'percent: 133' }, says: [] },
  {
    name: 'nothing planned, nothing done',
    given: {
      '  definitions:': '  drafts:',
      'blocks_complete: 4\n  blocks_total: 5': 'blocks_complete: 0\n  blocks_total: 0',
      'percent: 80.0': 'percent: 0',
    },
    says: [],
  },
  {
    name: 'nothing planned, and something done',
    given: {
      '  definitions:': '  drafts:',
      'blocks_complete: 4\n  blocks_total: 5': 'blocks_complete: 0\n  blocks_total: 0',
      'percent: 80.0': 'percent: 20',
    },
    says: ['44:12 error progress.percent is 20, but 0 of 0 blocks make 0', counted],
  },
  {
    name: 'fewer blocks complete',
    given: { 'blocks_complete: 4\n': 'blocks_complete: 2\n' },
    says: ['44:12 error progress.percent is 80, but 2 of 5 blocks make 40', counted],
  },
  {
    name: 'more complete than there is makes no share',
    given: { 'blocks_complete: 4\n': 'blocks_complete: 6\n' },
    says: [],
  },
  { name: 'no totals', given: { '  blocks_total: 5\n': '', 'percent: 80.0': 'percent: 10' }, says: [] },

  { name: 'persistence: floored', given: planned(6), says: [] },
  { name: 'persistence: rounded', given: planned(6, { 'percent: 16': 'percent: 17' }), says: [] },
  { name: 'persistence: exact', given: planned(6, { 'percent: 16': 'percent: 16.67' }), says: [] },
  { name: 'persistence: a part of the current block', given: planned(6, { 'percent: 16': 'percent: 25' }), says: [] },
  { name: 'persistence: all of the current block', given: planned(6, { 'percent: 16': 'percent: 33' }), says: [] },
  {
    name: 'persistence: more than the current block',
    given: planned(6, { 'percent: 16': 'percent: 50' }),
    says: ['8:19 error progress_percent is 50; expected 16.67 to 33.33, for the mission stands at block 2 of 6', here],
  },
  {
    name: 'persistence: less than what is complete',
    given: planned(6, { 'percent: 16': 'percent: 10' }),
    says: ['8:19 error progress_percent is 10; expected 16.67 to 33.33, for the mission stands at block 2 of 6', here],
  },
  {
    name: 'persistence: a later wave',
    given: planned(6, { [wave]: '  wave: 2\n  thread: 1', 'percent: 16': 'percent: 25' }),
    says: [],
  },
  {
    name: 'persistence: no block in the position',
    given: planned(6, { '  block: 2\n': '', 'percent: 16': 'percent: 50' }),
    says: [],
  },
  {
    name: 'persistence: the first block',
    given: planned(6, { ...start, 'block: 2': 'block: 1', 'percent: 16': 'percent: 0' }),
    says: [],
  },
  {
    name: 'persistence: the last block',
    given: planned(6, { 'block: 2': 'block: 6', 'percent: 16': 'percent: 16.7' }),
    says: ['8:19 error progress_percent is 16.7; expected 83.33 to 100, for the mission stands at block 6 of 6', here],
    repaired: {},
  },
  { name: 'persistence: no plans', given: planned(0, { 'percent: 16': 'percent: 90' }), says: [] },
  {
    name: 'persistence: a block that has no plan',
    given: planned(1, { 'percent: 16': 'percent: 90' }),
    says: [],
  },
  {
    name: 'persistence: a block within a phase',
    given: planned(6, { 'block: 2': 'block: "01-02"', 'percent: 16': 'percent: 90' }),
    says: [],
  },
  { name: 'persistence: no figure', given: planned(6, { 'progress_percent: 16\n': '' }), says: [] },
  {
    name: 'persistence: completed',
    given: planned(6, { 'status: active': 'status: completed', 'percent: 16': 'percent: 100' }),
    says: [],
  },
  {
    name: 'persistence: completed, and not all',
    given: planned(6, { 'status: active': 'status: completed', 'percent: 16': 'percent: 83' }),
    says: [
      '8:19 error progress_percent is 83; expected 100, for the mission is completed',
      '  .grid/STATE.md:2:9 the mission stands here',
    ],
    repaired: { 'percent: 83': 'percent: 100' },
  },
  {
    name: 'persistence: completed, and no plans',
    given: planned(0, { 'status: active': 'status: completed', 'percent: 16': 'percent: 83' }),
    says: [],
  },

  { name: 'prose: the share of ticks', given: prose, says: [] },
  { name: 'prose: as a whole number', given: edited(prose, { '60.0%': '60%' }), says: [] },
  {
    name: 'prose: another figure',
    given: edited(prose, { '60.0%': '80.0%' }),
    says: ['9:19 error the progress is 80%, but 3 of 5 blocks make 60', ticked],
    repaired: { '80.0%': '60.0%' },
  },
  {
    name: 'prose: a tick that is missing',
    given: edited(prose, { '✅ Block 03: Oven - COMPLETE': '⏳ Block 03: Oven' }),
    says: ['9:19 error the progress is 60%, but 2 of 5 blocks make 40', ticked],
    repaired: { '60.0%': '40.0%' },
  },
  {
    name: 'prose: only what has begun is listed',
    given: edited(prose, { '- ⏳ Block 04: Timers\n': '', '- ⏳ Block 05: Menu cards\n': '' }),
    says: [],
  },
  {
    name: 'prose: a part of the blocks is listed',
    given: edited(prose, {
      '- ✅ Block 01: Shelves - COMPLETE\n': '',
      'Progress: [███░░] 60.0%': 'Progress: [███░░] 61.0%',
    }),
    says: [],
  },
  {
    name: 'prose: no figure',
    given: edited(prose, { 'Progress: [███░░] 60.0%\n': '' }),
    says: [],
  },
  {
    name: 'prose: no ticks',
    given: '# Grid State\n\n## Current Position\nPhase: 1 of 2\nBlock: 02 of 05\n\nProgress: [██░░░] 90.0%\n',
    says: [],
  },
]);
