import type { Source } from '../../../../core/recovery.js';
import { type LaidPhase, type Layout, phaseIndexOf } from './phase-layout.js';
import { countsInPhases, saidPosition } from './said-position.js';
import type { Weighed } from './weigh.js';

// How far the mission has come by the file itself. Where the definitions are gone, and summaries were cleared away, this
// tells how many blocks the phases have at least.

export interface Reached {
  /** The index of the phase that the mission stands in. */
  readonly phase: number;
  /** The block there, by its number within the phase; undefined where the file does not say it. */
  readonly block: number | undefined;
  /** How many blocks of the mission are complete; undefined where the file does not say so, or says what cannot be. */
  readonly complete: number | undefined;
  /** Whether these are all that the mission has. */
  readonly isWhole: boolean;
  readonly source: Source;
}

/**
 * How far the mission has come, by its file or else the body of that; undefined where these do not say it, or count the
 * blocks through the mission.
 * @param layout of the phases, those that are not defined with no blocks
 */
export function reachedBy({ evidence }: Weighed, layout: Layout): Reached | undefined {
  for (const one of evidence) {
    if ((one.kind !== 'state' && one.kind !== 'body') || !countsInPhases(one)) continue;
    const { phase, place } = saidPosition(one, layout);
    if (phase === undefined) continue;
    const [complete, total] = ['progress.blocks_complete', 'progress.blocks_total'].map((path) => {
      const value = one.fields.get(path)?.value;
      return typeof value === 'number' ? value : undefined;
    });
    const isOdd = complete === undefined || total === undefined || complete > total;
    const block = total !== undefined && (place?.block ?? 0) > total ? undefined : place?.block;
    return {
      ...{ phase, block, complete: isOdd ? undefined : complete, isWhole: complete === total },
      source: { what: 'where the mission stands' },
    };
  }
  return undefined;
}

/**
 * How many blocks at least the phase has that was reached.
 * @param before how many blocks the phases before have; undefined where nobody knows
 */
export function reachedIn({ block = 0, complete = 0 }: Reached, before: number | undefined): number {
  return Math.max(block, before === undefined ? 0 : complete - before);
}

/** A phase that was reached, and a number through the mission: all blocks below it lie before that phase. */
export interface PhaseBegin {
  /** The index of the phase. */
  readonly phase: number;
  readonly block: number;
}

/**
 * Where the phase begins that the mission stands in; undefined where nothing tells.
 * @param complete the highest block that is known to be complete, by its number through the mission
 */
export function firstBlock(
  weighed: Weighed,
  phases: readonly Pick<LaidPhase, 'id'>[],
  reached: Reached | undefined,
  complete: number,
): PhaseBegin | undefined {
  return standsAt(weighed, phases) ?? begunAfter(reached) ?? staysAt(weighed, phases, complete);
}

function begunAfter(reached: Reached | undefined): PhaseBegin | undefined {
  if (reached?.block === undefined || reached.complete === undefined) return undefined;
  // The mission stands at the block after those that are complete, or at the very last one.
  const current = reached.complete + (reached.isWhole ? 0 : 1);
  const block = current - reached.block + 1;
  return block < 1 ? undefined : { phase: reached.phase, block };
}

/** Where a source says the mission stands by a number that counts through it. */
function standsAt({ evidence }: Weighed, phases: readonly Pick<LaidPhase, 'id'>[]): PhaseBegin | undefined {
  const { ofNumber } = phaseIndexOf(phases);
  for (const { blocks, fields } of evidence) {
    const number = fields.get('position.phase')?.value;
    const phase = typeof number === 'number' ? ofNumber(number) : undefined;
    const begun = blocks.find(({ is, block }) => is === 'begun' && block.isPlain)?.block.number;
    if (phase !== undefined && begun !== undefined) return { phase, block: begun };
  }
  return undefined;
}

/** Where only the phase is said: no more blocks lie before it than are known to be complete. */
function staysAt(weighed: Weighed, phases: readonly Pick<LaidPhase, 'id'>[], complete: number): PhaseBegin | undefined {
  const { ofNumber } = phaseIndexOf(phases);
  for (const { claim } of ['position.phase', 'phases.current'].flatMap((path) => weighed.all(path))) {
    const phase = typeof claim.value === 'number' ? ofNumber(claim.value) : undefined;
    if (phase !== undefined) return { phase, block: complete + 1 };
  }
  return undefined;
}
