import type { ThreadDone } from '../../../core/transition.js';
import type { StateEvent } from '../../../core/update.js';
import { quote } from '../../../text/words.js';
import { refuseOver } from './over.js';
import { type Plan, Refusal, type Values } from './plan.js';
import { resumeHere } from './position.js';
import { needStage, numberAt, type Situation, textAt } from './situation.js';
import { nextOf, positionValue, wherever } from './written.js';

/**
 * A thread is complete (STATE.md schema 5.2). The next one of its wave begins; the last one is counted as well, and then
 * the wave is told to be complete, for what comes next is Master Control's to say.
 */
export async function threadDone(situation: Situation, { commit }: ThreadDone): Promise<Plan> {
  needStage(situation, 'running', 'waiting');
  await refuseOver(situation);
  if (situation.state.dialect === 'persistence') return inPersistence(situation, commit);
  const [thread, total] = [numberAt(situation, 'position.thread'), numberAt(situation, 'position.thread_total')];
  if (thread === undefined || total === undefined) throw new Refusal('position.thread and thread_total tell no thread');
  if (thread < 1 || thread > total) throw new Refusal(`position.thread is ${thread}, but the wave has ${total}`);
  const isLast = thread === total;
  const values: Values = {
    ...(!isLast && { 'position.thread': thread + 1 }),
    ...counted(situation, total - thread),
    'resume.last_agent': situation.agent,
    ...(commit !== undefined && { 'resume.last_commit': commit }),
  };
  if (!isLast) return { values, follows: resumeHere(situation, thread + 1) };
  const wave = numberAt(situation, 'position.wave') ?? null;
  const hash = commit ?? textAt(situation, 'resume.last_commit') ?? null;
  const event: StateEvent = { event: 'wave_complete', agent: situation.agent, wave, commit: hash };
  const notes = ['wave complete; wave-done or block-done of mc moves the mission on'];
  return { values, events: [event], notes };
}

/** One thread more that is complete. A total that nobody has counted yet is that of the threads that are known. */
function counted(situation: Situation, left: number): Values {
  const done = (numberAt(situation, 'progress.threads_complete') ?? 0) + 1;
  const total = numberAt(situation, 'progress.threads_total') ?? 0;
  if (total > 0 && done > total) {
    const mend = 'agent-state-lint update --agent mc progress.threads_total=+1';
    throw new Refusal(`progress.threads_total is ${total}, and as many are complete already; ${mend} makes room`);
  }
  return {
    'progress.threads_complete': done,
    ...(total === 0 && { 'progress.threads_total': done + left }),
  };
}

/** How many threads there are, this dialect does not say. */
function inPersistence(situation: Situation, commit: string | undefined): Plan {
  if (commit !== undefined) {
    throw new Refusal('the persistence dialect of STATE.md has no field for a commit; SUMMARY.md has');
  }
  const now = positionValue(situation, 'thread');
  const next = nextOf(now);
  if (next === undefined) {
    throw new Refusal(`position.thread is ${quote(now ?? null)}; expected a whole number, or text like "02.3"`);
  }
  return {
    values: { ...wherever(situation, 'thread', next), ...wherever(situation, 'thread_name', undefined) },
  };
}
