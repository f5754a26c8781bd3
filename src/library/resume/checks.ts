import type { Finding, Report } from '../../core/finding.js';
import type { ResumeCheckRules } from '../../core/resumption.js';

/** What came of a check that a state has to pass before it is resumed. */
export interface ResumeCheck {
  readonly name: string;
  /** `unknown`: it could not be made, or not wholly, and nothing wrong was seen. */
  readonly outcome: 'passed' | 'failed' | 'unknown';
  /** Of `failed`: the errors. */
  readonly findings: readonly Finding[];
  /** Of `unknown`: why. */
  readonly reason?: string;
  /** Of `failed`: what to do where `recover` proposes nothing. */
  readonly remedy?: string;
}

/** Takes the outcome of checks from what the linter said of a root. @param main the path of its chief file */
export function checksIn(report: Report, checks: readonly ResumeCheckRules[], main: string): readonly ResumeCheck[] {
  return checks.map(({ name, rules, remedy, isOfMainFile }): ResumeCheck => {
    const isOurs = (rule: string): boolean =>
      rules.some((one) => (one.endsWith('/') ? rule.startsWith(one) : rule === one));
    const findings = report.findings.filter(
      ({ rule, severity, path }) => severity === 'error' && isOurs(rule) && (!isOfMainFile || path === main),
    );
    if (findings.length > 0) return { name, outcome: 'failed', findings, remedy };
    const skipped = report.skipped.find(({ rule, unasked }) => isOurs(rule) && !unasked);
    return skipped && !isOfMainFile
      ? { name, outcome: 'unknown', findings, reason: skipped.reason }
      : { name, outcome: 'passed', findings };
  });
}
