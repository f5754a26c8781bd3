import type { Finding, Report, Severity } from '../../core/finding.js';
import { visible } from '../../text/visible.js';
import { count, either } from '../../text/words.js';
import type { ReporterContext } from '../reporter.js';
import type { Look, Paint } from './look.js';
import { paintStart, wrap } from './wrap.js';

export const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };
const sign: Readonly<Record<Severity, string>> = { error: '✖', warning: '⚠', info: 'ℹ' };

/** `2 errors, 1 warning and 3 infos`: what there is none of is left out. */
export function inWords(findings: readonly Finding[], joint = 'and'): string {
  const number = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return numbersInWords({ errors: number('error'), warnings: number('warning'), infos: number('info') }, joint);
}

/** The last lines: what was found, in what, in which time. */
export function summary(
  report: Report,
  shown: (path: string) => string,
  { elapsedMs, configuration }: Pick<ReporterContext, 'elapsedMs' | 'configuration'>,
  look: Look,
): string[] {
  const { findings, roots } = report;
  if (roots.length === 0) return [`${look.good('✔')} Nothing to lint`];
  const checked = `in ${rootsInWords(roots, shown)}, ${count(report.summary.files, 'file')}, ${time(elapsedMs)}`;
  const [worst] = [...findings].sort((a, b) => rank[a.severity] - rank[b.severity]);
  const [verdict, paint] = verdictOf(report, worst, look);
  const [first = '', ...more] = paintStart(wrap(`${verdict} ${checked}`, look.width - 2), verdict, paint);
  const details = [
    repairsInWords(findings),
    hiddenInWords(report),
    suppressedInWords(report),
    configuration === undefined ? undefined : `configuration: ${visible(configuration)}`,
    worst && explained(worst),
  ]
    .filter((line) => line !== undefined)
    .flatMap((line) => wrap(line, look.width - 2).map((part) => look.faint(`  ${part}`)));
  return [first, ...more.map((line) => `  ${line}`), ...details];
}

/** What was not judged was not passed: that nothing was found there says little. */
function verdictOf({ findings, skipped }: Report, worst: Finding | undefined, look: Look): [string, Paint] {
  if (worst) return [`${sign[worst.severity]} ${inWords(findings)}`, look.severity[worst.severity]];
  const unchecked = new Set(skipped.map(({ root, rule }) => JSON.stringify([root, rule]))).size;
  if (unchecked === 0) return ['✔ Nothing found', (text) => text.replace('✔', look.good)];
  const were = unchecked === 1 ? 'was' : 'were';
  return [`⚠ Nothing found, but ${count(unchecked, 'check')} ${were} skipped`, look.severity.warning];
}

type Numbers = Pick<Report['summary'], 'errors' | 'warnings' | 'infos'>;

function numbersInWords({ errors, warnings, infos }: Numbers, joint: string): string {
  const parts = [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'info')];
  return either(
    parts.filter((part) => !part.startsWith('0 ')),
    joint,
  );
}

function rootsInWords(roots: Report['roots'], shown: (path: string) => string): string {
  const path = roots.length === 1 ? visible(shown(roots[0]?.path ?? '')) : '.';
  return path === '.' ? count(roots.length, 'root') : path;
}

function repairsInWords(findings: readonly Finding[]): string | undefined {
  const repairs = findings.map((finding) => finding.repair).filter((repair) => repair !== undefined);
  if (repairs.length === 0) return undefined;
  const safe = repairs.filter((repair) => repair.safe).length;
  const kinds = [`${safe} safe`, `${repairs.length - safe} unsafe`].filter((kind) => !kind.startsWith('0 '));
  return `${either(kinds, 'and')} repair${repairs.length === 1 ? '' : 's'} at hand`;
}

/** The summary counts all findings, the report holds those that are to be seen. */
function hiddenInWords({ summary, findings }: Report): string | undefined {
  const left = (severity: Severity, all: number) => all - findings.filter((one) => one.severity === severity).length;
  const hidden = {
    errors: left('error', summary.errors),
    warnings: left('warning', summary.warnings),
    infos: left('info', summary.infos),
  };
  const words = numbersInWords(hidden, 'and');
  return words === '' ? undefined : `hidden: ${words}`;
}

function suppressedInWords({ summary: { suppressed } }: Report): string | undefined {
  return suppressed === 0 ? undefined : `${count(suppressed, 'finding')} suppressed`;
}

const explained = ({ rule }: Finding): string => `More about a rule: agent-state-lint explain ${rule}`;

function time(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
