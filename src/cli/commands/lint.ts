import { product } from '../../core/product.js';
import { fails, type LintResult, lint, type Report, UsageError } from '../../index.js';
import { reporters } from '../../reporters/index.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { visible } from '../../text/visible.js';
import { count, nearest, quote } from '../../text/words.js';
import { commandNames } from '../command-names.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { type LintFlags, lintRequest } from '../lint-request.js';
import { outputTarget } from '../output-target.js';
import { say } from '../say.js';
import { columnsOf, hasColors } from '../terminal.js';

/** The main command: lints, writes the report, and says by its status whether there is something to mend. */
export async function lintCommand(paths: readonly string[], flags: LintFlags, io: Io): Promise<ExitStatus> {
  const started = performance.now();
  const { report, sources, top, unsearched, stateless, configuration } = await lintOrSuggest(paths, flags, io);
  const { format = 'pretty', quiet = false } = flags;
  const reporter = await reporters[format]();
  const shown = pathsSeenFrom(io.cwd, top);
  const toStream = streamOf(flags.output, io);
  const toFile = toStream ? '' : outputTarget(flags.output ?? '', io.cwd, { report, top });
  const text = reporter(quiet ? errorsOf(report) : report, {
    sources,
    shown,
    colors: toStream ? hasColors(toStream, io.env, flags.color) : (flags.color ?? false),
    width: toStream ? columnsOf(toStream, io.env) : 80,
    elapsedMs: performance.now() - started,
    ...(configuration && { configuration: configuration.name }),
  });
  if (!toStream) {
    const { writeFile } = await import('../../repository/write-file.js');
    await writeFile(toFile, text);
  } else if (format === 'json') toStream.write(text);
  else await say(toStream, text, io.env);
  await warn(
    unsearched.map((path) => `${shown(path)} was not searched: it could not be read`),
    io,
  );
  if (report.roots.length > 0)
    await warn(
      stateless.map((path) => `${path} holds no agent state`),
      io,
    );
  return await verdict(report, flags, configuration, io);
}

/** What was not judged, and no root of the report stands for. */
async function warn(lines: readonly string[], io: Io): Promise<void> {
  for (const line of lines) await say(io.stderr, `${visible(`${product.name}: ${line}`)}\n`, io.env);
}

/** A mistyped command looks like a path that does not exist. */
async function lintOrSuggest(paths: readonly string[], flags: LintFlags, io: Io) {
  try {
    return await lint(await lintRequest(paths, flags, io));
  } catch (error) {
    const missing = error instanceof UsageError ? error.missing : undefined;
    if (missing === 'lint' && missing === paths[0]) {
      throw new UsageError('there is no command "lint", for linting needs none: leave the word out');
    }
    const meant = missing !== undefined && missing === paths[0] ? nearest(missing, commandNames) : undefined;
    if (meant === undefined) throw error;
    throw new UsageError(`${quote(missing)} is neither a file nor a command; did you mean ${quote(meant)}?`);
  }
}

/** Where the report goes when it goes to no file. Under these names, the streams may be what no file can be opened on. */
function streamOf(output: string | undefined, io: Io): Io['stdout'] | undefined {
  if (output === undefined || output === '-' || output === '/dev/stdout') return io.stdout;
  return output === '/dev/stderr' ? io.stderr : undefined;
}

/** For --quiet: the summary keeps its numbers, so that the others are hidden and not gone. */
function errorsOf(report: Report): Report {
  return { ...report, findings: report.findings.filter((finding) => finding.severity === 'error') };
}

/** What is shown makes no difference, as in ESLint: hidden warnings count. */
async function verdict(
  report: Report,
  flags: LintFlags,
  configuration: LintResult['configuration'],
  io: Io,
): Promise<ExitStatus> {
  const { quiet, format } = flags;
  const failOn = flags.failOn ?? configuration?.failOn ?? 'error';
  const maxWarnings = flags.maxWarnings ?? configuration?.maxWarnings;
  const { warnings, infos } = report.summary;
  if (quiet && format === 'compact' && warnings + infos > 0) {
    await say(io.stderr, `${count(warnings, 'warning')} and ${count(infos, 'info')} hidden by --quiet\n`, io.env);
  }
  const tooMany = maxWarnings !== undefined && warnings > maxWarnings;
  if (tooMany) {
    const isConfigured = flags.maxWarnings === undefined;
    const limit = isConfigured
      ? `maxWarnings ${maxWarnings} in ${configuration?.name}`
      : `--max-warnings ${maxWarnings}`;
    await say(io.stderr, `${visible(`${count(warnings, 'warning')}, more than ${limit}`)}\n`, io.env);
  }
  return tooMany || fails(report, failOn) ? exitStatus.findings : exitStatus.clean;
}
