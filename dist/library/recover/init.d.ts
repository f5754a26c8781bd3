import type { Format } from '../../formats/format.js';
export interface InitOptions {
    /** The folder that `root` is relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** The root that is to be there: `.grid` by default. Another folder gets a `.grid` of its own. */
    readonly root?: string | undefined;
    /** What the mission is called; like the folder that the root lies in, by default. */
    readonly name?: string | undefined;
    /** The clock, in ms since 1970; the wall clock by default. */
    readonly now?: number | undefined;
    /** Whether the files are written that are not there yet; false by default. */
    readonly write?: boolean | undefined;
}
export interface InitResult {
    /** The folder that all paths here are relative to: the top of the repository. */
    readonly top: string;
    readonly root: string;
    /** The files of a fresh root that are not there yet, in the order in which they are written. */
    readonly files: readonly {
        readonly path: string;
        readonly text: string;
    }[];
    /** The others: they are left as they are. */
    readonly present: readonly string[];
    /** The files that were written. */
    readonly written: readonly string[];
}
/** Longer names help nobody. */
export declare const longestName = 200;
/**
 * Lays out a fresh root, and leaves alone what is there.
 * @param known the formats there are; the first one that can lay out a root is meant where the path names none
 * @throws UsageError when there is no such folder, it is git's own, something else lies where a folder or a file is to be,
 * there is state whose chief file is gone or empty, or that only its own tools lay out, or the clock is wrong; with `write`
 * also what `writeState` throws
 */
export declare function initRoot(options: InitOptions, known?: readonly Format<import("../../core/snapshot.js").Snapshot>[]): Promise<InitResult>;
