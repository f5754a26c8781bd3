import type { CheckpointAnswer } from '../../../core/transition.js';
import { either, quote } from '../../../text/words.js';
import { typeOf } from '../checkpoints/details.js';
import { type Option, optionsOf } from '../checkpoints/options.js';
import { isDone, isWithdrawn, takenOption, verdictOf, waysOn } from '../checkpoints/plain-answer.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { isNotYet } from '../texts/nothing.js';
import { inOneLine } from '../transitions/beside.js';
import { type Plan, Refusal } from '../transitions/plan.js';
import type { Situation } from '../transitions/situation.js';
import { goingOn, onlyOpen, withResponse } from './closed.js';
import { enterDecision } from './decision.js';

/** A person answered: the answer is put into CHECKPOINT.md, and the mission goes on, unless something else blocks it. */
export async function answerCheckpoint(situation: Situation, asked: CheckpointAnswer): Promise<Plan> {
  const checkpoint = await onlyOpen(situation, 'answer');
  const isDecision = typeOf(checkpoint) === 'decision';
  const chosen = chosenBy(checkpoint, inOneLine(asked.response));
  if (!isDecision && (asked.rationale ?? asked.affects) !== undefined) {
    throw new Refusal('only the answer to a decision has a rationale and phases that it affects');
  }
  const answered = await withResponse(situation, checkpoint, asked.response);
  const decision = isDecision ? await enterDecision(situation, checkpoint, { ...asked, chosen }) : undefined;
  const next = await goingOn(situation);
  return {
    values: { ...next.values, ...decision?.values },
    files: [...(decision ? [decision.file] : []), answered],
    notes: [...(decision ? [`it is ${decision.id} of DECISIONS.md`] : []), ...next.notes],
  };
}

/**
 * The option that an answer takes, where the checkpoint offers some.
 * @throws Refusal when whoever resumes the mission would have to ask once more what the answer means
 */
function chosenBy(checkpoint: Checkpoint, response: string): Option | undefined {
  const type = typeOf(checkpoint);
  const options = type === 'failure' ? waysOn : type === 'decision' ? optionsOf(checkpoint) : [];
  const chosen = takenOption(response, options);
  if (chosen) return chosen;
  if (isWithdrawn(response)) throw new Refusal('checkpoint withdraw closes a checkpoint without an answer');
  const isUnclear =
    (type === 'human_verify' && verdictOf(response) === 'unclear') || (type === 'human_action' && !isDone(response));
  if (options.length === 0 && !isUnclear) return undefined;
  if (isNotYet(response)) throw new Refusal(`${quote(response)} says that there is no answer yet`);
  throw new Refusal(`${quote(response)} ${meant(type, options)}`);
}

function meant(type: string | undefined, options: readonly Option[]): string {
  if (type === 'human_verify')
    return 'says neither plainly that it is approved, nor what is wrong; expected "approved", or the issues alone';
  if (type === 'human_action') return 'does not plainly say that it is done; expected "done", once it is';
  const names = either(options.map(({ name }) => quote(name)));
  return `takes none of the options plainly; expected ${names}, alone or before a reason`;
}
