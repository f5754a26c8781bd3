import { count } from '../../../text/words.js';
import { percentOf } from './counts.js';
import { completed, definitionsOf } from './definitions.js';
import { type Plan, Refusal } from './plan.js';
import { positionValue } from './position.js';
import { numberAt, type Situation } from './situation.js';

/** The mission comes to its end: its last phase with it. What is not done stands in the way. */
export function completeMission(situation: Situation, status: string): Plan {
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
function completePersistence(situation: Situation, status: string): Plan {
  const { state, data } = situation;
  const total = state.dialect === 'persistence' ? state.plannedBlocks : 0;
  const block = Number(positionValue(situation, 'block'));
  const isLast =
    !(total > 0) || !Number.isFinite(block) || block > total || (block === total && data.progress_percent === 100);
  if (!isLast) throw new Refusal(`the mission stands in block ${block} of ${total}; block-done moves it on`);
  return { values: { status, progress_percent: 100 } };
}
