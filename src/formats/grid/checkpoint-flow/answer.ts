import type { Data } from '../../../core/data.js';
import type { CheckpointAnswer } from '../../../core/transition.js';
import { either, quote } from '../../../text/words.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { answerOf, chosenOption } from '../checkpoints/answer.js';
import { detailOf, typeOf } from '../checkpoints/details.js';
import { hasBlockers } from '../checkpoints/open-blockers.js';
import { type Option, optionsOf } from '../checkpoints/options.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { readCompanion } from '../companions/companion.js';
import { companionParts } from '../companions/parts.js';
import { lifecycles } from '../mission/status.js';
import { inOneLine } from '../transitions/beside.js';
import { checkpointsNow } from '../transitions/open-checkpoint.js';
import { type Plan, Refusal, type Values } from '../transitions/plan.js';
import { type Situation, standing } from '../transitions/situation.js';
import { enterDecision } from './decision.js';

/** A person answered: the answer is put into CHECKPOINT.md, and the mission goes on, unless something else blocks it. */
export async function answerCheckpoint(situation: Situation, asked: CheckpointAnswer): Promise<Plan> {
  const { open } = await checkpointsNow(situation);
  const [checkpoint, another] = open;
  if (!checkpoint) throw new Refusal('there is no open checkpoint to answer');
  if (another) throw new Refusal(`${quote(checkpoint.file)} and ${quote(another.file)} are both open; only one may be`);
  const isDecision = typeOf(checkpoint) === 'decision';
  const chosen = isDecision ? chosenOf(checkpoint, asked.response) : undefined;
  if (!isDecision && (asked.rationale ?? asked.affects) !== undefined) {
    throw new Refusal('only the answer to a decision has a rationale and phases that it affects');
  }
  const answered = await withAnswer(situation, checkpoint, asked.response);
  const decision = isDecision ? await enterDecision(situation, checkpoint, { ...asked, chosen }) : undefined;
  const next = await goingOn(situation);
  return {
    values: { ...next.values, ...decision?.values },
    files: [...(decision ? [decision.file] : []), answered],
    notes: [...(decision ? [`it is ${decision.id} of DECISIONS.md`] : []), ...next.notes],
  };
}

/** The option that an answer takes; undefined where the checkpoint offers none. @throws Refusal when it takes none of them */
function chosenOf(checkpoint: Checkpoint, response: string): Option | undefined {
  const options = optionsOf(checkpoint);
  const chosen = chosenOption(inOneLine(response), options);
  if (chosen || options.length === 0) return chosen;
  throw new Refusal(
    `${quote(response)} is none of the options; expected ${either(options.map(({ name }) => quote(name)))}`,
  );
}

/** CHECKPOINT.md with the answer, where its field stands already, else beside the type. Everything else stays. */
async function withAnswer(situation: Situation, checkpoint: Checkpoint, response: string) {
  const { document, file, isMarkdown } = checkpoint;
  const { limits, stamp } = situation;
  const byHand = `${quote(file)} has its fields in text, so the answer cannot be put into it; do so by hand`;
  if (isMarkdown) throw new Refusal(byHand);
  const { path, text } = document;
  const { yaml } = companionParts(text, 'checkpoint', limits);
  const place = detailOf(checkpoint, 'user_response')?.keyPath ?? ['user_response'];
  const edits = [
    { path: place, value: response },
    { path: ['responded_at'], value: stamp },
  ];
  const after = patchYaml({ text, ...yaml }, edits, { limits });
  const read = await readCompanion({ kind: 'checkpoint', file, path, text: after }, limits);
  if (!answerOf(read))
    throw new Refusal(`${quote(response)} is no answer that a reader would take for one, or ${byHand}`);
  return { path, text: after };
}

/** How the mission goes on: as it was, where it is over, runs, or is blocked by something else. */
async function goingOn(situation: Situation): Promise<{ readonly values: Values; readonly notes: readonly string[] }> {
  const { dialect } = situation.state;
  const { status, stage } = standing(situation);
  const to = dialect === 'schema' ? 'in_progress' : 'active';
  const isLegal = lifecycles[dialect].edges[status]?.includes(to) === true;
  // A failed mission of the persistence dialect is tried again (D13).
  const waits = stage === 'waiting' || (stage === 'over' && isLegal);
  if (!waits) return { values: {}, notes: [`the status stays ${quote(status)}`] };
  const blocked = await hasBlockers(situation.snapshot);
  if (typeof blocked === 'string') throw new Refusal(blocked);
  if (blocked) return { values: {}, notes: [`the status stays ${quote(status)}, for there are blockers`] };
  const file: Record<string, Data> = dialect === 'schema' ? { 'resume.checkpoint_file': null } : {};
  return { values: { status: to, ...file }, notes: [] };
}
