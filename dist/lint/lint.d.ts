import type { AskCommits } from '../core/commit-answer.js';
import type { Report } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { MissionOutline } from '../core/mission.js';
import type { Rule } from '../core/rule.js';
import type { Shard } from '../core/shard.js';
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
/** Reads roots and judges them. */
export declare function lintRoots(run: LintRun): Promise<LintResult>;
/** The rules that judge the roots of a format: those of every format, then its own. */
export declare function rulesOf(format: Format): readonly Rule[];
/** Every rule of some formats, each once, sorted by id. */
export declare function allRules(formats: readonly Format[]): readonly Rule[];
