import { createHash } from 'node:crypto';
import { annotated, type Value, yamlLines } from './notation.js';
import { blockList, blocksOf, type Plan, type PlannedBlock, type Status, two } from './plan.js';

/** A mission at one of its versions. */
export interface Moment {
  readonly done: number;
  readonly status: Status;
  /** When STATE.md was updated, in ms since 1970. */
  readonly time: number;
  readonly isLast: boolean;
}

const minute = 60_000;

/** When a block was complete; 0: when the first was begun. */
export const doneAt = ({ start }: Plan, block: number): number => start + (10 + 30 * block) * minute;

/** All versions of STATE.md, in order. */
export function momentsOf(plan: Plan): readonly Moment[] {
  return plan.steps.map((done, index) => {
    const isLast = index === plan.steps.length - 1;
    const before = index === 0 ? 'planning' : 'in_progress';
    const time = doneAt(plan, done) + (5 + index) * minute;
    return { done, status: isLast ? plan.status : before, time, isLast };
  });
}

export const stamp = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');
const compact = (ms: number): string => stamp(ms).replaceAll(/[-:]/g, '');
const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The name of the commit that completed a block. */
export const blockCommit = (plan: Plan, block: number): string => hashOf(`${plan.slug}:${plan.start}:block:${block}`);
/** The name of the commit of a version. */
export const versionCommit = (plan: Plan, index: number): string =>
  hashOf(`${plan.slug}:${plan.start}:version:${index}`);

/** The file that a block leaves behind. */
export const fileOf = (block: number): string => `src/block-${two(block)}.ts`;

/** The block that a mission is at: the first that is not complete, else the last. Undefined where there is none. */
export function currentBlock(plan: Plan, done: number): PlannedBlock | undefined {
  const all = blockList(plan);
  return all[Math.min(done, all.length - 1)];
}

/** The number of the current phase. */
function currentPhase(plan: Plan, { done, status }: Moment): number {
  return status === 'complete' ? plan.phases.length : (currentBlock(plan, done)?.phase ?? 1);
}

/** What the front matter says, in the schema dialect. */
export function stateData(plan: Plan, moment: Moment): Readonly<Record<string, Value>> {
  const { done, status, time } = moment;
  const total = blocksOf(plan);
  const isEmpty = total === 0;
  const current = currentPhase(plan, moment);
  const block = currentBlock(plan, done);
  const phase = plan.phases[current - 1];
  const isHere = block?.phase === current;
  const number = isHere ? block.number : 1;
  const { ids, definitions } = phaseData(plan, moment, current);
  const place = { phase: current, block: number, thread: 2 };
  const isRunning = status === 'in_progress' && done < total;
  return {
    version: '1.0',
    session_id: `sess-${compact(plan.start)}-${hashOf(plan.slug).slice(0, 6)}`,
    mission_id: `mission-${compact(plan.start)}-${plan.slug}`,
    cluster: plan.name,
    created_at: stamp(plan.start),
    updated_at: stamp(time),
    status,
    mode: plan.mode,
    phases: { total: plan.phases.length, current, completed: ids, definitions },
    position: {
      phase: current,
      phase_id: phase?.id ?? '',
      phase_name: phase?.name ?? '',
      block: number,
      ...(isHere && { block_id: `${two(current)}-${two(number)}`, block_name: block.name }),
      wave: 1,
      thread: 2,
      thread_total: 4,
    },
    progress: {
      blocks_complete: done,
      blocks_total: total,
      threads_complete: 4 * done,
      threads_total: 4 * total,
      percent: isEmpty ? 0 : Math.round((1000 * done) / total) / 10,
    },
    agents: {
      active: isRunning && block ? [activeAgent(plan, block, time)] : [],
      completed: finishedAgents(plan, done),
    },
    persistent: {
      decisions: decisions(plan, done),
      artifacts: artifacts(plan, done),
      tech_stack: { runtime: 'node-24' },
    },
    resume: {
      checkpoint_file: status === 'blocked' ? '.grid/CHECKPOINT.md' : null,
      last_agent: 'mc',
      last_commit: done > 0 ? blockCommit(plan, done).slice(0, 7) : null,
      can_resume: status !== 'complete' && status !== 'failed',
      resume_position: place,
    },
    budget: { total_cost_usd: 1.5 + done, session_cost_usd: 0.5, spawns_this_session: done + 1 },
    warnings: [],
    blockers: [],
    energy: 8500,
  };
}

function phaseData(plan: Plan, { done, status, time }: Moment, current: number) {
  let before = 0;
  let last = doneAt(plan, 0);
  const definitions = plan.phases.map(({ id, name, blocks }, index) => {
    const complete = Math.min(blocks, Math.max(0, done - before));
    before += blocks;
    const isOver = index + 1 < current || status === 'complete';
    const isOpen = index + 1 === current && status !== 'planning' && !isOver;
    const started = last;
    if (isOver) last = Math.min(time, doneAt(plan, Math.min(done, before)));
    return {
      ...{ id, name, status: isOver ? 'complete' : isOpen ? 'in_progress' : 'pending' },
      ...{ blocks, blocks_complete: complete },
      started_at: isOver || isOpen ? stamp(started) : null,
      completed_at: isOver ? stamp(last) : null,
    };
  });
  return { definitions, ids: definitions.flatMap(({ id, status: how }) => (how === 'complete' ? [id] : [])) };
}

function activeAgent(plan: Plan, block: PlannedBlock, time: number): Value {
  return {
    id: `executor-${String(block.inMission).padStart(3, '0')}`,
    type: 'executor',
    spawned_at: stamp(time - 4 * minute),
    task: `Building ${block.name}`,
    phase: plan.phases[block.phase - 1]?.id ?? '',
    block: `${two(block.phase)}-${two(block.number)}`,
    last_heartbeat: stamp(time - minute),
  };
}

const upTo = (most: number, done: number) => Array.from({ length: Math.min(most, done) }, (_, index) => index + 1);
const three = (number: number) => String(number).padStart(3, '0');

function finishedAgents({ finished }: Plan, done: number): readonly Value[] {
  return upTo(finished, done).map((number) => ({
    ...{ id: `planner-${three(number)}`, type: 'planner', result: 'success', duration_seconds: 40 + number },
  }));
}

function phaseOf(plan: Plan, block: number): string {
  return plan.phases[(blockList(plan)[block - 1]?.phase ?? 1) - 1]?.id ?? '';
}

function decisions(plan: Plan, done: number): readonly Value[] {
  return upTo(plan.decisions, done).map((number) => ({
    id: `dec-${three(number)}`,
    decision: `Decision ${number}: amounts are kept in grams`,
    phase_decided: phaseOf(plan, number),
    affects_phases: [...new Set([phaseOf(plan, number), plan.phases.at(-1)?.id ?? ''])],
    rationale: `Reason ${number}: one unit to convert from`,
  }));
}

function artifacts(plan: Plan, done: number): readonly Value[] {
  return upTo(plan.artifacts, done).map((number) => ({
    id: `art-${three(number)}`,
    type: 'component',
    path: fileOf(number),
    created_phase: phaseOf(plan, number),
    used_by_phases: [phaseOf(plan, number)],
  }));
}

/** The lines of the front matter without its fences. */
export function frontMatter(plan: Plan, moment: Moment): readonly string[] {
  return annotated(yamlLines(stateData(plan, moment), plan.notation), plan.notation);
}
