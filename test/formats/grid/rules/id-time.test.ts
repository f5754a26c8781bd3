import { idTime } from '../../../../src/formats/grid/rules/id-time.js';
import { persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const session = 'sess-20260512T080000Z-q7w2e9';
const mission = 'mission-20260511T090000Z-recipe-box';
const created = 'created_at: "2026-05-11T09:00:00Z"';

ruleTest(idTime, [
  { name: 'the mission was created on the day of its id', given: {}, says: [] },
  { name: 'no ids (persistence)', given: persistence, says: [] },
  { name: 'at another hour of that day', given: { [mission]: 'mission-20260511T235959Z-recipe-box' }, says: [] },
  {
    name: 'on another day',
    given: { [mission]: 'mission-20260510T090000Z-recipe-box' },
    says: [
      '4:13 warning mission_id is stamped 2026-05-10, but created_at is on 2026-05-11 (UTC)',
      '  .grid/STATE.md:6:13 the mission was created here',
    ],
  },
  {
    name: 'a session with a month that does not exist',
    given: { [session]: 'sess-20261312T080000Z-q7w2e9' },
    says: ['3:13 warning session_id is stamped "20261312T080000Z", and there is no such time'],
  },
  {
    name: 'a mission with a day that does not exist',
    given: { [mission]: 'mission-20260230T090000-recipe-box' },
    says: ['4:13 warning mission_id is stamped "20260230T090000", and there is no such time'],
  },
  {
    name: 'a mission with an hour that does not exist',
    given: { [mission]: 'mission-20260511T240000Z-recipe-box' },
    says: ['4:13 warning mission_id is stamped "20260511T240000Z", and there is no such time'],
  },
  {
    name: 'an id from the last minutes before midnight',
    given: { [mission]: 'mission-20260510T235900Z-recipe-box', [created]: 'created_at: "2026-05-11T00:01:00Z"' },
    says: [],
  },
  {
    name: 'an id from before that',
    given: { [mission]: 'mission-20260510T235859Z-recipe-box', [created]: 'created_at: "2026-05-11T00:01:00Z"' },
    says: [
      '4:13 warning mission_id is stamped 2026-05-10, but created_at is on 2026-05-11 (UTC)',
      '  .grid/STATE.md:6:13 the mission was created here',
    ],
  },
  {
    name: 'an id in local time',
    given: { [mission]: 'mission-20260512T003000-recipe-box', [created]: 'created_at: "2026-05-11T22:30:00Z"' },
    says: [],
  },
  {
    name: 'a created_at in local time',
    given: { [mission]: 'mission-20260511T223000Z-recipe-box', [created]: 'created_at: "2026-05-12T00:30:00"' },
    says: [],
  },
  {
    name: 'further apart than any zone',
    given: { [mission]: 'mission-20260510T090000-recipe-box' },
    says: [
      '4:13 warning mission_id is stamped 2026-05-10, but created_at is on 2026-05-11 (UTC)',
      '  .grid/STATE.md:6:13 the mission was created here',
    ],
  },
  {
    name: 'both in local time are of one clock',
    given: { [mission]: 'mission-20260510T220000-recipe-box', [created]: 'created_at: "2026-05-11T09:00:00"' },
    says: [
      '4:13 warning mission_id is stamped 2026-05-10, but created_at is on 2026-05-11 (UTC)',
      '  .grid/STATE.md:6:13 the mission was created here',
    ],
  },
  {
    name: 'the day counts in UTC',
    given: { [mission]: 'mission-20260510T230000Z-recipe-box', [created]: 'created_at: "2026-05-11T01:30:00+02:00"' },
    says: [],
  },
  {
    name: 'a created_at after updated_at is for grid/time-order',
    given: { [created]: 'created_at: "2026-05-12T10:00:00Z"' },
    says: [],
  },
  { name: 'a missing created_at', given: { [`${created}\n`]: '' }, says: [] },
  {
    name: 'an id of another shape is for schema/pattern',
    given: { [mission]: 'mission-20260230-recipe-box' },
    says: [],
  },
]);
