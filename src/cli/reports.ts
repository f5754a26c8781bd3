import { type LintResult, type Report, rules } from '../index.js';
import { outputTargets } from '../library/output-targets.js';
import { isForPeople, reporters } from '../reporters/index.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import type { Io, Output } from './io.js';
import type { LintFlags } from './lint-request.js';
import { everydayReport, type ReportRequest, streamName } from './report-requests.js';
import { say } from './say.js';
import { columnsOf, hasColors } from './terminal.js';

/** A report with the place that it goes to: a stream, or a file by its full path. */
type Addressed = Pick<ReportRequest, 'format'> & ({ readonly stream: Output } | { readonly file: string });

/**
 * Makes sure that all reports may be written where they were asked for, before anything else is.
 * @throws UsageError when one would take the place of state, of the baseline, or of another
 */
export function checkOutputs(linted: LintResult, { reports = [everydayReport] }: LintFlags, io: Io): void {
  addresses(reports, linted, io);
}

/**
 * Writes what was found in the formats that were asked for, to where they were asked for. Nothing is written before it
 * is known that all may be.
 * @param started when the run began, as `performance.now()` tells it
 * @throws UsageError when a report would take the place of state, or of another; a WriteError when it cannot be written
 */
export async function writeReports(linted: LintResult, flags: LintFlags, io: Io, started: number): Promise<void> {
  const { report, sources, top, configuration } = linted;
  const addressed = addresses(flags.reports ?? [everydayReport], linted, io);
  const seen = flags.quiet ? errorsOf(report) : report;
  const context = {
    sources,
    shown: pathsSeenFrom(io.cwd, top),
    inWorkspace: pathsSeenFrom(io.env.GITHUB_WORKSPACE || top, top),
    elapsedMs: performance.now() - started,
    rules: rules(),
    ...(configuration && { configuration: configuration.name }),
    ...(linted.baseline && { baseline: linted.baseline.name }),
  };
  for (const { format, ...place } of addressed) {
    const reporter = await reporters[format]();
    if ('stream' in place) {
      const { stream } = place;
      const look = { colors: hasColors(stream, io.env, flags.color), width: columnsOf(stream, io.env) };
      const text = reporter(seen, { ...context, ...look });
      if (isForPeople(format)) await say(stream, text, io.env);
      else stream.write(text);
    } else {
      const { writeFile } = await import('../repository/write-file.js');
      await writeFile(place.file, reporter(seen, { ...context, colors: flags.color ?? false, width: 80 }));
    }
  }
}

function addresses(requests: readonly ReportRequest[], linted: LintResult, io: Io): Addressed[] {
  const named = requests.flatMap(({ output }) => {
    return output === undefined || streamName(output) ? [] : [{ name: `--output ${output}`, path: output }];
  });
  const files = [...outputTargets(named, io.cwd, linted)];
  return requests.map(({ format, output }) => {
    const name = streamName(output);
    const file = name ? undefined : files.shift();
    if (file !== undefined) return { format, file };
    return { format, stream: name === 'standard error' ? io.stderr : io.stdout };
  });
}

/** For --quiet: the summary keeps its numbers, so that the others are hidden and not gone. */
function errorsOf(report: Report): Report {
  return { ...report, findings: report.findings.filter((finding) => finding.severity === 'error') };
}
