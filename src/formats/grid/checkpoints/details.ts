import type { Target } from '../../../core/document.js';
import { folded } from '../../../text/words.js';
import { type Field, fieldsNamed, textOf } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { checkpointTypes } from '../spec/words.js';
import { isBlank } from './blank.js';

export type CheckpointType = (typeof checkpointTypes)[number];

/** What a checkpoint is called where it waits: `human-verify` is `human_verify`. Undefined for any other word. */
export function typeOf({ document }: Companion): CheckpointType | undefined {
  const [field] = fieldsNamed(document, 'type');
  const word = field?.value.kind === 'scalar' ? folded(textOf(field.value)) : undefined;
  return checkpointTypes.find((type) => folded(type) === word);
}

/**
 * A field of a checkpoint, wherever it stands: nested under `checkpoint_details` or beside the type (D11). Where both are
 * there, the first that says something.
 */
export function detailOf({ document }: Companion, name: string): Field | undefined {
  const found = [`checkpoint_details.${name}`, name].flatMap((path) => fieldsNamed(document, path));
  return found.find(({ value }) => !isBlank(value)) ?? found[0];
}

/** Where messages about a checkpoint as a whole stand: at its type, else at its beginning. */
export function headOf({ document }: Companion): Target {
  const [type] = fieldsNamed(document, 'type');
  return type ? document.at(type.keyPath) : document.at([]);
}
