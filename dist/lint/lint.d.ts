import type { Report } from '../core/finding.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { type RuleChoice } from './check-root.js';
import type { FoundRoot } from './discover.js';
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
export declare function lintRoots({ tree, roots, ...run }: LintRun): Promise<LintResult>;
/** The rules that judge the roots of a format: those of every format, then its own. */
export declare function rulesOf(format: Format): readonly Rule[];
/** Every rule of some formats, each once, sorted by id. */
export declare function allRules(formats: readonly Format[]): readonly Rule[];
