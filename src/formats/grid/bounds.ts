import { count } from '../../text/words.js';
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
