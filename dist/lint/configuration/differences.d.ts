import type { Tree } from '../../core/tree.js';
/** A file with settings that is another one than where the settings come from. */
export interface SettingsChange {
    /** Relative to the repository. */
    readonly path: string;
    readonly what: 'configuration' | 'baseline';
    readonly change: 'added' | 'changed' | 'removed';
    /** The first line that is another one, 1-based; 1 where the file is no longer there. */
    readonly line: number;
}
/** What is asked of the two places that are compared. */
type Files = Pick<Tree, 'list' | 'read'>;
/**
 * The files that make another configuration hold in a folder, now or later: from the folder upwards, until there is one
 * in both places.
 */
export declare function configurationChanges(before: Files, after: Files, folder: string): Promise<SettingsChange[]>;
/** The change of one file; none when it says the same, or is in neither place. The ends of lines play no part. */
export declare function changeOf(what: SettingsChange['what'], before: Pick<Tree, 'read'>, after: Pick<Tree, 'read'>, path: string): Promise<readonly SettingsChange[]>;
export {};
