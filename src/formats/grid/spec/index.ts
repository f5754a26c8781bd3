import type { SpecFile } from '../../common/declare.js';
import { persistenceLifecycle, schemaLifecycle } from './lifecycle.js';
import { writePermissions } from './permissions.js';
import { persistence } from './persistence.js';
import { state } from './state.js';

// What `npm run generate` reads of this format. Nothing that runs imports this file.

export const files: Readonly<Record<string, SpecFile>> = {
  state: { title: 'STATE.md, schema dialect', type: 'State', schema: state },
  'state-persistence': {
    title: 'STATE.md, persistence dialect',
    type: 'PersistentState',
    schema: persistence,
  },
};

/** Printed in the field reference below the fields of the file. */
export const lifecycles = { state: schemaLifecycle, 'state-persistence': persistenceLifecycle };
export const permissions = { state: writePermissions };
