import { namedPlan, namedSummary } from '../layout.js';
import type { GridState, ProseState } from '../snapshot.js';
import { type Block, type BlocksOfPhase, type Numbering, numberingOf } from './blocks.js';
import { phaseNumber, phasesOf } from './phases.js';

/** How a mission counts its blocks, by the phases it defines and by the names of its files. */
export function numberingOfMission(state: GridState | undefined, files: readonly string[]): Numbering {
  const blocks = files.flatMap((file): Block[] => {
    const block = (namedSummary(file) ?? namedPlan(file))?.block;
    return block ? [block] : [];
  });
  return numberingOf(phasesIn(state), blocks);
}

function phasesIn(state: GridState | undefined): readonly BlocksOfPhase[] {
  if (state?.dialect === 'schema') return definedBlocks(state);
  return state?.dialect === 'prose' ? tickedBlocks(state) : [];
}

/** A phase goes by its place in the list and by the number of its id. One of 0 blocks is not planned yet. */
function definedBlocks(state: Extract<GridState, { dialect: 'schema' }>): readonly BlocksOfPhase[] {
  return phasesOf(state).map(({ number, id, blocks }) => ({
    numbers: id === undefined ? [number] : [...new Set([phaseNumber(id), number])],
    blocks: blocks || undefined,
  }));
}

/**
 * A body may list its blocks below their phases. That tells how many there are only when none is left out: the phases
 * count from 1, and the blocks do so in each phase or through the mission. Else nothing is known.
 */
function tickedBlocks({ ticks }: ProseState): readonly BlocksOfPhase[] {
  const byPhase = new Map<number | undefined, Set<number>>();
  for (const { phase, block } of ticks) byPhase.set(phase, (byPhase.get(phase) ?? new Set()).add(block));
  const phases = [...byPhase].map(([phase, blocks]) => ({ phase, blocks: [...blocks] }));
  const isInOrder = phases.every(({ phase }, index) => phase === index + 1);
  const isByPhase = phases.every(({ blocks }) => isRun(blocks));
  if (!isInOrder || !(isByPhase || isRun(phases.flatMap(({ blocks }) => blocks)))) return [];
  return phases.map(({ phase = 0, blocks }) => ({ numbers: [phase], blocks: blocks.length }));
}

/** Whether numbers count from 1, in order. */
function isRun(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number === index + 1);
}
