import type { Change } from '../core/change.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
/** The revision that the state is compared with. */
export interface Base {
    /** The whole name of its commit. */
    readonly hash: string;
    readonly tree: Tree;
    /** The whole name of the commit that is linted; undefined for the working tree: then that is the last step. */
    readonly until: string | undefined;
}
/** Where a change is read from. */
export interface ChangeSource {
    readonly base: Base;
    readonly tree: Tree;
    /** The history that ends at the tree. */
    readonly history: History;
    /** The trailers by which commits name their agents, by format; each format's own when nothing is said. */
    readonly agentTrailers?: Readonly<Record<string, string>> | undefined;
    readonly limits: Limits;
}
interface ReadRoot {
    readonly snapshot: Snapshot;
    readonly format: Format;
}
/**
 * What became of some roots since the base, in their order. Git is asked once for all of them.
 * @param isStepwise whether a rule asks for the steps; the roots at the base are read in any case
 * @param most so much text of states is read for the steps, in UTF-16 units; where there is more, that is a gap
 */
export declare function changesOf(roots: readonly ReadRoot[], source: ChangeSource, isStepwise: boolean, most?: number): Promise<readonly Change[]>;
export {};
