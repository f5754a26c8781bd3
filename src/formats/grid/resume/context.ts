import type { MissionContext } from '../../../core/resumption.js';
import { isDataMap } from '../../../text/data.js';
import type { BesideState } from '../../format.js';
import { keptFiles } from '../block-files/kept-files.js';
import { whyUnread } from '../companions/unread.js';
import { stateFile } from '../layout.js';
import type { Block } from '../mission/blocks.js';
import { stageOf, statusOf } from '../mission/status.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { valueAt, valuesOf } from '../update/read.js';
import { blockersOf } from './blockers.js';
import { checkpointOf } from './checkpoint.js';
import { settledPlace } from './checkpoint-place.js';
import { completedBlocks, completedThreads, doneKeys } from './completed.js';
import { decide } from './decide.js';
import { decisionsOf } from './decisions.js';
import { orderOf } from './order.js';
import { pendingPlans, plansInOrder } from './plans.js';
import { standingOf } from './position.js';
import { resumePointOf } from './resume-point.js';
import { remainsOf, uncommittedNote } from './session-end.js';
import { warmthOf } from './warmth.js';

/**
 * All that whoever takes up a mission needs to know (persistence guide, "Context Reconstruction"). Undefined where STATE.md
 * does not parse. Never throws.
 */
export async function contextOf(
  snapshot: GridSnapshot,
  { isDead, history }: BesideState,
): Promise<MissionContext | undefined> {
  const { state } = snapshot;
  if (!state || (state.dialect === 'prose' && state.unread !== undefined)) return undefined;
  const notes: string[] = [];
  const note = (sentence: string) => notes.push(sentence);
  const data = valuesOf(state);
  const said = (path: string) => valueAt(data, path);
  const text = (path: string): string | null => {
    const value = said(path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  if (state.dialect === 'prose') note(`${stateFile} is prose, which says little; agent-state-lint migrate says more`);

  const kept = await keptFiles(snapshot);
  const order = orderOf(snapshot.numbering);
  const stopped = await checkpointOf(snapshot);
  if (typeof stopped === 'string') note(stopped);
  const place = settledPlace(standingOf(state), typeof stopped === 'object' ? stopped : undefined, kept, order, note);
  const { checkpoint } = place;
  const unread = whyUnread(snapshot, 'plan');
  if (unread !== undefined) note(unread);

  const status = statusOf(state);
  const isEnded = checkpoint?.type === 'session_death' || status?.value === 'interrupted';
  const uncommitted = isEnded ? await history.uncommitted() : ({ answer: 'unknown', reason: '' } as const);
  const remains = remainsOf(checkpoint, uncommitted, snapshot.root);
  const decision = decide({
    status,
    stage: stageOf(state),
    isProse: state.dialect === 'prose',
    checkpoint,
    isDead,
    isRefused: said('resume.can_resume') === false,
    remains,
  });
  const threads = checkpoint ? completedThreads(checkpoint.file, snapshot) : [];
  const plans = plansInOrder(snapshot, kept, order);
  const { placement } = kept;
  const ticks = ticksOf(state);
  const done = new Set([...doneKeys(kept), ...ticks.done.map(placement.keyOf)]);
  const { parsed } = place.standing;
  if (decision.strategy === 'skip' && parsed) done.add(placement.keyOf(parsed));
  const { point, key } = resumePointOf(
    {
      ...{ decision, place, placement, numbering: snapshot.numbering, order, threads, plans, done },
      named: ticks.open,
    },
    note,
  );
  const left = isEnded ? uncommittedNote(remains) : undefined;
  if (left !== undefined) note(left);
  const position = said('position');
  return {
    dialect: state.dialect,
    cluster: text('cluster'),
    status: text('status'),
    position: isDataMap(position) ? position : null,
    decision,
    resumePoint: point,
    checkpoint: checkpoint?.told ?? null,
    warmth: await warmthOf(snapshot, note),
    decisions: await decisionsOf(snapshot, note),
    blockers: await blockersOf(snapshot, note),
    completedBlocks: await completedBlocks(snapshot),
    completedThreads: threads,
    pendingPlans: pendingPlans(plans, { here: key, done }),
    notes,
  };
}

/** The blocks that prose lists, by whether it says that they are complete. */
function ticksOf(state: GridState): { readonly done: readonly Block[]; readonly open: readonly Block[] } {
  const ticks = state.dialect === 'prose' ? state.ticks : [];
  const blocks = (isDone: boolean): readonly Block[] =>
    ticks
      .filter(({ complete }) => complete === isDone)
      .map(({ block, phase, isPlain }) => ({ phase, number: block, isPlain }));
  return { done: blocks(true), open: blocks(false) };
}
