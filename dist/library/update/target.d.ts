import { type Limits } from '../../core/limits.js';
import type { Tree } from '../../core/tree.js';
import type { Format, FormatUpdates } from '../../formats/format.js';
/** The one state that somebody reads or updates. */
export interface Target {
    /** Absolute path of the repository, without links. */
    readonly top: string;
    /** Relative to it; as is the path of the chief file. */
    readonly root: string;
    readonly path: string;
    readonly format: Format;
    readonly updates: FormatUpdates;
    readonly tree: Tree;
    readonly limits: Limits;
    /** A path as whoever stands in the working folder can open it. */
    readonly shown: (path: string) => string;
}
/**
 * Finds a state: that of the root that is named, or that lies in the folder that is named; without one, the nearest in the
 * working folder or above it in its repository.
 * @throws StateNotFound when there is none, UsageError when only its own tools may write it
 */
export declare function targetAt(given: string | undefined, folder: string | undefined): Promise<Target>;
