import {
  type Finding,
  type Report,
  type ReportedRoot,
  type Severity,
  type Skipped,
  severityRank,
} from '../../core/finding.js';
import { defaultLimits } from '../../core/limits.js';
import { byPlace, distinctBy, held, identity, leftOutIn, leftOutInWords, skippedInOrder } from '../report.js';
import { allShards } from './all-shards.js';
import type { NamedReport } from './named-report.js';

/**
 * Makes one report of several. The shards of a run give the report that the run would have given as a whole, to the
 * byte; of reports that speak of the same roots, what both say is told once. A report whose roots were all told by
 * others adds findings, and nothing to what else is counted. One report alone stays as it is.
 * @param most as many findings are kept, unless a report says that it held fewer
 * @throws UsageError when the shards of a run are not all there, each once
 */
export function mergeReports(reports: readonly NamedReport[], most: number = defaultLimits.findings): Report {
  const told = allShards(reports).map(({ report }) => report);
  const [only, second] = told;
  if (only && !second && !only.shard) return only;
  const adding = addingRoots(told);
  const findings = distinctFindings(told);
  const cut = leftOutBefore(adding, most);
  const { kept, leftOut } = held(findings, cut.most);
  for (const [rule, number] of leftOut) cut.numbers.set(rule, (cut.numbers.get(rule) ?? 0) + number);
  const skipped = told.flatMap((report) => report.skipped).filter((one) => leftOutIn(one) === undefined);
  const recovery = told.flatMap((report) => report.recovery ?? []);
  return {
    version: 1,
    roots: distinctRoots(told),
    findings: kept,
    ...(told.some((report) => report.recovery) && {
      recovery: distinctBy(recovery, ({ root, path }) => JSON.stringify([root, path])),
    }),
    skipped: skippedInOrder([...skipped, ...leftOutInWords(cut.numbers, cut.most)]),
    summary: {
      errors: numberOf('error', findings, adding),
      warnings: numberOf('warning', findings, adding),
      infos: numberOf('info', findings, adding),
      files: sum(adding, ({ summary }) => summary.files),
      suppressed: sum(adding, ({ summary }) => summary.suppressed),
      baselined: sum(adding, ({ summary }) => summary.baselined),
    },
  };
}

/** Those that tell of a root which no larger one tells of; and those that tell of none, for they tell of something else. */
function addingRoots(reports: readonly Report[]): readonly Report[] {
  const known = new Set<string>();
  return [...reports]
    .sort((a, b) => b.roots.length - a.roots.length)
    .filter(({ roots }) => {
      const before = known.size;
      for (const root of roots) known.add(keyOf(root));
      return roots.length === 0 || known.size > before;
    });
}

function distinctRoots(reports: readonly Report[]): readonly ReportedRoot[] {
  const roots = distinctBy(
    reports.flatMap((report) => report.roots),
    keyOf,
  );
  return roots.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

const keyOf = ({ format, path }: ReportedRoot): string => `${format} ${path}`;

/** In the order of a report. What is told with two severities is as bad as the worse one. */
function distinctFindings(reports: readonly Report[]): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const { findings } of reports) {
    for (const finding of findings) {
      const key = identity(finding);
      const before = found.get(key);
      if (!before || severityRank[finding.severity] < severityRank[before.severity]) found.set(key, finding);
    }
  }
  return toldApart([...found.values()].sort(byPlace));
}

/**
 * Findings whose fingerprints differ. The number behind one tells equal findings of one file apart, of which a report
 * knows also those that are not in it; where two reports have given the same number, all of them are counted anew.
 */
function toldApart(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  const clashing = new Set<string>();
  for (const { fingerprint } of findings) {
    if (seen.has(fingerprint)) clashing.add(baseOf(fingerprint));
    seen.add(fingerprint);
  }
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const base = baseOf(finding.fingerprint);
    if (!clashing.has(base)) return finding;
    const number = (times.get(base) ?? 0) + 1;
    times.set(base, number);
    return { ...finding, fingerprint: number === 1 ? base : `${base}-${number}` };
  });
}

const baseOf = (fingerprint: string): string => fingerprint.slice(0, 32);

/** What the reports left out already, by rule, and how many findings the smallest of them could hold. */
function leftOutBefore(reports: readonly Report[], most: number): { numbers: Map<string, number>; most: number } {
  const numbers = new Map<string, number>();
  let least = most;
  for (const one of reports.flatMap((report): readonly Skipped[] => report.skipped)) {
    const cut = leftOutIn(one);
    if (!cut) continue;
    numbers.set(one.rule, (numbers.get(one.rule) ?? 0) + cut.number);
    least = Math.min(least, cut.most);
  }
  return { numbers, most: least };
}

const fields = { error: 'errors', warning: 'warnings', info: 'infos' } as const;

/** Each once, and those that a report counts without holding them. */
function numberOf(severity: Severity, findings: readonly Finding[], reports: readonly Report[]): number {
  const isOne = (finding: Finding) => finding.severity === severity;
  const unheld = sum(reports, (report) => report.summary[fields[severity]] - report.findings.filter(isOne).length);
  return findings.filter(isOne).length + unheld;
}

function sum(reports: readonly Report[], numberIn: (report: Report) => number): number {
  return reports.reduce((total, report) => total + numberIn(report), 0);
}
