import type { Report } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Need, Rule } from '../core/rule.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import { rules as commonRules } from '../formats/common/rules/index.js';
import type { Format } from '../formats/format.js';
import { checkRoot } from './check-root.js';
import { lookUp } from './facts.js';
import { type Collected, toReport } from './report.js';
import { chosenRules, type RuleChoice } from './rule-choice.js';
import type { FoundRoot } from './search.js';

export interface LintRun extends RuleChoice {
  readonly tree: Tree;
  /** The history that ends at the tree. */
  readonly history: History;
  /** The tree of the base revision. */
  readonly base?: Tree | undefined;
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

/** So many roots are in memory at a time. Git is asked once a lot. */
const lot = 100;

/** Reads roots and judges them. */
export async function lintRoots(run: LintRun): Promise<LintResult> {
  const all = { roots: [], findings: [], suppressed: [], skipped: [], files: 0 } as Mutable<Collected>;
  const sources = new Map<string, string>();
  for (let from = 0; from < run.roots.length; from += lot) {
    for (const { snapshot, findings, suppressed, skipped } of await judge(run.roots.slice(from, from + lot), run)) {
      const { root, format, dialect, documents } = snapshot;
      all.roots.push({ path: root, format, ...(dialect !== undefined && { dialect }) });
      for (const finding of findings) all.findings.push(finding); // too many for the arguments of one call
      for (const finding of suppressed) all.suppressed.push(finding);
      for (const skip of skipped) all.skipped.push(skip);
      all.files += documents.length;
      const named = new Set(findings.flatMap(({ path, related = [] }) => [path, ...related.map((one) => one.path)]));
      for (const { path, text } of documents) if (named.has(path)) sources.set(path, text);
    }
  }
  return { report: toReport(all, run.limits.findings), sources };
}

async function judge(roots: readonly FoundRoot[], run: LintRun) {
  const read = await Promise.all(roots.map(({ path, format }) => format.read(run.tree, path, run.limits)));
  const rules = roots.flatMap(({ format }) => chosenRules(rulesOf(format), run));
  const needs = new Set(rules.flatMap(({ needs: need }): Need[] => (need ? [need] : [])));
  const facts = await lookUp(read, needs, run);
  const judged = [];
  for (const [index, { path, format }] of roots.entries()) {
    const snapshot = read[index] as Snapshot;
    const base = run.base && (await readBase(run.base, path, format, run.limits));
    const said = await checkRoot(snapshot, rulesOf(format), run, { base, facts, now: run.now, limits: run.limits });
    judged.push({ snapshot, ...said });
  }
  return judged;
}

/** The root at the base; undefined when it was not there. */
async function readBase(tree: Tree, path: string, format: Format, limits: Limits): Promise<Snapshot | undefined> {
  const snapshot = await format.read(tree, path, limits);
  return snapshot.documents.length + snapshot.unreadable.length > 0 ? snapshot : undefined;
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
