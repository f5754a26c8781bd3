import { agentUnique } from '../../../../src/formats/grid/rules/agent-unique.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const list = 'active:\n    - id: "executor-007"';

ruleTest(agentUnique, [
  { name: 'one agent', given: {}, says: [] },
  { name: 'no agents (persistence)', given: persistence, says: [] },
  { name: 'two agents', given: { [list]: `active:\n    - id: "scout-001"\n    - id: "executor-007"` }, says: [] },
  {
    name: 'one agent twice',
    given: { [list]: `active:\n    - id: "executor-007"\n    - id: "executor-007"` },
    says: [
      '48:11 error agents.active.1.id is "executor-007", but an earlier item has the same id',
      '  .grid/STATE.md:47:11 the id stands here first',
    ],
  },
  {
    name: 'thrice: each repetition, against the first',
    given: {
      [list]: `active:\n    - id: executor-007\n    - id: "scout-001"\n    - id: "executor-007"\n    - id: 'executor-007'`,
    },
    says: [
      '49:11 error agents.active.2.id is "executor-007", but an earlier item has the same id',
      '  .grid/STATE.md:47:11 the id stands here first',
      '50:11 error agents.active.3.id is "executor-007", but an earlier item has the same id',
      '  .grid/STATE.md:47:11 the id stands here first',
    ],
  },
  {
    name: 'twice completed is no fault',
    given: { 'completed:\n    - id: "planner-001"': 'completed:\n    - id: "planner-001"\n    - id: "planner-001"' },
    says: [],
  },
  {
    name: 'ids that break their pattern',
    given: { [list]: `active:\n    - id: "agent"\n    - id: "agent"` },
    says: [],
  },
  { name: 'agents without id', given: { [list]: `active:\n    - type: "scout"\n    - type: "scout"` }, says: [] },
  { name: 'no list', given: { [list]: `active: none\n  others:\n    - id: "executor-007"` }, says: [] },
]);
