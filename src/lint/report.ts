import {
  type Finding,
  type Report,
  type ReportedRoot,
  type Severity,
  type Skipped,
  worstFirst,
} from '../core/finding.js';
import type { Shard } from '../core/shard.js';

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
export function toReport(collected: Collected, most: number, shard?: Shard): Report {
  const { roots, findings, suppressed, baselined = [], skipped, files } = collected;
  const all = inOrder([...findings, ...suppressed, ...baselined]);
  const told = without(all, suppressed);
  const distinct = without(told, baselined);
  const { kept, leftOut } = held(distinct, most);
  const number = (severity: Severity) => distinct.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots,
    findings: kept,
    skipped: skippedInOrder([...skipped, ...leftOutInWords(leftOut, kept.length)]),
    summary: {
      errors: number('error'),
      warnings: number('warning'),
      infos: number('info'),
      files,
      suppressed: all.length - told.length,
      baselined: told.length - distinct.length,
    },
    ...(shard && { shard }),
  };
}

/** What a report holds of its findings: the worst, where there are too many, and of which rules how many are left out. */
export function held(
  findings: readonly Finding[],
  most: number,
): { readonly kept: readonly Finding[]; readonly leftOut: ReadonlyMap<string, number> } {
  const leftOut = new Map<string, number>();
  if (findings.length <= most) return { kept: findings, leftOut };
  const ranked = [...findings].sort(worstFirst);
  for (const { rule } of ranked.slice(most)) leftOut.set(rule, (leftOut.get(rule) ?? 0) + 1);
  return { kept: ranked.slice(0, most).sort(byPlace), leftOut };
}

/** Checks that could not run, each once. */
export function skippedInOrder(skipped: readonly Skipped[]): readonly Skipped[] {
  return distinctBy(skipped, (one) => JSON.stringify(one)).sort(
    (a, b) => compare(a.root, b.root) || compare(a.rule, b.rule) || compare(a.reason, b.reason),
  );
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

export function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** @param most as many as the report holds */
export function leftOutInWords(leftOut: ReadonlyMap<string, number>, most: number): Skipped[] {
  return [...leftOut].map(([rule, number]) => ({
    rule,
    root: '',
    reason: `${number} of its findings are left out: a report holds at most ${most}`,
  }));
}

/** The same, read back; undefined when something else was skipped. */
export function leftOutIn({ reason }: Skipped): { readonly number: number; readonly most: number } | undefined {
  const found = /^(\d{1,9}) of its findings are left out: a report holds at most (\d{1,9})$/.exec(reason);
  return found ? { number: Number(found[1]), most: Number(found[2]) } : undefined;
}

export function byPlace(a: Finding, b: Finding): number {
  return (
    compare(a.path, b.path) ||
    a.start.line - b.start.line ||
    a.start.column - b.start.column ||
    worstFirst(a, b) ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}

/** What makes two findings the same. */
export function identity({ rule, path, pointer, start, end, message }: Finding): string {
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
