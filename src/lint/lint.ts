import type { AskCommits } from '../core/commit-answer.js';
import type { Report } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { MissionOutline } from '../core/mission.js';
import type { Need, Rule } from '../core/rule.js';
import type { Shard } from '../core/shard.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import { rules as commonRules } from '../formats/common/rules/index.js';
import type { Format } from '../formats/format.js';
import type { BaselineRun } from './baseline/hold.js';
import { JudgedEntries } from './baseline/judged.js';
import { type Base, changesOf } from './changes.js';
import { checkRoot } from './check-root.js';
import { lookUp } from './facts.js';
import { type Collected, toReport } from './report.js';
import { chosenRules, type RuleChoice } from './rule-choice.js';
import type { FoundRoot } from './search.js';

export interface LintRun extends RuleChoice {
  readonly tree: Tree;
  /** The history that ends at the tree. */
  readonly history: History;
  /** Whom to ask about commits that the history lacks, or cannot tell of. */
  readonly askCommits?: AskCommits | undefined;
  /** The revision that the state is compared with. */
  readonly base?: Base | undefined;
  /** The trailers by which commits name their agents, by format; each format's own when nothing is said. */
  readonly agentTrailers?: Readonly<Record<string, string>> | undefined;
  readonly roots: readonly FoundRoot[];
  /** What the roots are a part of, where the run is split. */
  readonly part?: PartOfRun | undefined;
  /** The clock, in ms since 1970. */
  readonly now: number;
  readonly limits: Limits;
  readonly baseline?: BaselineRun | undefined;
  /** Hears how many of the roots are judged. */
  readonly onRoot?: ((done: number) => void) | undefined;
}

/** One part of a run, which knows the whole. */
export interface PartOfRun {
  readonly shard: Shard;
  /** The roots of all parts. */
  readonly all: readonly FoundRoot[];
}

export interface LintResult {
  readonly report: Report;
  /** The texts that the findings speak of, by path: for code frames. Only what was read safely is here. */
  readonly sources: ReadonlyMap<string, string>;
  /** How far the missions are whose state tells, by the paths of their roots; undefined when there are none. */
  readonly missions?: ReadonlyMap<string, MissionOutline>;
  /** The baseline that held; undefined when there was none. */
  readonly baseline?: {
    /** Its path, as seen from the working folder. */
    readonly name: string;
    /** The same, relative to `top`. */
    readonly path: string;
    /** With `updateBaseline`: what its file is to hold, how many entries that are, how many are new and how many gone. */
    readonly updated?: {
      readonly text: string;
      readonly entries: number;
      readonly added: number;
      readonly removed: number;
    };
  };
}

/**
 * So many roots, or so much text, is in memory at a time; git is asked once for all of that. The roots may be large,
 * and a commit may show the same one under many names.
 */
const most = { roots: 100, text: 4 * 1024 * 1024 };
/** Frames can be drawn for so much text, in UTF-16 units. */
const mostSources = 32 * 1024 * 1024;

/** A root that was read, and the format that it is of. */
interface ReadRoot {
  readonly snapshot: Snapshot;
  readonly format: Format;
}

/** Reads roots and judges them. */
export async function lintRoots(run: LintRun): Promise<LintResult> {
  const all: Mutable<Omit<Collected, 'baselined'>> = { roots: [], findings: [], suppressed: [], skipped: [], files: 0 };
  const { part } = run;
  const judged = new JudgedEntries(run.baseline?.file.entries ?? [], part?.all ?? run.roots, part?.shard);
  const sources = new Map<string, string>();
  const outlines = new Map<string, MissionOutline>();
  let left = mostSources;
  for await (const lot of readInLots(run)) {
    for (const { snapshot, outline, findings, suppressed, skipped, hasJudged } of await judge(
      lot,
      run,
      all.roots.length,
    )) {
      const { root, format, dialect, documents } = snapshot;
      all.roots.push({ path: root, format, ...(dialect !== undefined && { dialect }) });
      if (outline) outlines.set(root, outline);
      for (const finding of findings) all.findings.push(finding); // too many for the arguments of one call
      for (const finding of suppressed) all.suppressed.push(finding);
      for (const skip of skipped) all.skipped.push(skip);
      all.files += documents.length;
      judged.add(root, hasJudged);
      const named = new Set(findings.flatMap(({ path, related = [] }) => [path, ...related.map((one) => one.path)]));
      for (const { path, text } of documents) {
        if (!named.has(path) || text.length > left) continue;
        sources.set(path, text);
        left -= text.length;
      }
    }
  }
  const missions = outlines.size > 0 && { missions: outlines };
  if (!run.baseline) return { report: toReport(all, run.limits.findings, part?.shard), sources, ...missions };
  const { applyBaseline } = await import('./baseline/held.js');
  const { file, formats } = run.baseline;
  const { name, path } = file;
  const { document } = run.baseline.written ?? file;
  const { updated, ...held } = await applyBaseline(all, judged, allRules(formats), run, run.baseline);
  if (document) sources.set(path, document.text);
  return {
    report: toReport(held.all, run.limits.findings, part?.shard),
    ...{ sources, ...missions },
    baseline: { name, path, ...(updated && { updated }) },
  };
}

async function* readInLots({ roots, tree, limits }: LintRun): AsyncGenerator<readonly ReadRoot[]> {
  let lot: ReadRoot[] = [];
  let length = 0;
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, limits);
    lot.push({ snapshot, format });
    for (const { text } of snapshot.documents) length += text.length;
    if (lot.length < most.roots && length < most.text) continue;
    yield lot;
    lot = [];
    length = 0;
  }
  if (lot.length > 0) yield lot;
}

/** @param before how many roots were judged already */
async function judge(lot: readonly ReadRoot[], run: LintRun, before: number) {
  const rules = lot.flatMap(({ format }) => chosenRules(rulesOf(format), run));
  const needs = new Set(rules.flatMap(({ needs: need }): Need[] => (need ? [need] : [])));
  const facts = await lookUp(
    lot.map(({ snapshot }) => snapshot),
    needs,
    run,
  );
  const judged = [];
  const changes = run.base && (await changesOf(lot, { ...run, base: run.base }, needs.has('base')));
  for (const [index, { snapshot, format }] of lot.entries()) {
    const circumstances = { change: changes?.[index], facts, now: run.now, limits: run.limits };
    const outline = format.outlineOf?.(snapshot);
    judged.push({ snapshot, outline, ...(await checkRoot(snapshot, rulesOf(format), run, circumstances)) });
    run.onRoot?.(before + judged.length);
  }
  return judged;
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
