import { padded } from './counts.js';
import type { Values } from './plan.js';
import { numberAt, type Situation } from './situation.js';

/** Where in the schema dialect a mission goes to. */
export interface Place {
  readonly phase: number;
  readonly phaseId: string;
  readonly phaseName: string | undefined;
  readonly block: number;
  readonly blockName: string | undefined;
  /** Threads of the wave; what the state says when it is not said. */
  readonly threads: number | undefined;
}

/** The start of a block: its first wave and thread. A name that is not known goes, for that of another block is wrong. */
export function startOfBlock(place: Place): Values {
  const { phase, phaseId, phaseName, block, blockName, threads } = place;
  return {
    'position.phase': phase,
    'position.phase_id': phaseId,
    'position.phase_name': phaseName,
    'position.block': block,
    'position.block_id': `${phaseId.slice(0, 2)}-${padded(block)}`,
    'position.block_name': blockName,
    'position.wave': 1,
    'position.thread': 1,
    ...(threads !== undefined && { 'position.thread_total': threads }),
  };
}

/** `resume_position` at a place. */
export function resumeAt(phase: number, block: number, thread: number): Values {
  const at = 'resume.resume_position';
  return { [`${at}.phase`]: phase, [`${at}.block`]: block, [`${at}.thread`]: thread };
}

/** `resume_position` in the current block; nothing where the position is not told in numbers. */
export function resumeHere(situation: Situation, thread: number): Values {
  const [phase, block] = [numberAt(situation, 'position.phase'), numberAt(situation, 'position.block')];
  return phase === undefined || block === undefined ? {} : resumeAt(phase, block, thread);
}

/**
 * Where as many threads are complete as there are, the total grows with the threads of a new wave.
 * @param threads of that wave; what the state says when it is not said
 */
export function roomFor(situation: Situation, threads: number | undefined): Values {
  const [done, total] = ['complete', 'total'].map((part) => numberAt(situation, `progress.threads_${part}`) ?? 0);
  const coming = threads ?? numberAt(situation, 'position.thread_total') ?? 0;
  return coming < 1 || (total ?? 0) > (done ?? 0) ? {} : { 'progress.threads_total': (done ?? 0) + coming };
}
