import type { Tree, TreeEntry } from '../core/tree.js';
import type { Format } from '../formats/format.js';
/** A state root that was found, not yet read. */
export interface FoundRoot {
    /** Relative to the repository. */
    readonly path: string;
    readonly format: Format;
}
/** What a search gave. */
export interface Discovered {
    /** Sorted, each once. */
    readonly roots: FoundRoot[];
    /** Folders that no permission was given to search: roots may lie there unseen. Relative to the repository. */
    readonly unsearched: readonly string[];
}
/** Where to search, and for what. */
export interface Search {
    readonly tree: Tree;
    readonly formats: readonly Format[];
    /** Which of some folders a search leaves out, such as those that git ignores. None when it is not said. */
    readonly leftOut?: (folders: readonly string[]) => Promise<ReadonlySet<string>>;
    /** Whether a folder is left out by the configuration: then it is neither searched nor a root. */
    readonly isIgnored?: (folder: string) => boolean;
    /** Hears of every folder that is looked into. */
    readonly onFolder?: () => void;
}
/**
 * The roots below a folder. Folders are looked into level by level, so that git is asked once a level. A folder that
 * is left out itself is searched all the same, and all below it: somebody asked for it.
 * @throws UsageError when there is no end to them
 */
export declare function rootsBelow(search: Search, top: string): Promise<Discovered>;
/**
 * The roots that a folder holds under one of their names. What cannot be looked into is one too: that must be said, not
 * passed.
 * @param entries what lies in the folder
 */
export declare function rootsIn(search: Search, folder: string, entries: readonly TreeEntry[]): Promise<FoundRoot[]>;
export declare function inOrder(roots: readonly FoundRoot[]): FoundRoot[];
