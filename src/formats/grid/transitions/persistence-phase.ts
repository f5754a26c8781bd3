import { quote } from '../../../text/words.js';
import { parsePhase } from '../mission/blocks.js';
import { type Plan, Refusal } from './plan.js';
import { positionValue, wherever } from './position.js';
import type { Situation } from './situation.js';

/** The same in the persistence dialect, where a phase is a number or a name, and blocks count through the mission. */
export function toPersistencePhase(situation: Situation, to: string, threads: number | undefined): Plan {
  if (threads !== undefined)
    throw new Refusal('the persistence dialect of STATE.md does not say how many threads there are');
  const now = positionValue(situation, 'phase');
  if (now === undefined) throw new Refusal('position.phase is not there, so there is no phase to come after');
  const current = parsePhase(String(now));
  const wanted = parsePhase(to);
  if (current !== undefined && wanted !== current + 1) {
    throw new Refusal(`${quote(to)} is not phase ${current + 1}, which is the next one`);
  }
  if (String(now) === to) throw new Refusal(`the mission stands in ${quote(to)} already`);
  const value = typeof now === 'number' && wanted !== undefined ? wanted : to;
  const name = /^\d{1,4}$/.test(to) || typeof now !== 'number' ? undefined : to.replace(/^\d{1,4}[ _-]?/, '');
  return {
    values: {
      ...wherever(situation, 'phase', value),
      ...wherever(situation, 'phase_name', name),
      ...wherever(situation, 'wave', 1),
      ...wherever(situation, 'wave_name', undefined),
      ...wherever(situation, 'thread', 1),
      ...wherever(situation, 'thread_name', undefined),
    },
  };
}
