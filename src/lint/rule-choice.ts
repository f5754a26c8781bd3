import type { Severity } from '../core/finding.js';
import type { RuleFacts } from '../core/rule.js';
import { didYouMean, either, nearest, quote, suggestion } from '../text/words.js';
import type { Configuration } from './configuration/configuration.js';
import { UsageError } from './usage-error.js';

export interface RuleChoice {
  /** Only rules whose id begins with one of these; all when empty. */
  readonly only: readonly string[];
  /** Severities that the user set for this run, by rule id. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  /** Severities for every run, after those. */
  readonly configuration?: Pick<Configuration, 'severity' | 'isOff'> | undefined;
  /** Whether nothing is to be said of a file. */
  readonly isIgnored?: (path: string) => boolean;
}

/** The rules that are to run. */
export function chosenRules<R extends RuleFacts>(rules: readonly R[], choice: RuleChoice): R[] {
  const { only, severities: chosen, configuration } = choice;
  const isWanted = ({ id }: R) => only.length === 0 || only.some((prefix) => id.startsWith(prefix));
  const isOff = ({ id }: R) => (chosen[id] ?? (configuration?.isOff(id) ? 'off' : undefined)) === 'off';
  return rules.filter((rule) => isWanted(rule) && !isOff(rule));
}

/** How loudly a rule may speak of a path; undefined when that is the rule's own affair. */
export function severityAt(
  { severities: chosen, configuration }: RuleChoice,
  rule: string,
  path: string,
  isFolder = false,
): Severity | 'off' | undefined {
  return chosen[rule] ?? configuration?.severity(rule, path, isFolder);
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Holds a choice of rules against the rules there are.
 * @throws UsageError for an id, a severity or a beginning that no rule knows
 */
export function checkChoice(
  { only, severities: chosen }: Pick<RuleChoice, 'only' | 'severities'>,
  rules: readonly RuleFacts[],
): void {
  const ids = rules.map(({ id }) => id);
  for (const prefix of only) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const families = new Set(ids.map((id) => id.slice(0, id.indexOf('/') + 1)));
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(meantRule(prefix, [...families, ...ids]))}`);
  }
  for (const [id, severity] of Object.entries<string>(chosen)) {
    checkRule(id, ids);
    const known: readonly string[] = [...severities, 'off'];
    if (known.includes(severity)) continue;
    const hint = suggestion(severity, known);
    throw new UsageError(`${quote(severity)} is no severity; expected ${either(known)}${hint}`);
  }
}

/** @throws UsageError when there is no rule of that id */
export function checkRule(id: string, ids: readonly string[]): void {
  if (!ids.includes(id)) throw new UsageError(noSuchRule(id, ids));
}

/** Says that there is no rule of some id, and which one may be meant. */
export function noSuchRule(id: string, ids: readonly string[]): string {
  return `there is no rule ${quote(id)}${didYouMean(meantRule(id, ids))}`;
}

/** What a word that is no rule probably means: a whole id, or its name alone where only one family has such a rule. */
export function meantRule(word: string, candidates: readonly string[]): string | undefined {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  return named.length === 1 ? named[0] : nearest(word, candidates);
}
