import type { SpecFile } from '../../common/declare.js';
import { continuity } from './continuity.js';
import { delegations } from './delegations.js';
import { events, journal } from './events.js';
import { delegationLifecycle, sessionPhaseLifecycle } from './lifecycle.js';
import { workflows } from './workflows.js';

// What `npm run generate` reads of this format. Nothing that runs imports this file.

/** What the rules are about, for their list. */
export const about = 'Hivemind: what its stores say, held against themselves and one another';

export const files: Readonly<Record<string, SpecFile>> = {
  delegations: { title: 'state/delegations.json', type: 'Delegations', schema: delegations },
  'session-continuity': { title: 'state/session-continuity.json', type: 'Continuity', schema: continuity },
  'config-workflows': { title: 'state/config-workflows.json', type: 'Workflows', schema: workflows },
  events: { title: 'event-tracker/ses_XXXX.json', type: 'EventTracker', schema: events },
  journal: { title: 'journal/YYYY-MM-DD.jsonl', type: 'Journal', schema: journal },
};

/** Printed in the field reference below the fields of the file. */
export const lifecycles = { delegations: delegationLifecycle, 'session-continuity': sessionPhaseLifecycle };
export const permissions = {};
