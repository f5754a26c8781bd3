import { progressPercent } from '../../../../src/formats/grid/rules/progress-percent.js';
import { ruleTest } from '../../../support/rule-test.js';

ruleTest(progressPercent, [
  { name: 'the share of blocks', given: {}, says: [] },
  { name: 'up to a tenth off', given: { 'percent: 80.0': 'percent: 80.1' }, says: [] },
  {
    name: 'another figure',
    given: { 'percent: 80.0': 'percent: 75' },
    says: [
      '44:12 error progress.percent is 75, but 4 of 5 blocks make 80',
      '  .grid/STATE.md:40:20 the blocks are counted here',
    ],
  },
  {
    name: 'the share of threads (D3)',
    given: { 'percent: 80.0': 'percent: 81.25' },
    says: [
      '44:12 warning progress.percent is 81.25, but 4 of 5 blocks make 80; it is the share of threads, 13 of 16',
      '  .grid/STATE.md:40:20 the blocks are counted here',
    ],
  },
  { name: 'out of range is for schema/range', given: { 'percent: 80.0': 'percent: 133' }, says: [] },
  {
    name: 'nothing planned, nothing done',
    given: {
      'blocks_complete: 4\n  blocks_total: 5': 'blocks_complete: 0\n  blocks_total: 0',
      'percent: 80.0': 'percent: 0',
    },
    says: [],
  },
]);
