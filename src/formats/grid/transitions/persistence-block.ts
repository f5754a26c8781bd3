import type { BlockDone } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { plannedName } from './block-name.js';
import { nextOf, percentOf } from './counts.js';
import { type Plan, Refusal } from './plan.js';
import { positionValue, wherever } from './position.js';
import type { Situation } from './situation.js';

/** The same in the persistence dialect, where blocks count through the mission, and plans tell how many there are. */
export async function blockDoneInPersistence(situation: Situation, next: Omit<BlockDone, 'kind'>): Promise<Plan> {
  if (next.threads !== undefined) {
    throw new Refusal('the persistence dialect of STATE.md does not say how many threads there are');
  }
  const { state, data } = situation;
  const total = state.dialect === 'persistence' ? state.plannedBlocks : 0;
  const now = positionValue(situation, 'block');
  const following = nextOf(now);
  if (now === undefined || following === undefined) {
    throw new Refusal(`position.block is ${quote(now ?? null)}; expected the number of a block`);
  }
  const block = /^\d+$/.test(String(now)) ? Number(now) : undefined;
  const isLast = block !== undefined && total > 0 && block >= total;
  const ends = `block ${block} is the last of ${total}; transition status completed ends the mission`;
  if (isLast && data.progress_percent === 100) throw new Refusal(`${ends}, and it counts as complete already`);
  const percent = block !== undefined && total > 0 && { progress_percent: percentOf(Math.min(block, total), total) };
  if (isLast) return { values: { ...percent }, notes: [ends] };
  const name = next.next ?? (await plannedName(situation, String(following).replace(/\b0+(?=\d)/g, '')));
  return {
    values: {
      ...wherever(situation, 'block', following),
      ...wherever(situation, 'block_name', name),
      ...wherever(situation, 'wave', 1),
      ...wherever(situation, 'wave_name', undefined),
      ...wherever(situation, 'thread', 1),
      ...wherever(situation, 'thread_name', undefined),
      ...percent,
    },
  };
}
