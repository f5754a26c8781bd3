import { schemaTimestamp } from '../../../../../src/formats/common/rules/schema/timestamp.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

const created = 'created_at: "2026-05-11T09:00:00Z"';

ruleTest(schemaTimestamp, [
  { name: 'all in the profile', given: {}, says: [] },
  { name: 'milliseconds, and no zone', given: { [created]: 'created_at: "2026-05-11T09:00:00.250"' }, says: [] },
  {
    name: 'no timestamp',
    given: { [created]: 'created_at: "monday"', 'completed_at: null': 'completed_at: "2026-05-12"' },
    says: [
      '6:13 error created_at is "monday", expected a timestamp like 2026-01-24T14:00:00Z',
      '28:21 error phases.definitions.1.completed_at is "2026-05-12", expected a timestamp like 2026-01-24T14:00:00Z or null',
    ],
    repaired: {},
  },
  {
    name: 'nothing',
    given: { [created]: 'created_at: ""' },
    says: ['6:13 error created_at is "", expected a timestamp like 2026-01-24T14:00:00Z'],
  },
  {
    name: 'a date or an hour that does not exist',
    given: { [created]: 'created_at: "2026-02-30T09:00:00Z"', '2026-05-12T09:15:00Z': '2026-05-12T24:15:00Z' },
    says: [
      '6:13 error created_at is "2026-02-30T09:00:00Z", a date or an hour that does not exist',
      '7:13 error updated_at is "2026-05-12T24:15:00Z", a date or an hour that does not exist',
    ],
    repaired: {},
  },
  {
    name: 'what isoformat() writes (D5)',
    given: { 'last_heartbeat: "2026-05-12T09:14:00Z"': 'last_heartbeat: "2026-05-12T09:14:00.123456"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T09:14:00.123456", ISO 8601 in another form; expected "2026-05-12T09:14:00.123Z"',
    ],
    repaired: { '09:14:00.123456"': '09:14:00.123Z"' },
  },
  {
    name: 'an offset, a space and no quotes',
    given: { [created]: 'created_at: 2026-05-11 11:00:00+02:00' },
    says: [
      '6:13 warning created_at is "2026-05-11 11:00:00+02:00", ISO 8601 in another form; expected "2026-05-11T09:00:00Z"',
    ],
    repaired: { 'created_at: 2026-05-11 11:00:00+02:00': created },
  },
  {
    name: 'at the end of time, UTC has no year of four digits',
    given: { [created]: 'created_at: "9999-12-31T23:00:00-02:00"' },
    says: [
      '6:13 warning created_at is "9999-12-31T23:00:00-02:00", ISO 8601 in another form; expected a timestamp like 2026-01-24T14:00:00Z',
    ],
    repaired: {},
  },
  { name: 'a number is for schema/type', given: { [created]: 'created_at: 1778490000' }, says: [] },
  { name: 'a placeholder is for syntax/placeholder', given: { [created]: 'created_at: "{{now}}"' }, says: [] },
  {
    name: 'the persistence dialect',
    given: persistence.replace('2026-05-12T09:15:00Z', '20260512T091500Z'),
    says: ['10:13 warning updated_at is "20260512T091500Z", ISO 8601 in another form; expected "2026-05-12T09:15:00Z"'],
    repaired: { '20260512T091500Z': '2026-05-12T09:15:00Z' },
  },
]);
