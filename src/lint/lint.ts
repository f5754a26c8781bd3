import type { Report } from '../core/finding.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Tree } from '../core/tree.js';
import { rules as commonRules } from '../formats/common/rules/index.js';
import type { Format } from '../formats/format.js';
import { checkRoot, type RuleChoice } from './check-root.js';
import type { FoundRoot } from './discover.js';
import { type Collected, toReport } from './report.js';

export interface LintRun extends RuleChoice {
  readonly tree: Tree;
  readonly roots: readonly FoundRoot[];
  /** The clock, in ms since 1970. */
  readonly now: number;
  readonly limits: Limits;
}

export interface LintResult {
  readonly report: Report;
  /** The texts that the findings speak of, by path: for code frames. Only what was read safely is here. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Reads roots and judges them, one after the other, so that memory stays that of one root. */
export async function lintRoots({ tree, roots, ...run }: LintRun): Promise<LintResult> {
  const all = { roots: [], findings: [], skipped: [], files: 0 } as Mutable<Collected>;
  const sources = new Map<string, string>();
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, run.limits);
    const { findings, skipped } = await checkRoot(snapshot, rulesOf(format), run, run);
    const { dialect } = snapshot;
    all.roots.push({ path, format: format.id, ...(dialect !== undefined && { dialect }) });
    for (const finding of findings) all.findings.push(finding); // too many for the arguments of one call
    for (const skip of skipped) all.skipped.push(skip);
    all.files += snapshot.documents.length;
    const named = new Set(
      findings.flatMap((finding) => [finding.path, ...(finding.related ?? []).map((one) => one.path)]),
    );
    for (const document of snapshot.documents) if (named.has(document.path)) sources.set(document.path, document.text);
  }
  return { report: toReport(all, run.limits.findings), sources };
}

/** The rules that judge the roots of a format: those of every format, then its own. */
export function rulesOf(format: Format): readonly Rule[] {
  return [...commonRules, ...format.rules];
}

/** Every rule of some formats, each once, sorted by id. */
export function allRules(formats: readonly Format[]): readonly Rule[] {
  const byId = new Map(formats.flatMap(rulesOf).map((rule) => [rule.id, rule]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };
