import { timeOrder } from '../../../../src/formats/grid/rules/time-order.js';
import { edited, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const created = 'created_at: "2026-05-11T09:00:00Z"';
const updated = 'updated_at: "2026-05-12T09:15:00Z"';
const warned = 'timestamp: "2026-05-12T09:05:00Z"';
const started = 'started_at: "2026-05-11T09:10:00Z"';
const completed = 'completed_at: "2026-05-11T16:00:00Z"';

ruleTest(timeOrder, [
  { name: 'all in order', given: {}, says: [] },
  { name: 'all in order (persistence)', given: persistence, says: [] },
  { name: 'no timestamps (prose)', given: prose, says: [] },
  {
    name: 'created and updated at the same moment',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-11T09:00:00Z"' }),
    says: [],
  },
  {
    name: 'updated before created; the rest is not held against either',
    given: { [updated]: 'updated_at: "2026-05-10T09:15:00Z"' },
    says: [
      '7:13 error updated_at is "2026-05-10T09:15:00Z", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:6:13 created_at stands here',
    ],
  },
  {
    name: 'a second between created and updated gets no slack',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-11T08:59:59Z"' }),
    says: [
      '10:13 error updated_at is "2026-05-11T08:59:59Z", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:9:13 created_at stands here',
    ],
  },
  {
    name: 'created in the future is itself wrong',
    given: { [created]: 'created_at: "2026-05-13T09:00:00Z"' },
    says: [
      '6:13 error created_at is "2026-05-13T09:00:00Z", which is after updated_at, "2026-05-12T09:15:00Z"',
      '  .grid/STATE.md:7:13 updated_at stands here',
    ],
  },
  {
    name: 'instants in order that are no strings in order',
    given: { [started]: 'started_at: "2026-05-11T16:00:00Z"', [completed]: 'completed_at: "2026-05-11T16:00:00.500Z"' },
    says: [],
  },
  {
    name: 'strings in order that are no instants in order',
    given: { [started]: 'started_at: "2026-05-11T16:00:00.500Z"' },
    says: [
      '21:21 error phases.definitions.0.completed_at is "2026-05-11T16:00:00Z", which is before phases.definitions.0.started_at, "2026-05-11T16:00:00.500Z"',
      '  .grid/STATE.md:20:19 phases.definitions.0.started_at stands here',
    ],
  },
  {
    name: 'a stamp with an offset is a moment like any other',
    given: { [updated]: 'updated_at: "2026-05-11T10:30:00+02:00"' },
    says: [
      '7:13 error updated_at is "2026-05-11T10:30:00+02:00", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:6:13 created_at stands here',
    ],
  },
  {
    name: 'so is one with microseconds',
    given: { [updated]: 'updated_at: "2026-05-11T08:59:59.123456Z"' },
    says: [
      '7:13 error updated_at is "2026-05-11T08:59:59.123456Z", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:6:13 created_at stands here',
    ],
  },
  {
    name: 'a phase that ended before it started is not also before the mission',
    given: { [completed]: 'completed_at: "2026-05-10T16:00:00Z"' },
    says: [
      '21:21 error phases.definitions.0.completed_at is "2026-05-10T16:00:00Z", which is before phases.definitions.0.started_at, "2026-05-11T09:10:00Z"',
      '  .grid/STATE.md:20:19 phases.definitions.0.started_at stands here',
    ],
  },
  {
    name: 'a phase that ended and starts in the future',
    given: { [started]: 'started_at: "2026-06-11T09:10:00Z"' },
    says: [
      '20:19 error phases.definitions.0.started_at is "2026-06-11T09:10:00Z", which is after phases.definitions.0.completed_at, "2026-05-11T16:00:00Z"',
      '  .grid/STATE.md:21:21 phases.definitions.0.completed_at stands here',
    ],
  },
  {
    name: 'a heartbeat before its agent is for grid/agent-heartbeat',
    given: { 'last_heartbeat: "2026-05-12T09:14:00Z"': 'last_heartbeat: "2026-05-10T09:14:00Z"' },
    says: [],
  },
  { name: '2 min after updated_at', given: { [warned]: 'timestamp: "2026-05-12T09:17:00Z"' }, says: [] },
  {
    name: 'more than 2 min after updated_at',
    given: { [warned]: 'timestamp: "2026-05-12T09:17:01Z"' },
    says: [
      '96:16 error warnings.0.timestamp is "2026-05-12T09:17:01Z", which is after updated_at, "2026-05-12T09:15:00Z"',
      '  .grid/STATE.md:7:13 updated_at stands here',
    ],
  },
  { name: '2 min before created_at', given: { [started]: 'started_at: "2026-05-11T08:58:00Z"' }, says: [] },
  {
    name: 'more than 2 min before created_at',
    given: { [started]: 'started_at: "2026-05-11T08:57:59Z"' },
    says: [
      '20:19 error phases.definitions.0.started_at is "2026-05-11T08:57:59Z", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:6:13 created_at stands here',
    ],
  },
  {
    name: 'a blocker from before the mission',
    given: { 'blockers: []': 'blockers:\n  - id: "blocker-001"\n    added_at: "2026-05-10T09:00:00Z"' },
    says: [
      '99:15 error blockers.0.added_at is "2026-05-10T09:00:00Z", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:6:13 created_at stands here',
    ],
  },
  {
    name: 'updated_at was left behind',
    given: { [updated]: 'updated_at: "2026-05-12T08:30:00Z"' },
    says: [
      '7:13 error updated_at is "2026-05-12T08:30:00Z", but 3 other timestamps are later',
      '  .grid/STATE.md:49:19 agents.active.0.spawned_at is later',
      '  .grid/STATE.md:53:23 agents.active.0.last_heartbeat is later',
      '  .grid/STATE.md:96:16 warnings.0.timestamp is later',
    ],
  },
  {
    name: 'created_at was written anew',
    given: { [created]: 'created_at: "2026-05-12T08:30:00Z"' },
    says: [
      '6:13 error created_at is "2026-05-12T08:30:00Z", but 3 other timestamps are earlier',
      '  .grid/STATE.md:20:19 phases.definitions.0.started_at is earlier',
      '  .grid/STATE.md:21:21 phases.definitions.0.completed_at is earlier',
      '  .grid/STATE.md:27:19 phases.definitions.1.started_at is earlier',
    ],
  },
  {
    name: 'stamps in the future tell nothing of updated_at',
    given: {
      'last_heartbeat: "2026-05-12T09:14:00Z"': 'last_heartbeat: "2027-05-12T09:14:00Z"',
      [warned]: 'timestamp: "2027-05-12T09:05:00Z"',
    },
    says: [
      '53:23 error agents.active.0.last_heartbeat is "2027-05-12T09:14:00Z", which is after updated_at, "2026-05-12T09:15:00Z"',
      '  .grid/STATE.md:7:13 updated_at stands here',
      '96:16 error warnings.0.timestamp is "2027-05-12T09:05:00Z", which is after updated_at, "2026-05-12T09:15:00Z"',
      '  .grid/STATE.md:7:13 updated_at stands here',
    ],
  },
  {
    name: 'wrong by under 14 h where one names no zone',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-10T19:00:01"' }),
    says: [
      '10:13 warning updated_at is "2026-05-10T19:00:01", which is before created_at, "2026-05-11T09:00:00Z"; only one of the two names its zone',
      '  .grid/STATE.md:9:13 created_at stands here',
    ],
  },
  {
    name: 'wrong by 14 h where one names no zone',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-10T19:00:00"' }),
    says: [
      '10:13 error updated_at is "2026-05-10T19:00:00", which is before created_at, "2026-05-11T09:00:00Z"',
      '  .grid/STATE.md:9:13 created_at stands here',
    ],
  },
  {
    name: 'wrong where neither names a zone',
    given: edited(persistence, {
      [created]: 'created_at: "2026-05-11T09:00:00"',
      [updated]: 'updated_at: "2026-05-11T08:00:00"',
    }),
    says: [
      '10:13 error updated_at is "2026-05-11T08:00:00", which is before created_at, "2026-05-11T09:00:00"',
      '  .grid/STATE.md:9:13 created_at stands here',
    ],
  },
  {
    name: 'an updated_at without zone that may not have been left behind',
    given: { [updated]: 'updated_at: "2026-05-12T08:30:00"' },
    says: [
      '7:13 warning updated_at is "2026-05-12T08:30:00", but 3 other timestamps are later',
      '  .grid/STATE.md:49:19 agents.active.0.spawned_at is later',
      '  .grid/STATE.md:53:23 agents.active.0.last_heartbeat is later',
      '  .grid/STATE.md:96:16 warnings.0.timestamp is later',
    ],
  },
  {
    name: 'one stamp is enough to be sure',
    given: { [updated]: 'updated_at: "2026-05-12T08:30:00"', [warned]: 'timestamp: "2026-05-12T09:05:00"' },
    says: [
      '7:13 error updated_at is "2026-05-12T08:30:00", but 3 other timestamps are later',
      '  .grid/STATE.md:49:19 agents.active.0.spawned_at is later',
      '  .grid/STATE.md:53:23 agents.active.0.last_heartbeat is later',
      '  .grid/STATE.md:96:16 warnings.0.timestamp is later',
    ],
  },
  { name: 'without created_at and updated_at', given: { [`${created}\n${updated}\n`]: '' }, says: [] },
  {
    name: 'a day that does not exist is for schema/timestamp',
    given: { [started]: 'started_at: "2026-02-30T09:10:00Z"' },
    says: [],
  },
  { name: 'a number is for schema/type', given: { [updated]: 'updated_at: 5' }, says: [] },
]);
