import { answerOf } from '../../checkpoints/answer.js';
import { type Checkpoint, readCheckpoints } from '../../checkpoints/read-checkpoints.js';
import type { GridSnapshot } from '../../snapshot.js';
import { type Moment, momentIn } from './moments.js';
import { scalarNamed } from './scalars.js';

/** Fields that say when a checkpoint was written, the surest first. */
export const momentFields = ['timestamp', 'created_at', 'updated_at', 'created', 'time', 'date', 'responded_at'];

/** The checkpoint of a mission, and what else there is of the kind. */
export interface NewestCheckpoint {
  readonly checkpoint: Checkpoint;
  /** Whether nobody answered it yet. */
  readonly isOpen: boolean;
  /** How many others could be read, and how many of these are open. */
  readonly others: number;
  readonly othersOpen: number;
}

/** The open checkpoint that was written last; where all are answered, the last of these. Undefined when there is none. */
export async function newestCheckpoint(snapshot: GridSnapshot): Promise<NewestCheckpoint | undefined> {
  const { checkpoints } = await readCheckpoints(snapshot);
  const dated = checkpoints.map((checkpoint) => {
    return { checkpoint, isOpen: answerOf(checkpoint) === undefined, written: writtenAt(checkpoint)?.ms };
  });
  const [first, ...others] = dated.sort((a, b) => {
    const byAnswer = Number(b.isOpen) - Number(a.isOpen);
    return byAnswer || (b.written ?? 0) - (a.written ?? 0) || byName(a.checkpoint.file, b.checkpoint.file);
  });
  if (!first) return undefined;
  const { checkpoint, isOpen } = first;
  return { checkpoint, isOpen, others: others.length, othersOpen: others.filter((one) => one.isOpen).length };
}

function writtenAt({ document }: Checkpoint): Moment | undefined {
  for (const name of momentFields) {
    const moment = momentIn(scalarNamed(document, name)?.text ?? '');
    if (moment) return moment;
  }
  return undefined;
}

/** The one that the documents name comes first. Of names with a date or a number, the last is the newest. */
function byName(one: string, other: string): number {
  const isNamed = (file: string): number => (file === 'CHECKPOINT.md' ? 0 : 1);
  return isNamed(one) - isNamed(other) || (one > other ? -1 : 1);
}
