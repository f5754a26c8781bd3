import type { Data } from '../../../core/data.js';
import type { BlockDone } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { placementIn } from '../block-files/kept-files.js';
import { parseBlock } from '../mission/blocks.js';
import { plannedName } from './block-name.js';
import { percentOf } from './counts.js';
import { countIn, definitionsOf, placeOf, withChange } from './definitions.js';
import { blockDoneInPersistence } from './persistence-block.js';
import { type Plan, Refusal } from './plan.js';
import { resumeAt, roomFor, startOfBlock } from './position.js';
import { needStage, numberAt, recordsAt, type Situation, textAt } from './situation.js';

/** The current block is complete, and the next one of its phase begins. */
export async function blockDone(situation: Situation, done: BlockDone): Promise<Plan> {
  needStage(situation, 'running');
  if (situation.state.dialect === 'schema') refuseOpenThreads(situation);
  return leaveBlock(situation, done);
}

/**
 * The state counts no threads of a block: it tells where the mission stands in a wave, and how many threads are complete in
 * all. By both, the last one has to be done.
 */
function refuseOpenThreads(situation: Situation): void {
  const [thread, total] = [numberAt(situation, 'position.thread'), numberAt(situation, 'position.thread_total')];
  if (thread === undefined || thread !== total) {
    throw new Refusal(`the block stands at thread ${thread} of ${total}; thread-done moves it on, skip leaves it out`);
  }
  const complete = numberAt(situation, 'progress.threads_complete') ?? 0;
  const least = total + Math.max(0, (numberAt(situation, 'position.wave') ?? 1) - 1);
  if ((numberAt(situation, 'progress.threads_total') ?? 0) > 0 && complete < least) {
    const what = `progress.threads_complete is ${complete}, but the block has ${least} threads by now at least`;
    throw new Refusal(`${what}; thread-done reports its last one, skip leaves it out`);
  }
}

/** @throws Refusal while an executor works on the block: it is not done then, whatever is counted */
function refuseWorkers(situation: Situation): void {
  const [phase, number] = [numberAt(situation, 'position.phase'), numberAt(situation, 'position.block')];
  if (phase === undefined || number === undefined) return;
  const { keyOf } = placementIn(situation.snapshot);
  const here = keyOf({ phase, number, isPlain: false });
  const worker = recordsAt(situation, 'agents.active').find((one) => {
    const block = one.type === 'executor' ? parseBlock(String(one.block), phase) : undefined;
    return block !== undefined && keyOf(block) === here;
  });
  if (!worker) return;
  throw new Refusal(`${quote(worker.id)} is at work on the block; agent done or agent fail ends it first`);
}

/** The current block counts as complete, whatever became of it. */
export async function leaveBlock(situation: Situation, next: Omit<BlockDone, 'kind'>): Promise<Plan> {
  if (situation.state.dialect === 'persistence') return blockDoneInPersistence(situation, next);
  const definitions = definitionsOf(situation);
  const current = numberAt(situation, 'phases.current') ?? 0;
  const place = placeOf(definitions, current);
  const phase = definitions[place];
  const done = countIn(phase, 'blocks_complete') + 1;
  const blocks = phase ? countIn(phase, 'blocks') : Number.POSITIVE_INFINITY;
  if (done > blocks)
    throw new Refusal(`all ${blocks} blocks of ${named(phase?.id, current)} are complete; ${after(situation)}`);
  const block = numberAt(situation, 'position.block');
  const id = phase?.id ?? textAt(situation, 'position.phase_id');
  if (block === undefined || typeof id !== 'string')
    throw new Refusal('position tells no block, or no id of its phase');
  const complete = (numberAt(situation, 'progress.blocks_complete') ?? 0) + 1;
  const said = numberAt(situation, 'progress.blocks_total') ?? 0;
  const total = said || definitions.reduce((sum, one) => sum + countIn(one, 'blocks'), 0);
  if (complete > total && total > 0) {
    const mend = `agent-state-lint update --agent mc progress.blocks_total=${complete}`;
    throw new Refusal(`progress.blocks_total is ${total}, and as many are complete already; ${mend} makes room`);
  }
  const counted = {
    ...(phase && { 'phases.definitions': withChange(definitions, place, { blocks_complete: done }) }),
    'progress.blocks_complete': complete,
    ...(said === 0 && total > 0 && { 'progress.blocks_total': total }),
    'progress.percent': percentOf(complete, total),
  };
  const isLast = done === blocks || block >= blocks;
  if (isLast && (next.next !== undefined || next.threads !== undefined)) {
    throw new Refusal(`block ${block} is the last one of ${named(id, current)}, so there is no next one to describe`);
  }
  refuseWorkers(situation);
  if (isLast) {
    const isOver = done === blocks;
    const notes = isOver ? [`phase ${named(id, current)} has all its blocks; ${after(situation)}`] : [];
    return { values: counted, notes };
  }
  const name = phase?.name ?? textAt(situation, 'position.phase_name');
  const blockName = next.next ?? (await plannedName(situation, `${current}-${block + 1}`));
  const start = startOfBlock({
    ...{ phase: current, phaseId: id, phaseName: typeof name === 'string' ? name : undefined },
    ...{ block: block + 1, blockName, threads: next.threads },
  });
  return {
    values: { ...counted, ...start, ...roomFor(situation, next.threads) },
    follows: resumeAt(current, block + 1, 1),
  };
}

const named = (id: Data | undefined, number: number): string => (typeof id === 'string' ? quote(id) : String(number));

/** What comes after the last block of the phase. */
function after(situation: Situation): string {
  const current = numberAt(situation, 'phases.current') ?? 0;
  if (current >= (numberAt(situation, 'phases.total') ?? 0)) return 'transition status complete ends the mission';
  const definitions = definitionsOf(situation);
  const next = definitions[placeOf(definitions, current + 1)]?.id;
  return `transition phase ${typeof next === 'string' ? next : '<id>'} begins the next one`;
}
