import { type LintOptions, type Progress, type SettingsTree } from '../../lint/lint-options.js';
export interface MigrateOptions {
    /** The folder that paths are relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /**
     * State roots, files in them, or directories to search. A root that is gone, but still in the last commit, may be
     * named as well. Without paths: the roots below `cwd`, else the nearest one above it, else those that are gone.
     */
    readonly paths?: readonly string[] | undefined;
    /** The configuration: the path of a file, or false for none. By default the nearest one, as for `lint`. */
    readonly config?: string | false | undefined;
    /** Where the configuration is read from, as for `lint`. */
    readonly settingsFrom?: string | SettingsTree | undefined;
    /** Whether git is asked; true by default. Without it, the files alone are the evidence. */
    readonly git?: boolean | undefined;
    /** A folder whose repositories git is to read though somebody else owns them. */
    readonly safeDirectory?: string | undefined;
    /** The clock, in ms since 1970, or `commit` for the committer date of HEAD. By default the wall clock. */
    readonly now?: number | 'commit' | undefined;
    /** Whether what is proposed is written; false by default: then nothing on the disk changes. */
    readonly write?: boolean | undefined;
    /** Hears how far the search has come, often. */
    readonly onProgress?: ((progress: Progress) => void) | undefined;
}
export interface RecoverOptions extends MigrateOptions {
    /** The revision whose state is wanted back, for the one root that the paths stand for. */
    readonly to?: string | undefined;
}
/** What both are asked for, in the words of linting, and what linting does not know. */
export interface Asked {
    readonly lint: LintOptions;
    readonly write: boolean;
    readonly to: string | undefined;
    /** Whether an older dialect is to become the newest one; then nothing that is broken is mended. */
    readonly migrate: boolean;
}
/**
 * Holds options against their types, and parts them.
 * @throws UsageError for an option that is not known or of another type
 */
export declare function askedBy(purpose: 'recover' | 'migrate', options: RecoverOptions): Asked;
