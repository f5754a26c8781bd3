export interface ResumeOptions {
    /** The folder that `root` is relative to; `process.cwd()` by default. */
    readonly cwd?: string | undefined;
    /** The state root, or the folder that holds it; the nearest one in `cwd` or above it by default. */
    readonly root?: string | undefined;
    /** The configuration: the path of a file, or false for none. By default the nearest one, as for `lint`. */
    readonly config?: string | false | undefined;
    /** Whether git is asked; true by default. Without it, nobody knows whether commits exist. */
    readonly git?: boolean | undefined;
    /** A folder whose repositories git is to read though somebody else owns them. */
    readonly safeDirectory?: string | undefined;
    /** The clock, in ms since 1970, or `commit` for the committer date of HEAD. By default the wall clock. */
    readonly now?: number | 'commit' | undefined;
}
/** @throws UsageError when an option is not known, or of another type */
export declare function checkResumeOptions(options: ResumeOptions): void;
