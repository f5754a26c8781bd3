import type { CompletedWork, ResumeDecision, ResumePoint } from '../../../core/resumption.js';
import { nameOfBlock } from '../block-files/bounds.js';
import type { BlockKey, Placement } from '../block-files/placement.js';
import type { Block, Numbering } from '../mission/blocks.js';
import { threadOf } from './checkpoint.js';
import type { Place } from './checkpoint-place.js';
import type { BlockOrder } from './order.js';
import { type KeyedPlan, nextBlock } from './plans.js';
import { numberIn, type Standing } from './position.js';

interface Known {
  readonly decision: ResumeDecision;
  readonly place: Place;
  readonly placement: Placement;
  readonly numbering: Numbering;
  readonly order: BlockOrder;
  /** The threads of the block that are done. */
  readonly threads: readonly CompletedWork[];
  readonly plans: readonly KeyedPlan[];
  /** Blocks that the state names besides. */
  readonly named: readonly Block[];
  readonly done: ReadonlySet<BlockKey>;
}

interface Found {
  readonly point: ResumePoint;
  /** The block of the point; undefined when it is not known. */
  readonly key: BlockKey | undefined;
}

/**
 * Where to go on: at the thread that the mission stands at, or behind it where that is done; in the next block where this
 * one has its SUMMARY, or is left out.
 */
export function resumePointOf(known: Known, note: (sentence: string) => void): Found {
  const { decision, place, placement, done } = known;
  const { standing, checkpoint } = place;
  const { phase = null, block = null, parsed } = standing;
  const feedback = checkpoint?.told.answer ?? null;
  const key = parsed && placement.keyOf(parsed);
  const { strategy } = decision;
  if (strategy === 'skip') return afterBlock(known, key, feedback, note);
  const isOver = key !== undefined && done.has(key);
  if (isOver && (strategy === 'continue' || !place.isOfCheckpoint)) {
    const found = afterBlock(known, key, place.isOfCheckpoint ? feedback : null, note);
    if (found.point.block !== null) {
      note(`block ${block} is complete, or was skipped, and the state has not moved on from it yet`);
    }
    return found;
  }
  const own = place.isOfCheckpoint ? feedback : null;
  if (strategy === 'rollback') return { point: { phase, block, thread: null, feedback: own }, key };
  return { point: { phase, block, ...threadAt(known, note), feedback: own }, key };
}

/** The first block behind one that is over. */
function afterBlock(
  { place, plans, named, placement, numbering, order, done }: Known,
  here: BlockKey | undefined,
  feedback: string | null,
  note: (sentence: string) => void,
): Found {
  const next = nextBlock(plans, named, placement, order, { here, done });
  if (next) {
    const key = placement.keyOf(next);
    return { point: { phase: phaseOf(next, key, numbering), block: nameOfBlock(next), thread: null, feedback }, key };
  }
  note(`block ${place.standing.block ?? ''} is over, and no plan tells which one comes next`);
  return { point: { phase: place.standing.phase ?? null, block: null, thread: null, feedback }, key: undefined };
}

/** The phase of a block: as its name says, or by its place in the mission where that is counted. */
function phaseOf({ phase }: Block, key: BlockKey, { phases }: Numbering): string | null {
  const number = Number(key);
  const found = phases.find(
    ({ before, blocks }) => before !== undefined && number > before && number <= before + (blocks ?? 0),
  );
  const said = found?.numbers[0] ?? phase;
  return said === undefined ? null : String(said);
}

function threadAt(known: Known, note: (sentence: string) => void): Pick<ResumePoint, 'thread' | 'isBehindThreads'> {
  const { decision, place, threads } = known;
  const { standing, checkpoint, isOfCheckpoint } = place;
  const { thread, threadTotal } = standing;
  if (thread === undefined) return { thread: null };
  if (decision.strategy !== 'continue') return { thread };
  const verified = isOfCheckpoint && checkpoint?.type === 'human_verify' ? threadOf(checkpoint.file) : undefined;
  if (isOfCheckpoint && checkpoint?.type === 'human_verify' && verified === undefined) {
    note(
      'the checkpoint does not say which thread was approved; where it is that of the resume point, go on behind it',
    );
  }
  const done = new Set([...(isOfCheckpoint ? threads : []).map(({ id }) => numberIn(id)), numberIn(verified)]);
  const next = firstOpen(thread, done);
  const isBehind = threadTotal !== undefined && numberIn(thread) <= threadTotal && numberIn(next) > threadTotal;
  if (isBehind || standing.isLastDone) {
    note('all threads are done: the next wave of the block comes next, or its SUMMARY');
    return { thread: null, isBehindThreads: true };
  }
  if (isLast(standing) && next === thread && !checkpoint) {
    note(
      `thread ${numberIn(thread)} is the last one, and the state does not tell whether it is done; where it is, the next wave of the block comes next, or its SUMMARY`,
    );
  }
  return { thread: next };
}

const isLast = ({ thread, threadTotal }: Standing): boolean =>
  threadTotal !== undefined && numberIn(thread) === threadTotal;

/** The first thread from one on that is not done, written like it: `02.4`. */
function firstOpen(thread: string, done: ReadonlySet<number>): string {
  let next = numberIn(thread);
  while (done.has(next)) next += 1;
  return Number.isNaN(next) ? thread : thread.replace(/\d{1,4}$/, String(next));
}
