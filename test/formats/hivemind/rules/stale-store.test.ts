import { staleStore } from '../../../../src/formats/hivemind/rules/stale-store.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

// The store was written at 1778577540000; half an hour later it is 1778579340000.
const file = 'state/session-continuity.json';
const at = `.hivemind/${file}`;
const limit = 1778579340000;
const status = '"status": "running"';

ruleTest(staleStore, [
  { name: 'a minute ago', given: hivemind(), says: [] },
  { name: 'no store', given: hivemind({ [file]: null }), says: [], now: limit + 1 },
  { name: 'exactly 30 minutes ago', given: hivemind(), says: [], now: limit },
  {
    name: 'one ms more',
    given: hivemind(),
    says: [
      `${at}:3:16 warning the store was written at 1778577540000 (2026-05-12T09:19:00Z), 30 min ago, and 1 session in it is at work; expected it to move within 30 min`,
      `  ${at}:9:19 session "ses_1e5a90c3fffeRecipeBoxMain1" is "running" here`,
    ],
    now: limit + 1,
  },
  {
    name: 'two days ago, with several sessions that wait or work',
    given: hivemind({
      [file]: {
        '"sessions": {': `"sessions": {
"ses_b": { "sessionID": "ses_b", "metadata": { "status": "queued", "updatedAt": 1778577540000 } },
"ses_c": { "sessionID": "ses_c", "metadata": { "status": "completed", "updatedAt": 1778577540000 } },`,
      },
    }),
    says: [
      `${at}:3:16 warning the store was written at 1778577540000 (2026-05-12T09:19:00Z), 2 d ago, and 2 sessions in it are at work; expected it to move within 30 min`,
      `  ${at}:5:58 session "ses_b" is "queued" here`,
    ],
    now: 1778577540000 + 2 * 86_400_000,
  },
  ...['completed', 'failed', 'error', 'cancelled', 'interrupt', 'busy'].map((word) => ({
    name: `nothing runs: ${word}`,
    given: hivemind({ [file]: { [status]: `"status": "${word}"` } }),
    says: [],
    now: limit + 1,
  })),
  { name: 'no sessions', given: hivemind({ [file]: '{"version":1,"updatedAt":0,"sessions":{}}' }), says: [] },
  {
    name: 'a stamp that is none is for schema/type',
    given: hivemind({ [file]: { '1778577540000,': '"old",' } }),
    says: [],
  },
]);
