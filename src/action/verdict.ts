import { type FailOn, fails, type LintResult } from '../index.js';
import { inWords } from '../reporters/severities.js';
import { visible } from '../text/visible.js';
import { count } from '../text/words.js';

export interface Verdict {
  readonly isFailure: boolean;
  /** Why it is one, where no error tells. */
  readonly reason?: string;
}

/**
 * Whether the step fails: by what the workflow asks for, else by the configuration, else because of errors.
 * @param asked from which severity on findings fail the step, as the workflow says
 */
export function verdictOf({ report, configuration }: LintResult, asked: FailOn | undefined): Verdict {
  const { errors, warnings } = report.summary;
  const name = visible(configuration?.name ?? '');
  const failOn = asked ?? configuration?.failOn ?? 'error';
  if (fails(report, failOn)) {
    if (errors > 0) return { isFailure: true };
    const setting = asked ? `fail-on is ${asked}` : `failOn is ${failOn} in ${name}`;
    return { isFailure: true, reason: `${inWords(report.findings)}, and ${setting}` };
  }
  const { maxWarnings = warnings } = configuration ?? {};
  if (warnings <= maxWarnings) return { isFailure: false };
  return { isFailure: true, reason: `${count(warnings, 'warning')}, more than maxWarnings ${maxWarnings} in ${name}` };
}
