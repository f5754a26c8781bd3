import type { AddedLesson } from '../../core/lessons.js';
import { type Target } from '../update/target.js';
export interface WarmthOptions {
    /** The folder that `root` is relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** The state root, or the folder that holds it; the nearest one in `cwd` or above it by default. */
    readonly root?: string | undefined;
    /** Whether the file is only worked out, and nothing is written; false by default. */
    readonly dryRun?: boolean | undefined;
}
export interface WarmthResult {
    /** The folder that all paths here are relative to: the top of the repository. */
    readonly top: string;
    readonly path: string;
    /** The lessons that were missing, in the order of the summaries. */
    readonly added: readonly AddedLesson[];
    /** Those that the file does not hold, and cannot be given: a note names them. */
    readonly left: readonly AddedLesson[];
    /** What a person has to know or to do by hand: a sentence each. */
    readonly notes: readonly string[];
    /** The file as it was, undefined when there was none; and as it is now, or would be with `dryRun`. */
    readonly before: string | undefined;
    readonly after: string;
    readonly isWritten: boolean;
}
/** See `mergeWarmth` of the library. */
export declare function mergeWarmthAt(options: WarmthOptions): Promise<WarmthResult>;
/** Merges the lessons of a state that was found. */
export declare function mergeWarmthOf(target: Target, { dryRun }: WarmthOptions): Promise<WarmthResult>;
