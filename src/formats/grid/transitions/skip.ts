import type { Skip } from '../../../core/transition.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { namedSummary } from '../layout.js';
import { blockNames, parseBlock } from '../mission/blocks.js';
import { checkpointText } from '../recover/session-death/new-checkpoint.js';
import { inLinesOf } from './beside.js';
import { leaveBlock } from './block.js';
import { padded } from './counts.js';
import { workNow } from './persistence-work.js';
import { type Plan, Refusal } from './plan.js';
import { needStage, numberAt, type Situation, textAt } from './situation.js';

/** The current block is left out: its SUMMARY says so, and it counts as complete (checkpoint flow, "Failure Checkpoint"). */
export async function skipBlock(situation: Situation, { block, reason, ...next }: Skip): Promise<Plan> {
  needStage(situation, 'running');
  const { snapshot, root, stamp } = situation;
  const here = await currentBlock(situation);
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
  const file = besidePlan(situation, here.name) ?? here.summary;
  return { ...plan, files: [{ path: pathIn(root, file), text: inLinesOf(situation, checkpointText(fields, [])) }] };
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

async function currentBlock(situation: Situation): Promise<Here> {
  if (situation.state.dialect === 'persistence') return persistenceBlock(situation);
  const [phase, block] = [numberAt(situation, 'position.phase'), numberAt(situation, 'position.block')];
  const phaseId = textAt(situation, 'position.phase_id');
  if (phase === undefined || block === undefined || phaseId === undefined) throw new Refusal('position tells no block');
  const id = `${phaseId.slice(0, 2)}-${padded(block)}`;
  return { id, name: `${phase}-${block}`, phase, summary: `phases/${phaseId}/${id}-SUMMARY.md` };
}

/** Where nothing else lies that tells a better place, the SUMMARY lies at the top. */
async function persistenceBlock(situation: Situation): Promise<Here> {
  const { value, key, phase, number } = await workNow(situation);
  const summary = key.includes('-')
    ? `phases/${padded(phase ?? 0)}/${padded(phase ?? 0)}-${padded(number)}-SUMMARY.md`
    : `${padded(number)}-SUMMARY.md`;
  return { id: value, name: key, phase, summary };
}

/** The SUMMARY beside the plan of a block, in the place where it is looked for; undefined where no plan lies in such a one. */
function besidePlan({ snapshot }: Situation, name: string): string | undefined {
  const plan = snapshot.plans.find(({ blocks }) => blocks.includes(name));
  const beside = plan?.file.replace(/PLAN\.md$/, 'SUMMARY.md');
  return beside !== undefined && namedSummary(beside) ? beside : undefined;
}
