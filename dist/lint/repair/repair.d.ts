import type { Finding } from '../../core/finding.js';
export interface RepairWishes {
    /** Whether unsafe repairs are made, too. */
    readonly unsafe: boolean;
    /** The files that may be repaired; all when this is not given. */
    readonly files?: ReadonlySet<string> | undefined;
}
/** A file that repairs have changed. Both texts are the whole file, with the byte order mark where it has one. */
export interface RepairedFile {
    readonly path: string;
    /** The root that it belongs to. */
    readonly root: string;
    readonly before: string;
    readonly after: string;
    /** The findings whose repairs were made, in that order; each as it stood in the text when it was. */
    readonly findings: readonly Finding[];
}
/** What came of the repairs. */
export interface Repairs {
    /** The files that repairs have changed, sorted by path. */
    readonly repaired: readonly RepairedFile[];
    /** Repairs that were not made, for they would have done harm. */
    readonly refused: readonly RefusedRepair[];
}
/** A repair that was not made, and why. */
export interface RefusedRepair {
    readonly finding: Finding;
    readonly reason: string;
}
