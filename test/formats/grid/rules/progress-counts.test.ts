import { progressCounts } from '../../../../src/formats/grid/rules/progress-counts.js';
import { finished, thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const defined = '  .grid/STATE.md:14:3 the phases are defined here';
const planning = { 'status: "in_progress"\nmode': 'status: "planning"\nmode' };
const blocks = 'blocks_complete: 4\n  blocks_total: 5';

ruleTest(progressCounts, [
  { name: 'the sums of the phases', given: {}, says: [] },
  { name: 'all of them', given: finished, says: [] },
  {
    name: 'more blocks complete than there are',
    given: { [blocks]: 'blocks_complete: 6\n  blocks_total: 5' },
    says: [
      '40:20 error progress.blocks_complete is 6, but progress.blocks_total is 5',
      '  .grid/STATE.md:41:17 the blocks are counted here',
    ],
  },
  {
    name: 'more threads complete than there are',
    given: { 'threads_complete: 13': 'threads_complete: 17' },
    says: [
      '42:21 error progress.threads_complete is 17, but progress.threads_total is 16',
      '  .grid/STATE.md:43:18 the threads are counted here',
    ],
  },
  { name: 'all threads complete', given: { 'threads_complete: 13': 'threads_complete: 16' }, says: [] },
  { name: 'no threads', given: { '  threads_complete: 13\n': '' }, says: [] },
  {
    name: 'another number of blocks than the phases have',
    given: { [blocks]: 'blocks_complete: 4\n  blocks_total: 6' },
    says: ['41:17 error progress.blocks_total is 6, but the phases have 5 blocks', defined],
  },
  {
    name: 'a total that is too small for what is complete',
    given: { [blocks]: 'blocks_complete: 4\n  blocks_total: 3' },
    says: ['41:17 error progress.blocks_total is 3, but the phases have 5 blocks', defined],
  },
  {
    name: 'fewer complete blocks than the phases have',
    given: { [blocks]: 'blocks_complete: 3\n  blocks_total: 5' },
    says: ['40:20 error progress.blocks_complete is 3, but the phases have 4 complete blocks', defined],
  },
  {
    name: 'both wrong',
    given: { [blocks]: 'blocks_complete: 1\n  blocks_total: 7' },
    says: [
      '40:20 error progress.blocks_complete is 1, but the phases have 4 complete blocks',
      defined,
      '41:17 error progress.blocks_total is 7, but the phases have 5 blocks',
      defined,
    ],
  },
  {
    name: 'more complete blocks than the phases have',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 1' },
    says: ['40:20 error progress.blocks_complete is 4, but the phases have 3 complete blocks', defined],
  },
  {
    name: 'a phase with more complete blocks than blocks',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 3' },
    says: ['40:20 error progress.blocks_complete is 4, but the phases have 5 complete blocks', defined],
  },
  {
    name: 'a phase that is not defined explains nothing',
    given: { 'total: 2\n': 'total: 3\n', [blocks]: 'blocks_complete: 4\n  blocks_total: 7' },
    says: ['41:17 error progress.blocks_total is 7, but the phases have 5 blocks', defined],
  },
  {
    name: 'a phase that progress does not count',
    given: thirdPhase,
    says: ['48:17 error progress.blocks_total is 5, but the phases have 6 blocks', defined],
  },
  {
    name: 'a phase without a sound count of complete blocks',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 9\n      blocks_complete: two' },
    says: ['41:17 error progress.blocks_total is 5, but the phases have 12 blocks', defined],
  },
  {
    name: 'nothing is defined',
    given: { '  definitions:': '  drafts:', [blocks]: 'blocks_complete: 1\n  blocks_total: 7' },
    says: [],
  },
  {
    name: 'not counted yet while planning',
    given: { ...planning, [blocks]: 'blocks_complete: 4\n  blocks_total: 0' },
    says: [
      '40:20 error progress.blocks_complete is 4, but progress.blocks_total is 0',
      '  .grid/STATE.md:41:17 the blocks are counted here',
    ],
  },
  {
    name: 'nothing done, nothing planned',
    given: {
      ...planning,
      'status: "complete"\n      blocks: 2\n      blocks_complete: 2':
        'status: "pending"\n      blocks: 2\n      blocks_complete: 0',
      'blocks: 3\n      blocks_complete: 2': 'blocks: 3\n      blocks_complete: 0',
      [blocks]: 'blocks_complete: 0\n  blocks_total: 0',
    },
    says: [],
  },
  {
    name: 'a count in quotes is for schema/type',
    given: { [blocks]: 'blocks_complete: "6"\n  blocks_total: 5' },
    says: [],
  },
  { name: 'no progress', given: { 'progress:\n  blocks': 'work:\n  blocks' }, says: [] },
  {
    name: 'a phase with more blocks',
    given: { 'blocks: 2\n      blocks_complete: 2': 'blocks: 3\n      blocks_complete: 2' },
    says: ['41:17 error progress.blocks_total is 5, but the phases have 6 blocks', defined],
  },
]);
