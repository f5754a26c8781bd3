import type { Finding, Report, Severity } from '../../src/core/finding.js';

/** What a test says of a finding; the rest is filled in. */
export type Said = Partial<Finding> & { readonly message: string };

/** A report that holds some findings, counted. */
export function reportOf(findings: readonly Said[], more: Partial<Report> = {}): Report {
  const whole = findings.map(findingOf);
  const number = (severity: Severity) => whole.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots: [{ path: '.grid', format: 'grid', dialect: 'schema' }],
    findings: whole,
    skipped: [],
    summary: {
      errors: number('error'),
      warnings: number('warning'),
      infos: number('info'),
      files: 1,
      suppressed: 0,
      baselined: 0,
    },
    ...more,
  };
}

export function findingOf(said: Said): Finding {
  return {
    rule: 'grid/example',
    severity: 'error',
    path: '.grid/STATE.md',
    start: { line: 1, column: 1 },
    end: { line: 1, column: 2 },
    fingerprint: '0',
    url: 'https://example.com/',
    ...said,
  };
}
