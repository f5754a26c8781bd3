import { sessionTimes } from '../../../../src/formats/hivemind/rules/session-times.js';
import { hivemind } from '../../../support/hivemind.js';
import type { Edits } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

// The clock stands at 1778577600000, 09:20:00Z; 2 minutes, 120000 ms, are forgiven.
const file = 'state/session-continuity.json';
const at = `.hivemind/${file}`;
const session = 'session "ses_1e5a90c3fffeRecipeBoxMain1"';
const ofStore = '"updatedAt": 1778577540000,';
const ofSession = '"updatedAt": 1778577540000\n';
const clock = '1778577600000 (2026-05-12T09:20:00Z)';
const given = (edits: Edits) => hivemind({ [file]: edits });

ruleTest(sessionTimes, [
  { name: 'all in order', given: hivemind(), says: [] },
  { name: 'no store', given: hivemind({ [file]: null }), says: [] },

  { name: 'a store 2 minutes ahead', given: given({ [ofStore]: '"updatedAt": 1778577720000,' }), says: [] },
  {
    name: 'a store one ms more ahead',
    given: given({ [ofStore]: '"updatedAt": 1778577720001,' }),
    says: [
      `${at}:3:16 error updatedAt of the store is 1778577720001 (2026-05-12T09:22:00.001Z), 2 min after the clock; expected no later than ${clock}`,
    ],
  },
  {
    name: 'a store that the session is 2 minutes ahead of',
    given: given({ [ofStore]: '"updatedAt": 1778577420000,' }),
    says: [],
  },
  {
    name: 'a store that was left behind, as in practice',
    given: given({ [ofStore]: '"updatedAt": 1778577419999,' }),
    says: [
      `${at}:3:16 warning updatedAt of the store is 1778577419999 (2026-05-12T09:16:59.999Z), before that of 1 session in it; expected no earlier than 1778577540000 (2026-05-12T09:19:00Z)`,
      `  ${at}:35:22 that of ${session} stands here`,
    ],
  },
  {
    name: 'a store left behind by several sessions names the latest',
    given: given({
      [ofStore]: '"updatedAt": 1778576400000,',
      '"sessions": {': `"sessions": {
"ses_b": { "sessionID": "ses_b", "metadata": { "status": "running", "updatedAt": 1778577600000 } },`,
    }),
    says: [
      `${at}:3:16 warning updatedAt of the store is 1778576400000 (2026-05-12T09:00:00Z), before that of 2 sessions in it; expected no earlier than ${clock}`,
      `  ${at}:5:82 that of session "ses_b" stands here`,
    ],
  },

  {
    name: 'a session 2 minutes ahead',
    given: given({ [ofStore]: '"updatedAt": 1778577600000,', [ofSession]: '"updatedAt": 1778577720000\n' }),
    says: [],
  },
  {
    name: 'a session in the future is told of once, and is no measure for the store',
    given: given({
      [ofSession]: '"updatedAt": 1778577720001\n',
      '"createdAt": 1778576700000': '"createdAt": 1778581200000',
    }),
    says: [
      `${at}:35:22 error updatedAt of ${session} is 1778577720001 (2026-05-12T09:22:00.001Z), 2 min after the clock, as is 1 other; expected no later than ${clock}`,
      `  ${at}:31:26 pendingNotifications.0.createdAt stands here`,
    ],
  },
  {
    name: 'moments in fields that are free',
    given: given({
      '"phase": "running",':
        '"phase": "running", "launchedAt": 1778577720001, "observation": { "observedAt": 1778581200000 },',
    }),
    says: [
      `${at}:14:45 error lifecycle.launchedAt of ${session} is 1778577720001 (2026-05-12T09:22:00.001Z), 2 min after the clock, as is 1 other; expected no later than ${clock}`,
      `  ${at}:14:91 lifecycle.observation.observedAt stands here`,
    ],
  },
  {
    name: 'what is no moment there',
    given: given({
      '"phase": "running",':
        '"phase": "running", "launchedAt": 8640000000000001, "completedAt": "2027-01-01T00:00:00Z", "observation": null,',
    }),
    says: [],
  },

  {
    name: 'a record 2 minutes older than what it holds',
    given: given({ [ofSession]: '"updatedAt": 1778576580000\n' }),
    says: [],
  },
  {
    name: 'a record one ms older still',
    given: given({ [ofSession]: '"updatedAt": 1778576579999\n' }),
    says: [
      `${at}:35:22 error updatedAt of ${session} is 1778576579999 (2026-05-12T09:02:59.999Z), before its pendingNotifications.0.createdAt; expected no earlier than 1778576700000 (2026-05-12T09:05:00Z)`,
      `  ${at}:31:26 pendingNotifications.0.createdAt stands here`,
    ],
  },
  {
    name: 'a record older than the last use of a tool',
    given: given({
      '"constraints": [],': '"constraints": [], "lastToolActivityAt": 1778577600000,',
      [ofSession]: '"updatedAt": 1778577000000\n',
    }),
    says: [
      `${at}:35:22 error updatedAt of ${session} is 1778577000000 (2026-05-12T09:10:00Z), before its lastToolActivityAt; expected no earlier than ${clock}`,
      `  ${at}:12:50 lastToolActivityAt stands here`,
    ],
  },
  { name: 'a stamp that is none is for schema/type', given: given({ [ofSession]: '"updatedAt": "now"\n' }), says: [] },
]);
