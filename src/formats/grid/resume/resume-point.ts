import type { CompletedWork, PendingPlan, ResumeDecision, ResumePoint } from '../../../core/resumption.js';
import { type StoppedAt, threadOf } from './checkpoint.js';
import type { Standing } from './position.js';

interface Known {
  readonly decision: ResumeDecision;
  readonly standing: Standing;
  readonly checkpoint: StoppedAt | undefined;
  /** The threads of the block that are done. */
  readonly threads: readonly CompletedWork[];
  readonly plans: readonly PendingPlan[];
}

/** Where to go on: at the thread that the mission stands at, or behind it where that is done. */
export function resumePointOf({ decision, standing, checkpoint, threads, plans }: Known): ResumePoint {
  const { phase = null, block = null } = standing;
  const feedback = checkpoint?.told.answer ?? null;
  const { strategy } = decision;
  if (strategy === 'rollback') return { phase, block, thread: null, feedback };
  if (strategy === 'skip') {
    const next = nextBlock(plans);
    return { phase: next === undefined ? phase : null, block: next ?? null, thread: null, feedback };
  }
  const stopped = checkpoint && threadOf(checkpoint.file);
  const at = later(standing.thread, stopped);
  const isVerified =
    checkpoint?.type === 'human_verify' && strategy === 'continue' && at !== undefined && at === stopped;
  const done = new Set([...threads.map(({ id }) => numberIn(id)), ...(isVerified ? [numberIn(at)] : [])]);
  const isRepeated = strategy === 'retry' || strategy === 'ask';
  return { phase, block, thread: at === undefined ? null : isRepeated ? at : firstOpen(at, done), feedback };
}

/** The block of the first plan behind the one that the mission stands at. */
function nextBlock(plans: readonly PendingPlan[]): string | undefined {
  const here = plans.findIndex(({ isCurrent }) => isCurrent);
  return plans[here + 1]?.block;
}

const numberIn = (thread: string | undefined): number => Number(/(\d{1,4})$/.exec(thread ?? '')?.[1] ?? Number.NaN);

/** Of two threads of a block, the later one: a checkpoint may be older than the state, and the state than the checkpoint. */
function later(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return numberIn(one) > numberIn(other) ? one : other;
}

/** The first thread from one on that is not done, written like it: `02.4`. */
function firstOpen(thread: string, done: ReadonlySet<number>): string {
  let next = numberIn(thread);
  while (done.has(next)) next += 1;
  return Number.isNaN(next) ? thread : thread.replace(/\d{1,4}$/, String(next));
}
