import type { MissionOutline, MissionStep } from '../../../core/mission.js';
import type { Figure, GridSnapshot, GridState, PersistenceState, ProseState, SchemaState } from '../snapshot.js';
import { parseBlock } from './blocks.js';
import { currentPhases, type Phase, phasesOf } from './phases.js';
import { stageOf, statusOf } from './status.js';

/** The steps of a mission, and where it stands among them. */
type Course = Omit<MissionOutline, 'stage'>;

/** How far a mission is, in whichever dialect; undefined where nothing tells how many steps it has. */
export function outlineOf({ state }: GridSnapshot): MissionOutline | undefined {
  const course = state && courseOf(state);
  if (!course || !Number.isSafeInteger(course.total) || course.total < 1) return undefined;
  const { current, name, percent, ...others } = course;
  const isThere = Number.isInteger(current) && Number(current) >= 1 && Number(current) <= course.total;
  return {
    ...{ ...others, stage: outlinedStage(state) },
    ...{ current: isThere ? current : undefined, name: isThere ? name : undefined },
    percent: percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined,
  };
}

function outlinedStage(state: GridState): MissionOutline['stage'] {
  const stage = stageOf(state);
  if (stage !== 'over') return stage;
  return statusOf(state)?.isComplete ? 'complete' : 'failed';
}

function courseOf(state: GridState): Course | undefined {
  if (state.dialect === 'schema') return ofSchema(state);
  return state.dialect === 'prose' ? ofProse(state) : ofPersistence(state);
}

function ofSchema(state: SchemaState): Course {
  const { phases, position, progress } = state.data;
  const defined = phasesOf(state);
  const percent = progress?.percent;
  if (defined.length === 0) {
    const { total = 0, current } = phases ?? {};
    return { unit: 'phase', total, current, name: position?.phase_name, percent };
  }
  const completed = new Set(phases?.completed);
  const steps = defined.map((phase) => stepOf(phase, completed));
  const [here] = currentPhases(state);
  return { unit: 'phase', total: steps.length, current: here?.number, name: here?.name ?? here?.id, steps, percent };
}

function stepOf(
  { id, status, blocks, blocks_complete }: Phase,
  completed: ReadonlySet<string | undefined>,
): MissionStep {
  return {
    isComplete: status === 'complete' || (id !== undefined && completed.has(id)),
    blocks: blocks === undefined ? undefined : { complete: blocks_complete ?? 0, total: blocks },
  };
}

/** Blocks are counted through the mission. Where they are named by their phase, nothing tells which of all it is. */
function ofPersistence({ data, plannedBlocks }: PersistenceState): Course {
  const block = data.position?.block;
  const parsed = block === undefined ? undefined : parseBlock(String(block));
  const current = parsed?.isPlain ? parsed.number : undefined;
  const name = data.position?.block_name;
  return { unit: 'block', total: plannedBlocks, current, name, percent: data.progress_percent };
}

function ofProse({ phase, block, percent }: ProseState): Course | undefined {
  if (phase?.total) return courseIn('phase', phase.current, phase.total, phase.name, percent);
  return block?.total && courseIn('block', block.current, block.total, undefined, percent);
}

function courseIn(
  unit: Course['unit'],
  current: Figure,
  total: Figure,
  name: string | undefined,
  percent: Figure | undefined,
): Course {
  return { unit, total: total.value, current: current.value, name, percent: percent?.value };
}
