import { type Instant, parseInstant } from '../../../text/time.js';

/** When an entry was written: a moment, or where it names no day, a time of some day. */
export type ClockTime = ({ readonly isDated: true } & Instant) | { readonly isDated: false; readonly ms: number };

const longest = 40;
const timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;

/** Reads `14:05`, `14:05:00`, `2:05 pm`, `2026-05-12T14:05:00Z`, `2026-05-12 14:05`. Undefined for what is no time. */
export function clockTime(text: string): ClockTime | undefined {
  if (text.length > longest) return undefined;
  const [, hour, minute, second = '0', half] = timeOfDay.exec(text) ?? [];
  if (hour === undefined) {
    const instant = parseInstant(text.replace(/ ?UTC$/i, 'Z'));
    return instant && { isDated: true, ...instant };
  }
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return { isDated: false, ms: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000 };
}
