import type { Report } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import type { BaselineRun } from './baseline/hold.js';
import { type Base } from './changes.js';
import { type RuleChoice } from './rule-choice.js';
import type { FoundRoot } from './search.js';
export interface LintRun extends RuleChoice {
    readonly tree: Tree;
    /** The history that ends at the tree. */
    readonly history: History;
    /** The revision that the state is compared with. */
    readonly base?: Base | undefined;
    /** The trailers by which commits name their agents, by format; each format's own when nothing is said. */
    readonly agentTrailers?: Readonly<Record<string, string>> | undefined;
    readonly roots: readonly FoundRoot[];
    /** The clock, in ms since 1970. */
    readonly now: number;
    readonly limits: Limits;
    readonly baseline?: BaselineRun | undefined;
    /** Hears how many of the roots are judged. */
    readonly onRoot?: ((done: number) => void) | undefined;
}
export interface LintResult {
    readonly report: Report;
    /** The texts that the findings speak of, by path: for code frames. Only what was read safely is here. */
    readonly sources: ReadonlyMap<string, string>;
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
/** Reads roots and judges them. */
export declare function lintRoots(run: LintRun): Promise<LintResult>;
/** The rules that judge the roots of a format: those of every format, then its own. */
export declare function rulesOf(format: Format): readonly Rule[];
/** Every rule of some formats, each once, sorted by id. */
export declare function allRules(formats: readonly Format[]): readonly Rule[];
