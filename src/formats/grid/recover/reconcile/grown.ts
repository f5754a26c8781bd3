import type { BlockClaim } from '../evidence.js';
import { type LaidPhase, type Layout, layoutOf, type NamedBlock, placeOf } from './phase-layout.js';
import type { Weighed } from './weigh.js';

/**
 * The phases with room for what was done in them: a block that is complete, and follows on the last one, was added to the
 * plan, and the file was not told. One that stands far off is left to a person.
 */
export function grown(
  phases: readonly LaidPhase[],
  weighed: Weighed,
  named: readonly NamedBlock[],
): readonly LaidPhase[] {
  if (phases.length === 0) return phases;
  const layout = layoutOf(phases, true, named);
  const outside = weighed.evidence
    .filter(({ kind }) => kind === 'state' || kind === 'version' || kind === 'summary')
    .flatMap(({ kind, blocks }) => blocks.map((claim) => ({ ...claim, kind })))
    .filter((claim) => (claim.is === 'complete' || claim.is === 'skipped') && !placeOf(claim, layout))
    .sort((a, b) => a.block.number - b.block.number);
  const room = phases.map((phase) => ({ ...phase }));
  let beforeLast = phases.slice(0, -1).reduce((sum, { blocks }) => sum + blocks, 0);
  for (const claim of outside) {
    const index = phaseToGrow(claim, layout);
    const phase = index === undefined ? undefined : room[index];
    if (!phase) continue;
    const before = claim.block.isPlain ? beforeLast : 0;
    if (claim.block.number !== before + phase.blocks + 1) continue;
    Object.assign(phase, { blocks: phase.blocks + 1, sure: false, source: claim.source });
    if (index !== phases.length - 1) beforeLast += 1;
  }
  return room;
}

/** A plain number beyond all others counts on in the last phase. */
function phaseToGrow({ block }: BlockClaim, { phases, index }: Layout): number | undefined {
  if (block.isPlain) return phases.length - 1;
  return block.phase === undefined ? undefined : index.ofNumber(block.phase);
}
