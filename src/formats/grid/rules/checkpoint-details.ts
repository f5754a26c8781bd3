import type { KeyPath } from '../../../core/place.js';
import type { CheckContext, Rule } from '../../../core/rule.js';
import { either, quote } from '../../../text/words.js';
import { isBlank } from '../checkpoints/blank.js';
import { type CheckpointType, detailOf, headOf, typeOf } from '../checkpoints/details.js';
import { type Checkpoint, readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { fieldsNamed } from '../companions/fields.js';
import type { Companion, GridSnapshot } from '../snapshot.js';
import { checkpointTypes } from '../spec/words.js';

export const checkpointDetails: Rule<GridSnapshot> = {
  id: 'grid/checkpoint-details',
  severity: 'error',
  summary: 'a checkpoint has a type, and the fields that its type calls for',
  source: 'persistence guide "Checkpoint Types", checkpoint flow, D11',
  reach: 'root',
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== undefined) skip(unread);
    for (const checkpoint of checkpoints) judge(checkpoint, context);
  },
};

/** What each type calls for, and what it is for. */
const required: Readonly<Record<CheckpointType, Readonly<Record<string, string>>>> = {
  human_verify: { verification_instructions: 'what the person has to verify' },
  decision: { question: 'what has to be decided', options: 'what there is to choose from' },
  human_action: { required_action: 'what the person has to do' },
  session_death: { last_action: 'what was being done at the end', partial_work: 'what was begun' },
  failure: { error: 'what went wrong' },
};

function judge(checkpoint: Checkpoint, { report, skip }: CheckContext<GridSnapshot>): void {
  const type = typeOf(checkpoint);
  const { document } = checkpoint;
  if (type === undefined) {
    const [field] = fieldsNamed(document, 'type');
    if (field && isSaid(checkpoint, field.keyPath)) return;
    const found = field ? `${field.name} is no type of a checkpoint` : 'the checkpoint has no type';
    report(headOf(checkpoint), `${found}; expected ${either(checkpointTypes.map(quote))}`);
    return;
  }
  const [details] = fieldsNamed(document, 'checkpoint_details');
  for (const [name, meaning] of Object.entries(required[type])) {
    const field = detailOf(checkpoint, name);
    if (field && (!isBlank(field.value) || isSaid(checkpoint, field.keyPath))) continue;
    if (!field && details && isSaid(checkpoint, details.keyPath)) continue;
    if (!field && checkpoint.isMarkdown) {
      skip(`the text of ${quote(document.path)} does not tell its ${name}`);
      continue;
    }
    const at = field?.keyPath ?? (details?.value.kind === 'map' ? [...details.keyPath, name] : [name]);
    const found = field ? `${field.name} says nothing` : `${name} is missing`;
    report(document.at(at), `${found}, but the checkpoint is a ${type}; expected ${meaning}`, {
      related: [{ at: headOf(checkpoint), message: 'the type stands here' }],
    });
  }
}

/** Whether another rule speaks of a value: syntax/placeholder, or one of schema/. */
function isSaid({ document: { verdict } }: Companion, keyPath: KeyPath): boolean {
  const place = JSON.stringify(keyPath);
  const violations = verdict?.violations ?? [];
  return violations.some((one) => one.keyword !== 'unknown' && JSON.stringify(one.keyPath) === place);
}
