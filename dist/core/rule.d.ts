import type { StaleEntry } from './baseline.js';
import type { Change } from './change.js';
import type { Target } from './document.js';
import type { Facts } from './facts.js';
import type { Severity } from './finding.js';
import type { Limits } from './limits.js';
import type { Snapshot } from './snapshot.js';
import type { Suppressions } from './suppression.js';
export interface ReportOptions {
    /** Where the other half of the fault stands. */
    readonly related?: readonly {
        readonly at: Target;
        readonly message: string;
    }[];
    readonly repair?: {
        readonly safe: boolean;
        readonly title: string;
        /** Each target is replaced by its text. */
        readonly edits: readonly {
            readonly at: Target;
            readonly text: string;
        }[];
    };
    /** Where one rule speaks in two tones; the rule's own severity otherwise. */
    readonly severity?: Severity;
}
/** What a check gets: the snapshot to judge, and two ways to speak. */
export interface CheckContext<S extends Snapshot = Snapshot> {
    readonly snapshot: S;
    /** What became of the root since the base; undefined without a base. A rule that needs a base is then not asked. */
    readonly change: Change<S> | undefined;
    /** What git and the tree say about the commits and the files that the snapshot names. */
    readonly facts: Facts;
    /** The moment that times are judged against, in ms since 1970. */
    readonly now: number;
    readonly limits: Limits;
    /** The comments in the files that silence rules, and what came of them: for rules that need them. */
    readonly suppressions?: Suppressions;
    /** The entries of the baseline that hide nothing any more: for the rule that needs them. */
    readonly staleEntries?: readonly StaleEntry[];
    /** Messages follow one grammar: what is there (quoted), what was expected, where the other half stands. */
    report(at: Target, message: string, options?: ReportOptions): void;
    /** Says that the rule could not judge, and why. */
    skip(reason: string): void;
}
/** The facts of a rule: all but its check. */
export interface RuleFacts {
    /** Family and name: `grid/progress-percent`. */
    readonly id: string;
    /** The default; a user may change it. */
    readonly severity: Severity;
    /** One line, no full stop: what holds when the rule is silent. */
    readonly summary: string;
    /** Where the rule comes from, in the words of the seed documents. */
    readonly source: string;
    /** Whether some of its findings come with a repair, and whether all such repairs are safe. */
    readonly repair?: 'safe' | 'unsafe';
    /** `root` when it holds a file against others of its root, or the root against what it should have; else inside a file. */
    readonly reach?: 'root';
    /** What it cannot judge without. The engine looks facts up only when a rule that runs needs them. */
    readonly needs?: Need;
}
/**
 * `history`: the commits of the repository. `files`: the tree, and of what is not there any more, the history. `ages`:
 * when files last changed. `tracking`: whether git tracks what is for one machine alone. `base`: a revision that the
 * state is compared with, and the commits since. `suppressions`: what all other rules said, held against the comments
 * that silence it. `baseline`: the same of all roots, held against the baseline.
 */
export type Need = 'history' | 'files' | 'ages' | 'tracking' | 'base' | 'suppressions' | 'baseline';
/** One check with its facts. */
export interface Rule<S extends Snapshot = Snapshot> extends RuleFacts {
    check(context: CheckContext<S>): void | Promise<void>;
}
