import type { FieldChange, Refused, StateEvent, StatePatch } from '../../core/update.js';
import { type UpdateOptions } from './options.js';
import { type Target } from './target.js';
export interface UpdateResult {
    /** The folder that `path` is relative to: the top of the repository. */
    readonly top: string;
    readonly path: string;
    /** Each value that was written, `updated_at` among them; also where it is what it was. */
    readonly changes: readonly FieldChange[];
    readonly events: readonly StateEvent[];
    /** The file as it was, and as it is now; with `dryRun`, as it would be. */
    readonly before: string;
    readonly after: string;
    readonly isWritten: boolean;
}
/** See `updateState` of the library. */
export declare function updateStateAt(root: string | undefined, patch: StatePatch, options: UpdateOptions): Promise<UpdateResult>;
/** Updates a state that was found. */
export declare function updateTarget(target: Target, patch: StatePatch, options: UpdateOptions): Promise<UpdateResult>;
/** What is to be said of an update, or of a step, that was refused. */
export declare function refusal(refused: Exclude<Refused, {
    readonly why: 'broken';
}>, path: string): Error;
