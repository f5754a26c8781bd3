import { schemaRequired } from '../../../../../src/formats/common/rules/schema/required.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaRequired, [
  { name: 'all is there', given: {}, says: [] },
  {
    name: 'a field of the file: the place is its first line',
    given: { 'cluster: "Recipe Box"\n': '' },
    says: ['1:1 error cluster is missing; expected text (name of the mission)'],
  },
  {
    name: 'a field with a shape',
    given: { 'session_id: "sess-20260512T080000Z-q7w2e9"\n': '' },
    says: ['1:1 error session_id is missing; expected a session id like sess-20260124T143000Z-abc123'],
  },
  {
    name: 'a field with a list of words',
    given: { 'mode: "guided"\n': '' },
    says: ['1:1 error mode is missing; expected one of "autopilot", "guided" or "hands_on"'],
  },
  {
    name: 'a field below: the place is its parent',
    given: { '  total: 2\n': '', '  can_resume: true\n': '' },
    says: [
      '10:1 error phases.total is missing; expected a whole number (phases of the mission)',
      '78:1 error resume.can_resume is missing; expected true or false (whether the mission can be resumed)',
    ],
    // phases.total has no default.
    repaired: { '  last_commit: "4be91d2"\n': '  last_commit: "4be91d2"\n  can_resume: true\n' },
  },
  {
    name: 'a field of a list item: the place is the first line of the item',
    given: { '      status: "complete"\n': '' },
    says: ['15:7 error phases.definitions.0.status is missing; expected one of "complete", "in_progress" or "pending"'],
  },
  {
    name: 'a whole mapping, and nothing of what it should hold',
    given: { 'progress:\n': 'done_so_far:\n' },
    says: ['1:1 error progress is missing; expected a mapping (how much is done)'],
    // Nobody has counted, and 0 is a count.
    repaired: {},
  },
  {
    name: 'a count',
    given: { '  blocks_total: 5\n': '', '  percent: 80.0\n': '' },
    says: [
      '39:1 error progress.blocks_total is missing; expected a whole number (blocks of the mission)',
      '39:1 error progress.percent is missing; expected a number (share of the blocks that are complete, in percent)',
    ],
    repaired: {},
  },
  {
    name: 'a field that is misspelt',
    given: { 'updated_at:': 'udpated_at:' },
    says: [
      '1:1 error updated_at is missing; expected a timestamp like 2026-01-24T14:00:00Z',
      '  .grid/STATE.md:7:1 "udpated_at" stands here',
    ],
    repaired: { 'udpated_at:': 'updated_at:' },
  },
  {
    name: 'a field that is misspelt and in quotes',
    given: { 'cluster:': '"clutser":' },
    says: [
      '1:1 error cluster is missing; expected text (name of the mission)',
      '  .grid/STATE.md:5:1 "clutser" stands here',
    ],
    repaired: { '"clutser":': '"cluster":' },
  },
  {
    name: 'two fields that may be the one: which, only a person can say',
    given: { 'cluster:': 'clutser: "Old"\ncluste:' },
    says: [
      '1:1 error cluster is missing; expected text (name of the mission)',
      '  .grid/STATE.md:5:1 "clutser" stands here',
    ],
    repaired: {},
  },
  {
    name: 'a field that is misspelt behind an alias, where it is that of others, too',
    given: { 'resume:\n': 'other: &other { can_resum: true }\nresume: *other\nbefore:\n' },
    says: [
      '80:9 error resume.can_resume is missing; expected true or false (whether the mission can be resumed)',
      '  .grid/STATE.md:79:17 "can_resum" stands here',
    ],
    repaired: {},
  },
  {
    name: 'a mapping of another type is for schema/type',
    given: { 'resume:\n': 'resume: none\nx:\n' },
    says: [],
  },
  {
    name: 'the persistence dialect',
    given: persistence.replace('  block: 2\n', '').replace('cluster: recipe-box\n', ''),
    says: [
      '1:1 error cluster is missing; expected text (name of the mission)',
      '2:1 error position.block is missing; expected a block number like 2 or 01-02',
    ],
  },
]);

const resume = `resume:
  checkpoint_file: null
  last_agent: "executor-007"
  last_commit: "4be91d2"
  can_resume: true
  resume_position:
    phase: 2
    block: 3
    thread: 2
`;

ruleTest(schemaRequired, [
  {
    name: 'a mapping gets what it must hold, and nothing that would claim more: no point to resume from',
    given: { [resume]: '' },
    says: ['1:1 error resume is missing; expected a mapping (what the next session needs)'],
    repaired: {
      'purpose: "Check recipes on import"\n': 'purpose: "Check recipes on import"\nresume:\n  can_resume: true\n',
    },
  },
]);

const canResume = 'error resume.can_resume is missing; expected true or false (whether the mission can be resumed)';
ruleTest(schemaRequired, [
  {
    name: 'the default stands behind the field that the specification puts before it, below what belongs to that',
    given: {
      [resume]: 'resume:\n    resume_position:\n        phase: 2\n    last_agent: null # who knows\n    # the end\n',
    },
    says: [`79:1 ${canResume}`],
    repaired: {
      'resume:\n    resume_position:\n        phase: 2\n    last_agent: null # who knows\n    # the end\n':
        'resume:\n    resume_position:\n        phase: 2\n    last_agent: null # who knows\n    can_resume: true\n    # the end\n',
    },
  },
  {
    name: 'before all others, where those come later',
    given: { [resume]: 'resume:\n  # where\n  resume_position: {}\n' },
    says: [`81:3 ${canResume}`],
    repaired: {
      'resume:\n  # where\n  resume_position: {}\n': 'resume:\n  # where\n  can_resume: true\n  resume_position: {}\n',
    },
  },
  {
    name: 'in one line, as the others are',
    given: { [resume]: 'resume: { last_agent: null, resume_position: {} } # short\n' },
    says: [`79:9 ${canResume}`],
    repaired: {
      'resume: { last_agent: null, resume_position: {} } # short\n':
        'resume: { last_agent: null, can_resume: true, resume_position: {} } # short\n',
    },
  },
  {
    name: 'in one line, before the others',
    given: { [resume]: 'resume: {resume_position: {}}\n' },
    says: [`79:9 ${canResume}`],
    repaired: { 'resume: {resume_position: {}}\n': 'resume: {can_resume: true, resume_position: {}}\n' },
  },
  {
    name: 'in the notation of JSON',
    given: { [resume]: 'resume: {"last_agent": "executor-007"}\n' },
    says: [`79:9 ${canResume}`],
    repaired: {
      'resume: {"last_agent": "executor-007"}\n': 'resume: {"last_agent": "executor-007", "can_resume": true}\n',
    },
  },
  {
    name: 'into an empty mapping: in quotes, which both notations know',
    given: { [resume]: 'resume: {}\n' },
    says: [`79:9 ${canResume}`],
    repaired: { 'resume: {}\n': 'resume: { "can_resume": true }\n' },
  },
  {
    name: 'not behind a block of text, whose blank lines may be its own',
    given: { [resume]: 'resume:\n  last_agent: |+\n    executor-007\n\n\n' },
    says: [`79:1 ${canResume}`],
    repaired: {},
  },
  {
    name: 'not into what an alias stands for',
    given: { [resume]: 'base: &base\n  last_agent: null\nresume: *base\n' },
    says: [`81:9 ${canResume}`],
    repaired: {},
  },
  {
    name: 'not before a key that an anchor stands before',
    given: { [resume]: 'resume:\n  &key resume_position: {}\n' },
    says: [`80:8 ${canResume}`],
    repaired: {},
  },
]);
