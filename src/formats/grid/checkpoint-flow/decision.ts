import type { DataMap } from '../../../core/data.js';
import type { CheckpointAnswer, MovedFile } from '../../../core/transition.js';
import { quote } from '../../../text/words.js';
import { detailOf } from '../checkpoints/details.js';
import type { Option } from '../checkpoints/options.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { textIn } from '../companions/fields.js';
import { readDecisions } from '../decisions/decisions.js';
import { decisions as emptyFile } from '../recover/init/companions.js';
import type { Companion } from '../snapshot.js';
import { inLinesOf, inOneLine, keptFile, nextId, withEntry, withText } from '../transitions/beside.js';
import { Refusal, type Values } from '../transitions/plan.js';
import { recordsAt, type Situation, textAt } from '../transitions/situation.js';
import { positionValue } from '../transitions/written.js';

interface Decided extends CheckpointAnswer {
  readonly chosen: Option | undefined;
}

interface Entered {
  readonly id: string;
  readonly file: MovedFile;
  readonly values: Values;
}

/** Enters what was decided in DECISIONS.md, which is made when it is not there, and in `persistent.decisions`. */
export async function enterDecision(situation: Situation, checkpoint: Checkpoint, decided: Decided): Promise<Entered> {
  const asked = detailOf(checkpoint, 'question');
  const question = inOneLine(asked ? textIn(asked.value) : '') || 'a decision';
  const response = inOneLine(decided.response);
  const decision = decided.chosen?.name ?? response;
  const rationale = inOneLine(decided.rationale ?? '') || `Answered at a checkpoint: ${response}`;
  const isSchema = situation.state.dialect === 'schema';
  const stated = isSchema ? recordsAt(situation, 'persistent.decisions') : [];
  const kept = keptFile(situation, 'decisions');
  const id = nextId('dec', [...stated.map((one) => one.id), ...(kept ? await idsIn(kept) : [])]);
  const phase = isSchema ? textAt(situation, 'position.phase_id') : positionValue(situation, 'phase');
  const lines = [
    ...[`## ${id}: ${question}`, `- **Decision:** ${decision}`, `- **Rationale:** ${rationale}`],
    ...(phase === undefined ? [] : [`- **Phase:** ${inOneLine(String(phase))}`]),
    `- **Date:** ${situation.stamp.slice(0, 10)}`,
  ];
  const { file, companion } = await withText(
    situation,
    'decisions',
    withEntry(kept?.document.text ?? inLinesOf(situation, emptyFile), lines),
  );
  if (!(await idsIn(companion)).includes(id)) {
    throw new Refusal(`no entry can be added to ${quote(file.path)}, for it has a form of its own; do so by hand`);
  }
  if (!isSchema) {
    if (decided.affects)
      throw new Refusal('the persistence dialect of STATE.md keeps no phases that a decision affects');
    return { id, file, values: {} };
  }
  const phase_decided = String(phase ?? '');
  const affects_phases = decided.affects ?? [phase_decided];
  const record: DataMap = { id, decision, phase_decided, affects_phases, rationale };
  return { id, file, values: { 'persistent.decisions': [...stated, record] } };
}

async function idsIn(companion: Companion): Promise<readonly string[]> {
  const read = await readDecisions(companion);
  if (!read.ok) throw new Refusal(`${quote(companion.document.path)} could not be read: ${read.reason}`);
  return read.recorded.map(({ id }) => id);
}
