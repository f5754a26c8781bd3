import type { Source } from '../../../../core/recovery.js';
import { formatInstant } from '../../../../text/time.js';
import type { Sign } from '../../time/signs-of-life.js';

/** The last sign of life of a session. */
export interface LastSign {
  /** The moment, and what tells it: `2026-05-12T09:09:59Z (updated_at)`. */
  readonly text: string;
  readonly source: Source;
}

/**
 * The latest of some signs. Of several at the same moment, the last: an `updated_at` that is put together again may have
 * its moment from the commit.
 * @param signs one or more, the last commit behind what is written
 */
export function lastSignOf(signs: readonly Sign[]): LastSign {
  const { what, ms, isLocal, at } = signs.reduce((last, sign) => (sign.ms >= last.ms ? sign : last));
  const place = at && { path: at.document.path, line: at.document.position(at.start).line };
  return {
    text: `${formatInstant(ms)} (${what}${isLocal ? ', if it is UTC' : ''})`,
    source: { what: `the silence since ${what}`, ...place },
  };
}
