import type { StaleEntry } from '../../core/baseline.js';
import type { Document } from '../../core/document.js';
import type { Finding } from '../../core/finding.js';
import type { Format } from '../../formats/format.js';
import { quote } from '../../text/words.js';
import type { Baseline, Entry } from './entry.js';
import { type Matching, match } from './match.js';
import { type UpdatedBaseline, updated } from './update.js';

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
export async function hold(
  findings: readonly Finding[],
  { file: baseline, written, isUpdated }: BaselineRun,
  ids: ReadonlySet<string>,
  isStale: (entry: Entry) => boolean,
  now: number,
): Promise<Held> {
  const matching = match(findings, baseline.entries);
  if (isUpdated) {
    return { shown: [], hidden: findings, stale: [], updated: updated(baseline, findings, matching, isStale, now) };
  }
  const { document, entries } = written ?? baseline;
  const unmatched = matching.unmatched.filter(isStale);
  const stale = new Set(written ? sameIn(written, unmatched) : unmatched);
  return {
    shown: findings
      .filter((one) => !matching.hidden.has(one))
      .map((one) => withEntry(one, matching, written ?? baseline)),
    hidden: [...matching.hidden.keys()],
    stale: document
      ? entries.flatMap((entry, index) => (stale.has(entry) ? [placed(entry, index, document, ids)] : []))
      : [],
  };
}

/** Some entries as another baseline has them, which may lack some. */
function sameIn({ entries }: Baseline, some: readonly Entry[]): Entry[] {
  const wanted = new Set(some.map(({ fingerprint }) => fingerprint));
  return entries.filter(({ fingerprint }) => wanted.has(fingerprint));
}

/** It stands at the fingerprint, which stays the same when entries above it come and go. */
function placed({ rule, path, date }: Entry, index: number, document: Document, ids: ReadonlySet<string>): StaleEntry {
  const { start, end } = document.at(['entries', index, 'fingerprint']);
  return { at: document.span(start, end), rule, path, date, isKnown: ids.has(rule) };
}

/** A finding that is louder than its entry says why it is not hidden. */
function withEntry(finding: Finding, { risen }: Matching, { path, document, entries }: Baseline): Finding {
  const entry = risen.get(finding);
  if (!entry || !document) return finding;
  const index = entries.findIndex((one) => one === entry || one.fingerprint === entry.fingerprint);
  if (index < 0) return finding;
  const { start, end } = document.at(['entries', index, 'severity']);
  const place = { path, start: document.position(start), end: document.position(end) };
  const message = `the baseline hides it as ${quote(entry.severity)} only, since ${entry.date}`;
  const { repair, fingerprint, url, related = [], ...others } = finding;
  return { ...others, related: [...related, { message, ...place }], ...(repair && { repair }), fingerprint, url };
}
