import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { UsageError } from './usage-error.js';
/** A state root that was found, not yet read. */
export interface FoundRoot {
    /** Relative to the repository. */
    readonly path: string;
    readonly format: Format;
}
/** A path that is to be searched, and the words in which the user gave it. */
export interface Searched {
    readonly given: string;
    /** Relative to the repository. */
    readonly path: string;
}
/** What a search gave. */
export interface Discovered {
    /** Sorted, each once. */
    readonly roots: FoundRoot[];
    /** Folders that no permission was given to search: roots may lie there unseen. Relative to the repository. */
    readonly unsearched: readonly string[];
}
/**
 * The roots that named paths stand for: a path in a root stands for that root, another directory for the roots below
 * it, a file such as STATE.md elsewhere for the directory it lies in.
 * @returns the paths that led to no root, too
 * @throws UsageError when a path does not exist, cannot be searched, or is a file that is no state
 */
export declare function discoverNamed(tree: Tree, named: readonly Searched[], formats: readonly Format[]): Promise<Discovered & {
    readonly empty: readonly Searched[];
}>;
/**
 * The roots below a directory; when there are none, the nearest one that it lies under, so that the command works
 * from anywhere in a project.
 */
export declare function discoverFrom(tree: Tree, directory: string, formats: readonly Format[]): Promise<Discovered>;
/**
 * Holds texts that are to be judged instead of files against what is read at all: any other would be passed unseen.
 * @throws UsageError
 */
export declare function checkTexts(texts: readonly Searched[], formats: readonly Format[]): void;
/**
 * Says that a path leads to nothing that could be linted: what was looked for, and where.
 * @param scope where else than in the path itself
 */
export declare function nothingToLint(tree: Tree, { given, path }: Searched, { unsearched }: Pick<Discovered, 'unsearched'>, scope: string, formats: readonly Format[]): Promise<UsageError>;
