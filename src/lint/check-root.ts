import type { StaleEntry } from '../core/baseline.js';
import type { Change } from '../core/change.js';
import type { Document } from '../core/document.js';
import type { Facts } from '../core/facts.js';
import type { Finding, Skipped } from '../core/finding.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Suppressions } from '../core/suppression.js';
import type { HasJudged } from './baseline/judged.js';
import { toFinding } from './finding.js';
import { chosenRules, type RuleChoice, severityAt } from './rule-choice.js';
import { suppress } from './suppressions/suppress.js';

/** What a root is judged against, beside itself. */
export interface Circumstances {
  readonly change: Change | undefined;
  readonly facts: Facts;
  readonly now: number;
  readonly limits: Limits;
  /** Entries of the baseline that hide nothing: only when it is the baseline that is judged. */
  readonly staleEntries?: readonly StaleEntry[];
}

export interface Checked {
  readonly findings: readonly Finding[];
  /** What comments in the files silence. */
  readonly suppressed: readonly Finding[];
  readonly skipped: readonly Skipped[];
  readonly hasJudged: HasJudged;
}

/** Lets every chosen rule judge one root: first those that judge the files, then those that judge what was silenced. */
export async function checkRoot(
  snapshot: Snapshot,
  rules: readonly Rule[],
  choice: RuleChoice,
  circumstances: Circumstances,
): Promise<Checked> {
  const chosen = chosenRules(rules, choice);
  const isLast = ({ needs }: Rule) => needs === 'suppressions';
  const findings: Finding[] = [];
  const skipped: Skipped[] = [];
  const skip = (rule: Rule, reason: string, how: Pick<Skipped, 'unasked'> = {}) => {
    if (severityAt(choice, rule.id, snapshot.root, true) === 'off') return;
    skipped.push({ rule: rule.id, root: snapshot.root, reason, ...how });
  };
  const ask = async (rule: Rule, suppressions?: Suppressions) => {
    if (rule.needs === 'baseline' && !circumstances.staleEntries) return;
    if (rule.needs === 'base' && !circumstances.change)
      return skip(rule, 'there is no base to compare with', { unasked: true });
    return rule.check({
      snapshot,
      ...circumstances,
      ...(suppressions && { suppressions }),
      report: (at, message, options) => {
        const { path } = at.document;
        const severity = severityAt(choice, rule.id, path);
        if (severity === 'off' || choice.isIgnored?.(path)) return;
        const finding = toFinding(rule, at, message, options);
        findings.push(severity ? { ...finding, severity } : finding);
      },
      skip: (reason) => skip(rule, reason),
    });
  };

  for (const rule of chosen) if (!isLast(rule)) await ask(rule);
  const hasJudged = judges(snapshot, chosen, choice, skipped);
  const hearing = {
    ids: rules.map(({ id }) => id),
    never: new Set(rules.filter((rule) => isLast(rule) || rule.needs === 'baseline').map(({ id }) => id)),
    hasJudged: (rule: string, { path }: Document) => hasJudged(rule, path),
  };
  const { silenced, ...suppressions } = await suppress(findings, snapshot.documents, hearing, circumstances.limits);
  for (const rule of chosen) if (isLast(rule)) await ask(rule, suppressions);
  return {
    findings: findings.filter((one) => !silenced.has(one)),
    suppressed: [...silenced],
    skipped,
    hasJudged: judges(snapshot, chosen, choice, skipped),
  };
}

/** Which rules have judged which files, so far. Of files that could not be read wholly, nobody knows. */
function judges(
  snapshot: Snapshot,
  rules: readonly Rule[],
  choice: RuleChoice,
  skipped: readonly Skipped[],
): HasJudged {
  const { documents, unreadable, unjudged } = snapshot;
  const unheard = new Set(skipped.map(({ rule }) => rule));
  const heard = new Set(rules.map(({ id }) => id).filter((id) => !unheard.has(id)));
  const unread = new Set([...documents.filter((one) => !isWhole(one)), ...unreadable].map(({ path }) => path));
  return (rule, path) =>
    unjudged === undefined &&
    heard.has(rule) &&
    !unread.has(path) &&
    severityAt(choice, rule, path) !== 'off' &&
    !choice.isIgnored?.(path);
}

/** Of a file that was not read to its end, rules judge what they see. */
function isWhole({ faults }: Document): boolean {
  return faults.every(({ kind }) => kind === 'alias' || kind === 'duplicate-key');
}
