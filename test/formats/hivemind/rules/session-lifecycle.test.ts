import { sessionLifecycle } from '../../../../src/formats/hivemind/rules/session-lifecycle.js';
import { hivemind } from '../../../support/hivemind.js';
import type { Edits } from '../../../support/mission.js';
import { type Case, ruleTest } from '../../../support/rule-test.js';

const file = 'state/session-continuity.json';
const at = `.hivemind/${file}`;
const session = 'session "ses_1e5a90c3fffeRecipeBoxMain1"';
const status = '"status": "running"';
const phase = '"phase": "running"';
const first = '{ "from": "created", "to": "dispatching", "at": 1778576400000 }';
const second = '{ "from": "dispatching", "to": "running", "at": 1778576402000 }';
const given = (edits: Edits) => hivemind({ [file]: edits });

/** Without a history, a status beside a phase. */
const beside = (name: string, statusThere: string, phaseThere: string, says: readonly string[] = []): Case => ({
  name,
  given: given({
    [status]: `"status": "${statusThere}"`,
    [phase]: `"phase": "${phaseThere}"`,
    [first]: '',
    [`,
            ${second}`]: '',
  }),
  says,
});
const misfit = (statusThere: string, phaseThere: string, expected: string): Case =>
  beside(`${statusThere} in the phase ${phaseThere}`, statusThere, phaseThere, [
    `${at}:14:20 error the phase of ${session} is "${phaseThere}" and its status "${statusThere}"; expected the phase ${expected}`,
    `  ${at}:9:19 the status stands here`,
  ]);
const fitting = (statusThere: string, ...phases: readonly string[]): Case[] =>
  phases.map((one) => beside(`${statusThere} in the phase ${one} is right`, statusThere, one));

ruleTest(sessionLifecycle, [
  { name: 'all fits', given: hivemind(), says: [] },
  { name: 'no store', given: hivemind({ [file]: null }), says: [] },
  { name: 'no lifecycle, as in practice', given: given({ '"lifecycle"': '"route"' }), says: [] },

  ...fitting('pending', 'created', 'queued', 'dispatching'),
  ...fitting('queued', 'created', 'queued', 'dispatching'),
  ...fitting('running', 'dispatching', 'running'),
  ...fitting('completed', 'completed'),
  ...fitting('failed', 'failed'),
  ...fitting('error', 'failed'),
  ...fitting('cancelled', 'failed'),
  ...fitting('interrupt', 'created', 'queued', 'dispatching', 'running', 'failed'),
  misfit('pending', 'running', '"created", "queued" or "dispatching"'),
  misfit('queued', 'failed', '"created", "queued" or "dispatching"'),
  misfit('running', 'created', '"dispatching" or "running"'),
  misfit('running', 'completed', '"dispatching" or "running"'),
  misfit('completed', 'running', '"completed"'),
  misfit('cancelled', 'completed', '"failed"'),
  misfit('interrupt', 'completed', '"created", "queued", "dispatching", "running" or "failed"'),
  beside('a status that is none is for schema/enum', 'busy', 'failed'),
  beside('a phase that is none is for schema/enum', 'running', 'busy'),

  {
    name: 'a transition that does not start where the one before it led',
    given: given({ [second]: '{ "from": "queued", "to": "running", "at": 1778576402000 }' }),
    says: [
      `${at}:17:23 error the transition starts from "queued", expected "dispatching", where the one before it led`,
      `  ${at}:16:40 the one before it led here`,
    ],
  },
  {
    name: 'a transition that is older than the one before it',
    given: given({ '1778576402000': '1778576399999' }),
    says: [
      `${at}:17:61 error the transition happened at 1778576399999 (2026-05-12T08:59:59.999Z), earlier than the one before it; expected the oldest first`,
      `  ${at}:16:61 the one before it happened at 1778576400000 (2026-05-12T09:00:00Z)`,
    ],
  },
  { name: 'two transitions at once', given: given({ '1778576402000': '1778576400000' }), says: [] },
  {
    name: 'an edge that there is not',
    given: given({ [first]: '{ "from": "running", "to": "dispatching", "at": 1778576400000 }' }),
    says: [
      `${at}:16:40 error the phase went from "running" to "dispatching"; expected "completed" or "failed" after it`,
    ],
  },
  {
    name: 'a phase that follows itself',
    given: given({ [first]: '{ "from": "dispatching", "to": "dispatching", "at": 1778576400000 }' }),
    says: [
      `${at}:16:44 error the phase went from "dispatching" to "dispatching"; expected "running", "completed" or "failed" after it`,
    ],
  },
  {
    name: 'something after the end',
    given: given({
      [first]: '{ "from": "running", "to": "failed", "at": 1778576400000 }',
      [second]: '{ "from": "failed", "to": "running", "at": 1778576402000 }',
    }),
    says: [`${at}:17:39 error the phase went from "failed" to "running"; expected nothing after it, for it is final`],
  },
  {
    name: 'a session whose dispatch was its end, as the plugin allows',
    given: given({
      [status]: '"status": "completed"',
      [phase]: '"phase": "completed"',
      [second]: '{ "from": "dispatching", "to": "completed", "at": 1778576402000 }',
    }),
    says: [],
  },
  {
    name: 'a history that begins in the middle',
    given: given({ [`${first},`]: '' }),
    says: [],
  },
  {
    name: 'a history that leads elsewhere',
    given: given({ [phase]: '"phase": "dispatching"' }),
    says: [
      `${at}:14:20 error the phase is "dispatching", expected "running", where the last transition led`,
      `  ${at}:17:44 the last transition led here`,
    ],
  },
  {
    name: 'values that are none are for schema/enum and schema/type',
    given: given({
      [first]: '{ "from": "new", "to": "ready", "at": "09:00" }, "later"',
      [second]: '{ "from": "dispatching", "to": "running", "at": 1 }',
    }),
    says: [],
  },
]);
