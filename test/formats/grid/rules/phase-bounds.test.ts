import { phaseBounds } from '../../../../src/formats/grid/rules/phase-bounds.js';
import { edited, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

ruleTest(phaseBounds, [
  { name: 'the last phase', given: {}, says: [] },
  { name: 'the first phase', given: { 'current: 2': 'current: 1' }, says: [] },
  {
    name: 'after the last phase',
    given: { 'current: 2': 'current: 3' },
    says: [
      '12:12 error phases.current is 3, but the mission has 2 phases',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'before the first phase',
    given: { 'current: 2': 'current: 0' },
    says: [
      '12:12 error phases.current is 0, but phases count from 1',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'a mission under way has a phase',
    given: { 'total: 2\n  current: 2': 'total: 0\n  current: 1', '  definitions:': '  drafts:' },
    says: [
      '12:12 error phases.current is 1, but the mission has 0 phases',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  {
    name: 'free while planning',
    given: { 'status: "in_progress"': 'status: "planning"', 'current: 2': 'current: 7' },
    says: [],
  },
  {
    name: 'a missing status does not excuse it',
    given: { 'status: "in_progress"\nmode': 'mode', 'current: 2': 'current: 3' },
    says: [
      '11:12 error phases.current is 3, but the mission has 2 phases',
      '  .grid/STATE.md:10:10 the phases are counted here',
    ],
  },
  {
    name: 'a total that is too small',
    given: { 'total: 2': 'total: 1' },
    says: [
      '12:12 error phases.current is 2, but the mission has 1 phase',
      '  .grid/STATE.md:11:10 the phases are counted here',
    ],
  },
  { name: 'no total', given: { '  total: 2\n': '', 'current: 2': 'current: 9' }, says: [] },
  {
    name: 'no total, and before the first phase',
    given: { '  total: 2\n': '', 'current: 2': 'current: 0' },
    says: ['11:12 error phases.current is 0, but phases count from 1'],
  },
  { name: 'a number in quotes is for schema/type', given: { 'current: 2': 'current: "9"' }, says: [] },
  { name: 'a negative number is for schema/range', given: { 'current: 2': 'current: -1' }, says: [] },
  { name: 'no phases at all', given: { 'phases:\n  total': 'stages:\n  total' }, says: [] },
  { name: 'prose within bounds', given: prose, says: [] },
  {
    name: 'prose after the last phase',
    given: edited(prose, { 'Phase: 2 of 3': 'Phase: 4 of 3' }),
    says: ['4:8 error Phase is 4, but the mission has 3 phases', '  .grid/STATE.md:4:13 the phases are counted here'],
  },
  {
    name: 'prose before the first phase',
    given: edited(prose, { 'Phase: 2 of 3': 'Phase: 0 of 3' }),
    says: ['4:8 error Phase is 0, but phases count from 1', '  .grid/STATE.md:4:13 the phases are counted here'],
  },
  {
    name: 'prose without a total',
    given: edited(prose, { 'Phase: 2 of 3': 'Phase: 9' }),
    says: [],
  },
  {
    name: 'prose that has not begun',
    given: edited(prose, {
      'Status: Block complete': 'Status: Planning',
      '[███░░] 60.0%': '[░░░░░] 0%',
      'Phase: 2 of 3': 'Phase: 0 of 3',
      '✅ Block 01': '⏳ Block 01',
      '✅ Block 02': '⏳ Block 02',
      '✅ Block 03': '⏳ Block 03',
    }),
    says: [],
  },
]);
