import type { Data } from '../../../core/data.js';
import type { MovedFile } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { answerOf } from '../checkpoints/answer.js';
import { detailOf } from '../checkpoints/details.js';
import { hasBlockers } from '../checkpoints/open-blockers.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { readCompanion } from '../companions/companion.js';
import { companionParts } from '../companions/parts.js';
import { lifecycles } from '../mission/status.js';
import { isNotYet } from '../texts/nothing.js';
import { checkpointsNow } from '../transitions/open-checkpoint.js';
import { Refusal, type Values } from '../transitions/plan.js';
import { type Situation, standing } from '../transitions/situation.js';

// What it takes to close a checkpoint, with an answer or without one.

/** The one checkpoint that is open. @param what becomes of it @throws Refusal when there is none, or another one */
export async function onlyOpen(situation: Situation, what: string): Promise<Checkpoint> {
  const { open } = await checkpointsNow(situation);
  const [checkpoint, another] = open;
  if (!checkpoint) throw new Refusal(`there is no open checkpoint to ${what}`);
  if (another) throw new Refusal(`${quote(checkpoint.file)} and ${quote(another.file)} are both open; only one may be`);
  return checkpoint;
}

/** CHECKPOINT.md with a response, where its field stands already, else beside the type. Everything else stays. */
export async function withResponse(
  { limits, stamp }: Situation,
  checkpoint: Checkpoint,
  response: string,
): Promise<MovedFile> {
  const { document, file, isMarkdown } = checkpoint;
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
  if (answerOf(read)) return { path, text: after };
  throw new Refusal(isNotYet(response) ? `${quote(response)} says that there is no answer yet` : byHand);
}

/** How the mission goes on: as it was, where it is over, runs, or is blocked by something else. */
export async function goingOn(
  situation: Situation,
): Promise<{ readonly values: Values; readonly notes: readonly string[] }> {
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
