import type { Finding, Report, Severity } from '../core/finding.js';
import { count, either } from '../text/words.js';

/** `2 errors, 1 warning and 3 infos`: what there is none of is left out. */
export function inWords(findings: readonly Finding[], joint = 'and'): string {
  const number = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return numbersInWords({ errors: number('error'), warnings: number('warning'), infos: number('info') }, joint);
}

/**
 * The summary counts all findings, the report holds those that are to be seen: `2 warnings and 1 info`, or undefined
 * when none is hidden.
 */
export function hiddenInWords({ summary, findings }: Report): string | undefined {
  const left = (severity: Severity, all: number) => all - findings.filter((one) => one.severity === severity).length;
  const hidden = {
    errors: left('error', summary.errors),
    warnings: left('warning', summary.warnings),
    infos: left('info', summary.infos),
  };
  return numbersInWords(hidden, 'and') || undefined;
}

function numbersInWords(
  { errors, warnings, infos }: Pick<Report['summary'], 'errors' | 'warnings' | 'infos'>,
  joint: string,
): string {
  const parts = [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'info')];
  return either(
    parts.filter((part) => !part.startsWith('0 ')),
    joint,
  );
}
