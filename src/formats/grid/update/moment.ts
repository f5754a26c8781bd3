import type { Data } from '../../../core/data.js';
import { formatInstant, parseInstant } from '../../../text/time.js';

/**
 * What `updated_at` becomes: the clock, to the second. Where that is no later than what it says, as for a second update in
 * one second, the clock to the millisecond, and where it says the future, one millisecond more: it always moves forward.
 * Without a zone it goes on without one, and means UTC (D5).
 * @param old what it says
 * @param now in ms since 1970
 */
export function nextStamp(old: Data | undefined, now: number): string {
  const written = typeof old === 'string' ? parseInstant(old) : undefined;
  const second = Math.floor(now / 1000) * 1000;
  const moment = formatInstant(!written || written.ms < second ? second : Math.max(Math.floor(now), written.ms + 1));
  return written && !written.zoned ? moment.replace(/Z$/, '') : moment;
}
