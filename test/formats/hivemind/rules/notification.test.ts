import { notification } from '../../../../src/formats/hivemind/rules/notification.js';
import { hivemind } from '../../../support/hivemind.js';
import type { Edits } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/session-continuity.json';
const delegations = 'state/delegations.json';
const at = `.hivemind/${file}`;
const session = 'session "ses_1e5a90c3fffeRecipeBoxMain1"';
const id = '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21';
const list = '"pendingNotifications": [';
const given = (edits: Edits, others: Parameters<typeof hivemind>[0] = {}) => hivemind({ [file]: edits, ...others });

/** The notification of the healthy root, about a child that was gone: its error stands at 26:22. */
const gone = {
  '"status": "completed"': '"status": "failed",\n            "error": "Child session not found on recovery"',
  '"terminalState": "completed"': '"terminalState": "error"',
};
const lost = `${at}:26:22 warning ${session} was told that the child of 1 delegation was not found on recovery: "${id}"`;
/** One more of the kind, on line 21. */
const another = (delegation: string) =>
  `{ "sessionID": "ses_b", "status": "failed", "error": "[Harness] PTY session not found on recovery", ${delegation}"createdAt": 1778576500000, "delivered": true },`;

const statusAndState = (status: string, state: string, says: readonly string[]) => ({
  name: `${status} with ${state}`,
  given: given({
    '"status": "completed"': `"status": "${status}"`,
    '"terminalState": "completed"': `"terminalState": "${state}"`,
  }),
  says,
});
const contradiction = (status: string, state: string, expected: string) =>
  statusAndState(status, state, [
    `${at}:28:32 warning the notification is "${status}" and its terminalState "${state}"; expected the terminalState ${expected}`,
    `  ${at}:25:23 the status stands here`,
  ]);

ruleTest(notification, [
  { name: 'delivered, and without contradiction', given: hivemind(), says: [] },
  { name: 'no store', given: hivemind({ [file]: null }), says: [] },
  { name: 'a store without delegations beside it', given: hivemind({ [delegations]: null }), says: [] },

  {
    name: 'one that was not delivered',
    given: given({ '"delivered": true': '"delivered": false' }),
    says: [
      `${at}:32:26 warning ${session} was not told of 1 notification, made at 1778576700000 (2026-05-12T09:05:00Z); expected it to be delivered`,
    ],
  },
  {
    name: 'several are one finding, at the oldest',
    given: given({
      [list]: `${list}
{ "sessionID": "ses_b", "status": "started", "createdAt": 1778576500000, "delivered": false },`,
      '"delivered": true': '"delivered": false',
    }),
    says: [
      `${at}:21:87 warning ${session} was not told of 2 notifications, the oldest made at 1778576500000 (2026-05-12T09:01:40Z); expected them to be delivered`,
    ],
  },
  {
    name: 'of a moment that is none, nothing is said here',
    given: given({ '"createdAt": 1778576700000': '"createdAt": "then"', '"delivered": true': '"delivered": false' }),
    says: [`${at}:32:26 warning ${session} was not told of 1 notification; expected it to be delivered`],
  },
  {
    name: 'neither true nor false is for schema/type',
    given: given({ '"delivered": true': '"delivered": "no"' }),
    says: [],
  },

  statusAndState('failed', 'error', []),
  statusAndState('failed', 'timeout', []),
  statusAndState('cancelled', 'error', []),
  statusAndState('started', 'running', []),
  statusAndState('started', 'dispatched', []),
  contradiction('completed', 'error', '"completed"'),
  contradiction('failed', 'completed', '"error" or "timeout"'),
  contradiction('cancelled', 'completed', '"error"'),
  contradiction('started', 'completed', '"dispatched" or "running"'),
  statusAndState('done', 'error', []),

  {
    name: 'a recovery that failed, of a delegation that is known',
    given: given(gone),
    says: [
      `${lost}; state/delegations.json knows it`,
      `  .hivemind/${delegations}:3:11 the delegation is "completed" here`,
    ],
  },
  {
    name: 'of one that is not known',
    given: given({ ...gone, [id]: 'dt-1778576400000-gone01' }),
    says: [`${lost.replace(id, 'dt-1778576400000-gone01')}; state/delegations.json does not know it`],
  },
  {
    name: 'without a store of delegations',
    given: given(gone, { [delegations]: null }),
    says: [`${lost}; state/delegations.json does not know it`],
  },
  {
    name: 'with one that does not parse',
    given: given(gone, { [delegations]: '[' }),
    says: [`${lost}; ".hivemind/state/delegations.json" could not be read`],
    skips: ['".hivemind/state/delegations.json" could not be read'],
  },
  {
    name: 'several are one finding, of a delegation each',
    given: given({
      ...gone,
      [list]: [
        list,
        `${another('"delegationId": "dt-1", ')}${another('"delegationId": "dt-1", ')}`,
        `${another('"delegationId": "dt-2", ')}${another('"delegationId": "dt-3", ')}${another('')}`,
      ].join(''),
    }),
    says: [
      `${at}:20:87 warning ${session} was told that the child of 5 delegations was not found on recovery: "dt-1", "dt-2", "dt-3" and 1 more; state/delegations.json knows 1 of them`,
      `  .hivemind/${delegations}:3:11 the delegation is "completed" here`,
    ],
  },
  {
    name: 'a failure of another kind is none',
    given: given({
      '"status": "completed"': '"status": "failed", "error": "Failed to send prompt to child session"',
      '"terminalState": "completed"': '"terminalState": "error"',
    }),
    says: [],
  },
]);
