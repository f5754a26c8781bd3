import { schemaType } from '../../../../../src/formats/common/rules/schema/type.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaType, [
  { name: 'all of the right type', given: {}, says: [] },
  { name: 'null where it may be', given: { '"executor-007"\n  last_commit': 'null\n  last_commit' }, says: [] },
  {
    name: 'numbers in quotes',
    given: { 'total: 2': 'total: "2"', 'percent: 80.0': "percent: '80.0'" },
    says: [
      '11:10 error phases.total is "2", expected a whole number',
      '44:12 error progress.percent is "80.0", expected a number',
    ],
    repaired: { 'total: "2"': 'total: 2', "percent: '80.0'": 'percent: 80.0' },
  },
  {
    name: 'a boolean in quotes, and one of YAML 1.1',
    given: { 'can_resume: true': 'can_resume: "true"' },
    says: ['83:15 error resume.can_resume is "true", expected true or false'],
    repaired: { 'can_resume: "true"': 'can_resume: true' },
  },
  {
    name: 'a boolean of YAML 1.1',
    given: { 'can_resume: true': 'can_resume: yes' },
    says: ['83:15 error resume.can_resume is yes, expected true or false'],
    repaired: { 'can_resume: yes': 'can_resume: true' },
  },
  {
    name: 'text without quotes keeps its digits',
    given: {
      'version: "1.0"': 'version: 1.0',
      'runtime: "node-24"': 'runtime: 0024',
      'cluster: "Recipe Box"': 'cluster: true',
    },
    says: [
      '2:10 error version is 1.0, expected text',
      '5:10 error cluster is true, expected text',
      '73:14 error persistent.tech_stack.runtime is 0024, expected text',
    ],
    repaired: {
      'version: 1.0': 'version: "1.0"',
      'cluster: true': 'cluster: "true"',
      'runtime: 0024': 'runtime: "0024"',
    },
  },
  {
    name: 'quotes do not mend what would still have another shape',
    given: {
      'block_id: "02-03"': 'block_id: 203',
      'created_at: "2026-05-11T09:00:00Z"': 'created_at: 1778490000',
      'status: "in_progress"': 'status: 3',
    },
    says: [
      '6:13 error created_at is 1778490000, expected a timestamp like 2026-01-24T14:00:00Z',
      '8:9 error status is 3, expected one of "planning", "in_progress", "blocked", "complete" or "failed"',
      '34:13 error position.block_id is 203, expected a block id like 01-02',
    ],
    repaired: {},
  },
  {
    name: 'what is no number does not become one',
    given: {
      'total: 2': 'total: two',
      'current: 2': 'current: 2.5',
      'percent: 80.0': 'percent: "80%"',
      'thread: 2': 'thread: 12:30',
    },
    says: [
      '11:10 error phases.total is "two", expected a whole number',
      '12:12 error phases.current is 2.5, expected a whole number',
      '37:11 error position.thread is 12:30, expected a whole number',
      '44:12 error progress.percent is "80%", expected a number',
    ],
    repaired: {},
  },
  {
    name: 'nothing, and null',
    given: { 'cluster: "Recipe Box"': 'cluster:', 'mode: "guided"': 'mode: ~', 'blockers: []': 'blockers:' },
    says: [
      '5:1 error cluster is empty, expected text',
      '9:7 error mode is ~, expected one of "autopilot", "guided" or "hands_on"',
      '97:1 error blockers is empty, expected a list',
    ],
    repaired: {},
  },
  {
    name: 'a list or a mapping where none belongs, and the reverse',
    given: {
      'total: 2': 'total: [2]',
      'mode: "guided"': 'mode: {a: 1}',
      'completed: ["01-pantry"]': 'completed: "01-pantry"',
      'last_commit: "4be91d2"': 'last_commit: [4be91d2]',
    },
    says: [
      '9:7 error mode is a mapping, expected one of "autopilot", "guided" or "hands_on"',
      '11:10 error phases.total is a list, expected a whole number',
      '13:14 error phases.completed is "01-pantry", expected a list',
      '82:16 error resume.last_commit is a list, expected a commit or null',
    ],
  },
  { name: 'a commit is any scalar', given: { 'last_commit: "4be91d2"': 'last_commit: 69e4958' }, says: [] },
  { name: 'a placeholder is for syntax/placeholder', given: { 'total: 2': 'total: undefined' }, says: [] },
  {
    name: 'the persistence dialect: ids are text or numbers',
    given: persistence.replace('block: 2', 'block: "02"').replace('wave: 1', 'wave: true').replace('16', '"16"'),
    says: [
      '6:9 error position.wave is true, expected a wave number like 2',
      '8:19 error progress_percent is "16", expected a number',
    ],
  },
]);
