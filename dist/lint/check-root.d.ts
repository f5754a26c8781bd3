import type { Finding, Severity, Skipped } from '../core/finding.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Snapshot } from '../core/snapshot.js';
export interface RuleChoice {
    /** Only rules whose id begins with one of these; all when empty. */
    readonly only: readonly string[];
    /** Severities that the user set, by rule id. */
    readonly severities: Readonly<Record<string, Severity | 'off'>>;
}
/** Lets every chosen rule judge one root. */
export declare function checkRoot(snapshot: Snapshot, rules: readonly Rule[], choice: RuleChoice, clock: {
    readonly now: number;
    readonly limits: Limits;
}): Promise<{
    findings: Finding[];
    skipped: Skipped[];
}>;
