import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import { parseInstant } from '../../../../text/time.js';
import { type Circumstances, isNew } from './circumstances.js';
import type { Layout } from './phase-layout.js';
import type { Settled } from './settled.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';
import { attribute, type Weighed } from './weigh.js';

/** The fields of `phases`: each phase is as far as where the mission stands says. */
export function settlePhases(
  weighed: Weighed,
  layout: Layout,
  standing: Standing,
  status: SettledStatus,
  circumstances: Circumstances,
): ReadonlyMap<string, Settled> {
  const { phases, isDefined } = layout;
  const source = phases[0]?.source ?? { what: 'no source' };
  const isOver = status.value === 'complete';
  const current = currentNumber(weighed, layout, standing, status);
  const completed = phases.slice(0, isOver ? phases.length : Math.max(0, current - 1)).map(({ id }) => id);
  const definitions = phases.map((phase, index): Data => {
    const { id, name, blocks, said } = phase;
    const isBehind = isOver || index < standing.phase;
    const isBegun = index === standing.phase && status.value !== 'planning';
    const isCurrent = isBegun && (current > 0 || blocks > 0);
    const progress = isBehind ? 'complete' : isCurrent ? 'in_progress' : 'pending';
    const isKept =
      !isBehind && (status.value === 'planning' || (status.value === 'failed' && index === standing.phase));
    const own = (isKept ? keepStatus(said.status, standing.done[index] ?? 0) : undefined) ?? progress;
    const asked = isNew(circumstances) ? stamps : Object.keys(said);
    return mapOf([
      ...[['id', id] as const, ['name', name] as const, ['status', own] as const],
      ...[['blocks', blocks] as const, ['blocks_complete', standing.done[index] ?? 0] as const],
      ...Object.entries(said).filter(([key]) => !known.includes(key)),
      ...asked.filter((key) => stamps.includes(key)).map((key) => [key, stampOf(said[key], key, own)] as const),
    ]);
  });
  const settled = new Map<string, Settled>([
    ['phases.total', attribute(weighed, 'phases.total', phases.length, source)],
    ['phases.current', attribute(weighed, 'phases.current', current, standing.source)],
  ]);
  const ids = attribute(weighed, 'phases.completed', completed, standing.source);
  if (completed.length > 0 || isNew(circumstances) || weighed.all('phases.completed').length > 0) {
    settled.set('phases.completed', ids);
  }
  if (isNew(circumstances) || (isDefined && definitions.length > 0)) {
    settled.set('phases.definitions', attribute(weighed, 'phases.definitions', definitions, source));
  }
  return settled;
}

const stamps = ['started_at', 'completed_at'];
const known = ['id', 'name', 'status', 'blocks', 'blocks_complete', ...stamps];

/** Before a mission is under way, and after it failed, the phase it is at is as the file has it. */
function keepStatus(said: Data | undefined, done: number): Data | undefined {
  return said === 'in_progress' || (said === 'pending' && done === 0) ? said : undefined;
}

/** A moment that has not come yet is none. */
function stampOf(said: Data | undefined, key: string, status: Data): Data {
  const isPast = key === 'started_at' ? status !== 'pending' : status === 'complete';
  const isMoment = typeof said === 'string' && parseInstant(said) !== undefined;
  return isPast && isMoment ? said : null;
}

/** Of a mission that is being planned, the number is free (D29): what the file says stands. */
export function currentNumber(weighed: Weighed, { phases }: Layout, standing: Standing, status: SettledStatus): number {
  if (status.value !== 'planning') return phases.length === 0 ? 1 : standing.phase + 1;
  const said = weighed.said('state', 'phases.current')?.value;
  if (said === 0 || phases.length === 0) return 0;
  return standing.phase + 1;
}
