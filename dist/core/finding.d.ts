import type { Advice } from './advice.js';
import type { Data } from './data.js';
import type { Range } from './place.js';
import type { Shard } from './shard.js';
export type Severity = 'error' | 'warning' | 'info';
/** The louder, the less. */
export declare const severityRank: {
    readonly error: 0;
    readonly warning: 1;
    readonly info: 2;
};
/** For sorting: errors, then warnings, then infos; what is equally bad stays in its order. */
export declare function worstFirst(a: {
    readonly severity: Severity;
}, b: {
    readonly severity: Severity;
}): number;
export interface RelatedPlace extends Range {
    readonly message: string;
    readonly path: string;
}
export interface Edit extends Range {
    readonly path: string;
    readonly text: string;
}
/** Text edits that mend a finding. */
export interface Repair {
    /** A safe repair never changes what the state says to its readers. */
    readonly safe: boolean;
    readonly title: string;
    readonly edits: readonly Edit[];
}
/** What a rule says about one place. */
export interface Finding extends Range {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    readonly path: string;
    /** JSON pointer of the place; absent when the place is no value. */
    readonly pointer?: string;
    readonly related?: readonly RelatedPlace[];
    readonly repair?: Repair;
    /** Stable while the rule, the file, the key path and the text there stay the same. */
    readonly fingerprint: string;
    /** The page about the rule. */
    readonly url: string;
}
/** A check that could not run, and why. Skipped is never passed. */
export interface Skipped {
    readonly rule: string;
    readonly root: string;
    readonly reason: string;
    /** That it needs what the run was not asked for, such as a base: nothing is amiss then. */
    readonly unasked?: true;
}
export interface ReportedRoot {
    readonly path: string;
    readonly format: string;
    readonly dialect?: string;
}
/** A file that recovery proposes, and where each of its values comes from; or what it advises, where it proposes none. */
export interface ReportedRecovery {
    readonly root: string;
    readonly path: string;
    /** One row a field, in the order of the file. */
    readonly account: readonly ReportedRow[];
    /** What a person has to decide, or must know: a sentence each. */
    readonly decide: readonly string[];
    /** What of the old file was not kept, and what the linter will say once this is written. */
    readonly lost?: readonly string[];
    readonly left?: readonly string[];
    /** Why there is something to recover. */
    readonly reason?: string;
    /** What the reader wants to know first; of the chief file alone, as are the commands. */
    readonly overview?: {
        readonly cluster?: {
            readonly value: string;
            readonly sure: boolean;
            readonly source: string;
        };
        readonly completed: readonly string[];
        readonly current?: {
            readonly block: string;
            readonly sure: boolean;
        };
        readonly percent?: {
            readonly value: number;
            readonly sure: boolean;
        };
        readonly commits?: number;
    };
    /** What a person may run as well, to take work back or to bring files back; nothing here runs it. */
    readonly commands?: readonly {
        readonly command: string;
        readonly does: string;
    }[];
    /** What to do about a state that only its own tools may write; then no file is proposed. */
    readonly advice?: readonly Advice[];
    /** The whole file; missing where there is only advice. */
    readonly text?: string;
}
/** A field of a recovered file. A source is `.grid/STATE.md:12`, `commit 1a2b3c4d (.grid/STATE.md:12)`, `the plans`. */
export interface ReportedRow {
    readonly field: string;
    readonly value: Data;
    readonly source: string;
    /** Whether the source says so; what was worked out is inferred. */
    readonly sure: boolean;
    /** What other sources say instead. */
    readonly otherwise?: readonly {
        readonly value: Data;
        readonly source: string;
    }[];
}
/** All that one run says, sorted. The JSON report, version 1. */
export interface Report {
    readonly version: 1;
    readonly roots: readonly ReportedRoot[];
    readonly findings: readonly Finding[];
    /** Only where somebody asked for recovery. */
    readonly recovery?: readonly ReportedRecovery[];
    readonly skipped: readonly Skipped[];
    readonly summary: {
        readonly errors: number;
        readonly warnings: number;
        readonly infos: number;
        readonly files: number;
        /** Findings that comments in the files silence; they are not among the others. */
        readonly suppressed: number;
        /** Findings that the baseline hides; they are not among the others. */
        readonly baselined: number;
    };
    /** Which part of a run this is, where it was split. */
    readonly shard?: Shard;
}
