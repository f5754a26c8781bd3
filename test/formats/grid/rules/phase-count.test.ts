import { phaseCount } from '../../../../src/formats/grid/rules/phase-count.js';
import { ruleTest } from '../../../support/rule-test.js';

const second = '    - id: "02-kitchen"';

ruleTest(phaseCount, [
  { name: 'as many as are defined', given: {}, says: [] },
  {
    name: 'more than are defined',
    given: { 'total: 2': 'total: 3' },
    says: [
      '11:10 error phases.total is 3, but 2 phases are defined',
      '  .grid/STATE.md:14:3 the phases are defined here',
    ],
  },
  {
    name: 'fewer than are defined',
    given: { 'total: 2': 'total: 0' },
    says: [
      '11:10 error phases.total is 0, but 2 phases are defined',
      '  .grid/STATE.md:14:3 the phases are defined here',
    ],
  },
  { name: 'nothing is defined', given: { '  definitions:': '  drafts:', 'total: 2': 'total: 9' }, says: [] },
  {
    name: 'not counted yet while planning',
    given: { 'status: "in_progress"': 'status: "planning"', 'total: 2': 'total: 0' },
    says: [],
  },
  {
    name: 'counted wrong while planning',
    given: { 'status: "in_progress"': 'status: "planning"', 'total: 2': 'total: 1' },
    says: [
      '11:10 error phases.total is 1, but 2 phases are defined',
      '  .grid/STATE.md:14:3 the phases are defined here',
    ],
  },
  {
    name: 'a phase is defined twice, and counted once',
    given: { [second]: '    - id: "01-pantry"', 'total: 2': 'total: 1' },
    says: [
      '11:10 error phases.total is 1, but 2 phases are defined',
      '  .grid/STATE.md:14:3 the phases are defined here',
      '22:11 error phases.definitions.1.id is "01-pantry", but an earlier item has the same id',
      '  .grid/STATE.md:15:11 the id stands here first',
    ],
  },
  {
    name: 'a phase is defined twice, and counted twice',
    given: { [second]: '    - id: "01-pantry"' },
    says: [
      '22:11 error phases.definitions.1.id is "01-pantry", but an earlier item has the same id',
      '  .grid/STATE.md:15:11 the id stands here first',
    ],
  },
  { name: 'a broken definition counts', given: { [second]: '    - id: 2' }, says: [] },
  { name: 'a broken total is for schema/type', given: { 'total: 2': 'total: "three"' }, says: [] },
  {
    name: 'one phase',
    given: `---\nmission_id: "mission-20260511T090000Z-recipe-box"\nphases:\n  total: 2\n  definitions: [{ id: "01-pantry" }]\n---\n`,
    says: ['4:10 error phases.total is 2, but 1 phase is defined', '  .grid/STATE.md:5:16 the phases are defined here'],
  },
]);
