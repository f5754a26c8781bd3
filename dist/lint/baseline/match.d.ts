import { type Finding } from '../../core/finding.js';
import type { Entry } from './entry.js';
/** Findings held against the entries of a baseline. Each entry stands for one finding, and the other way round. */
export interface Matching {
    /** What is hidden, and by which entry. */
    readonly hidden: ReadonlyMap<Finding, Entry>;
    /** What an entry speaks of, but is louder now than it was then. */
    readonly risen: ReadonlyMap<Finding, Entry>;
    /** Entries without a finding. */
    readonly unmatched: readonly Entry[];
}
/**
 * Finds the entry of each finding. Of several findings that are equal, as many are hidden as there are entries, the
 * first ones first. An entry hides what is as loud as it was, or less.
 */
export declare function match(findings: readonly Finding[], entries: readonly Entry[]): Matching;
