import type { Severity } from '../core/finding.js';
import type { RuleFacts } from '../core/rule.js';
import type { Configuration } from './configuration/configuration.js';
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
export declare function chosenRules<R extends RuleFacts>(rules: readonly R[], choice: RuleChoice): R[];
/** How loudly a rule may speak of a path; undefined when that is the rule's own affair. */
export declare function severityAt({ severities: chosen, configuration }: RuleChoice, rule: string, path: string, isFolder?: boolean): Severity | 'off' | undefined;
/**
 * Holds a choice of rules against the rules there are.
 * @throws UsageError for an id, a severity or a beginning that no rule knows
 */
export declare function checkChoice({ only, severities: chosen }: Pick<RuleChoice, 'only' | 'severities'>, rules: readonly RuleFacts[]): void;
/** @throws UsageError when there is no rule of that id */
export declare function checkRule(id: string, ids: readonly string[]): void;
/** Says that there is no rule of some id, and which one may be meant. */
export declare function noSuchRule(id: string, ids: readonly string[]): string;
/** What a word that is no rule probably means: a whole id, or its name alone where only one family has such a rule. */
export declare function meantRule(word: string, candidates: readonly string[]): string | undefined;
