import { positionBlock } from '../../../../src/formats/grid/rules/position-block.js';
import { edited, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const here = 'the position stands here';
const counted = 'the blocks are counted here';
const planning = { 'status: "in_progress"': 'status: "planning"' };
const block = 'block: 3\n  block_id: "02-03"';

ruleTest(positionBlock, [
  { name: 'the last block of the phase', given: {}, says: [] },
  { name: 'the first block', given: { [block]: 'block: 1\n  block_id: "02-01"' }, says: [] },
  {
    name: 'after the last block',
    given: { [block]: 'block: 4\n  block_id: "02-04"' },
    says: ['33:10 error position.block is 4, but "02-kitchen" has 3 blocks', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'after the last block, while the id is right',
    given: { [block]: 'block: 4\n  block_id: "02-03"' },
    says: ['33:10 error position.block is 4, but "02-kitchen" has 3 blocks', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'before the first block',
    given: { [block]: 'block: 0\n  block_id: "02-00"' },
    says: ['33:10 error position.block is 0, but blocks count from 1', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'an id of another block',
    given: { [block]: 'block: 3\n  block_id: "02-02"' },
    says: [
      '34:13 error position.block_id is "02-02", but the mission stands at phase 2, block 3',
      `  .grid/STATE.md:33:10 ${here}`,
    ],
  },
  {
    name: 'an id of another phase',
    given: { [block]: 'block: 3\n  block_id: "01-03"' },
    says: [
      '34:13 error position.block_id is "01-03", but the mission stands at phase 2, block 3',
      `  .grid/STATE.md:30:10 ${here}`,
    ],
  },
  {
    name: 'an id of another block in another phase',
    given: { [block]: 'block: 3\n  block_id: "01-02"' },
    says: [
      '34:13 error position.block_id is "01-02", but the mission stands at phase 2, block 3',
      `  .grid/STATE.md:30:10 ${here}`,
    ],
  },
  {
    name: 'an id of another phase, and no sound block',
    given: { [block]: 'block: "3"\n  block_id: "01-03"' },
    says: [
      '34:13 error position.block_id is "01-03", but the mission stands at phase 2',
      `  .grid/STATE.md:30:10 ${here}`,
    ],
  },
  { name: 'no id', given: { '  block_id: "02-03"\n': '' }, says: [] },
  {
    name: 'an id of another shape is for schema/pattern',
    given: { '  block_id: "02-03"': '  block_id: "2-3"' },
    says: [],
  },
  {
    name: 'the phase is not planned yet',
    given: { 'blocks: 3\n      blocks_complete: 2': 'blocks: 0\n      blocks_complete: 0' },
    says: [],
  },
  { name: 'the phase has no sound number of blocks', given: { 'blocks: 3\n': 'blocks: "2"\n' }, says: [] },
  {
    name: 'nothing is defined',
    given: { '  definitions:': '  drafts:', [block]: 'block: 9\n  block_id: "02-09"' },
    says: [],
  },
  {
    name: 'a block that the phase of that number does not have',
    given: { '  phase: 2\n  phase_id': '  phase: 1\n  phase_id' },
    says: ['33:10 error position.block is 3, but "01-pantry" has 2 blocks', `  .grid/STATE.md:18:15 ${counted}`],
  },
  {
    name: 'where number and id of the phase differ, block_id goes with either',
    given: { '  phase: 2\n  phase_id': '  phase: 1\n  phase_id', [block]: 'block: 2\n  block_id: "02-02"' },
    says: [],
  },
  { name: 'not begun', given: { ...planning, [block]: 'block: 0\n  block_id: "02-01"' }, says: [] },
  {
    name: 'after the last block while planning',
    given: { ...planning, [block]: 'block: 4\n  block_id: "02-04"' },
    says: ['33:10 error position.block is 4, but "02-kitchen" has 3 blocks', `  .grid/STATE.md:25:15 ${counted}`],
  },
  { name: 'no position', given: { 'position:\n  phase: 2': 'place:\n  phase: 2' }, says: [] },
  { name: 'prose within bounds', given: prose, says: [] },
  {
    name: 'prose after the last block',
    given: edited(prose, { 'Block: 03 of 05': 'Block: 06 of 05' }),
    says: ['5:8 error Block is 6, but the mission has 5 blocks', `  .grid/STATE.md:5:14 ${counted}`],
  },
  {
    name: 'prose before the first block',
    given: edited(prose, { 'Block: 03 of 05': 'Block: 00 of 05' }),
    says: ['5:8 error Block is 0, but blocks count from 1', `  .grid/STATE.md:5:14 ${counted}`],
  },
  { name: 'prose without a total', given: edited(prose, { 'Block: 03 of 05': 'Block: 09' }), says: [] },
  {
    name: 'a block that only progress counts',
    given: { 'blocks: 3\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 2' },
    says: ['33:10 error position.block is 3, but "02-kitchen" has 2 blocks', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'a block that is complete, and that the phase does not have',
    given: { 'blocks: 3\n      blocks_complete: 2': 'blocks: 1\n      blocks_complete: 2' },
    says: ['33:10 error position.block is 3, but "02-kitchen" has 1 block', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'a phase without a sound id',
    given: { 'id: "02-kitchen"': 'id: 2', [block]: 'block: 4\n  block_id: "02-04"' },
    says: ['33:10 error position.block is 4, but phase 2 has 3 blocks', `  .grid/STATE.md:25:15 ${counted}`],
  },
  {
    name: 'prose that has not begun',
    given: edited(prose, {
      'Status: Block complete': 'Status: Planning',
      '[███░░] 60.0%': '[░░░░░] 0%',
      'Block: 03 of 05': 'Block: 00 of 05',
      '✅ Block 01': '⏳ Block 01',
      '✅ Block 02': '⏳ Block 02',
      '✅ Block 03': '⏳ Block 03',
    }),
    says: [],
  },
]);
