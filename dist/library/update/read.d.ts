import type { StateReading } from '../../core/update.js';
export interface ReadOptions {
    /** The folder that `root` is relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** The state root, or the folder that holds it; the nearest one in `cwd` or above it by default. */
    readonly root?: string | undefined;
}
/** What a state says, and where it lies. */
export interface ReadState extends StateReading {
    /** The folder that `path` is relative to: the top of the repository. */
    readonly top: string;
    readonly path: string;
}
/** See `readState` of the library. */
export declare function readStateAt(options: ReadOptions): Promise<ReadState>;
