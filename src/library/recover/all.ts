import { lintRoots } from '../../lint/lint.js';
import { reportedOf } from './account.js';
import { askedBy, type MigrateOptions, type RecoverOptions } from './options.js';
import { recoverRoots } from './recover.js';
import type { RecoverResult } from './result.js';

// The one door to recovery: what stands behind it is loaded in one piece, and only when it is opened.

export { initRoot } from './init.js';

/** See `recover` and `migrate` of the library. */
export async function recoverAndReport(
  purpose: 'recover' | 'migrate',
  options: RecoverOptions | MigrateOptions,
): Promise<RecoverResult> {
  const { report, ...recovered } = await recoverRoots(askedBy(purpose, options), lintRoots);
  return { ...recovered, report: { ...report, recovery: reportedOf(recovered.roots) } };
}
