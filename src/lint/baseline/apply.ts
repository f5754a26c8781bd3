import type { Limits } from '../../core/limits.js';
import type { Rule } from '../../core/rule.js';
import type { Tree } from '../../core/tree.js';
import { checkRoot } from '../check-root.js';
import { noFacts, noSnapshot } from '../data-file.js';
import { type Collected, inOrder, without } from '../report.js';
import { chosenRules, type RuleChoice, severityAt } from '../rule-choice.js';
import type { Entry } from './entry.js';
import { type BaselineRun, type Held, hold } from './hold.js';
import type { HasJudged, JudgedEntries } from './judged.js';

/** What a run is made with, as far as its baseline needs to know. */
interface Run extends RuleChoice {
  readonly tree: Tree;
  /** The clock, in ms since 1970. */
  readonly now: number;
  readonly limits: Limits;
}

/**
 * Hides what the baseline says, and lets it be told of itself.
 * @param all what the roots gave
 * @param judged the entries that the roots told about
 * @param rules all there are
 */
export async function applyBaseline(
  all: Collected,
  judged: JudgedEntries,
  rules: readonly Rule[],
  run: Run,
  baseline: BaselineRun,
): Promise<{ readonly all: Collected } & Pick<Held, 'updated'>> {
  const { document, entries } = baseline.file;
  const chosen = new Set(chosenRules(rules, run).map(({ id }) => id));
  const isAsked: HasJudged = (rule, path) =>
    chosen.has(rule) && severityAt(run, rule, path) !== 'off' && !run.isIgnored?.(path);
  await judged.addGone(entries, { ...baseline, tree: run.tree }, isAsked);
  const found = without(inOrder([...all.findings, ...all.suppressed]), all.suppressed);
  const ids = new Set(rules.map(({ id }) => id));
  const isStale = (entry: Entry) =>
    judged.has(entry) || (!ids.has(entry.rule) && judged.isOurs(entry, baseline.formats));
  const { shown, hidden, stale, updated } = await hold(found, baseline, ids, isStale, run.now);
  const circumstances = { change: undefined, facts: noFacts, now: run.now, limits: run.limits, staleEntries: stale };
  const own = rules.filter(({ needs }) => needs === 'baseline');
  const said = document && stale.length > 0 ? await checkRoot(noSnapshot, own, run, circumstances) : undefined;
  return {
    all: { ...all, findings: [...shown, ...(said?.findings ?? [])], baselined: hidden },
    ...(updated && { updated }),
  };
}
