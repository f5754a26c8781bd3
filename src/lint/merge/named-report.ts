import type { Report } from '../../core/finding.js';

/** A report, and how messages call it. */
export interface NamedReport {
  readonly name: string;
  readonly report: Report;
}
