import { agentHeartbeat } from '../../../../src/formats/grid/rules/agent-heartbeat.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const spawned = 'spawned_at: "2026-05-12T09:00:00Z"';
const heartbeat = 'last_heartbeat: "2026-05-12T09:14:00Z"';
const updated = 'updated_at: "2026-05-12T09:15:00Z"';
const status = 'status: "in_progress"\nmode';

ruleTest(agentHeartbeat, [
  { name: 'heard of a minute ago', given: {}, says: [] },
  { name: 'no agents (persistence)', given: persistence, says: [] },
  {
    name: 'heard of when it was spawned',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:05:00Z"', [spawned]: 'spawned_at: "2026-05-12T09:05:00Z"' },
    says: [],
  },
  { name: 'silent for 10 min', given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:05:00Z"' }, says: [] },
  {
    name: 'silent for longer',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:04:59Z"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T09:04:59Z", 10 min 1 s before updated_at; expected one at least every 10 min',
      '  .grid/STATE.md:7:13 updated_at is "2026-05-12T09:15:00Z"',
    ],
  },
  {
    name: 'silent, as it seems, where only one names its zone',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T05:14:00"', [spawned]: 'spawned_at: "2026-05-12T05:00:00"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T05:14:00", 4 h 1 min before updated_at; expected one at least every 10 min, if both are UTC',
      '  .grid/STATE.md:7:13 updated_at is "2026-05-12T09:15:00Z"',
    ],
  },
  {
    name: 'heard of before it was spawned, and not also silent',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T08:59:59Z"' },
    says: [
      '53:23 error agents.active.0.last_heartbeat is "2026-05-12T08:59:59Z", which is before agents.active.0.spawned_at, "2026-05-12T09:00:00Z"',
      '  .grid/STATE.md:49:19 agents.active.0.spawned_at stands here',
    ],
  },
  {
    name: 'heard of, and spawned in the future',
    given: { [spawned]: 'spawned_at: "2026-06-12T09:00:00Z"' },
    says: [
      '49:19 error agents.active.0.spawned_at is "2026-06-12T09:00:00Z", which is after agents.active.0.last_heartbeat, "2026-05-12T09:14:00Z"',
      '  .grid/STATE.md:53:23 agents.active.0.last_heartbeat stands here',
    ],
  },
  {
    name: 'before it was spawned, unless it is local time',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T05:14:00"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T05:14:00", which is before agents.active.0.spawned_at, "2026-05-12T09:00:00Z"; only one of the two names its zone',
      '  .grid/STATE.md:49:19 agents.active.0.spawned_at stands here',
    ],
  },
  {
    name: 'an agent of a finished mission is for grid/terminal-state',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:01:00Z"', [status]: 'status: "complete"\nmode' },
    says: [],
  },
  {
    name: 'so is one of a failed mission',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:01:00Z"', [status]: 'status: "failed"\nmode' },
    says: [],
  },
  {
    name: 'an updated_at in the future is for grid/time-future',
    given: { [updated]: 'updated_at: "2026-05-13T09:15:00Z"' },
    says: [],
  },
  {
    name: 'a heartbeat before the mission is for grid/time-order',
    given: { [`      ${spawned}\n`]: '', [heartbeat]: 'last_heartbeat: "2026-05-10T09:14:00Z"' },
    says: [],
  },
  {
    name: 'a missing updated_at',
    given: { [`${updated}\n`]: '', [heartbeat]: 'last_heartbeat: "2026-05-12T09:01:00Z"' },
    says: [],
  },
  { name: 'a missing heartbeat', given: { [`      ${heartbeat}\n`]: '' }, says: [] },
  { name: 'a number is for schema/type', given: { [heartbeat]: 'last_heartbeat: 9' }, says: [] },
]);
