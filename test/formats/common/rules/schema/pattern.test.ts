import { schemaPattern } from '../../../../../src/formats/common/rules/schema/pattern.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaPattern, [
  { name: 'all in shape', given: {}, says: [] },
  {
    name: 'ids of every kind',
    given: {
      'sess-20260512T080000Z-q7w2e9': 'sess-1',
      'mission-20260511T090000Z-recipe-box': 'recipe-box',
      'phase_id: "02-kitchen"': 'phase_id: "2-kitchen"',
      'block_id: "02-03"': 'block_id: "2-3"',
      'id: "executor-007"': 'id: "executor-7"',
      'id: "dec-001"': 'id: "decision-1"',
      'id: "art-001"': 'id: "art-1"',
      'last_agent: "executor-007"': 'last_agent: "me"',
    },
    says: [
      '3:13 error session_id is "sess-1", expected a session id like sess-20260124T143000Z-abc123',
      '4:13 error mission_id is "recipe-box", expected a mission id like mission-20260124T140000Z-saas-dashboard',
      '31:13 error position.phase_id is "2-kitchen", expected a phase id like 01-foundation',
      '34:13 error position.block_id is "2-3", expected a block id like 01-02',
      '47:11 error agents.active.0.id is "executor-7", expected an agent id like executor-003',
      '61:11 error persistent.decisions.0.id is "decision-1", expected a decision id like dec-001',
      '67:11 error persistent.artifacts.0.id is "art-1", expected an artifact id like art-001',
      '81:15 error resume.last_agent is "me", expected an agent id like executor-003, or mc or null',
    ],
  },
  {
    name: 'in a list, behind an emoji',
    given: { 'affects_phases: ["01-pantry", "02-kitchen"]': 'affects_phases: ["01-pantry", "🟦"]' },
    says: ['64:37 error persistent.decisions.0.affects_phases.1 is "🟦", expected a phase id like 01-foundation'],
  },
  { name: 'mc may be the last agent (D15)', given: { 'last_agent: "executor-007"': 'last_agent: "mc"' }, says: [] },
  { name: 'another type is for schema/type', given: { 'block_id: "02-03"': 'block_id: 203' }, says: [] },
  { name: 'timestamps are for schema/timestamp', given: { '2026-05-11T09:00:00Z': 'monday' }, says: [] },
  {
    name: 'a placeholder is for syntax/placeholder',
    given: { 'block_id: "02-03"': 'block_id: "{{block}}"' },
    says: [],
  },
  {
    name: 'hostile text is shown, not obeyed',
    given: { 'block_id: "02-03"': 'block_id: "\\e[2J\\u202e"' },
    says: ['34:13 error position.block_id is "\\x1b[2J\\u{202e}", expected a block id like 01-02'],
  },
  {
    name: 'the persistence dialect',
    given: persistence.replace('block: 2', 'block: second').replace('"02.3"', '"two"'),
    says: [
      '5:10 error position.block is "second", expected a block number like 2 or 01-02',
      '7:11 error position.thread is "two", expected a thread id like 02.3 or 4',
    ],
  },
]);
