import { agentType } from '../../../../src/formats/grid/rules/agent-type.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

ruleTest(agentType, [
  { name: 'the type is the prefix', given: {}, says: [] },
  { name: 'no agents (persistence)', given: persistence, says: [] },
  {
    name: 'an active agent of another type',
    given: { 'type: "executor"': 'type: "planner"' },
    says: [
      '48:13 error agents.active.0.type is "planner", but its id is "executor-007"',
      '  .grid/STATE.md:47:11 the id stands here',
    ],
  },
  {
    name: 'a completed agent of another type',
    given: { 'type: "planner"': 'type: "memory"' },
    says: [
      '56:13 error agents.completed.0.type is "memory", but its id is "planner-001"',
      '  .grid/STATE.md:55:11 the id stands here',
    ],
  },
  { name: 'a type that does not exist is for schema/enum', given: { 'type: "executor"': 'type: "mc"' }, says: [] },
  {
    name: 'an id that breaks its pattern is for schema/pattern',
    given: { 'id: "executor-007"': 'id: "planner-7"' },
    says: [],
  },
  { name: 'a missing type', given: { '      type: "executor"\n': '' }, says: [] },
  {
    name: 'an agent that is no mapping',
    given: {
      'id: "planner-001"\n      type: "planner"': 'type: "planner"\n    - "planner-001"\n    - type: "planner"',
    },
    says: [],
  },
]);
