import type { WorkflowRecord } from './records.js';

/** A turn that is there, although the one that should come before it is not. */
export interface Gap {
  readonly missing: string;
  readonly instead: string;
}

/** Where the numbers of the turns do not go from 0 up; undefined when they do. */
export function gapOf({ turnNames }: WorkflowRecord): Gap | undefined {
  const others = new Set(turnNames);
  let number = 0;
  while (others.delete(String(number))) number += 1;
  const [instead] = others;
  return instead === undefined ? undefined : { missing: String(number), instead };
}

/**
 * The number of the first turn that is neither complete nor skipped, which is the number of turns when all are; undefined
 * when a status before it is not known. The turns are taken to have no gap.
 */
export function firstOpenTurn({ turnNames, turn }: WorkflowRecord): number | undefined {
  for (let number = 0; number < turnNames.length; number += 1) {
    const status = turn(String(number))?.status;
    if (status === undefined) return undefined;
    if (status !== 'complete' && status !== 'skipped') return number;
  }
  return turnNames.length;
}
