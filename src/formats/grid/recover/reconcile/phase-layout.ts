import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { type Placement, placementOf } from '../../block-files/placement.js';
import { type Block, type CountedPhase, type Numbering, numberingOf, phaseOfBlock } from '../../mission/blocks.js';
import { phaseNumber } from '../../mission/phases.js';
import type { EvidenceKind } from '../evidence.js';

/** A phase of the mission as the recovered file will have it. */
export interface LaidPhase {
  readonly id: string;
  readonly name: string;
  /** 0 where nobody knows how many there are. */
  readonly blocks: number;
  /** Its definition as a STATE.md has it. */
  readonly said: { readonly [key: string]: Data };
  /** Who says its id and its name; undefined where they were worked out. */
  readonly namedBy: Source | undefined;
  /** Whether some source says how many blocks it has; else that was worked out. */
  readonly isCounted: boolean;
  /** Who says how many blocks it has. */
  readonly source: Source;
  /** Whether some source says all of it. */
  readonly sure: boolean;
  /** What speaks against the number of blocks that its definition says: a sentence. */
  readonly outvoted?: string;
}

/** The phases of the mission, and how its blocks are named. */
export interface Layout {
  readonly phases: readonly LaidPhase[];
  /** Whether the file lists its phases; else only their number is known. */
  readonly isDefined: boolean;
  /** Whether its files and lists number the blocks through the mission. */
  readonly isPlain: boolean;
  /** The kinds of sources whose plain numbers count through the mission, whatever phase some of them stand in. */
  readonly through: ReadonlySet<EvidenceKind>;
  readonly numbering: Numbering;
  readonly placement: Placement;
  readonly index: PhaseIndex;
  /** The index of each phase of the numbering. */
  readonly counted: ReadonlyMap<CountedPhase, number>;
  /** The first phase whose blocks nobody has counted, where all before it are: plain numbers beyond lead there. */
  readonly open: number | undefined;
}

/** Finds phases: there may be thousands, and each block asks. */
export interface PhaseIndex {
  /** The index of the phase of a number: by its place in the list, else by its id. */
  ofNumber(number: number): number | undefined;
  ofId(id: unknown): number | undefined;
}

/** A block by its place: the index of its phase, and its number there. */
export interface Place {
  readonly phase: number;
  readonly block: number;
}

/** A block that a source speaks of. */
export interface NamedBlock {
  readonly kind: EvidenceKind;
  readonly block: Block;
}

/** @param named the blocks that files and lists speak of: these tell whether plain numbers restart in each phase */
export function layoutOf(phases: readonly LaidPhase[], isDefined: boolean, named: readonly NamedBlock[]): Layout {
  const counted = phases.map(({ id, blocks }, index) => ({
    numbers: [...new Set([phaseNumber(id), index + 1])],
    blocks: blocks || undefined,
  }));
  const blocks = named.map(({ block }) => block);
  const numbering = numberingOf(counted, blocks);
  const index = phaseIndexOf(phases);
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  const of = (kind: EvidenceKind) => named.flatMap((one) => (one.kind === kind ? [one.block] : []));
  const through = new Set(kinds.filter((kind) => countsThrough(of(kind), index, numbering)));
  const isPlain = phases.length < 2 || (named.length > 0 && blocks.every((block) => block.isPlain));
  return {
    ...{ phases, isDefined, through, numbering, placement: placementOf(numbering, blocks), index },
    counted: new Map(numbering.phases.map((phase, at) => [phase, at])),
    open: openIn(numbering),
    isPlain: isPlain && (!numbering.restarts || kinds.every((kind) => through.has(kind))),
  };
}

/** A line may have slipped into another phase: which way plain numbers count, most of those after the first phase tell. */
function countsThrough(named: readonly Block[], { ofNumber }: PhaseIndex, numbering: Numbering): boolean {
  let through = 0;
  let own = 0;
  for (const { phase, number, isPlain } of named) {
    const index = phase === undefined || !isPlain ? 0 : (ofNumber(phase) ?? 0);
    const { before, blocks = 0 } = numbering.phases[index] ?? {};
    if (index === 0 || before === undefined) continue;
    if (number > before && number <= before + blocks) through += 1;
    if (number >= 1 && number <= blocks) own += 1;
  }
  return through > own;
}

/** Where a block stands; undefined for one outside of the phases, or where they are not counted. */
export function placeOf(
  { kind, block: named }: NamedBlock,
  { phases, numbering, placement, through, index: { ofNumber }, counted, open }: Layout,
): Place | undefined {
  const block = named.isPlain && through.has(kind) ? { ...named, phase: undefined } : named;
  const key = placement.keyOf(block);
  const [first = '', second] = key.split('-');
  if (second !== undefined) {
    const phase = ofNumber(Number(first));
    const isHere = phase !== undefined && isWithin(Number(second), phases[phase]);
    return isHere ? { phase, block: Number(second) } : undefined;
  }
  const phase = phaseOfBlock(Number(first), numbering);
  const index = phase ? counted.get(phase) : open;
  if (index === undefined) return undefined;
  const before = numbering.phases[index]?.before;
  const number = before === undefined ? 0 : Number(first) - before;
  return number >= 1 && isWithin(number, phases[index]) ? { phase: index, block: number } : undefined;
}

/** Of phases with one id or one number, the first is found. */
export function phaseIndexOf(phases: readonly Pick<LaidPhase, 'id'>[]): PhaseIndex {
  const byNumber = new Map<number, number>();
  const byId = new Map<unknown, number>();
  for (const [index, { id }] of phases.entries()) {
    const number = phaseNumber(id);
    if (!byNumber.has(number)) byNumber.set(number, index);
    if (!byId.has(id)) byId.set(id, index);
  }
  return {
    ofNumber: (number) => {
      return Number.isInteger(number) && number >= 1 && number <= phases.length ? number - 1 : byNumber.get(number);
    },
    ofId: (id) => byId.get(id),
  };
}

/** How messages and overviews name a block: as the files of the mission do, where that can be counted. */
export function blockName({ phase, block }: Place, { numbering, phases, isPlain }: Layout): string {
  const before = isPlain ? numbering.phases[phase]?.before : undefined;
  return before === undefined ? blockId({ phase, block }, phases) : twoDigits(before + block);
}

/** `02-03`, by the number of the id of the phase. */
export function blockId({ phase, block }: Place, phases: readonly Pick<LaidPhase, 'id'>[]): string {
  return `${phases[phase]?.id.slice(0, 2) ?? twoDigits(phase + 1)}-${twoDigits(block)}`;
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function openIn({ phases }: Numbering): number | undefined {
  const index = phases.findIndex(({ blocks, before }) => blocks === undefined && before !== undefined);
  return index < 0 ? undefined : index;
}

/** A phase of 0 blocks is not planned yet: it may have any. */
function isWithin(block: number, phase: LaidPhase | undefined): boolean {
  return phase !== undefined && block >= 1 && (phase.blocks === 0 || block <= phase.blocks);
}
