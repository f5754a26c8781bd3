import { UsageError } from '../index.js';
import { mergedRun } from '../library/merge/merged-run.js';
import type { ExitStatus } from './exit-status.js';
import type { Io } from './io.js';
import type { LintFlags } from './lint-request.js';
import { writeReports } from './reports.js';
import { verdict } from './verdict.js';

/** Merges reports, writes the one that comes of it, and says by its status whether there is something to mend. */
export async function mergeCommand(paths: readonly string[], flags: LintFlags, io: Io): Promise<ExitStatus> {
  const started = performance.now();
  if (paths.includes('')) throw new UsageError('a path must not be empty');
  const merged = await mergedRun({ cwd: io.cwd, paths, config: flags.config });
  await writeReports(merged, flags, io, started);
  return await verdict(merged, flags, io);
}
