import { type LintOptions } from '../lint-options.js';
/** What is to be done with what is found. */
export interface RepairOptions {
    /** Whether unsafe repairs are made, too; false by default. */
    readonly unsafe?: boolean | undefined;
    /** Whether the files are written that come out as others; false by default: then nothing on the disk changes. */
    readonly write?: boolean | undefined;
}
export type FixOptions = LintOptions & RepairOptions;
/**
 * The options of linting among those of repairing, and the others.
 * @throws UsageError for an option that is not known, of another type, or that asks for what cannot be
 */
export declare function splitOptions(options: FixOptions): {
    lint: LintOptions;
    unsafe: boolean;
    write: boolean;
};
