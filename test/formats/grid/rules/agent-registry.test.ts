import { agentRegistry } from '../../../../src/formats/grid/rules/agent-registry.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const last = 'last_agent: "executor-007"';
const source = 'source: "executor-007"';
const completed = 'completed:\n    - id: "planner-001"';
const blocking = (thread: string) => ({
  'blockers: []': `blockers:\n  - id: "blocker-001"\n    blocking_thread: ${thread}`,
});
const unknownThread = (thread: string, why: string) => ({
  given: blocking(thread),
  says: [`99:22 info blockers.0.blocking_thread is "${thread.replaceAll('"', '')}", but ${why}`],
});

ruleTest(agentRegistry, [
  { name: 'all are known', given: {}, says: [] },
  { name: 'no agents (persistence)', given: persistence, says: [] },
  {
    name: 'both active and completed',
    given: { [completed]: 'completed:\n    - id: "planner-001"\n    - id: "executor-007"' },
    says: [
      '47:11 warning agents.active.0.id is "executor-007", but the agent is also completed',
      '  .grid/STATE.md:56:11 it is completed here',
    ],
  },
  {
    name: 'an unknown last agent',
    given: { [last]: 'last_agent: "executor-009"' },
    says: [
      '81:15 info resume.last_agent is "executor-009", which stands neither in agents.active nor in agents.completed',
    ],
  },
  {
    name: 'a warning of an unknown agent',
    given: { [source]: 'source: "recognizer-001"' },
    says: [
      '95:13 info warnings.0.source is "recognizer-001", which stands neither in agents.active nor in agents.completed',
    ],
  },
  {
    name: 'an agent is unknown once',
    given: { [last]: 'last_agent: "executor-009"', [source]: 'source: "executor-009"' },
    says: [
      '81:15 info resume.last_agent is "executor-009", which stands neither in agents.active nor in agents.completed',
      '  .grid/STATE.md:95:13 it is named here too',
    ],
  },
  {
    name: 'a completed agent',
    given: { [last]: 'last_agent: "planner-001"', [source]: 'source: "planner-001"' },
    says: [],
  },
  { name: 'mc is always known', given: { [last]: 'last_agent: "mc"', [source]: 'source: mc' }, says: [] },
  { name: 'no last agent', given: { [last]: 'last_agent: null' }, says: [] },
  {
    name: 'an agent whose id is broken may be the one',
    given: { 'id: "planner-001"': 'id: "planner-1"', [last]: 'last_agent: "planner-002"' },
    says: [],
  },
  {
    name: 'so may one in a list that is none',
    given: { [completed]: 'completed: 3\n  others:\n    - id: 1', [last]: 'last_agent: "planner-001"' },
    says: [],
  },
  { name: 'without a registry nobody is missing', given: { 'agents:\n': 'x-agents:\n' }, says: [] },
  {
    name: 'an empty registry knows nobody',
    given: {
      'active:\n    - id: "executor-007"': 'active: []\n  others:\n    - id: "executor-007"',
      [source]: 'source: mc',
    },
    says: [
      '82:15 info resume.last_agent is "executor-007", which stands neither in agents.active nor in agents.completed',
    ],
  },
  { name: 'a thread of a block of the mission', given: blocking('"05.4"'), says: [] },
  { name: 'a thread of a block of the phase', given: blocking('"3.16"'), says: [] },
  { name: 'a bare number', given: blocking('16'), says: [] },
  { name: 'a block beyond the mission', ...unknownThread('"06.1"', 'the mission has 5 blocks') },
  { name: 'a thread beyond the mission', ...unknownThread('"02.17"', 'the mission has 16 threads') },
  { name: 'a bare number beyond the mission', ...unknownThread('17', 'the mission has 16 threads') },
  { name: 'a number as the file writes it', ...unknownThread('06.10', 'the mission has 5 blocks') },
  { name: 'block 0', ...unknownThread('"00.1"', 'blocks are numbered from 1') },
  { name: 'thread 0', ...unknownThread('"2.0"', 'threads are numbered from 1') },
  { name: 'a number that is no thread', ...unknownThread('1e1', 'expected block and thread like 02.3, or a number') },
  { name: 'a negative number is for schema/range', given: blocking('-2'), says: [] },
  { name: 'a word is for schema/pattern', given: blocking('"the second"'), says: [] },
  {
    name: 'threads that nobody counted',
    given: { ...blocking('"02.99"'), 'threads_total: 16': 'threads_total: 0' },
    says: [],
  },
  {
    name: 'blocks that only the definitions count',
    given: { ...blocking('"06.1"'), 'blocks_total: 5': 'blocks_total: 0' },
    says: ['99:22 info blockers.0.blocking_thread is "06.1", but the mission has 5 blocks'],
  },
]);
