import { nameOfBlock } from '../block-files/bounds.js';
import type { KeptFiles } from '../block-files/kept-files.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { fieldsNamed, textIn } from '../companions/fields.js';
import { parseBlock, parsePhase } from '../mission/blocks.js';
import { type StoppedAt, threadOf } from './checkpoint.js';
import type { BlockOrder } from './order.js';
import { numberIn, type Standing } from './position.js';

/** Where a mission is taken up: at what its state says, or at what its checkpoint says, as a whole. */
export interface Place {
  readonly standing: Standing;
  /** The checkpoint that it is gone by; undefined where there is none, or its time is over. */
  readonly checkpoint: StoppedAt | undefined;
  /** Whether the checkpoint is about the block of this place. */
  readonly isOfCheckpoint: boolean;
}

/**
 * Settles at which place a mission is taken up: a checkpoint may be older than the state, and the state older than the
 * checkpoint. The later one wins as a whole. An open checkpoint has to be answered all the same.
 */
export function settledPlace(
  standing: Standing,
  found: StoppedAt | undefined,
  { placement }: KeptFiles,
  order: BlockOrder,
  note: (sentence: string) => void,
): Place {
  if (!found) return { standing, checkpoint: undefined, isOfCheckpoint: false };
  const own = placeOf(found.file, standing);
  const place = own && standing.parsed ? order(placement.keyOf(own.parsed), placement.keyOf(standing.parsed)) : 0;
  const isOpen = found.told.answer === null && found.type !== 'session_death';
  const thread = threadOf(found.file);
  if (place < 0 || (place === 0 && isEarlier(thread, standing.thread))) {
    if (!isOpen) {
      const said = found.told.answer === null ? 'is about what lies behind' : 'is answered';
      note(`the checkpoint ${said}, and the mission has moved on since`);
      return { standing, checkpoint: undefined, isOfCheckpoint: false };
    }
  }
  if (place < 0 && own) {
    note(
      `the checkpoint is open, and about block ${nameOfBlock(own.parsed)}, which the mission has left behind; the resume point is that of the state`,
    );
    return { standing, checkpoint: found, isOfCheckpoint: false };
  }
  if (place > 0 && own) {
    note(
      `the checkpoint is about block ${nameOfBlock(own.parsed)}, and the state stands before it: the resume point is that of the checkpoint`,
    );
    const { parsed } = own;
    const phase = parsed.phase === undefined ? standing.phase : String(parsed.phase);
    const ahead = { phase, block: nameOfBlock(parsed), parsed, thread, threadTotal: undefined };
    return { standing: ahead, checkpoint: found, isOfCheckpoint: true };
  }
  const at = isEarlier(thread, standing.thread) ? standing.thread : (thread ?? standing.thread);
  return { standing: { ...standing, thread: at }, checkpoint: found, isOfCheckpoint: true };
}

const isEarlier = (one: string | undefined, other: string | undefined): boolean => numberIn(one) < numberIn(other);

/** The block that a checkpoint is about, by its field, or by its thread: `02.3`. Undefined where it does not say. */
function placeOf({ document }: Checkpoint, { parsed, thread }: Standing) {
  const said = (name: string): string => {
    const [field] = [name, `position.${name}`, `checkpoint_details.${name}`].flatMap((path) =>
      fieldsNamed(document, path),
    );
    return field ? textIn(field.value) : '';
  };
  const phase = parsePhase(said('phase')) ?? parsed?.phase;
  const block = parseBlock(said('block'), phase);
  if (block) return { parsed: block };
  // Only where the state writes its threads so, the number in front is that of the block for sure.
  const [own, here] = [said('thread'), thread ?? ''].map((text) => /^\D{0,9}(\d{1,4})\.\d{1,4}/.exec(text)?.[1]);
  if (own === undefined || here === undefined || !parsed || Number(own) === Number(here)) return undefined;
  return { parsed: { ...parsed, number: parsed.number + Number(own) - Number(here) } };
}
