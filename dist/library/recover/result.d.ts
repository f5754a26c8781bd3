import type { Underway } from '../../core/history.js';
import type { RootRecovery } from '../../core/recovery.js';
import type { LintResult } from '../result.js';
/** What came of the roots, and what was written. */
export interface Recoveries {
    /** What came of each root, by path; what is proposed for it, and why. */
    readonly roots: readonly RootRecovery[];
    /** The files that were written, and those that hold what lay there before. Relative to `top`. */
    readonly written: readonly string[];
    readonly backups: readonly string[];
    /** What git is in the middle of: then the state may be about to change once more. */
    readonly underway?: Underway;
    /** Why git gives nothing of a history that is there, so that what is proposed may be poorer than it could be. */
    readonly unread?: string;
}
/** The report is of what lies on the disk in the end; its `recovery` says what was proposed. */
export type RecoverResult = LintResult & Recoveries;
