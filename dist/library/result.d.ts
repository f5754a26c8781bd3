import type { SettingsChange } from '../lint/configuration/differences.js';
import type { LintResult as Linted } from '../lint/lint.js';
import type { Repairs } from '../lint/repair/repair.js';
import type { FailOn } from '../lint/verdict.js';
export interface LintResult extends Linted {
    /** The folder that the paths of the report are relative to: the top of the repository. */
    readonly top: string;
    /** Folders that could not be searched for want of permission; roots may lie there unseen. Relative to `top`. */
    readonly unsearched: readonly string[];
    /** Paths that led to no root, as they were given; without `allowEmpty`, the first is wrong usage. */
    readonly stateless: readonly string[];
    /** With `changed`, when none of the roots was: the revision that they were compared with, as it was given. */
    readonly unchangedSince?: string;
    /** The configuration that held, and what it says of the verdict; undefined when there was none. */
    readonly configuration?: {
        /** Its path, as seen from the working folder. */
        readonly name: string;
        readonly failOn?: FailOn;
        readonly maxWarnings?: number;
    };
    /** With `settingsFrom`: what is to be said of the configuration and the baseline there. */
    readonly settings?: SettingsReading;
}
/** Settings that do not come from what is linted. */
export interface SettingsReading {
    /** What messages call the place: `1a2b3c4`, `main`. */
    readonly from: string;
    /** Why something there does not hold: then there is no configuration and no baseline, or only no baseline. */
    readonly faults: readonly string[];
    /** What is other in what is linted, and played no part. */
    readonly changes: readonly SettingsChange[];
}
/** What every run says beside what it found. */
export type Prepared = Omit<LintResult, keyof Linted>;
/** The report is of what is left. */
export type FixResult = LintResult & Repairs;
