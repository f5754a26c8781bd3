import { fails, type LintResult } from '../index.js';
import { visible } from '../text/visible.js';
import { count } from '../text/words.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';
import type { LintFlags } from './lint-request.js';
import { say } from './say.js';

/** The exit status of a run. What is shown makes no difference, as in ESLint: hidden warnings count. */
export async function verdict(
  { report, configuration, baseline }: Pick<LintResult, 'report' | 'configuration' | 'baseline'>,
  flags: LintFlags,
  io: Io,
): Promise<ExitStatus> {
  const { quiet, reports = [] } = flags;
  const failOn = flags.failOn ?? configuration?.failOn ?? 'error';
  const maxWarnings = flags.maxWarnings ?? configuration?.maxWarnings;
  const { warnings, infos, baselined } = report.summary;
  const isCompact = reports.some(({ format }) => format === 'compact');
  if (isCompact && baselined > 0) {
    await say(
      io.stderr,
      `${visible(`${count(baselined, 'finding')} hidden by ${baseline?.name ?? 'the baseline'}`)}\n`,
      io.env,
    );
  }
  if (quiet && isCompact && warnings + infos > 0) {
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
  const isFailure = fails(report, failOn);
  if (quiet && isFailure && report.summary.errors === 0) {
    const hidden = failOn === 'warning' ? count(warnings, 'warning') : count(warnings + infos, 'finding');
    const setting = flags.failOn === undefined ? `failOn ${failOn} in ${configuration?.name}` : `--fail-on ${failOn}`;
    await say(io.stderr, `${visible(`${hidden} hidden by --quiet, which ${setting} counts`)}\n`, io.env);
  }
  return tooMany || isFailure ? exitStatus.findings : exitStatus.clean;
}
