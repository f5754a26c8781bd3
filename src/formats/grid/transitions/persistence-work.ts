import { quote } from '../../../text/words.js';
import { type KeptFiles, keptFiles } from '../block-files/kept-files.js';
import { type Block, parseBlock, parsePhase } from '../mission/blocks.js';
import { plannedBefore } from '../mission/planned-blocks.js';
import type { BlockFile } from '../snapshot.js';
import { Refusal } from './plan.js';
import type { Situation } from './situation.js';
import { positionValue } from './written.js';

// What a mission of the persistence dialect has done, and has still to do. Its STATE.md says only where it stands; how many
// blocks there are, its plans tell, and which are done, its summaries.

/** A plan, and the block that it is of. */
export interface PlannedBlock {
  readonly plan: BlockFile;
  readonly key: string;
  readonly phase: number | undefined;
  readonly number: number;
}

/** The block that the mission stands at, and those around it. */
export interface WorkNow {
  /** As STATE.md writes it: 2, `02`, `01-02`. */
  readonly value: string;
  readonly phase: number | undefined;
  readonly number: number;
  readonly key: string;
  /** Its number through the mission. */
  readonly place: number;
  /** How many blocks the plans speak of; 0 when that is not known. */
  readonly total: number;
  readonly planned: readonly PlannedBlock[];
  /** Blocks that a summary says are complete, or were skipped. */
  readonly done: ReadonlySet<string>;
  /** Blocks that were skipped. */
  readonly skipped: ReadonlySet<string>;
  /** Whether the plans tell that none comes after it: of its phase, where blocks count within phases, else at all. */
  readonly isLast: boolean;
  /** Whether there are plans of later phases, where blocks count within phases. */
  readonly hasLater: boolean;
}

/** @throws Refusal when the state tells no block */
export async function workNow(situation: Situation): Promise<WorkNow> {
  const { snapshot, state } = situation;
  const value = String(positionValue(situation, 'block') ?? '');
  const phase = parsePhase(String(positionValue(situation, 'phase') ?? ''));
  const stands = parseBlock(value, phase);
  if (!stands) throw new Refusal(`position.block is ${quote(value)}; expected the number of a block`);
  const kept = await keptFiles(snapshot);
  const isByPhase = stands.phase !== undefined && (!stands.isPlain || kept.isByPhase);
  const key = isByPhase ? `${stands.phase}-${stands.number}` : String(stands.number);
  const planned = snapshot.plans.flatMap((plan) => (plan.block ? [plannedBlock(plan, plan.block, kept)] : []));
  const own = planned.filter((one) => one.phase === stands.phase);
  const total = state.dialect === 'persistence' ? state.plannedBlocks : 0;
  const isLastOfPhase = own.length > 0 && !own.some(({ number }) => number > stands.number);
  return {
    ...{ value, phase: stands.phase, number: stands.number, key, planned },
    place: stands.number + (isByPhase ? plannedBefore(snapshot.present, stands.phase) : 0),
    total,
    done: doneIn(kept),
    skipped: kept.skipped,
    isLast: isByPhase ? isLastOfPhase : total > 0 && stands.number >= total,
    hasLater: isByPhase && planned.some((one) => (one.phase ?? 0) > (stands.phase ?? 0)),
  };
}

function plannedBlock(plan: BlockFile, block: Block, { placement }: KeptFiles): PlannedBlock {
  return { plan, key: placement.keyOf(block), phase: block.phase, number: block.number };
}

function doneIn({ summaries, skipped }: KeptFiles): ReadonlySet<string> {
  return new Set([...skipped, ...summaries.flatMap(({ outcome, keys }) => (outcome.kind === 'open' ? [] : keys))]);
}
