import type { Advice } from './advice.js';
import type { Data } from './data.js';
import type { Facts } from './facts.js';
import type { Finding } from './finding.js';
import type { CommitView, History } from './history.js';
import type { Limits } from './limits.js';
import type { Snapshot } from './snapshot.js';
import type { Tree } from './tree.js';
export type { Advice } from './advice.js';
/** Where recovery took a value from. */
export interface Source {
    /** In the words of an account: `STATE.md`, `the summary of block 02`, `the plans`. Never text from a file, but for names. */
    readonly what: string;
    /** The file that says it, relative to the repository. */
    readonly path?: string;
    /** 1-based. */
    readonly line?: number;
    /** The commit that says it, or that the file was read from: its whole name. */
    readonly commit?: string;
}
/** One field of a recovered file, and why it has its value. */
export interface AccountRow {
    /** A dotted key path of the recovered file: `position.block`. */
    readonly field: string;
    readonly value: Data;
    readonly source: Source;
    /** Whether the source says so; what was worked out, or may have changed since, is inferred. */
    readonly sure: boolean;
    /** What other sources say instead. */
    readonly otherwise?: readonly {
        readonly value: Data;
        readonly source: Source;
    }[];
}
/** What the reader of an account wants to know first (checkpoint flow, "Recovery Mode" step 3). Undefined: nobody knows. */
export interface RecoveryOverview {
    readonly cluster?: {
        readonly value: string;
        readonly sure: boolean;
        readonly source: Source;
    };
    /** The blocks that are complete, as the mission numbers them: `01`, `02-03`. */
    readonly completed: readonly string[];
    readonly current?: {
        readonly block: string;
        readonly sure: boolean;
    };
    /** 0 to 100. `sure` where nothing about it was worked out from names and counts of other files. */
    readonly percent?: {
        readonly value: number;
        readonly sure: boolean;
    };
    /** How many commits of the mission git knows; undefined where git could not be asked. */
    readonly commits?: number;
}
/** A file as recovery proposes it. */
export interface RecoveredFile {
    /** Path of its root, relative to the repository; as is its own. */
    readonly root: string;
    readonly path: string;
    /** The bytes that lie there now; undefined when nothing does. */
    readonly before: Uint8Array | undefined;
    /** The proposal; without a byte order mark. */
    readonly text: string;
    /** Whether the file begins with a byte order mark once it is written. */
    readonly hasMark?: boolean;
    /** One row a field, in the order of the file. */
    readonly account: readonly AccountRow[];
    /** What a person has to decide, or must know: a sentence each. */
    readonly decide: readonly string[];
    /** What of the old file was not kept: a sentence for each line, in the order of the file. */
    readonly lost?: readonly string[];
    /** What the linter will say of the root once this is written. */
    readonly left?: readonly string[];
    readonly overview?: RecoveryOverview;
}
/**
 * What came of one root. `healthy`: there is nothing to recover. `older`: the same, and the file is of an older dialect
 * that `migrate` brings to the schema. `recovered`: files are proposed. `advised`: something is wrong, and only a person or
 * the state's own tools may mend it; no file is proposed. `refused`: nothing can be proposed, for a reason that is told
 * (the file is a link, the commit holds no healthy state). `broken`: of `migrate`, the file is in the newest dialect
 * already, and has errors, which `recover` mends. `untouched`: of `migrate` and of going back to a commit, only its own
 * tools may write it, and it was not asked for by name.
 */
export interface RootRecovery {
    readonly root: string;
    readonly path: string;
    readonly outcome: 'healthy' | 'older' | 'recovered' | 'advised' | 'refused' | 'broken' | 'untouched';
    /** For `refused` and `untouched`, and otherwise why there is something to recover or to advise: `STATE.md does not parse`. */
    readonly reason?: string;
    readonly files: readonly RecoveredFile[];
    /** For `advised`: what to do, the most urgent first. */
    readonly advice?: readonly Advice[];
    /** Commands that a person may run as well: to take work back, or to bring files back. Nothing here runs them. */
    readonly commands?: readonly {
        readonly command: string;
        readonly does: string;
    }[];
}
/** What recovery works with. Pure beside what it asks the tree and the history. */
export interface RecoveryRequest {
    readonly tree: Tree;
    readonly root: string;
    readonly history: History;
    readonly limits: Limits;
    /** The clock, in ms since 1970. */
    readonly now: number;
    /** What the linter says of a root as another tree has it: all rules that need neither history nor the rest of the repository. */
    readonly judge: Judge;
    /** When the files of a snapshot last changed, and the last commit was made. */
    readonly ages: (snapshot: Snapshot) => Promise<Facts>;
    /** Brings what is healthy and of an older dialect to the newest one, and refuses what is broken: that is recovered first. */
    readonly migrate?: boolean;
    /** The commit whose state is wanted back. */
    readonly to?: CommitView;
}
/**
 * Judges a root as a tree has it, by the severities that rules have of their own.
 * @param which `inside` reads the main file alone, and leaves out what that is blamed for because of others
 */
export type Judge = (tree: Tree, which: 'inside' | 'all') => Promise<Judgement>;
/** What is wrong with a root, and the reading that was judged: undefined where nothing lies there to be read. */
export interface Judgement {
    readonly findings: readonly Finding[];
    readonly snapshot: Snapshot | undefined;
}
