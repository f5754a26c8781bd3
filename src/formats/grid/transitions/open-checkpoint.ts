import { answerOf } from '../checkpoints/answer.js';
import { checkpointFiles } from '../checkpoints/checkpoint-files.js';
import { type Checkpoint, readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { Refusal } from './plan.js';
import type { Situation } from './situation.js';

/** The checkpoints of a mission. */
export interface CheckpointsNow {
  /** Those that wait for an answer. */
  readonly open: readonly Checkpoint[];
  /** All that lie there, by their paths in the root. */
  readonly files: readonly string[];
}

/** @throws Refusal when one of them cannot be read: nobody can tell then whether it is open */
export async function checkpointsNow({ snapshot }: Situation): Promise<CheckpointsNow> {
  const { checkpoints, unread } = await readCheckpoints(snapshot);
  if (unread !== undefined) throw new Refusal(`a checkpoint is there, but ${unread}`);
  return { open: checkpoints.filter((one) => !answerOf(one)), files: checkpointFiles(snapshot) };
}
