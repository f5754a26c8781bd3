import type { StaleEntry } from '../../core/baseline.js';
import type { Finding } from '../../core/finding.js';
import type { Format } from '../../formats/format.js';
import type { Baseline, Entry } from './entry.js';
import { type UpdatedBaseline } from './update.js';
/** The baseline of a run. */
export interface BaselineRun {
    readonly file: Baseline;
    /** Whether it is made anew. */
    readonly isUpdated: boolean;
    readonly formats: readonly Format[];
    /** The paths that were searched: roots that are gone from there are gone. */
    readonly scope: readonly string[];
}
/** What became of findings that were held against a baseline. */
export interface Held {
    readonly shown: readonly Finding[];
    readonly hidden: readonly Finding[];
    readonly stale: readonly StaleEntry[];
    readonly updated?: UpdatedBaseline;
}
/**
 * Holds findings against a baseline. One that is made anew hides them all.
 * @param findings in order
 * @param ruleIds the rules there are
 * @param isJudged whether the run can tell about an entry
 * @param now the clock, in ms since 1970
 */
export declare function hold(findings: readonly Finding[], { file: baseline, isUpdated }: BaselineRun, ruleIds: readonly string[], isJudged: (entry: Entry) => boolean, now: number): Promise<Held>;
