import type { Finding, Report } from '../../core/finding.js';
import type { ResumeCheckRules } from '../../core/resumption.js';
/** What came of a check that a state has to pass before it is resumed. */
export interface ResumeCheck {
    readonly name: string;
    /** `unknown`: it could not be made, or not wholly, and nothing wrong was seen. */
    readonly outcome: 'passed' | 'failed' | 'unknown';
    /** Of `failed`: the errors. */
    readonly findings: readonly Finding[];
    /** Of `unknown`: why. */
    readonly reason?: string;
    /** Of `failed`: what to do where `recover` proposes nothing. */
    readonly remedy?: string;
}
/** Takes the outcome of checks from what the linter said of a root. @param main the path of its chief file */
export declare function checksIn(report: Report, checks: readonly ResumeCheckRules[], main: string): readonly ResumeCheck[];
