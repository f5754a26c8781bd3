import type { SpecFile } from '../../common/declare.js';
import { checkpoint } from './checkpoint.js';
import { persistenceLifecycle, schemaLifecycle } from './lifecycle.js';
import { writePermissions } from './permissions.js';
import { persistence } from './persistence.js';
import { state } from './state.js';
import { summary } from './summary.js';
import { warmth } from './warmth.js';

// What `npm run generate` reads of this format. Nothing that runs imports this file.

/** What the rules are about, for their list. */
export const about = 'The Grid: what STATE.md says, held against itself';

export const files: Readonly<Record<string, SpecFile>> = {
  state: { title: 'STATE.md, schema dialect', type: 'State', schema: state },
  'state-persistence': {
    title: 'STATE.md, persistence dialect',
    type: 'PersistentState',
    schema: persistence,
  },
  checkpoint: { title: 'CHECKPOINT*.md', type: 'Checkpoint', schema: checkpoint, isUntyped: true },
  summary: { title: 'NN-SUMMARY.md', type: 'Summary', schema: summary, isUntyped: true },
  warmth: { title: 'WARMTH.md', type: 'Warmth', schema: warmth, isUntyped: true },
};

/** Printed in the field reference below the fields of the file. */
export const lifecycles = { state: schemaLifecycle, 'state-persistence': persistenceLifecycle };
export const permissions = { state: writePermissions };
