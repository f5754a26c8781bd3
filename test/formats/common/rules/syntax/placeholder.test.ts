import { syntaxPlaceholder } from '../../../../../src/formats/common/rules/syntax/placeholder.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(syntaxPlaceholder, [
  { name: 'data everywhere', given: {}, says: [] },
  {
    name: 'what programs write for want of a value',
    given: {
      'cluster: "Recipe Box"': 'cluster: undefined',
      'block: 3': 'block: NaN',
      'name: "Pantry"': 'name: [object Object]',
      'task: "Kitchen timers"': 'task: "{{task}}"',
      'percent: 80.0': 'percent: .nan',
    },
    says: [
      '5:10 error cluster is "undefined", a placeholder and no value; expected text',
      '16:13 error phases.definitions.0.name is "[object Object]", a placeholder and no value; expected text',
      '33:10 error position.block is "NaN", a placeholder and no value; expected a whole number',
      '44:12 error progress.percent is NaN, a placeholder and no value; expected a number',
      '50:13 error agents.active.0.task is "{{task}}", a placeholder and no value; expected text',
    ],
  },
  {
    name: 'a flag of the command line',
    given: { 'phase_name: "Kitchen"': 'phase_name: "--phase"' },
    says: ['32:15 error position.phase_name is "--phase", a command line flag and no value; expected text'],
  },
  {
    name: 'TODO where an id, a name, a number or a date belongs',
    given: {
      'block_id: "02-03"': 'block_id: TODO',
      'block_name: "Timers"': 'block_name: "TODO"',
      'wave: 1': 'wave: TODO',
      'completed_at: null': 'completed_at: TODO',
    },
    says: [
      '28:21 error phases.definitions.1.completed_at is "TODO", a placeholder and no value; expected a timestamp like 2026-01-24T14:00:00Z or null',
      '34:13 error position.block_id is "TODO", a placeholder and no value; expected a block id like 01-02',
      '35:15 error position.block_name is "TODO", a placeholder and no value; expected text',
      '36:9 error position.wave is "TODO", a placeholder and no value; expected a whole number',
    ],
  },
  {
    name: 'in text that people read, TODO is a word',
    given: { 'task: "Kitchen timers"': 'task: "TODO"', 'message: "The test database is slow"': 'message: "--verbose"' },
    says: [],
  },
  { name: 'a todo list is a fine name', given: { 'cluster: "Recipe Box"': 'cluster: "Todo"' }, says: [] },
  {
    name: 'commits and paths are left to git/ and files/',
    given: { 'last_commit: "4be91d2"': 'last_commit: undefined', 'path: "src/recipe.ts"': 'path: "TODO"' },
    says: [],
  },
  { name: 'unknown fields are not judged', given: { 'energy: 9000': 'energy: 9000\nx: undefined' }, says: [] },
  {
    name: 'the persistence dialect',
    given: persistence.replace('recipe-box', '"<cluster name>"').replace('16', 'TBD'),
    says: [
      '1:10 error cluster is "<cluster name>", a placeholder and no value; expected text',
      '8:19 error progress_percent is "TBD", a placeholder and no value; expected a number',
    ],
  },
]);
