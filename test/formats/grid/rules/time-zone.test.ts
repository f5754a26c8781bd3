import { timeZone } from '../../../../src/formats/grid/rules/time-zone.js';
import { edited, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const created = 'created_at: "2026-05-11T09:00:00Z"';
const updated = 'updated_at: "2026-05-12T09:15:00Z"';
const heartbeat = 'last_heartbeat: "2026-05-12T09:14:00Z"';

/** The repair is made of what the file says, so the file is the text that `repaired` edits. */
const given = (edits: Record<string, string>) => edited(persistence, edits);

ruleTest(timeZone, [
  { name: 'all name their zone', given: {}, says: [] },
  { name: 'all name their zone (persistence)', given: persistence, says: [] },
  { name: 'no timestamps (prose)', given: prose, says: [] },
  {
    name: 'none names its zone',
    given: given({ [created]: 'created_at: "2026-05-11T09:00:00"', [updated]: 'updated_at: "2026-05-12T09:15:00"' }),
    says: [],
  },
  {
    name: 'one names none',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:14:00"' },
    says: [
      '53:23 warning agents.active.0.last_heartbeat is "2026-05-12T09:14:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:6:13 created_at names its zone',
    ],
  },
  {
    name: 'the repair adds `Z`',
    given: given({ [updated]: 'updated_at: "2026-05-12T09:15:00"' }),
    says: [
      '10:13 warning updated_at is "2026-05-12T09:15:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:9:13 created_at names its zone',
    ],
    repaired: { '09:15:00"': '09:15:00Z"' },
  },
  {
    name: 'inside single quotes, and after milliseconds',
    given: given({ [updated]: "updated_at: '2026-05-12T09:15:00.250'" }),
    says: [
      '10:13 warning updated_at is "2026-05-12T09:15:00.250" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:9:13 created_at names its zone',
    ],
    repaired: { "09:15:00.250'": "09:15:00.250Z'" },
  },
  {
    name: 'without quotes',
    given: given({ [created]: 'created_at: 2026-05-11T09:00:00' }),
    says: [
      '9:13 warning created_at is "2026-05-11T09:00:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:10:13 updated_at names its zone',
    ],
    repaired: { '09:00:00': '09:00:00Z' },
  },
  {
    name: 'no repair where the value is not written plainly',
    given: given({ [updated]: 'updated_at: "2026-05-12T09:15:0\\x30"' }),
    says: [
      '10:13 warning updated_at is "2026-05-12T09:15:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:9:13 created_at names its zone',
    ],
    repaired: {},
  },
  {
    name: 'an offset is a zone',
    given: given({
      [created]: 'created_at: "2026-05-11T11:00:00+02:00"',
      [updated]: 'updated_at: "2026-05-12T09:15:00"',
    }),
    says: [
      '10:13 warning updated_at is "2026-05-12T09:15:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:9:13 created_at names its zone',
    ],
    repaired: { '09:15:00"': '09:15:00Z"' },
  },
  {
    name: 'no repair of what must be local time: UTC would put it after updated_at',
    given: edited(persistence, { [created]: 'created_at: "2026-05-12T11:00:00"' }),
    says: [
      '9:13 warning created_at is "2026-05-12T11:00:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:10:13 updated_at names its zone',
    ],
    repaired: {},
  },
  {
    name: 'nor where UTC would put it after the clock',
    given: given({ [updated]: 'updated_at: "2026-05-12T11:15:00"' }),
    says: [
      '10:13 warning updated_at is "2026-05-12T11:15:00" without a zone, but other timestamps name theirs',
      '  .grid/STATE.md:9:13 created_at names its zone',
    ],
    repaired: {},
  },
  {
    name: 'microseconds without zone are for schema/timestamp',
    given: { [heartbeat]: 'last_heartbeat: "2026-05-12T09:14:00.123456"' },
    says: [],
  },
  { name: 'what is no timestamp is for schema/timestamp', given: { [heartbeat]: 'last_heartbeat: "soon"' }, says: [] },
]);
