import { parseBlock, parsePhase } from '../mission/blocks.js';
import { isUnderWay as isUnderWayIn, statusOf } from '../mission/status.js';
import type { PersistenceState } from '../snapshot.js';
import type { KeptFiles } from './kept-files.js';
import { digits, type MissionWork, mostBlocks, type PhaseWork, type WorkBlock } from './phase-work.js';

/**
 * The work of a mission in the persistence dialect. It says only where it stands: the blocks before are complete, and
 * how many are still to come, its plans alone tell. So a plan can be missing only where a later one is there. Undefined
 * when they are too many.
 */
export function persistenceWork(state: PersistenceState, kept: KeptFiles): MissionWork | undefined {
  const { position, block } = state.data;
  const field = position?.block === undefined && block !== undefined ? 'block' : 'position.block';
  const phase = position?.phase === undefined ? undefined : parsePhase(String(position.phase));
  const stands = parseBlock(String(position?.block ?? block ?? ''), phase);
  const status = statusOf(state);
  const isUnderWay = isUnderWayIn(status?.stage);
  if (!stands) return { phases: [], isUnderWay };

  const isByPhase = stands.phase !== undefined && (!stands.isPlain || kept.isByPhase);
  const prefix = isByPhase ? stands.phase : undefined;
  const lasts = lastPlans(kept);
  const last = lasts.get(prefix) ?? 0;
  const here = { at: state.at(field), says: `the mission stands at block ${labelOf(prefix, stands.number)}` };
  const complete = Math.max(0, stands.number - 1, status?.isComplete ? last : 0);
  // Where the mission stands at a block behind the last plan, it may just be over.
  const isKnown = last >= stands.number || kept.planned.size === 0;
  const own: PhaseWork = {
    when: 'current',
    numbers: prefix === undefined ? [] : [prefix],
    claim: here,
    complete: { count: complete, ...here },
    blocks: blocksOf(prefix, Math.max(complete, last, isKnown ? stands.number : 0)),
    isNamed: true,
  };
  const later = prefix === undefined ? [] : [...lasts].filter(([phase = 0]) => phase > prefix);
  const total = later.reduce((sum, [, length]) => sum + length, own.blocks.length);
  if (total > mostBlocks) return undefined;
  return { phases: [own, ...later.map(([phase, length]) => laterPhase(phase, length, here))], isUnderWay };
}

function laterPhase(phase: number | undefined, last: number, { at }: PhaseWork['claim']): PhaseWork {
  return {
    when: 'later',
    numbers: phase === undefined ? [] : [phase],
    claim: { at, says: `phase ${phase} has a plan for block ${labelOf(phase, last)}` },
    complete: { count: 0, at, says: '' },
    blocks: blocksOf(phase, last),
    isNamed: true,
  };
}

function labelOf(phase: number | undefined, number: number): string {
  return phase === undefined ? digits(number) : `${digits(phase)}-${digits(number)}`;
}

function blocksOf(phase: number | undefined, length: number): WorkBlock[] {
  return Array.from({ length }, (_, index) => {
    const number = index + 1;
    return { key: phase === undefined ? String(number) : `${phase}-${number}`, label: labelOf(phase, number) };
  });
}

/** The last number that the plans of each phase have, and those that count through the mission. */
function lastPlans({ planned }: KeptFiles): ReadonlyMap<number | undefined, number> {
  const lasts = new Map<number | undefined, number>();
  for (const key of planned) {
    const parts = key.split('-').map(Number);
    const phase = parts.length > 1 ? parts[0] : undefined;
    lasts.set(phase, Math.max(lasts.get(phase) ?? 0, parts.at(-1) ?? 0));
  }
  return new Map([...lasts].sort(([a = 0], [b = 0]) => a - b));
}
