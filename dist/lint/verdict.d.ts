import type { Report, Severity } from '../core/finding.js';
/** From which severity on findings make a run fail. */
export type FailOn = Severity | 'never';
/** Whether a report holds a finding at or above a severity. */
export declare function fails({ summary: { errors, warnings, infos } }: Report, failOn: FailOn): boolean;
