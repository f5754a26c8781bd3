import { product } from '../../core/product.js';
import { type LintOptions, type LintResult, lint, UsageError } from '../../index.js';
import { shardInWords } from '../../lint/shard.js';
import { changeInWords, faultsInWords } from '../../reporters/settings.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { visible } from '../../text/visible.js';
import { quote, suggestion } from '../../text/words.js';
import { writeBaseline } from '../baseline.js';
import { commandNames } from '../command-names.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { type LintFlags, lintRequest } from '../lint-request.js';
import { progressLine } from '../progress.js';
import { checkOutputs, writeReports } from '../reports.js';
import { say } from '../say.js';
import { verdict } from '../verdict.js';

/** The main command: lints, writes the report, and says by its status whether there is something to mend. */
export async function lintCommand(paths: readonly string[], flags: LintFlags, io: Io): Promise<ExitStatus> {
  const once = (heard?: Hearing) => lintOnce(paths, flags, io, heard);
  if (!flags.watch) return await once();
  const { watchCommand } = await import('../watch.js');
  return await watchCommand(paths, flags, io, once);
}

/** Hears what was found, before it is written. */
type Hearing = (linted: LintResult) => void;

async function lintOnce(
  paths: readonly string[],
  flags: LintFlags,
  io: Io,
  heard: Hearing = () => undefined,
): Promise<ExitStatus> {
  const started = performance.now();
  if (flags.fix || flags.unsafe || flags.diff) return await fixOnce(paths, flags, io, started, heard);
  const linted = await lintOrSuggest(paths, flags, io, lint);
  heard(linted);
  checkOutputs(linted, flags, io);
  await writeBaseline(linted, io);
  await writeReports(linted, flags, io, started);
  await warn(linted, io);
  return await verdict(linted, flags, io);
}

/** Repairs, shows what is left or what would change, and says by its status whether there is something to mend. */
async function fixOnce(
  paths: readonly string[],
  flags: LintFlags,
  io: Io,
  started: number,
  heard: Hearing,
): Promise<ExitStatus> {
  const { fixAs, showFixed } = await import('../fixing.js');
  const fixed = await lintOrSuggest(paths, flags, io, fixAs(flags, io));
  heard(fixed);
  await showFixed(fixed, flags, io, started);
  await warn(fixed, io);
  const status = await verdict(fixed, flags, io);
  return flags.diff && fixed.repaired.length > 0 ? exitStatus.findings : status;
}

/** A mistyped command looks like a path that does not exist. */
async function lintOrSuggest<T extends LintResult>(
  paths: readonly string[],
  flags: LintFlags,
  io: Io,
  judge: (options: LintOptions) => Promise<T>,
): Promise<T> {
  const request = await lintRequest(paths, flags, io);
  const progress = progressLine(io, flags.quiet);
  try {
    return await judge({ ...request, onProgress: progress?.show });
  } catch (error) {
    const missing = error instanceof UsageError ? error.missing : undefined;
    if (missing === 'lint' && missing === paths[0]) {
      throw new UsageError('there is no command "lint", for linting needs none: leave the word out');
    }
    if (missing !== undefined && missing === flags.baseline) {
      throw new UsageError(`there is no baseline ${missing}; --update-baseline writes it`);
    }
    const hint = missing !== undefined && missing === paths[0] ? suggestion(missing, commandNames) : '';
    if (hint === '') throw error;
    throw new UsageError(`${quote(missing)} is neither a file nor a command${hint}`);
  } finally {
    progress?.end();
  }
}

/** What was not judged, and no root of the report stands for; and by what it was not judged. */
async function warn(
  { report, top, unsearched, stateless, unchangedSince, settings }: LintResult,
  io: Io,
): Promise<void> {
  const shown = pathsSeenFrom(io.cwd, top);
  const lines = [
    ...unsearched.map((path) => `${shown(path)} was not searched: it could not be read`),
    ...(unchangedSince === undefined ? [] : [`no state root was changed since ${unchangedSince}`]),
    ...(settings ? faultsInWords(settings) : []),
    ...(settings?.changes.map((one) => `${shown(one.path)}: ${changeInWords(one, settings)}`) ?? []),
    ...(report.roots.length > 0 ? stateless.map((path) => `${path} holds no agent state`) : []),
    ...(report.shard && report.roots.length === 0 ? [`no state root is in shard ${shardInWords(report.shard)}`] : []),
  ];
  for (const line of lines) await say(io.stderr, `${visible(`${product.name}: ${line}`)}\n`, io.env);
}
