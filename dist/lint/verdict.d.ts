import type { Report, Severity } from '../core/finding.js';
/** From which severity on findings make a run fail. */
export type FailOn = Severity | 'never';
/**
 * Whether a report holds a finding at or above a severity.
 * @throws UsageError for a word that is no severity: not all who call the library have a compiler
 */
export declare function fails(report: Report, failOn: FailOn): boolean;
