import type { StateEvent, StatePatch } from '../../core/update.js';
export interface UpdateOptions {
    /** Who updates the state, such as `executor-003` or `mc`: its type says what it may write. */
    readonly agent: string;
    /** The folder that `root` and `events` are relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** What has to stand there for the update to be made, in the shape of a patch; null for what is not there. */
    readonly expect?: StatePatch | undefined;
    /** The clock, in ms since 1970; the wall clock by default. */
    readonly now?: number | undefined;
    /** Whether the update is only worked out, and nothing is written; false by default. */
    readonly dryRun?: boolean | undefined;
    /** A file that each event is appended to, as a line of JSON; it is made when it is not there. */
    readonly events?: string | undefined;
    /** Hears of each event, once the state is written. */
    readonly onEvent?: ((event: StateEvent) => void | Promise<void>) | undefined;
}
/** Whether a value is a moment, in ms since 1970. */
export declare function isMoment(value: unknown): boolean;
/** @throws UsageError when an option is not known, or of another type, or nobody is named */
export declare function checkUpdateOptions(options: UpdateOptions): void;
