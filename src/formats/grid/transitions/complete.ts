import { count } from '../../../text/words.js';
import { parseBlock } from '../mission/blocks.js';
import { percentOf } from './counts.js';
import { completed, definitionsOf } from './definitions.js';
import { isCounted } from './persistence-block.js';
import { workNow } from './persistence-work.js';
import { refuseBlockers } from './phase.js';
import { type Plan, Refusal } from './plan.js';
import { numberAt, type Situation } from './situation.js';
import { positionValue } from './written.js';

/** The mission comes to its end: its last phase with it. What is not done stands in the way. */
export async function completeMission(situation: Situation, status: string): Promise<Plan> {
  if (situation.state.dialect === 'persistence') return completePersistence(situation, status);
  const { stamp } = situation;
  const [done, total] = ['complete', 'total'].map((part) => numberAt(situation, `progress.blocks_${part}`) ?? 0);
  const left = (total ?? 0) - (done ?? 0);
  if (left > 0) throw new Refusal(`${count(left, 'block')} of ${total} ${left === 1 ? 'is' : 'are'} not complete`);
  const definitions = definitionsOf(situation);
  const phases = definitions.map((one) => (one.status === 'complete' ? one : { ...one, ...completed(one, stamp) }));
  const ids = definitions.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  return {
    values: {
      status,
      ...(ids.length > 0 && { 'phases.completed': ids, 'phases.definitions': phases }),
      'progress.percent': percentOf(done ?? 0, total ?? 0),
      'resume.checkpoint_file': null,
      'resume.can_resume': false,
    },
  };
}

/** The plans tell how many blocks there are, where there are any. */
async function completePersistence(situation: Situation, status: string): Promise<Plan> {
  await refuseBlockers(situation, 'a mission');
  const block = parseBlock(String(positionValue(situation, 'block') ?? ''));
  if (block) {
    const { value, total, place, isLast, hasLater, phase } = await workNow(situation);
    if (hasLater && isLast) throw new Refusal(`phase ${phase} is not the last one; transition phase comes next`);
    const isDone = total === 0 || place > total || (isLast && isCounted(situation, place, total));
    if (!isDone) throw new Refusal(`the mission stands in block ${value} of ${total}; block-done moves it on`);
  }
  return { values: { status, progress_percent: 100 } };
}
