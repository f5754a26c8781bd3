import type { CheckContext } from '../../../core/rule.js';
import { duration } from '../../../text/time.js';
import { moment } from '../words.js';

/** Moments held against the clock and one another. Stamps of several processes may differ a little (D19). */
export class Clock {
  readonly #now: number;
  readonly #slack: number;

  constructor({ now, limits }: Pick<CheckContext, 'now' | 'limits'>) {
    this.#now = now;
    this.#slack = limits.clockSkewMs;
  }

  /** @param ms since 1970 */
  isFuture(ms: number): boolean {
    return ms - this.#now > this.#slack;
  }

  /** Whether a moment lies after another one. What lies after the clock is wrong in itself, and tells nothing. */
  isAfter(ms: number, other: number): boolean {
    return ms - other > this.#slack && !this.isFuture(ms);
  }

  /**
   * What messages say of a moment in the future, behind its name.
   * @param more what else there is to say before what was expected
   */
  ahead(ms: number, more = ''): string {
    return `${moment(ms)}, ${duration(ms - this.#now)} after the clock${more}; expected no later than ${moment(this.#now)}`;
  }
}

/** The latest of some moments; undefined when there are none. */
export function latestOf<T extends { readonly ms: number }>(moments: readonly T[]): T | undefined {
  return moments.reduce<T | undefined>((latest, one) => (latest && latest.ms >= one.ms ? latest : one), undefined);
}
