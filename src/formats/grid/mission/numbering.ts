import { namedPlan, namedSummary } from '../layout.js';
import type { GridState } from '../snapshot.js';
import { type Block, type BlocksOfPhase, type Numbering, numberingOf } from './blocks.js';
import { phaseNumber, phasesOf } from './phases.js';

/** How a mission counts its blocks, by the phases it defines and by the names of its files. */
export function numberingOfMission(state: GridState | undefined, files: readonly string[]): Numbering {
  const blocks = files.flatMap((file): Block[] => {
    const block = (namedSummary(file) ?? namedPlan(file))?.block;
    return block ? [block] : [];
  });
  return numberingOf(state?.dialect === 'schema' ? definedBlocks(state) : [], blocks);
}

/** A phase goes by its place in the list and by the number of its id. One of 0 blocks is not planned yet. */
function definedBlocks(state: Extract<GridState, { dialect: 'schema' }>): readonly BlocksOfPhase[] {
  return phasesOf(state).map(({ number, id, blocks }) => ({
    numbers: id === undefined ? [number] : [...new Set([phaseNumber(id), number])],
    blocks: blocks || undefined,
  }));
}
