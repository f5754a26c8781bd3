import type { Source } from '../../../../core/recovery.js';
import { some } from '../../../../text/words.js';
import { nameOfBlock } from '../../block-files/bounds.js';
import type { BlockClaim, EvidenceKind } from '../evidence.js';
import { sourceName } from '../source-name.js';
import { blockName, type Layout, type Place, placeOf } from './phase-layout.js';
import type { Weighed } from './weigh.js';

/** A block that some source says is complete, or was skipped (D33). */
export interface CompleteBlock extends Place {
  readonly kind: EvidenceKind;
  readonly source: Source;
  readonly sure: boolean;
}

export interface CompleteBlocks {
  /** Each once, by its strongest source, in the order of the mission. */
  readonly blocks: readonly CompleteBlock[];
  /** How many complete blocks have no place in the phases, since these are not listed. */
  readonly unplaced: number;
  readonly notes: readonly string[];
}

/** Sources that count only where the present file does not say itself how much is done: they may be mistaken. */
const doubtful: readonly EvidenceKind[] = ['commit', 'plan', 'scratchpad', 'warmth'];
const mostNamed = 5;

/** The blocks that are complete by any source. What was completed never becomes less. */
export function completeBlocks(weighed: Weighed, layout: Layout): CompleteBlocks {
  const isCounted = weighed.said('state', 'progress.blocks_complete')?.sure ?? false;
  const found = new Map<string, CompleteBlock>();
  const outside = new Map<string, BlockClaim>();
  for (const { kind, blocks } of weighed.evidence) {
    const open = openIn(kind, blocks, layout);
    for (const claim of blocks) {
      if (claim.is !== 'complete' && claim.is !== 'skipped') continue;
      if (!claim.sure && isCounted && doubtful.includes(kind)) continue;
      const place = placeOf({ kind, block: claim.block }, layout);
      const key = place ? keyOf(place) : layout.placement.keyOf(claim.block);
      if (!claim.sure && open.has(key)) continue;
      if (!place) outside.set(key, outside.get(key) ?? claim);
      else if (!found.has(key) || (claim.sure && !found.get(key)?.sure)) {
        found.set(key, { ...place, kind, source: claim.source, sure: claim.sure });
      }
    }
  }
  const blocks = [...found.values()].sort((a, b) => a.phase - b.phase || a.block - b.block);
  const unsure = inferredNote(blocks, layout);
  return layout.isDefined
    ? { blocks, unplaced: 0, notes: [...unsure, ...outsideNote([...outside.values()])] }
    : { blocks, unplaced: outside.size, notes: unsure };
}

const keyOf = ({ phase, block }: Place): string => `${phase}-${block}`;

/** The blocks that a source says plainly are not complete: against that, what was worked out from it is nothing. */
function openIn(kind: EvidenceKind, blocks: readonly BlockClaim[], layout: Layout): ReadonlySet<string> {
  const open = blocks.filter(({ is, sure }) => sure && (is === 'planned' || is === 'begun'));
  return new Set(
    open.map(({ block }) => placeOf({ kind, block }, layout)).flatMap((place) => (place ? [keyOf(place)] : [])),
  );
}

function inferredNote(blocks: readonly CompleteBlock[], layout: Layout): readonly string[] {
  const unsure = blocks.filter(({ sure }) => !sure);
  if (unsure.length === 0) return [];
  const names = some(
    unsure.map((one) => `${blockName(one, layout)} (by ${sourceName(one.source)})`),
    mostNamed,
  );
  return unsure.length === 1
    ? [`block ${names} is inferred to be complete: check that it is`]
    : [`blocks ${names} are inferred to be complete: check that they are`];
}

/** Blocks that the phases have no room for. */
function outsideNote(claims: readonly BlockClaim[]): readonly string[] {
  if (claims.length === 0) return [];
  const names = some(
    claims.map(({ block, source }) => `${nameOfBlock(block)} (by ${sourceName(source)})`),
    mostNamed,
  );
  return claims.length === 1
    ? [`block ${names} is complete, but no phase has such a block, so it is not counted: add it to its phase`]
    : [`blocks ${names} are complete, but no phase has such blocks, so they are not counted: add them to their phases`];
}
