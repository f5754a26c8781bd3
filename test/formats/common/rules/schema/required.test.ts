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
  },
  {
    name: 'a field that is misspelt',
    given: { 'updated_at:': 'udpated_at:' },
    says: [
      '1:1 error updated_at is missing; expected a timestamp like 2026-01-24T14:00:00Z',
      '  .grid/STATE.md:7:1 "udpated_at" stands here',
    ],
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
