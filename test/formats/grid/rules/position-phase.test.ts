import { positionPhase } from '../../../../src/formats/grid/rules/position-phase.js';
import { thirdPhase } from '../../../support/finished.js';
import { ruleTest } from '../../../support/rule-test.js';

const current = 'the current phase stands here';
const other = 'the other half stands here';
const planning = { 'status: "in_progress"': 'status: "planning"' };
const undefinedPhases = { '  definitions:': '  drafts:' };
const phase = '  phase: 2\n  phase_id: "02-kitchen"';

ruleTest(positionPhase, [
  { name: 'the current phase', given: {}, says: [] },
  {
    name: 'another phase than the current one',
    given: { [phase]: '  phase: 1\n  phase_id: "02-kitchen"' },
    says: ['30:10 error position.phase is 1, but phases.current is 2', `  .grid/STATE.md:12:12 ${current}`],
  },
  {
    name: 'the current phase is behind',
    given: { 'current: 2': 'current: 1' },
    says: ['30:10 error position.phase is 2, but phases.current is 1', `  .grid/STATE.md:12:12 ${current}`],
  },
  {
    name: 'the whole position is behind',
    given: { [phase]: '  phase: 1\n  phase_id: "01-pantry"', 'phase_name: "Kitchen"': 'phase_name: "Pantry"' },
    says: ['30:10 error position.phase is 1, but phases.current is 2', `  .grid/STATE.md:12:12 ${current}`],
  },
  {
    name: 'an id of another phase',
    given: { [phase]: '  phase: 2\n  phase_id: "01-pantry"' },
    says: [
      '31:13 error position.phase_id is "01-pantry", but phase 2 is "02-kitchen"',
      `  .grid/STATE.md:22:11 ${other}`,
    ],
  },
  {
    name: 'an id of no phase',
    given: { [phase]: '  phase: 2\n  phase_id: "02-kitchn"' },
    says: [
      '31:13 error position.phase_id is "02-kitchn", but phase 2 is "02-kitchen"',
      `  .grid/STATE.md:22:11 ${other}`,
    ],
  },
  {
    name: 'a name of another phase',
    given: { 'phase_name: "Kitchen"': 'phase_name: "Pantry"' },
    says: [
      '32:15 error position.phase_name is "Pantry", but the phase is named "Kitchen"',
      '  .grid/STATE.md:23:13 the phase is named here',
    ],
  },
  {
    name: 'id and name of another phase: the name follows the id',
    given: { [phase]: '  phase: 2\n  phase_id: "01-pantry"', 'phase_name: "Kitchen"': 'phase_name: "Pantry"' },
    says: [
      '31:13 error position.phase_id is "01-pantry", but phase 2 is "02-kitchen"',
      `  .grid/STATE.md:22:11 ${other}`,
    ],
  },
  { name: 'no name', given: { '  phase_name: "Kitchen"\n': '' }, says: [] },
  { name: 'the phase has no sound name', given: { 'name: "Kitchen"': 'name: 7' }, says: [] },
  {
    name: 'numbers that are right by the id alone',
    given: {
      ...thirdPhase,
      'total: 3': 'total: 4',
      'current: 2': 'current: 4',
      'id: "03-table"': 'id: "04-table"',
      [phase]: '  phase: 4\n  phase_id: "04-table"',
      'phase_name: "Kitchen"': 'phase_name: "Table"',
    },
    says: [],
  },
  {
    name: 'numbers that are right by the place in the list alone',
    given: {
      'id: "02-kitchen"': 'id: "07-kitchen"',
      [phase]: '  phase: 2\n  phase_id: "07-kitchen"',
    },
    says: [],
  },
  {
    name: 'the current phase is out of bounds',
    given: { 'current: 2': 'current: 3' },
    says: [],
  },
  {
    name: 'a number that leads to no phase tells nothing of the id',
    given: { 'current: 2': 'current: 3', [phase]: '  phase: 3\n  phase_id: "02-kitchen"' },
    says: [],
  },
  {
    name: 'only the position is out of bounds',
    given: { [phase]: '  phase: 9\n  phase_id: "02-kitchen"' },
    says: ['30:10 error position.phase is 9, but phases.current is 2', `  .grid/STATE.md:12:12 ${current}`],
  },
  {
    name: 'without definitions, the id must fit the number',
    given: { ...undefinedPhases, [phase]: '  phase: 2\n  phase_id: "01-pantry"' },
    says: ['31:13 error position.phase_id is "01-pantry", but position.phase is 2', `  .grid/STATE.md:30:10 ${other}`],
  },
  {
    name: 'without definitions, any name will do',
    given: { ...undefinedPhases, 'phase_name: "Kitchen"': 'phase_name: "Pantry"' },
    says: [],
  },
  {
    name: 'a definition without a sound id may be the one',
    given: { 'id: "02-kitchen"': 'id: 2', [phase]: '  phase: 2\n  phase_id: "02-stove"' },
    says: [],
  },
  {
    name: 'while nothing is planned, 0 and 1 are one',
    given: {
      ...planning,
      ...undefinedPhases,
      'total: 2\n  current: 2': 'total: 0\n  current: 0',
      [phase]: '  phase: 1\n  phase_id: "01-pantry"',
    },
    says: [],
  },
  {
    name: 'not begun, and an id of phase 1',
    given: {
      ...planning,
      ...undefinedPhases,
      'current: 2': 'current: 0',
      [phase]: '  phase: 0\n  phase_id: "01-pantry"',
    },
    says: [],
  },
  {
    name: 'planning is no excuse for two different phases',
    given: { ...planning, [phase]: '  phase: 1\n  phase_id: "02-kitchen"' },
    says: ['30:10 error position.phase is 1, but phases.current is 2', `  .grid/STATE.md:12:12 ${current}`],
  },
  {
    name: 'a number in quotes is for schema/type',
    given: { [phase]: '  phase: "1"\n  phase_id: "02-kitchen"' },
    says: [],
  },
  {
    name: 'an id of another shape is for schema/pattern',
    given: { [phase]: '  phase: 2\n  phase_id: "kitchen"' },
    says: [],
  },
  { name: 'no position', given: { 'position:\n  phase: 2': 'place:\n  phase: 2' }, says: [] },
  {
    name: 'an id that is taken',
    given: { 'id: "02-kitchen"': 'id: "01-pantry"' },
    says: [
      '31:13 error position.phase_id is "02-kitchen", but phase 2 is "01-pantry"',
      `  .grid/STATE.md:22:11 ${other}`,
    ],
  },
]);
