import { count } from '../../../text/words.js';
import type { Block, Numbering } from '../mission/blocks.js';
import { isPlanning } from '../mission/phases.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { isCounted } from './placement.js';

/** Why the mission has no such block; undefined when it may have one. While it is planned, nobody knows what it has. */
export function whyNoBlock(block: Block, { state, numbering }: GridSnapshot): string | undefined {
  if (block.number < 1) return 'blocks count from 1';
  if (!state || (state.dialect === 'schema' && isPlanning(state))) return undefined;
  const phase = whyNoPhase(block.phase, state, numbering);
  if (phase) return phase;
  const { blocks, total } = { blocks: blocksOfPhase(block.phase, numbering), total: blocksOfMission(state, numbering) };
  const isOfPhase = blocks !== undefined && block.number <= blocks;
  if (!block.isPlain) {
    return isOfPhase || blocks === undefined ? undefined : `phase ${block.phase} has ${count(blocks, 'block')}`;
  }
  return isOfPhase || total === undefined || block.number <= total
    ? undefined
    : `the mission has ${count(total, 'block')}`;
}

function whyNoPhase(phase: number | undefined, state: GridState, { phases, byNumber }: Numbering): string | undefined {
  if (phase === undefined) return undefined;
  if (state.dialect === 'schema') {
    const isDefined = phases.length === 0 || byNumber.has(phase);
    return isDefined ? undefined : `phases.definitions defines no phase ${phase}`;
  }
  const total = state.dialect === 'prose' ? state.phase?.total?.value : undefined;
  return total === undefined || phase <= total ? undefined : `the mission has ${count(total, 'phase')}`;
}

/** Where two phases go by one number, the longer one counts. */
function blocksOfPhase(phase: number | undefined, { byNumber }: Numbering): number | undefined {
  const found = (phase === undefined ? undefined : byNumber.get(phase)) ?? [];
  const counted = found.flatMap(({ blocks }) => blocks ?? []);
  return counted.length > 0 && counted.length === found.length ? Math.max(...counted) : undefined;
}

/** Undefined when it is not known: a phase that is not planned yet may have any number. */
function blocksOfMission(state: GridState, numbering: Numbering): number | undefined {
  const { phases } = numbering;
  const last = phases.at(-1);
  const counted = isCounted(numbering) ? (last?.before ?? 0) + (last?.blocks ?? 0) : undefined;
  const said =
    state.dialect === 'schema'
      ? state.data.progress?.blocks_total
      : state.dialect === 'prose'
        ? state.block?.total?.value
        : undefined;
  if (phases.length > 0 && counted === undefined) return undefined;
  return counted === undefined && !said ? undefined : Math.max(counted ?? 0, said ?? 0);
}

/** How messages name a block: `02-03`, `04`. */
export function nameOfBlock({ phase, number, isPlain }: Block): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return isPlain ? two(number) : `${two(phase ?? 0)}-${two(number)}`;
}
