/** A moment, as a state file writes it. */
export interface Instant {
  /** Since 1970, in UTC. A stamp without zone means UTC (D5). */
  readonly ms: number;
  /** Whether the text names its zone (`Z` or an offset). */
  readonly zoned: boolean;
  /** Whether the text keeps to the profile of S3.1: `2026-01-24T14:00:00Z`, 0 or 3 decimals, `Z` optional. */
  readonly inProfile: boolean;
}

const profile = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z?$/;
const iso =
  /^(\d{4})-?(\d{2})-?(\d{2})[Tt ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)? ?(?:([Zz])|([+-])(\d{2}):?(\d{2})?)?$/;

/** Reads an ISO 8601 date and time; undefined when it is none, or a date or hour that does not exist. */
export function parseInstant(text: string): Instant | undefined {
  if (text.length > 40) return undefined;
  const match = iso.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [, , , , , , , fraction = '', zulu, sign, offsetHour = '0', offsetMinute = '0'] = match;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Number(fraction.slice(0, 3).padEnd(3, '0')));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || second > 59) return undefined;
  if (Number(offsetHour) > 14 || Number(offsetMinute) > 59) return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000;
  return { ms: date.getTime() - offset, zoned: Boolean(zulu ?? sign), inProfile: profile.test(text) };
}

/** A moment in the profile of S3.1, in UTC with `Z`; milliseconds only where there are some. */
export function formatInstant(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}
