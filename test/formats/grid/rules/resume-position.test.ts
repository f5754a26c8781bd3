import { resumePosition } from '../../../../src/formats/grid/rules/resume-position.js';
import { thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const here = 'the position stands here';
const resume = '    phase: 2\n    block: 3\n    thread: 2';
const at = (phase: number, block: number, thread: number) => ({
  [resume]: `    phase: ${phase}\n    block: ${block}\n    thread: ${thread}`,
});
const planning = { 'status: "in_progress"': 'status: "planning"' };

ruleTest(resumePosition, [
  { name: 'at the position', given: {}, says: [] },
  { name: 'an earlier thread', given: at(2, 3, 1), says: [] },
  { name: 'an earlier block, whatever the thread', given: at(2, 1, 9), says: [] },
  { name: 'an earlier phase, whatever the thread', given: at(1, 2, 9), says: [] },
  {
    name: 'a later thread',
    given: at(2, 3, 3),
    says: [
      '87:13 error resume.resume_position.thread is 3, but the mission stands at thread 2',
      `  .grid/STATE.md:37:11 ${here}`,
    ],
  },
  { name: 'a thread of an earlier wave', given: { ...at(2, 3, 3), 'wave: 1': 'wave: 2' }, says: [] },
  {
    name: 'a later block',
    given: { ...at(2, 3, 1), 'block: 3\n  block_id: "02-03"': 'block: 2\n  block_id: "02-02"' },
    says: [
      '86:12 error resume.resume_position.block is 3, but the mission stands at block 2',
      `  .grid/STATE.md:33:10 ${here}`,
    ],
  },
  {
    name: 'a later phase',
    given: { ...thirdPhase, ...at(3, 1, 1) },
    says: [
      '92:12 error resume.resume_position.phase is 3, but the mission stands at phase 2',
      `  .grid/STATE.md:37:10 ${here}`,
    ],
  },
  {
    name: 'a phase that the mission does not have',
    given: at(3, 1, 1),
    says: [
      '85:12 error resume.resume_position.phase is 3, but the mission has 2 phases',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'a block that the current phase does not have',
    given: at(2, 4, 1),
    says: [
      '86:12 error resume.resume_position.block is 4, but "02-kitchen" has 3 blocks',
      '  .grid/STATE.md:25:15 the blocks are counted here',
    ],
  },
  {
    name: 'a block that an earlier phase does not have',
    given: at(1, 3, 1),
    says: [
      '86:12 error resume.resume_position.block is 3, but "01-pantry" has 2 blocks',
      '  .grid/STATE.md:18:15 the blocks are counted here',
    ],
  },
  {
    name: 'all parts count from 1',
    given: at(0, 0, 0),
    says: [
      '85:12 error resume.resume_position.phase is 0, but phases count from 1',
      '  .grid/STATE.md:11:10 the phases are counted here',
      '86:12 error resume.resume_position.block is 0, but blocks count from 1',
      '87:13 error resume.resume_position.thread is 0, but threads count from 1',
    ],
  },
  {
    name: 'a block that the position does not have either',
    given: { ...at(2, 4, 2), 'block: 3\n  block_id': 'block: 4\n  block_id' },
    says: [
      '86:12 error resume.resume_position.block is 4, but "02-kitchen" has 3 blocks',
      '  .grid/STATE.md:25:15 the blocks are counted here',
    ],
  },
  {
    name: 'a position whose phase is another than the current one is no measure',
    given: { '  phase: 2\n  phase_id': '  phase: 1\n  phase_id' },
    says: [],
  },
  {
    name: 'a position whose block is one behind its id',
    given: { 'block: 3\n  block_id': 'block: 2\n  block_id' },
    says: [
      '86:12 error resume.resume_position.block is 3, but the mission stands at block 2',
      `  .grid/STATE.md:33:10 ${here}`,
    ],
  },
  {
    name: 'nothing planned, and the defaults of the schema',
    given: {
      ...planning,
      ...at(1, 1, 1),
      'total: 2\n  current: 2': 'total: 0\n  current: 0',
      '  definitions:': '  drafts:',
      '  phase: 2\n  phase_id': '  phase: 0\n  phase_id',
      'block: 3\n  block_id': 'block: 0\n  block_id',
    },
    says: [],
  },
  { name: 'not begun', given: { ...planning, ...at(0, 0, 0) }, says: [] },
  { name: 'free while planning', given: { ...planning, ...at(3, 1, 1) }, says: [] },
  {
    name: 'a phase without a sound id',
    given: { 'id: "01-pantry"': 'id: 1', ...at(1, 3, 1) },
    says: [
      '86:12 error resume.resume_position.block is 3, but phase 1 has 2 blocks',
      '  .grid/STATE.md:18:15 the blocks are counted here',
    ],
  },
  { name: 'only a phase', given: { [resume]: '    phase: 2' }, says: [] },
  { name: 'no phase to compare', given: { [resume]: '    block: 9\n    thread: 9' }, says: [] },
  { name: 'a number in quotes is for schema/type', given: { [resume]: '    phase: "9"\n    block: 9' }, says: [] },
  { name: 'no position', given: { 'position:\n  phase: 2': 'place:\n  phase: 2', ...at(2, 3, 9) }, says: [] },
  { name: 'no resume_position', given: { '  resume_position:': '  resume_place:' }, says: [] },
]);
