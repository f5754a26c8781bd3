import type { Report, Severity } from '../core/finding.js';

/** From which severity on findings make a run fail. */
export type FailOn = Severity | 'never';

/** Whether a report holds a finding at or above a severity. */
export function fails({ summary: { errors, warnings, infos } }: Report, failOn: FailOn): boolean {
  if (failOn === 'never') return false;
  return errors > 0 || (failOn !== 'error' && warnings > 0) || (failOn === 'info' && infos > 0);
}
