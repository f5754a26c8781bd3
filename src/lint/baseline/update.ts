import { type Finding, severityRank } from '../../core/finding.js';
import { inertJson } from '../../text/inert-json.js';
import { capped, visible } from '../../text/visible.js';
import { UsageError } from '../usage-error.js';
import { type Baseline, type Entry, mostEntries, version } from './entry.js';
import schema from './generated/baseline.schema.json' with { type: 'json' };
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

/** Code points of a message that a reader of the baseline is shown. */
const shown = 200;

/**
 * Makes a baseline of what was found. What was recorded before keeps its day and its words; of entries without a
 * finding, those stay that nobody can judge in this run.
 * @param now the clock, in ms since 1970
 * @throws UsageError when there is more than a baseline may hold
 */
export function updated(
  { name, entries: recorded, document }: Baseline,
  findings: readonly Finding[],
  { hidden, risen, unmatched }: Matching,
  isStale: (entry: Entry) => boolean,
  now: number,
): UpdatedBaseline {
  const today = dayOf(now);
  const kept = unmatched.filter((entry) => !isStale(entry));
  const found = findings.map((finding) => entryOf(finding, hidden.get(finding) ?? risen.get(finding), today));
  const entries = [...kept, ...found].sort(inOrder);
  if (entries.length > mostEntries) {
    throw new UsageError(
      `${name} would have ${entries.length} entries, and a baseline holds at most ${mostEntries}; leave out files or rules first`,
    );
  }
  return {
    // A file may have line ends and an order of its own.
    text:
      document && isSame(entries, [...recorded].sort(inOrder))
        ? document.text
        : `${inertJson({ $schema: schema.$id, version, entries })}\n`,
    entries: entries.length,
    added: findings.length - hidden.size - risen.size,
    removed: unmatched.length - kept.length,
  };
}

/**
 * What a message says may change with the clock, or with what stands elsewhere: an entry that stays says the same. It
 * is never made milder: a rule may speak in two tones, with a base and without one, and the louder one was accepted.
 */
function entryOf(finding: Finding, before: Entry | undefined, today: string): Entry {
  const { rule, path, pointer, severity, message, fingerprint } = finding;
  if (before && severityRank[before.severity] <= severityRank[severity]) return { ...before, fingerprint };
  return {
    ...{ rule, path, ...(pointer !== undefined && { pointer }), severity, date: before?.date ?? today },
    message: capped(visible(message), shown),
    fingerprint,
  };
}

function isSame(some: readonly Entry[], others: readonly Entry[]): boolean {
  const words = (all: readonly Entry[]) =>
    JSON.stringify(
      all.map((one) => [one.rule, one.path, one.pointer, one.severity, one.date, one.message, one.fingerprint]),
    );
  return words(some) === words(others);
}

const years = { first: Date.UTC(1970, 0, 1), last: Date.UTC(9999, 11, 31) };

/** A day has four digits for its year, whatever the clock says. */
function dayOf(ms: number): string {
  return new Date(Math.min(Math.max(ms, years.first), years.last)).toISOString().slice(0, 10);
}

function inOrder(a: Entry, b: Entry): number {
  return (
    compare(a.path, b.path) ||
    compare(a.pointer ?? '', b.pointer ?? '') ||
    compare(a.rule, b.rule) ||
    compare(a.fingerprint.slice(0, 32), b.fingerprint.slice(0, 32)) ||
    numberOf(a) - numberOf(b)
  );
}

/** Equal findings are counted: `…-2` comes before `…-10`. */
const numberOf = ({ fingerprint }: Entry): number => Number(fingerprint.slice(33) || 1);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
