import type { BlockKey } from '../block-files/placement.js';
import type { Numbering } from '../mission/blocks.js';

/** Tells which of two blocks comes first, by their one name; negative for the first. What names no block comes last. */
export type BlockOrder = (one: BlockKey | undefined, other: BlockKey | undefined) => number;

type Place = readonly [phase: number, block: number];

/** The order of the blocks of one mission: by phase, and in the phase, whether a name counts there or through all. */
export function orderOf({ phases }: Numbering): BlockOrder {
  const places = new Map<BlockKey, Place>(); // a mission may have thousands of phases, and of plans
  const placeOf = (key: BlockKey): Place => {
    const place = places.get(key) ?? placeIn(key);
    places.set(key, place);
    return place;
  };
  const placeIn = (key: BlockKey): Place => {
    const [first = 0, second] = key.split('-').map(Number);
    if (second !== undefined) return [first, second];
    const phase = phases.find(
      ({ before, blocks }) => before !== undefined && first > before && first <= before + (blocks ?? 0),
    );
    return [phase?.numbers[0] ?? 0, first - (phase?.before ?? 0)];
  };
  return (one, other) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const [[phase, block], [otherPhase, otherBlock]] = [placeOf(one), placeOf(other)];
    return phase - otherPhase || block - otherBlock;
  };
}
