import { stateDrift } from '../../../../src/formats/hivemind/rules/state-drift.js';
import { hivemind } from '../../../support/hivemind.js';
import type { Edits } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/session-continuity.json';
const delegations = 'state/delegations.json';
const at = `.hivemind/${file}`;
const parent = 'session "ses_1e5a90c3fffeRecipeBoxMain1"';
/** Done, and at work: the children of the two delegations. */
const shelves = 'ses_1e5a8f02fffdShelvesChild01';
const timers = 'ses_1e5a8e41fffcTimersChild001';
const done = '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21';
const running = 'dt-1778576760000-k3x9qa';
const counts = 'of the two, state/delegations.json counts';

/** A session more, whose status stands at 5:108. */
const session = (id: string, status: string): Edits => ({
  '"sessions": {': `"sessions": {
"${id}": { "sessionID": "${id}", "metadata": { "status": "${status}", "updatedAt": 1778576700000 } },`,
});
const given = (edits: Edits, others: Parameters<typeof hivemind>[0] = {}) => hivemind({ [file]: edits, ...others });
const stands = (line: number) => `  .hivemind/${delegations}:${line}:15 the delegation stands here`;

ruleTest(stateDrift, [
  { name: 'both say the same', given: hivemind(), says: [] },
  { name: 'no sessions', given: hivemind({ [file]: null }), says: [] },
  { name: 'no delegations', given: given(session(shelves, 'running'), { [delegations]: null }), says: [] },

  {
    name: 'a session that runs, of a delegation that is done',
    given: given(session(shelves, 'running')),
    says: [
      `${at}:5:108 warning session "${shelves}" is "running", but delegation "${done}" is "completed"; ${counts}`,
      stands(7),
    ],
  },
  {
    name: 'one that waits, of a delegation that timed out',
    given: given(session(shelves, 'queued'), { [delegations]: { '"status": "completed"': '"status": "timeout"' } }),
    says: [
      `${at}:5:108 warning session "${shelves}" is "queued", but delegation "${done}" is "timeout"; ${counts}`,
      stands(7),
      `${at}:29:32 warning the notification says "completed", but delegation "${done}" is "timeout"; ${counts}`,
      stands(7),
    ],
  },
  {
    name: 'a session that is over, of a delegation that runs',
    given: given(session(timers, 'failed')),
    says: [
      `${at}:5:108 warning session "${timers}" is "failed", but delegation "${running}" is "running"; ${counts}`,
      stands(29),
    ],
  },
  {
    name: 'a session that is over, of a delegation that is done',
    given: given(session(shelves, 'completed')),
    says: [],
  },
  { name: 'a session that runs, of a delegation that runs', given: given(session(timers, 'running')), says: [] },
  { name: 'a session that was interrupted may be either', given: given(session(shelves, 'interrupt')), says: [] },
  {
    name: 'a delegation without id, of which schema/required speaks',
    given: given(session(timers, 'failed'), { [delegations]: { [`"id": "${running}",`]: '' } }),
    says: [
      `${at}:5:108 warning session "${timers}" is "failed", but its delegation is "running"; ${counts}`,
      stands(29),
    ],
  },
  {
    name: 'a delegation of which nobody knows where it stands',
    given: given(session(shelves, 'running'), {
      [delegations]: { [timers]: shelves, '"status": "running"': '"status": "busy"' },
    }),
    says: [],
  },
  {
    name: 'a session that took up a second delegation',
    given: given(session(shelves, 'running'), { [delegations]: { [timers]: shelves } }),
    says: [],
  },
  { name: 'a session that no delegation made, as in practice', given: given(session('ses_b', 'running')), says: [] },

  {
    name: 'a record that says where its delegation stands',
    given: given({ '"delegation": null': `"delegation": { "id": "${running}", "status": "completed" }` }),
    says: [
      `${at}:11:68 warning the delegation of ${parent} is "completed", but delegation "${running}" is "running"; ${counts}`,
      stands(29),
    ],
  },
  {
    name: 'and says the same',
    given: given({ '"delegation": null': `"delegation": { "delegationId": "${running}", "status": "running" }` }),
    says: [],
  },
  {
    name: 'records that say something else',
    given: given({
      '"delegation": null': '"delegation": { "rootID": "ses_a", "depth": 1, "status": "idle", "id": 7 }',
    }),
    says: [],
  },

  {
    name: 'a notification of another end',
    given: given({}, { [delegations]: { '"status": "completed"': '"status": "timeout"' } }),
    says: [
      `${at}:28:32 warning the notification says "completed", but delegation "${done}" is "timeout"; ${counts}`,
      stands(7),
    ],
  },
  {
    name: 'a notification of the end of what still runs, without terminalState',
    given: given({
      [`"delegationId": "${done}",`]: `"delegationId": "${running}"`,
      '"terminalState": "completed",': '',
      '"recoveryGuarantee": "resumable"': '',
    }),
    says: [
      `${at}:25:23 warning the notification says "completed", but delegation "${running}" is "running"; ${counts}`,
      stands(29),
    ],
  },
  {
    name: 'failed may be an error or a timeout',
    given: given(
      { '"status": "completed"': '"status": "failed"', '"terminalState": "completed",': '' },
      { [delegations]: { '"status": "completed"': '"status": "timeout"' } },
    ),
    says: [],
  },
  {
    name: 'started tells of the past',
    given: given({
      '"status": "completed"': '"status": "started"',
      '"terminalState": "completed"': '"terminalState": "running"',
    }),
    says: [],
  },
  {
    name: 'a notification of a delegation that is gone',
    given: given({ [done]: 'dt-1778576400000-gone01' }),
    says: [],
  },
  {
    name: 'two delegations of one id, of which one fits',
    given: given({}, { [delegations]: { [running]: done } }),
    says: [],
  },

  {
    name: 'delegations that do not parse',
    given: given(session(shelves, 'running'), { [delegations]: '[' }),
    says: [],
    skips: ['".hivemind/state/delegations.json" could not be read'],
  },
  {
    name: 'sessions that do not parse',
    given: hivemind({ [file]: '{' }),
    says: [],
    skips: ['".hivemind/state/session-continuity.json" could not be read'],
  },
  {
    name: 'one that does not parse, and nothing beside it',
    given: hivemind({ [file]: '{', [delegations]: null }),
    says: [],
  },
]);
