import type { WaveDone } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { nextOf } from './counts.js';
import { type Plan, Refusal } from './plan.js';
import { positionValue, resumeHere, wherever } from './position.js';
import { needStage, numberAt, type Situation } from './situation.js';

/** The next wave of the block begins with its first thread. */
export function waveDone(situation: Situation, { threads }: WaveDone): Plan {
  needStage(situation, 'running');
  if (situation.state.dialect === 'persistence') return inPersistence(situation, threads);
  if (threads === undefined) throw new Refusal('nobody said how many threads the next wave has; --threads does');
  const [thread, total] = [numberAt(situation, 'position.thread'), numberAt(situation, 'position.thread_total')];
  if (thread === undefined || thread !== total) {
    throw new Refusal(`the wave stands at thread ${thread} of ${total}; thread-done moves it on`);
  }
  return {
    values: {
      'position.wave': (numberAt(situation, 'position.wave') ?? 1) + 1,
      'position.thread': 1,
      'position.thread_total': threads,
    },
    follows: resumeHere(situation, 1),
  };
}

function inPersistence(situation: Situation, threads: number | undefined): Plan {
  if (threads !== undefined) {
    throw new Refusal('the persistence dialect of STATE.md does not say how many threads there are');
  }
  const now = positionValue(situation, 'wave');
  const next = nextOf(now);
  if (next === undefined) throw new Refusal(`position.wave is ${quote(now ?? null)}; expected a whole number`);
  return {
    values: {
      ...wherever(situation, 'wave', next),
      ...wherever(situation, 'wave_name', undefined),
      ...wherever(situation, 'thread', 1),
      ...wherever(situation, 'thread_name', undefined),
    },
  };
}
