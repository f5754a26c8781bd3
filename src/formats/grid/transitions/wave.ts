import type { WaveDone } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { refuseOver } from './over.js';
import { type Plan, Refusal } from './plan.js';
import { resumeHere, roomFor } from './position.js';
import { needStage, numberAt, type Situation } from './situation.js';
import { atFirst, nextOf, positionValue, wherever } from './written.js';

/** The next wave of the block begins with its first thread. */
export async function waveDone(situation: Situation, { threads }: WaveDone): Promise<Plan> {
  needStage(situation, 'running');
  await refuseOver(situation);
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
      ...roomFor(situation, threads),
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
      ...atFirst(situation, 'thread'),
      ...wherever(situation, 'thread_name', undefined),
    },
  };
}
