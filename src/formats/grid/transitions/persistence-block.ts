import type { BlockDone } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { plannedName } from './block-name.js';
import { percentOf } from './counts.js';
import { workNow } from './persistence-work.js';
import { type Plan, Refusal } from './plan.js';
import type { Situation } from './situation.js';
import { atFirst, firstThread, nextOf, positionValue, wherever } from './written.js';

/** The same in the persistence dialect, where plans tell how many blocks there are. */
export async function blockDoneInPersistence(situation: Situation, next: Omit<BlockDone, 'kind'>): Promise<Plan> {
  if (next.threads !== undefined) {
    throw new Refusal('the persistence dialect of STATE.md does not say how many threads there are');
  }
  const { value, number, phase, place, total, isLast, hasLater } = await workNow(situation);
  const percent = total > 0 && { progress_percent: percentOf(Math.min(place, total), total) };
  if (isLast) {
    if (next.next !== undefined) throw new Refusal(`block ${quote(value)} is the last one, so there is no next one`);
    const ends = hasLater
      ? `block ${quote(value)} is the last of phase ${phase}; transition phase ${(phase ?? 0) + 1} begins the next one`
      : `block ${number} is the last of ${total}; transition status completed ends the mission`;
    if (isCounted(situation, place, total)) throw new Refusal(`${ends}, and it counts as complete already`);
    return { values: { ...percent }, notes: [ends] };
  }
  const following = nextOf(positionValue(situation, 'block'));
  const key = String(following).replace(/\b0+(?=\d)/g, '');
  const names = phase === undefined || key.includes('-') ? [key] : [key, `${phase}-${key}`];
  const planned = await Promise.all(names.map((name) => plannedName(situation, name)));
  return {
    values: {
      ...wherever(situation, 'block', following),
      ...wherever(situation, 'block_name', next.next ?? planned.find((name) => name !== undefined)),
      ...atFirst(situation, 'wave'),
      ...wherever(situation, 'wave_name', undefined),
      ...firstThread(situation, number, number + 1),
      ...wherever(situation, 'thread_name', undefined),
      ...percent,
    },
  };
}

/** Whether the progress says that a block is complete. */
export function isCounted(situation: Situation, place: number, total: number): boolean {
  const percent = situation.data.progress_percent;
  return total > 0 && typeof percent === 'number' && percent >= percentOf(place, total);
}
