import type { Transition } from '../../core/transition.js';
import type { FieldChange, StateEvent } from '../../core/update.js';
import { type Target } from '../update/target.js';
import { type TransitionOptions } from './options.js';
/** A file that a step has changed. */
export interface ChangedStateFile {
    /** Relative to `top`. */
    readonly path: string;
    /** As it was, null where there was none; and as it is now, with `dryRun`, as it would be. */
    readonly before: string | null;
    readonly after: string;
}
export interface TransitionResult {
    /** The folder that paths are relative to: the top of the repository. */
    readonly top: string;
    /** The chief file. */
    readonly path: string;
    /** All files that were written, the chief one last. */
    readonly files: readonly ChangedStateFile[];
    /** Each value of the chief file that is another one now. */
    readonly changes: readonly FieldChange[];
    readonly events: readonly StateEvent[];
    /** What comes next, in words. */
    readonly notes: readonly string[];
    readonly isWritten: boolean;
}
/** See `transitionState` of the library. */
export declare function transitionStateAt(root: string | undefined, transition: Transition, options: TransitionOptions): Promise<TransitionResult>;
/** Has the mission of a state that was found take a step: all of its files, or none. */
export declare function moveTarget(target: Target, transition: Transition, options: TransitionOptions): Promise<TransitionResult>;
