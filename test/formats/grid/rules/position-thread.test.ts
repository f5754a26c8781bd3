import { positionThread } from '../../../../src/formats/grid/rules/position-thread.js';
import { ruleTest } from '../../../support/rule-test.js';

const planning = { 'status: "in_progress"': 'status: "planning"' };
const thread = 'thread: 2\n  thread_total: 4';

ruleTest(positionThread, [
  { name: 'inside the wave', given: {}, says: [] },
  { name: 'the last thread', given: { [thread]: 'thread: 4\n  thread_total: 4' }, says: [] },
  {
    name: 'after the last thread',
    given: { [thread]: 'thread: 5\n  thread_total: 4' },
    says: [
      '37:11 error position.thread is 5, but the wave has 4 threads',
      '  .grid/STATE.md:38:17 the threads are counted here',
    ],
  },
  {
    name: 'before the first thread',
    given: { [thread]: 'thread: 0\n  thread_total: 4' },
    says: [
      '37:11 error position.thread is 0, but threads count from 1',
      '  .grid/STATE.md:38:17 the threads are counted here',
    ],
  },
  {
    name: 'a wave without threads',
    given: { [thread]: 'thread: 1\n  thread_total: 0' },
    says: [
      '37:11 error position.thread is 1, but the wave has 0 threads',
      '  .grid/STATE.md:38:17 the threads are counted here',
    ],
  },
  { name: 'nothing planned yet', given: { ...planning, [thread]: 'thread: 1\n  thread_total: 0' }, says: [] },
  { name: 'not begun', given: { ...planning, [thread]: 'thread: 0\n  thread_total: 4' }, says: [] },
  {
    name: 'after the last thread while planning',
    given: { ...planning, [thread]: 'thread: 2\n  thread_total: 1' },
    says: [
      '37:11 error position.thread is 2, but the wave has 1 thread',
      '  .grid/STATE.md:38:17 the threads are counted here',
    ],
  },
  { name: 'no total', given: { [thread]: 'thread: 2' }, says: [] },
  {
    name: 'no total, and before the first',
    given: { [thread]: 'thread: 0' },
    says: ['37:11 error position.thread is 0, but threads count from 1'],
  },
  { name: 'a fraction is for schema/type', given: { [thread]: 'thread: 9.5\n  thread_total: 4' }, says: [] },
  { name: 'no position', given: { 'position:\n  phase: 2': 'place:\n  phase: 2' }, says: [] },
]);
