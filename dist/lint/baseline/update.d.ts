import { type Finding } from '../../core/finding.js';
import { type Baseline, type Entry } from './entry.js';
import type { Matching } from './match.js';
/** A baseline that is made anew. */
export interface UpdatedBaseline {
    /** What its file is to hold. */
    readonly text: string;
    readonly entries: number;
    /** How many entries are new, and how many of the old ones are gone. */
    readonly added: number;
    readonly removed: number;
}
/**
 * Makes a baseline of what was found. What was recorded before keeps its day and its words; of entries without a
 * finding, those stay that nobody can judge in this run.
 * @param now the clock, in ms since 1970
 * @throws UsageError when there is more than a baseline may hold
 */
export declare function updated({ name, entries: recorded, document }: Baseline, findings: readonly Finding[], { hidden, risen, unmatched }: Matching, isStale: (entry: Entry) => boolean, now: number): UpdatedBaseline;
