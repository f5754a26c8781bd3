import type { Severity } from '../core/finding.js';
import type { RuleFacts } from '../core/rule.js';
import { either, nearest, quote } from '../text/words.js';
import type { RuleChoice } from './check-root.js';
import { UsageError } from './usage-error.js';

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Holds a choice of rules against the rules there are.
 * @throws UsageError for an id, a severity or a beginning that no rule knows
 */
export function checkChoice({ only, severities: chosen }: RuleChoice, rules: readonly RuleFacts[]): void {
  const ids = rules.map(({ id }) => id);
  for (const prefix of only) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const families = new Set(ids.map((id) => id.slice(0, id.indexOf('/') + 1)));
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(prefix, [...families, ...ids])}`);
  }
  for (const [id, severity] of Object.entries<string>(chosen)) {
    checkRule(id, ids);
    const known: readonly string[] = [...severities, 'off'];
    if (known.includes(severity)) continue;
    const meant = nearest(severity, known) ?? known.find((one) => severity !== '' && one.startsWith(severity));
    throw new UsageError(
      `${quote(severity)} is no severity; expected ${either(known)}${meant ? `; did you mean ${quote(meant)}?` : ''}`,
    );
  }
}

/** @throws UsageError when there is no rule of that id */
export function checkRule(id: string, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  throw new UsageError(`there is no rule ${quote(id)}${didYouMean(id, ids)}`);
}

/** A whole id, or its name alone where only one family has such a rule. */
function didYouMean(word: string, candidates: readonly string[]): string {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  const meant = named.length === 1 ? named[0] : nearest(word, candidates);
  return meant === undefined ? '' : `; did you mean ${quote(meant)}?`;
}
