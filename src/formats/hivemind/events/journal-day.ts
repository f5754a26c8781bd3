import { parseInstant } from '../../../text/time.js';

const hour = 3_600_000;

/** What the name of a journal says of its day. */
export type JournalDay =
  | { readonly is: 'day'; readonly date: string; readonly start: number }
  /** It is written as a date, which does not exist. */
  | { readonly is: 'no-day' }
  /** It is a date in another notation. */
  | { readonly is: 'other-notation' }
  /** Whoever writes a journal may give it any name. */
  | { readonly is: 'name' };

/** @param name of the file, without its folder and ending */
export function journalDay(name: string): JournalDay {
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) {
    const start = parseInstant(`${name}T00:00:00Z`)?.ms;
    return start === undefined ? { is: 'no-day' } : { is: 'day', date: name, start };
  }
  return /^\d{4}([-_.]?)\d{1,2}\1\d{1,2}$/.test(name) ? { is: 'other-notation' } : { is: 'name' };
}

/** Whether a moment lies on the day that begins at another one, in any zone: they lie from 14 h ahead to 12 h behind. */
export function isOnDay(ms: number, start: number): boolean {
  return ms >= start - 14 * hour && ms < start + (24 + 12) * hour;
}

const lastMoment = 8_640_000_000_000_000;

/** The moment that a value of a journal tells, in ms since 1970; undefined when it tells none. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value === 'string') return parseInstant(value)?.ms;
  return typeof value === 'number' && value >= 0 && value <= lastMoment ? value : undefined;
}
