import { delegationTimes } from '../../../../src/formats/hivemind/rules/delegation-times.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
const clock = 'after the clock; expected no later than 1778577600000 (2026-05-12T09:20:00Z)';

const created = '"createdAt": 1778576460000'; // 09:01
const changed = '"lastMessageCountChangeAt": 1778576640000'; // 09:04
const completed = '"completedAt": 1778576700000'; // 09:05
const kept = '"gracePeriodExpiresAt": 1778577300000'; // 09:15

ruleTest(delegationTimes, [
  { name: 'in order', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  {
    name: 'a file that does not parse',
    given: hivemind({ [file]: '[{"createdAt": 2, "completedAt": 1},\n' }),
    says: [],
  },
  {
    name: 'all at once, as when a dispatch fails',
    given: hivemind({
      [file]: {
        [changed]: '"lastMessageCountChangeAt": 1778576460000',
        [completed]: '"completedAt": 1778576460000',
        [kept]: '"gracePeriodExpiresAt": 1778576460000',
      },
    }),
    says: [],
  },
  {
    name: 'completed 1 ms before it was created; what is held against completedAt is left alone',
    given: hivemind({ [file]: { [completed]: '"completedAt": 1778576459999' } }),
    says: [
      `${path}:20:20 error completedAt is 1778576459999 (2026-05-12T09:00:59.999Z), which is before createdAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      `  ${path}:8:18 createdAt stands here`,
    ],
  },
  {
    name: 'messages changed 1 ms before it was created',
    given: hivemind({ [file]: { [changed]: '"lastMessageCountChangeAt": 1778576459999' } }),
    says: [
      `${path}:12:33 error lastMessageCountChangeAt is 1778576459999 (2026-05-12T09:00:59.999Z), which is before createdAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      `  ${path}:8:18 createdAt stands here`,
    ],
  },
  {
    name: 'messages changed 1 ms after it was completed',
    given: hivemind({ [file]: { [changed]: '"lastMessageCountChangeAt": 1778576700001' } }),
    says: [
      `${path}:12:33 error lastMessageCountChangeAt is 1778576700001 (2026-05-12T09:05:00.001Z), which is after completedAt, 1778576700000 (2026-05-12T09:05:00Z)`,
      `  ${path}:20:20 completedAt stands here`,
    ],
  },
  {
    name: 'kept until 1 ms before it was completed',
    given: hivemind({ [file]: { [kept]: '"gracePeriodExpiresAt": 1778576699999' } }),
    says: [
      `${path}:22:29 error gracePeriodExpiresAt is 1778576699999 (2026-05-12T09:04:59.999Z), which is before completedAt, 1778576700000 (2026-05-12T09:05:00Z)`,
      `  ${path}:20:20 completedAt stands here`,
    ],
  },
  {
    name: 'without an end, kept until before it was created',
    given: hivemind({
      [file]: { [`    ${completed},\n`]: '', [kept]: '"gracePeriodExpiresAt": 1778576459999' },
    }),
    says: [
      `${path}:21:29 error gracePeriodExpiresAt is 1778576459999 (2026-05-12T09:00:59.999Z), which is before createdAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      `  ${path}:8:18 createdAt stands here`,
    ],
  },
  {
    name: 'two faults of one record',
    given: hivemind({
      [file]: {
        [changed]: '"lastMessageCountChangeAt": 1778576400000',
        [kept]: '"gracePeriodExpiresAt": 1778576640000',
      },
    }),
    says: [
      `${path}:12:33 error lastMessageCountChangeAt is 1778576400000 (2026-05-12T09:00:00Z), which is before createdAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      `  ${path}:8:18 createdAt stands here`,
      `${path}:22:29 error gracePeriodExpiresAt is 1778576640000 (2026-05-12T09:04:00Z), which is before completedAt, 1778576700000 (2026-05-12T09:05:00Z)`,
      `  ${path}:20:20 completedAt stands here`,
    ],
  },
  {
    name: 'exactly 2 minutes after the clock',
    given: hivemind({
      [file]: { '"createdAt": 1778576760000': '"createdAt": 1778577720000', '8577480000': '8577720000' },
    }),
    says: [],
  },
  {
    name: 'created 1 ms more after the clock: nothing else is held against it',
    given: hivemind({ [file]: { '"createdAt": 1778576760000': '"createdAt": 1778577720001' } }),
    says: [`${path}:30:18 error createdAt is 1778577720001 (2026-05-12T09:22:00.001Z), 2 min ${clock}`],
  },
  {
    name: 'messages that change tomorrow',
    given: hivemind({ [file]: { '1778577480000': '1778664000000' } }),
    says: [`${path}:34:33 error lastMessageCountChangeAt is 1778664000000 (2026-05-13T09:20:00Z), 1 d ${clock}`],
  },
  {
    name: 'an end tomorrow',
    given: hivemind({
      [file]: { [completed]: '"completedAt": 1778664000000', [kept]: '"gracePeriodExpiresAt": 1778664600000' },
    }),
    says: [`${path}:20:20 error completedAt is 1778664000000 (2026-05-13T09:20:00Z), 1 d ${clock}`],
  },
  {
    name: 'a result that is kept until tomorrow',
    given: hivemind({ [file]: { [kept]: '"gracePeriodExpiresAt": 1778664000000' } }),
    says: [],
  },
  {
    name: 'moments that are none are for schema/',
    given: hivemind({ [file]: { [created]: '"createdAt": "09:01"', [completed]: '"completedAt": -1' } }),
    says: [],
  },
]);
