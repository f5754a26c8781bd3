import { timeFuture } from '../../../../src/formats/grid/rules/time-future.js';
import { edited, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const updated = 'updated_at: "2026-05-12T09:15:00Z"';
const heartbeat = 'last_heartbeat: "2026-05-12T09:14:00Z"';

ruleTest(timeFuture, [
  { name: 'nothing after the clock', given: {}, says: [] },
  { name: 'nothing after the clock (persistence)', given: persistence, says: [] },
  { name: 'no timestamps (prose)', given: prose, says: [] },
  { name: '2 min after the clock', given: { [updated]: 'updated_at: "2026-05-12T09:22:00Z"' }, says: [] },
  {
    name: 'more than 2 min after the clock',
    given: { [updated]: 'updated_at: "2026-05-12T09:22:01Z"' },
    says: ['7:13 warning updated_at is "2026-05-12T09:22:01Z", 2 min 1 s after the clock, 2026-05-12T09:20:00Z'],
  },
  {
    name: 'each stamp that fits the others',
    given: { [updated]: 'updated_at: "2026-05-13T09:20:00Z"', [heartbeat]: 'last_heartbeat: "2026-05-12T12:20:00Z"' },
    says: [
      '7:13 warning updated_at is "2026-05-13T09:20:00Z", 1 d after the clock, 2026-05-12T09:20:00Z',
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T12:20:00Z", 3 h after the clock, 2026-05-12T09:20:00Z',
    ],
  },
  {
    name: 'the clock is what counts',
    given: {},
    now: Date.parse('2026-05-12T09:10:00Z'),
    says: [
      '7:13 warning updated_at is "2026-05-12T09:15:00Z", 5 min after the clock, 2026-05-12T09:10:00Z',
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T09:14:00Z", 4 min after the clock, 2026-05-12T09:10:00Z',
    ],
  },
  {
    name: 'also one that breaks the order, which is another matter',
    given: { [heartbeat]: 'last_heartbeat: "2027-05-12T09:14:00Z"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2027-05-12T09:14:00Z", 364 d 23 h after the clock, 2026-05-12T09:20:00Z',
    ],
  },
  {
    name: 'a stamp without zone is read as UTC',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-12T11:15:00"' }),
    says: [
      '10:13 warning updated_at is "2026-05-12T11:15:00", 1 h 55 min after the clock, 2026-05-12T09:20:00Z; it names no zone, so it is read as UTC',
    ],
  },
  {
    name: 'an offset is a zone',
    given: edited(persistence, { [updated]: 'updated_at: "2026-05-12T11:15:00+02:00"' }),
    says: [],
  },
  { name: 'no date at all is for schema/timestamp', given: { [updated]: 'updated_at: "tomorrow"' }, says: [] },
  { name: 'a missing stamp', given: { [`${updated}\n`]: '' }, says: [] },
]);
