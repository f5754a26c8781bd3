import type { Report, Severity } from '../core/finding.js';
import { either, quote, suggestion } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** From which severity on findings make a run fail. */
export type FailOn = Severity | 'never';

const known: readonly FailOn[] = ['error', 'warning', 'info', 'never'];

/**
 * Whether a report holds a finding at or above a severity.
 * @throws UsageError for a word that is no severity: not all who call the library have a compiler
 */
export function fails(report: Report, failOn: FailOn): boolean {
  if (!known.includes(failOn)) {
    const hint = suggestion(String(failOn), known);
    throw new UsageError(`${quote(failOn)} is no severity to fail on; expected ${either(known)}${hint}`);
  }
  const { errors, warnings, infos } = report.summary;
  if (failOn === 'never') return false;
  return errors > 0 || (failOn !== 'error' && warnings > 0) || (failOn === 'info' && infos > 0);
}
