import type { Limits } from '../../../core/limits.js';
import { orderOf } from '../time/instants.js';
import type { ScratchpadEntry } from './scratchpad-entries.js';

/** Two entries of which the second is older. */
export interface Setback {
  readonly before: ScratchpadEntry;
  readonly entry: ScratchpadEntry;
}

/** A time of day that is so much earlier is one of the next day: a session went on past midnight, or in the morning. */
const newDayMs = 6 * 3_600_000;

/**
 * The entries that are older than the one above. Only what can be compared is: two moments, or two times of day under
 * one heading.
 * @returns how many pairs could be compared, and whether all the entries stand newest first, too
 */
export function setbacksIn(
  entries: readonly ScratchpadEntry[],
  { clockSkewMs }: Limits,
): { readonly setbacks: readonly Setback[]; readonly pairs: number; readonly isTurned: boolean } {
  const timed = entries.filter(({ clock }) => clock !== undefined);
  const setbacks: Setback[] = [];
  let pairs = 0;
  for (const [index, entry] of timed.entries()) {
    const before = timed[index - 1];
    if (!before || !isComparable(before, entry)) continue;
    if (before.clock?.ms !== entry.clock?.ms) pairs += 1;
    // Programs that run side by side each have a clock of their own (D5).
    if (isOlder(entry, before, entry.who === before.who ? 0 : clockSkewMs)) setbacks.push({ before, entry });
  }
  return { setbacks, pairs, isTurned: setbacks.length > 1 && setbacks.length === pairs };
}

function isComparable(
  { clock: a, section: one }: ScratchpadEntry,
  { clock: b, section: other }: ScratchpadEntry,
): boolean {
  return a?.isDated === b?.isDated && (a?.isDated === true || one === other);
}

function isOlder({ clock }: ScratchpadEntry, { clock: above }: ScratchpadEntry, slackMs: number): boolean {
  if (!clock || !above) return false;
  if (clock.isDated && above.isDated) return orderOf(above, clock, slackMs) === 'wrong';
  const backMs = above.ms - clock.ms;
  return backMs > slackMs && backMs <= newDayMs;
}
