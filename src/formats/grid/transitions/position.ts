import type { Data } from '../../../core/data.js';
import { valueAt } from '../update/read.js';
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
 * A value of the position in the persistence dialect, at each place where the file has it: in `position`, and outside of it.
 * @param value undefined for a value that is to go
 */
export function wherever(situation: Situation, field: string, value: Data | undefined): Values {
  const places = [`position.${field}`, field].filter((path) => valueAt(situation.data, path) !== undefined);
  return Object.fromEntries(places.map((path) => [path, value]));
}

/** The value of a field of the position in the persistence dialect. */
export function positionValue({ data }: Situation, field: string): Data | undefined {
  return valueAt(data, `position.${field}`) ?? valueAt(data, field);
}
