import { formatInstant, lastMoment } from '../../text/time.js';

/** A moment as messages show it: as it is written, and as people read it. @param ms since 1970 */
export function moment(ms: number): string {
  return `${ms} (${formatInstant(ms)})`;
}

/** Whether a value that no schema vouches for is a moment in ms since 1970, which a date can tell. */
export function isMoment(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= lastMoment;
}
