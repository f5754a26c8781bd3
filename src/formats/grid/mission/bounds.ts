import { count } from '../../../text/words.js';
import type { GridContext } from '../rule.js';
import type { ProseState } from '../snapshot.js';
import { nameOf, type Phase } from './phases.js';

/** What a number counts in: the mission has 3 phases, a phase has 4 blocks. */
export interface Whole {
  readonly owner: string;
  readonly noun: string;
  /** Undefined when it is not known; then only the lower end is judged. */
  readonly total: number | undefined;
}

/** The blocks of a phase. One of 0 blocks is not planned yet. */
export function blocksOf(phase: Phase | undefined): Whole {
  return { owner: phase ? nameOf(phase) : 'the phase', noun: 'block', total: phase?.blocks || undefined };
}

/** Says that a number that counts from 1 lies outside of its whole; undefined when it does not. */
export function outOfBounds(
  field: string,
  value: number | undefined,
  { owner, noun, total }: Whole,
): string | undefined {
  if (value === undefined) return undefined;
  if (value < 1) return `${field} is ${value}, but ${noun}s count from 1`;
  if (total === undefined || value <= total) return undefined;
  return `${field} is ${value}, but ${owner} has ${count(total, noun)}`;
}

/** Holds the number of the phase or of the block in a prose file against the total beside it. */
export function judgeProseBounds({ state, report, skip }: GridContext<'prose'>, noun: 'phase' | 'block'): void {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { current, total } = state[noun] ?? {};
  if (!current || (current.value === 0 && !hasBegun(state))) return;
  const field = noun === 'phase' ? 'Phase' : 'Block';
  const fault = outOfBounds(field, current.value, { owner: 'the mission', noun, total: total?.value });
  const related = total ? [{ at: total.at, message: `the ${noun}s are counted here` }] : [];
  if (fault) report(current.at, fault, { related });
}

/** Whether a prose mission says that something is done: before, its position may be 0. */
function hasBegun({ ticks, percent, status }: ProseState): boolean {
  const isSaid = /complete|done|active|progress/i.test(status?.value ?? '');
  return isSaid || (percent?.value ?? 0) > 0 || ticks.some(({ complete }) => complete);
}
