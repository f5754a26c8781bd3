import type { Target } from '../../../core/document.js';
import type { BlockKey } from './placement.js';

// Which blocks a mission has, and what its STATE.md says of them.

/** A block of a mission. */
export interface WorkBlock {
  readonly key: BlockKey;
  /** What messages call it: `02-03`, `04`. */
  readonly label: string;
  /** What the state says of this block by itself; undefined where it only counts how many are complete. */
  readonly said?: { readonly at: Target; readonly isComplete: boolean; readonly isSkipped: boolean };
}

/** The blocks of a phase, or of a mission that does not tell its phases. */
export interface PhaseWork {
  /** Where it lies from the phase that the mission stands in. */
  readonly when: 'past' | 'current' | 'later';
  /** The numbers it goes by; empty when they are not known. */
  readonly numbers: readonly number[];
  /** What claims that there are these blocks, and how messages say so: `"02-kitchen" has 3 blocks`. */
  readonly claim: { readonly at: Target; readonly says: string };
  /** How many blocks the state counts as complete, and how messages say so: `2 blocks of "02-kitchen" are complete`. */
  readonly complete: { readonly count: number; readonly at: Target; readonly says: string };
  readonly blocks: readonly WorkBlock[];
  /** Whether files can be matched with these blocks; else they can only be counted. */
  readonly isNamed: boolean;
}

/** The work of a mission. */
export interface MissionWork {
  readonly phases: readonly PhaseWork[];
  /** Whether blocks are being worked on: not while they are being planned, and not when all is over. */
  readonly isUnderWay: boolean;
}

/** No mission has more; each of them is looked at. */
export const mostBlocks = 10_000;

/** A number as names of files and blocks write it. */
export function digits(number: number): string {
  return String(number).padStart(2, '0');
}
