import { annotated, yamlLines } from './notation.js';
import { blockList, blocksOf, type Plan, type Status, two } from './plan.js';
import { currentBlock, type Moment, stamp } from './state.js';

// STATE.md as the older dialects have it (D2).

const words: Readonly<Record<Status, string>> = {
  planning: 'initialized',
  in_progress: 'active',
  blocked: 'checkpoint',
  complete: 'completed',
  failed: 'failed',
};

const percentOf = (plan: Plan, done: number): number => Math.round((1000 * done) / blocksOf(plan)) / 10;

/** The persistence dialect: fenced, or YAML from end to end where the mission has no body. */
export function persistenceText(plan: Plan, moment: Moment): string {
  const block = currentBlock(plan, moment.done);
  const data = {
    cluster: plan.name,
    status: words[moment.status],
    position: { phase: block?.phase ?? 1, block: block?.inMission ?? 1, wave: 1, thread: 1 },
    progress_percent: Math.round(percentOf(plan, moment.done)),
    created_at: stamp(plan.start),
    updated_at: stamp(moment.time),
  };
  const yaml = annotated(yamlLines(data, plan.notation), plan.notation).join('\n');
  if (plan.notation.body === 'none') return `${yaml}\n`;
  return `---\n${yaml}\n---\n\n# Notes\n\nThe stove is hot.\n`;
}

/** The prose dialect. */
export function proseText(plan: Plan, { done, status, time }: Moment): string {
  const total = blocksOf(plan);
  const at = Math.max(1, done);
  // It stands at the block that was done last.
  const block = blockList(plan)[at - 1];
  const percent = percentOf(plan, done);
  const filled = Math.round((done / total) * 10);
  const position = `Phase: ${block?.phase ?? 1} of ${plan.phases.length} (${plan.phases[(block?.phase ?? 1) - 1]?.name})
Block: ${two(at)} of ${two(total)}
Status: ${status === 'complete' ? 'Complete' : done === 0 ? 'Not started' : 'Block complete'}
Last activity: ${stamp(time).slice(0, 10)} - Completed ${two(at)}-PLAN.md

Progress: [${'█'.repeat(filled)}${'░'.repeat(10 - filled)}] ${percent}%`;
  return `# Grid State - ${plan.slug}

## Current Position
${position}

## Session Continuity
Last session: ${stamp(time).slice(0, 16).replace('T', ' ')}
Stopped at: Completed Block ${two(at)}
Resume file: None

## Block Status
${plan.phases.map((_, index) => phaseLines(plan, index + 1, done)).join('')}`;
}

function phaseLines(plan: Plan, phase: number, done: number): string {
  const blocks = blockList(plan).filter((block) => block.phase === phase);
  const range = `Blocks ${two(blocks[0]?.inMission ?? 0)}-${two(blocks.at(-1)?.inMission ?? 0)}`;
  const lines = blocks.map(({ inMission, name }) =>
    inMission <= done ? `- ✅ Block ${two(inMission)}: ${name} - COMPLETE` : `- ⏳ Block ${two(inMission)}: ${name}`,
  );
  return `\n### Phase ${phase}: ${plan.phases[phase - 1]?.name} (${range})\n${lines.join('\n')}\n`;
}
