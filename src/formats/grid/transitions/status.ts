import type { ToStatus } from '../../../core/transition.js';
import { either, quote } from '../../../text/words.js';
import { types } from '../checkpoint-flow/types.js';
import { typeOf } from '../checkpoints/details.js';
import { lifecycles } from '../mission/status.js';
import { beginMission } from './begin.js';
import { completeMission } from './complete.js';
import { checkpointsNow } from './open-checkpoint.js';
import { type Plan, Refusal } from './plan.js';
import { type Situation, standing } from './situation.js';

/** The mission goes to another status, and what has to go with it goes along. */
export async function toStatus(situation: Situation, { to, threads }: ToStatus): Promise<Plan> {
  const { dialect } = situation.state;
  const { stage } = standing(situation);
  checkEdge(situation, to);
  const { stages, complete } = lifecycles[dialect];
  const { open } = await checkpointsNow(situation);
  const [first] = open;
  const target = stages[to];
  if (threads !== undefined && !(stage === 'planned' && dialect === 'schema')) {
    throw new Refusal('the number of threads is said only when a mission of the schema dialect begins');
  }
  const type = first && typeOf(first);
  // The checkpoint of a failure waits in a mission that failed, and that of a session in one that was interrupted.
  const fits = to === 'blocked' || to === 'checkpoint' || (type !== undefined && types[type][dialect] === to);
  if (first && !fits) throw new Refusal(`${quote(first.file)} waits for an answer; ${waysOut}`);
  if (to === 'blocked' || to === 'checkpoint') {
    if (!first)
      throw new Refusal(`there is no open checkpoint to wait at; checkpoint open makes one, and the status with it`);
    const file = { 'resume.checkpoint_file': first.document.path };
    return { values: { status: to, ...(dialect === 'schema' && file) } };
  }
  if (stage === 'planned' && dialect === 'schema') return beginMission(situation, to, threads);
  if (to === complete) return completeMission(situation, to);
  const isOver = dialect === 'schema' && target === 'over';
  const leaves = dialect === 'schema' && target === 'running' && { 'resume.checkpoint_file': null };
  return { values: { status: to, ...leaves, ...(isOver && { 'resume.can_resume': false }) } };
}

/** How an open checkpoint is got rid of. */
const waysOut = 'checkpoint answer takes the mission up again, checkpoint withdraw closes it without an answer';

/** Whether a status may be gone to from where the mission stands. @throws Refusal when it may not */
export function checkEdge(situation: Situation, to: string): void {
  const { edges, counterparts } = lifecycles[situation.state.dialect];
  const { status } = standing(situation);
  const legal = edges[status] ?? [];
  if (legal.includes(to)) return;
  if (to === status) throw new Refusal(`the status is ${quote(to)} already`);
  if (Object.hasOwn(edges, to)) {
    const goes = `which goes to ${either(legal.map(quote))}, and not to ${quote(to)}`;
    throw new Refusal(`the status is ${quote(status)}, ${legal.length === 0 ? 'which is final' : goes}`);
  }
  const meant = Object.hasOwn(counterparts, to) ? [counterparts[to] ?? []].flat() : Object.keys(edges);
  const hint = `expected ${either(meant.map(quote))}`;
  throw new Refusal(`${quote(to)} is no status of this dialect; ${hint}`);
}
