import type { MissionContext } from '../../../core/resumption.js';
import { isDataMap } from '../../../text/data.js';
import { type KeptFiles, keptFiles } from '../block-files/kept-files.js';
import { fieldsNamed, textIn } from '../companions/fields.js';
import { whyUnread } from '../companions/unread.js';
import { stateFile } from '../layout.js';
import { parseBlock, parsePhase } from '../mission/blocks.js';
import { stageOf, statusOf } from '../mission/status.js';
import type { GridSnapshot } from '../snapshot.js';
import { valueAt, valuesOf } from '../update/read.js';
import { checkpointOf, type StoppedAt, threadOf } from './checkpoint.js';
import { completedBlocks, completedThreads } from './completed.js';
import { decide } from './decide.js';
import { blockersOf, decisionsOf, warmthOf } from './knowledge.js';
import { pendingPlans } from './plans.js';
import { type Standing, standingOf } from './position.js';
import { resumePointOf } from './resume-point.js';

/**
 * All that whoever takes up a mission needs to know (persistence guide, "Context Reconstruction"). Undefined where STATE.md
 * does not parse. Never throws.
 * @param isDead whether the session that was at work has died
 */
export async function contextOf(snapshot: GridSnapshot, isDead: boolean): Promise<MissionContext | undefined> {
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
  const standing = standingOf(state);
  const stopped = await checkpointOf(snapshot);
  if (typeof stopped === 'string') note(stopped);
  const found = typeof stopped === 'object' ? stopped : undefined;
  const isPassed = found !== undefined && isBehind(found, standing, kept);
  const checkpoint = isPassed ? undefined : found;
  if (isPassed) note('the checkpoint is answered, and the mission has moved on since');
  const unread = whyUnread(snapshot, 'plan');
  if (unread !== undefined) note(unread);

  const status = statusOf(state);
  const isRefused = said('resume.can_resume') === false;
  const situation = {
    status,
    stage: stageOf(state),
    isProse: state.dialect === 'prose',
    checkpoint,
    isDead,
    isRefused,
  };
  const decision = decide(situation);
  const threads = checkpoint ? completedThreads(checkpoint.file, snapshot) : [];
  const plans = pendingPlans(snapshot, kept, standing);
  const resumePoint = resumePointOf({ decision, standing, checkpoint, threads, plans });
  const total = standing.threadTotal;
  if (total !== undefined && Number(resumePoint.thread?.replace(/^.*\./, '')) > total) {
    note('all threads of the block are done: its SUMMARY comes next');
  }
  const position = said('position');
  return {
    dialect: state.dialect,
    cluster: text('cluster'),
    status: text('status'),
    position: isDataMap(position) ? position : null,
    decision,
    resumePoint,
    checkpoint: checkpoint?.told ?? null,
    warmth: await warmthOf(snapshot, note),
    decisions: await decisionsOf(snapshot, note),
    blockers: await blockersOf(snapshot, note),
    completedBlocks: await completedBlocks(snapshot),
    completedThreads: threads,
    pendingPlans: plans,
    notes,
  };
}

/** Whether a checkpoint is answered, and the mission stands at another block or a later thread by now. */
function isBehind({ told, file }: StoppedAt, { parsed, thread }: Standing, { placement }: KeptFiles): boolean {
  if (told.answer === null || !parsed) return false;
  const textOf = (name: string): string | undefined => {
    const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(file.document, path));
    return field && textIn(field.value);
  };
  const block = parseBlock(textOf('block') ?? '', parsePhase(textOf('phase') ?? '') ?? parsed.phase);
  if (block && placement.keyOf(block) !== placement.keyOf(parsed)) return true;
  const [own, here] = [threadOf(file), thread].map((one) => Number(one?.replace(/^.*\./, '') ?? Number.NaN));
  return block !== undefined && own !== undefined && here !== undefined && own < here;
}
