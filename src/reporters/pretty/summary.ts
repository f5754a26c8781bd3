import { type Finding, type Report, type Severity, worstFirst } from '../../core/finding.js';
import { visible } from '../../text/visible.js';
import { count, either } from '../../text/words.js';
import type { ReporterContext } from '../reporter.js';
import { hiddenInWords, inWords } from '../severities.js';
import { countSkipped, unaskedGroups } from '../skipped.js';
import type { Look, Paint } from './look.js';
import { paintStart, wrap } from './wrap.js';

const sign: Readonly<Record<Severity, string>> = { error: '✖', warning: '⚠', info: 'ℹ' };

/** The last lines: what was found, in what, in which time. */
export function summary(
  report: Report,
  shown: (path: string) => string,
  { elapsedMs, configuration, baseline }: Pick<ReporterContext, 'elapsedMs' | 'configuration' | 'baseline'>,
  look: Look,
): string[] {
  const { findings, roots } = report;
  // Of a baseline, findings may come without a root.
  if (roots.length === 0 && findings.length === 0) return [`${look.good('✔')} Nothing to lint`];
  const checked = `in ${rootsInWords(roots, shown)}, ${count(report.summary.files, 'file')}, ${time(elapsedMs)}`;
  const [worst] = [...findings].sort(worstFirst);
  const hidden = hiddenInWords(report);
  const [verdict, paint] = verdictOf(report, worst, hidden, look);
  const [first = '', ...more] = paintStart(wrap(`${verdict} ${checked}`, look.width - 2), verdict, paint);
  const details = [
    repairsInWords(findings),
    hidden === undefined ? undefined : `hidden: ${hidden}`,
    suppressedInWords(report),
    baselinedInWords(report, baseline),
    ...unaskedGroups(report.skipped).map(
      ({ reason, rules }) => `${count(rules.length, 'check')} not asked for: ${visible(reason)}`,
    ),
    configuration === undefined ? undefined : `configuration: ${visible(configuration)}`,
    worst && explained(worst),
  ]
    .filter((line) => line !== undefined)
    .flatMap((line) => wrap(line, look.width - 2).map((part) => look.faint(`  ${part}`)));
  return [first, ...more.map((line) => `  ${line}`), ...details];
}

/** What was not judged was not passed: that nothing was found there says little. */
function verdictOf(
  { findings, skipped }: Report,
  worst: Finding | undefined,
  hidden: string | undefined,
  look: Look,
): [string, Paint] {
  if (hidden !== undefined && !worst) return [`${sign.info} Nothing shown`, look.severity.info];
  if (worst) return [`${sign[worst.severity]} ${inWords(findings)}`, look.severity[worst.severity]];
  const unchecked = countSkipped(skipped);
  if (unchecked === 0) return ['✔ Nothing found', (text) => text.replace('✔', look.good)];
  const were = unchecked === 1 ? 'was' : 'were';
  return [`⚠ Nothing found, but ${count(unchecked, 'check')} ${were} skipped`, look.severity.warning];
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
  const ways = [...(safe > 0 ? ['--fix'] : []), ...(safe < repairs.length ? ['--fix --unsafe'] : [])];
  return `${either(kinds, 'and')} repair${repairs.length === 1 ? '' : 's'} at hand (${ways.join(', ')})`;
}

function suppressedInWords({ summary: { suppressed } }: Report): string | undefined {
  return suppressed === 0 ? undefined : `${count(suppressed, 'finding')} suppressed`;
}

function baselinedInWords({ summary: { baselined } }: Report, name = 'the baseline'): string | undefined {
  return baselined === 0 ? undefined : `${count(baselined, 'finding')} hidden by ${visible(name)}`;
}

const explained = ({ rule }: Finding): string => `More about a rule: agent-state-lint explain ${rule}`;

function time(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
