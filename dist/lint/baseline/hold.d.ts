import type { StaleEntry } from '../../core/baseline.js';
import type { Finding } from '../../core/finding.js';
import type { Format } from '../../formats/format.js';
import type { Baseline, Entry } from './entry.js';
import { type UpdatedBaseline } from './update.js';
/** The baseline of a run. */
export interface BaselineRun {
    readonly file: Baseline;
    /**
     * The one of what is linted, where that which holds is from elsewhere: what is gone from there need not be removed,
     * and all else is told at its place there.
     */
    readonly written?: Baseline | undefined;
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
 * @param ids the rules there are
 * @param isStale whether an entry without a finding is to go: the run can tell about it, or nobody can any more
 * @param now the clock, in ms since 1970
 */
export declare function hold(findings: readonly Finding[], { file: baseline, written, isUpdated }: BaselineRun, ids: ReadonlySet<string>, isStale: (entry: Entry) => boolean, now: number): Promise<Held>;
