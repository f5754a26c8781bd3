import type { FormatRecovery } from '../../format.js';
import { recoverHivemind } from './recover.js';

/** What can be done for a Hivemind root: to say what is wrong with it. Only its own tools write, lay out and migrate it. */
export const recovery: FormatRecovery = { recover: recoverHivemind };
