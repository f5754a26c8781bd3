import {
  type Finding,
  type Report,
  type ReportedRoot,
  type Severity,
  type Skipped,
  worstFirst,
} from '../core/finding.js';

/** What the roots of one run gave, not yet in order. */
export interface Collected {
  readonly roots: readonly ReportedRoot[];
  readonly findings: readonly Finding[];
  /** Findings that are silenced: they are counted, and keep the fingerprints of the others as they would be. */
  readonly suppressed: readonly Finding[];
  /** Findings that the baseline hides: the same. */
  readonly baselined?: readonly Finding[];
  readonly skipped: readonly Skipped[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Sorts what was found and counts it. Where there is more than a report may hold, the errors stay, and what is left
 * out is said among the skipped.
 */
export function toReport(collected: Collected, most: number): Report {
  const { roots, findings, suppressed, baselined = [], skipped, files } = collected;
  const all = inOrder([...findings, ...suppressed, ...baselined]);
  const told = without(all, suppressed);
  const distinct = without(told, baselined);
  const kept = distinct.length <= most ? distinct : worst(distinct, most);
  const number = (severity: Severity) => distinct.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots,
    findings: kept,
    skipped: distinctBy([...skipped, ...leftOut(distinct, kept)], (one) => JSON.stringify(one)).sort(
      (a, b) => compare(a.root, b.root) || compare(a.rule, b.rule) || compare(a.reason, b.reason),
    ),
    summary: {
      errors: number('error'),
      warnings: number('warning'),
      infos: number('info'),
      files,
      suppressed: all.length - told.length,
      baselined: told.length - distinct.length,
    },
  };
}

/** Findings as a report holds them: sorted, each once, and told apart. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return withOwnFingerprints(distinctBy(findings, identity).sort(byPlace));
}

/** Some findings without others, which need not be the same objects. */
export function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  if (others.length === 0) return findings;
  const known = new Set(others.map(identity));
  return findings.filter((finding) => !known.has(identity(finding)));
}

function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

function worst(findings: readonly Finding[], most: number): Finding[] {
  return [...findings].sort(worstFirst).slice(0, most).sort(byPlace);
}

function leftOut(all: readonly Finding[], kept: readonly Finding[]): Skipped[] {
  const missing = new Map<string, number>();
  const held = new Set(kept);
  for (const { rule } of all.filter((finding) => !held.has(finding))) missing.set(rule, (missing.get(rule) ?? 0) + 1);
  return [...missing].map(([rule, number]) => ({
    rule,
    root: '',
    reason: `${number} of its findings are left out: a report holds at most ${kept.length}`,
  }));
}

function byPlace(a: Finding, b: Finding): number {
  return (
    compare(a.path, b.path) ||
    a.start.line - b.start.line ||
    a.start.column - b.start.column ||
    worstFirst(a, b) ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

function identity({ rule, path, pointer, start, end, message }: Finding): string {
  return JSON.stringify([rule, path, pointer, start, end, message]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same rule may speak twice of the same text: from the second on, the fingerprint tells which it is. */
function withOwnFingerprints(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const times = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, times);
    return times === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${times}` };
  });
}
