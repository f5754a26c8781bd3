import type { Skip } from '../../../core/transition.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { blockNames, parseBlock } from '../mission/blocks.js';
import { checkpointText } from '../recover/session-death/new-checkpoint.js';
import { leaveBlock } from './block.js';
import { padded } from './counts.js';
import { type Plan, Refusal } from './plan.js';
import { positionValue } from './position.js';
import { needStage, numberAt, type Situation, textAt } from './situation.js';

/** The current block is left out: its SUMMARY says so, and it counts as complete (checkpoint flow, "Failure Checkpoint"). */
export async function skipBlock(situation: Situation, { block, reason, ...next }: Skip): Promise<Plan> {
  needStage(situation, 'running');
  const { snapshot, root, stamp } = situation;
  const here = currentBlock(situation);
  const wanted = parseBlock(block, here.phase);
  const names = wanted ? blockNames(wanted, snapshot.numbering) : [];
  if (!wanted || !(names.includes(here.name) || block === here.id)) {
    throw new Refusal(`${quote(block)} is not the current block, which is ${quote(here.id)}; only that can be skipped`);
  }
  const summary = snapshot.summaries.find(({ blocks }) => blocks.includes(here.name));
  if (summary) throw new Refusal(`${quote(summary.file)} says already what became of the block`);
  const plan = await leaveBlock(situation, next);
  const cluster = textAt(situation, 'cluster');
  const fields = {
    ...(cluster !== undefined && { cluster }),
    ...{ block: here.id, status: 'skipped', ...(reason !== undefined && { reason }), created_at: stamp },
  };
  return { ...plan, files: [{ path: pathIn(root, here.summary), text: checkpointText(fields, []) }] };
}

interface Here {
  /** As STATE.md has it: `02-03`, `5`. */
  readonly id: string;
  /** As files are numbered: `2-3`, `5`. */
  readonly name: string;
  readonly phase: number | undefined;
  /** Where its SUMMARY lies, in the root. */
  readonly summary: string;
}

function currentBlock(situation: Situation): Here {
  if (situation.state.dialect === 'persistence') return persistenceBlock(situation);
  const [phase, block] = [numberAt(situation, 'position.phase'), numberAt(situation, 'position.block')];
  const phaseId = textAt(situation, 'position.phase_id');
  if (phase === undefined || block === undefined || phaseId === undefined) throw new Refusal('position tells no block');
  const id = `${phaseId.slice(0, 2)}-${padded(block)}`;
  return { id, name: `${phase}-${block}`, phase, summary: `phases/${phaseId}/${id}-SUMMARY.md` };
}

function persistenceBlock(situation: Situation): Here {
  const value = String(positionValue(situation, 'block') ?? '');
  const block = parseBlock(value);
  if (!block) throw new Refusal(`position.block is ${quote(value)}; expected the number of a block`);
  const { phase, number } = block;
  if (phase === undefined) {
    return { id: value, name: String(number), phase, summary: `${padded(number)}-SUMMARY.md` };
  }
  return { id: value, name: `${phase}-${number}`, phase, summary: `phases/${padded(phase)}/${value}-SUMMARY.md` };
}
