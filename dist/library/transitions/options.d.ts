import type { StateEvent } from '../../core/update.js';
export interface TransitionOptions {
    /** Who has the mission take the step, such as `executor-003` or `mc`: its type says what it may write. */
    readonly agent: string;
    /** The folder that `root` and `events` are relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** The clock, in ms since 1970; the wall clock by default. */
    readonly now?: number | undefined;
    /** Whether the step is only worked out, and nothing is written; false by default. */
    readonly dryRun?: boolean | undefined;
    /** A file that each event is appended to, as a line of JSON; it is made when it is not there. */
    readonly events?: string | undefined;
    /** Hears of each event, once the files are written. */
    readonly onEvent?: ((event: StateEvent) => void | Promise<void>) | undefined;
}
/** @throws UsageError when an option is not known, or of another type, or nobody is named */
export declare function checkTransitionOptions(options: TransitionOptions): void;
