import type { FormatRecovery } from '../../format.js';
import { freshFiles } from './init/files.js';
import { recoverGrid } from './recover.js';

/** What can be done for a Grid root that is broken, old, or not there yet. */
export const recovery: FormatRecovery = { recover: recoverGrid, init: freshFiles };
