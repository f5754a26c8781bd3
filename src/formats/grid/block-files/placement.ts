import { type Block, blockNames, type Numbering } from '../mission/blocks.js';

// Which block of the mission a name means. A name may be right in several readings (D23); to tell which blocks have a
// summary or a plan, each file must stand for one block.

/** A block by its one name: its number through the mission, where that can be counted, else `phase-number`. */
export type BlockKey = string;

/** Finds the one block that a name means. */
export interface Placement {
  /** The block of a name. */
  keyOf(block: Block): BlockKey;
  /** The block of a number in a phase, by the place of the phase in the list. */
  keyIn(phase: number, number: number): BlockKey;
}

/**
 * How the names of one mission are read.
 * @param named the blocks that names of files speak of: these tell which folders count their blocks from 1
 */
export function placementOf(numbering: Numbering, named: readonly Block[]): Placement {
  const { phases, restarts } = numbering;
  const places = placesOf(numbering);

  const keyIn = (place: number, number: number): BlockKey => {
    const { numbers = [], blocks = 0, before } = phases[place] ?? {};
    const isHere = number >= 1 && number <= blocks && before !== undefined;
    return isHere ? String(before + number) : `${numbers[0]}-${number}`;
  };
  const inPhase = (phase: number, number: number): BlockKey => {
    const place = places.get(phase);
    return place === undefined ? `${phase}-${number}` : keyIn(place, number);
  };
  /** Whether a plain number leads, through the mission, to where it says that it is. */
  const fits = ({ phase = 0, number }: Block): boolean => {
    const { blocks = 0, before } = phases[places.get(phase) ?? -1] ?? {};
    return before !== undefined && number > before && number <= before + blocks;
  };
  const isOwn = ({ phase = 0, number }: Block): boolean => {
    return number >= 1 && number <= (phases[places.get(phase) ?? -1]?.blocks ?? 0);
  };
  const restarted = new Set(named.filter((one) => one.isPlain && !fits(one) && isOwn(one)).map(({ phase }) => phase));

  return {
    keyIn,
    keyOf(block) {
      const { phase, number, isPlain } = block;
      if (phase === undefined) return String(number);
      const isOfPhase = !isPlain || restarts || restarted.has(phase) || (!fits(block) && isOwn(block));
      return isOfPhase ? inPhase(phase, number) : String(number);
    },
  };
}

/** Where the phase of a number stands in the list: by the number of its id, else by its place. */
function placesOf({ phases }: Numbering): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const which of [0, 1]) {
    for (const [place, { numbers }] of phases.entries()) {
      const number = numbers[which];
      if (number !== undefined && !places.has(number)) places.set(number, place);
    }
  }
  return places;
}

/** Whether a mission tells how many blocks each of its phases has, so that every name can be placed. */
export function isCounted({ phases }: Numbering): boolean {
  const last = phases.at(-1);
  return last?.before !== undefined && last.blocks !== undefined;
}

/** Whether two names may mean the same block: each reading of one is held against each of the other (D23). */
export function mayBeSame(one: Block, other: Block, numbering: Numbering): boolean {
  const names = new Set(blockNames(one, numbering));
  if (blockNames(other, numbering).some((name) => names.has(name))) return true;
  return !isCounted(numbering) && (mayBeLater(one, other) || mayBeLater(other, one));
}

/**
 * Whether a number may count through the mission, and another one within its phase, where nobody knows how many blocks
 * the phases before it have: at least one each.
 */
function mayBeLater(inMission: Block, { phase = 1, number, isPlain }: Block): boolean {
  const isAlike = isPlain && inMission.phase === phase;
  return inMission.isPlain && !isAlike && phase > 1 && inMission.number - number >= phase - 1;
}
