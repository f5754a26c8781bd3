/** A moment, as a state file writes it. */
export interface Instant {
  /** Since 1970, in UTC. A stamp without zone means UTC (D5). */
  readonly ms: number;
  /** Whether the text names its zone (`Z` or an offset). */
  readonly zoned: boolean;
  /** Whether the text keeps to the profile of S3.1: `2026-01-24T14:00:00Z`, 0 or 3 decimals, `Z` optional. */
  readonly inProfile: boolean;
}

/** The profile of S3.1, which the specification declares for every timestamp. */
export const instantPattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$';
const profile = new RegExp(instantPattern);

const fraction = '(?:[.,](\\d{1,9}))?';
const zone = '(?:([Zz])|([+-])(\\d{2})(?::?(\\d{2}))?)?';
/** ISO 8601 with its separators, and without them; seconds, fraction and zone may be missing. */
const forms = [
  new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})[Tt ](\\d{2}):(\\d{2})(?::(\\d{2})${fraction})? ?${zone}$`),
  new RegExp(`^(\\d{4})(\\d{2})(\\d{2})[Tt](\\d{2})(\\d{2})(?:(\\d{2})${fraction})?${zone}$`),
];

function partsOf(text: string): RegExpExecArray | undefined {
  if (text.length > 40) return undefined;
  return forms.map((form) => form.exec(text)).find((match) => match !== null) ?? undefined;
}

/** Whether a text is written as a date and time, be it one that exists or not. */
export function isStamp(text: string): boolean {
  return partsOf(text) !== undefined;
}

/** Reads an ISO 8601 date and time; undefined when it is none, or a date or hour that does not exist. */
export function parseInstant(text: string): Instant | undefined {
  const match = partsOf(text);
  if (!match) return undefined;
  const part = (group: number): number => Number(match[group] ?? 0);
  const date = new Date(0);
  date.setUTCFullYear(part(1), part(2) - 1, part(3));
  const exists = date.getUTCMonth() === part(2) - 1 && date.getUTCDate() === part(3);
  if (!exists || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(10) > 14 || part(11) > 59) return undefined;
  const [decimals = '', zulu, sign] = match.slice(7);
  date.setUTCHours(part(4), part(5), part(6), Number(decimals.slice(0, 3).padEnd(3, '0')));
  const offset = (sign === '-' ? -1 : 1) * (part(10) * 60 + part(11)) * 60_000;
  return { ms: date.getTime() - offset, zoned: Boolean(zulu ?? sign), inProfile: profile.test(text) };
}

/** The last moment that a date can tell, in ms since 1970. */
export const lastMoment = 8_640_000_000_000_000;

/** A moment in the profile of S3.1, in UTC with `Z`; milliseconds only where there are some. */
export function formatInstant(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** A length of time in its two largest units: `45 s`, `10 min 30 s`, `3 h`, `12 d 4 h`. */
export function duration(ms: number): string {
  let rest = Math.floor(ms / 1000);
  const parts = units.map(([unit, seconds]) => {
    const number = Math.floor(rest / seconds);
    rest %= seconds;
    return { number, text: `${number} ${unit}` };
  });
  const largest = parts.findIndex((part) => part.number > 0);
  const shown = parts.slice(largest, largest + 2).filter((part) => part.number > 0);
  return largest < 0 ? '0 s' : shown.map((part) => part.text).join(' ');
}
