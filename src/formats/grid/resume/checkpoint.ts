import type { NamedText, ResumeCheckpoint } from '../../../core/resumption.js';
import { folded } from '../../../text/words.js';
import { answerOf } from '../checkpoints/answer.js';
import { checkpointFiles } from '../checkpoints/checkpoint-files.js';
import { type CheckpointType, typeOf } from '../checkpoints/details.js';
import { type Option, optionsOf } from '../checkpoints/options.js';
import { takenOption, waysOn } from '../checkpoints/plain-answer.js';
import { type Checkpoint, readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { fieldsNamed, textIn } from '../companions/fields.js';
import type { GridSnapshot } from '../snapshot.js';
import { optionsTold } from './options-told.js';
import { saidWithNames } from './said.js';

/** The checkpoint of a mission, as it is told and as it is gone by. */
export interface StoppedAt {
  readonly told: ResumeCheckpoint;
  readonly file: Checkpoint;
  readonly type: CheckpointType | undefined;
  readonly options: readonly Option[];
}

/** Fields that are told by themselves, or that are of use to programs alone. */
const others = ['type', 'cluster', 'userresponse', 'completedthreads', 'checkpointdetails', 'options', 'position'];

/** The checkpoint that a mission stopped at, or why it cannot be read; undefined when there is none. */
export async function checkpointOf(snapshot: GridSnapshot): Promise<StoppedAt | string | undefined> {
  const { checkpoints, unread } = await readCheckpoints(snapshot);
  const [first] = checkpointFiles(snapshot);
  const file = checkpoints.find((one) => one.file === first);
  if (!file) return first === undefined ? undefined : (unread ?? 'the checkpoint could not be read');
  const type = typeOf(file);
  const answer = answerOf(file)?.text;
  const options = type === 'failure' ? waysOn : optionsOf(file);
  const chosen = answer === undefined ? undefined : takenOption(answer, options);
  const told = {
    ...{ path: file.document.path, type: type ?? null, answer: answer ?? null, chosen: chosen?.name ?? null },
    ...{ options: type === 'decision' ? optionsTold(file, options) : [], details: detailsOf(file) },
  };
  return { told, file, type, options };
}

function detailsOf({ document, body }: Checkpoint): readonly NamedText[] {
  const nested = fieldsNamed(document, 'checkpoint_details').map(({ value }) => value);
  const details = [document.root, ...nested].flatMap((node) =>
    (node?.kind === 'map' ? node.entries : []).flatMap(({ key, value }) => {
      const name = String(key.value);
      const text = saidWithNames(value);
      return text === '' || others.includes(folded(name)) ? [] : [{ name, text }];
    }),
  );
  const text = body.lines.map(({ raw }) => raw).join('\n');
  return text === '' ? details : [...details, { name: 'text', text }];
}

/** The thread that a checkpoint is about: `02.3`, or the plain number. */
export function threadOf(checkpoint: Checkpoint): string | undefined {
  const fields = ['thread', 'position.thread', 'checkpoint_details.thread'].flatMap((name) =>
    fieldsNamed(checkpoint.document, name),
  );
  for (const { value } of fields) {
    const [thread] = /\d{1,4}(?:\.\d{1,4})?/.exec(textIn(value)) ?? [];
    if (thread !== undefined) return thread;
  }
  return undefined;
}
