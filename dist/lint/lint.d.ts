import type { Report } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { type RuleChoice } from './rule-choice.js';
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
/** Reads roots and judges them. */
export declare function lintRoots(run: LintRun): Promise<LintResult>;
/** The rules that judge the roots of a format: those of every format, then its own. */
export declare function rulesOf(format: Format): readonly Rule[];
/** Every rule of some formats, each once, sorted by id. */
export declare function allRules(formats: readonly Format[]): readonly Rule[];
