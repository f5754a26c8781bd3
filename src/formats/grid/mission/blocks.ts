// How blocks are named (D23): `02-03` is phase and block; a plain `04` counts through the mission or within its phase.

/** A block as one place names it. */
export interface Block {
  /** The phase that the place speaks of, when it says so. */
  readonly phase: number | undefined;
  readonly number: number;
  /** Whether the number stands alone, so that it may count through the mission as well as within the phase. */
  readonly isPlain: boolean;
}

/** A phase of the mission: the numbers it goes by, and how many blocks it has, when that is known. */
export interface BlocksOfPhase {
  readonly numbers: readonly number[];
  readonly blocks: number | undefined;
}

/** A phase whose place among the blocks of the mission is known, as far as it can be counted. */
export interface CountedPhase extends BlocksOfPhase {
  /** The blocks of all phases before; undefined when they cannot be counted. */
  readonly before: number | undefined;
}

/** How the blocks of one mission are counted. */
export interface Numbering {
  readonly phases: readonly CountedPhase[];
  /** The phases that go by a number: a mission may have thousands, and each file asks. */
  readonly byNumber: ReadonlyMap<number, readonly CountedPhase[]>;
  /** Whether plain numbers start again with each phase. */
  readonly restarts: boolean;
}

/**
 * Reads the name of a block: `04`, `02-01`, `block-3`. Undefined when it is none.
 * @param phase the phase that is named beside it; `02-01` names its own
 */
export function parseBlock(text: string, phase?: number): Block | undefined {
  const [, first, second] = /^\s{0,9}(?:block[ _-]?)?(\d{1,4})(?:-(\d{1,4}))?\s{0,9}$/i.exec(text) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined) return { phase, number: Number(first), isPlain: true };
  return { phase: Number(first), number: Number(second), isPlain: false };
}

/** The number that the name of a phase begins with: `02-core`, `phase-2`, `2 of 3`. Undefined for `2.1` and for words. */
export function parsePhase(text: string): number | undefined {
  const digits = /^\s{0,9}(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** By its id and by its place in the list, a number may lead to two phases. More have the same id, which is a fault. */
const mostOfNumber = 4;

/**
 * How the blocks of a mission are counted.
 * @param phases those that are defined, in order
 * @param files the blocks that the names of summaries and plans speak of: these tell whether plain numbers restart
 */
export function numberingOf(phases: readonly BlocksOfPhase[], files: Iterable<Block>): Numbering {
  let before: number | undefined = 0;
  const counted = phases.map((phase) => {
    const start: number | undefined = before;
    before = start === undefined || phase.blocks === undefined ? undefined : start + phase.blocks;
    return { ...phase, before: start };
  });
  const byNumber = new Map<number, CountedPhase[]>();
  for (const phase of counted) {
    for (const number of phase.numbers) {
      const others = byNumber.get(number) ?? [];
      if (others.length < mostOfNumber) byNumber.set(number, [...others, phase]);
    }
  }
  return { phases: counted, byNumber, restarts: restart(files) };
}

/** `01-base/01-SUMMARY.md` and `02-core/01-SUMMARY.md` cannot both count through the mission. */
function restart(files: Iterable<Block>): boolean {
  const phaseOf = new Map<number, number>();
  for (const { phase, number, isPlain } of files) {
    if (!isPlain || phase === undefined) continue;
    if ((phaseOf.get(number) ?? phase) !== phase) return true;
    phaseOf.set(number, phase);
  }
  return false;
}

/**
 * All that a block is called, without leading zeros, the likeliest first: `2-1` in its phase, `3` in the mission. Each
 * reading that may be meant is right; where plain numbers restart, they count within their phase.
 */
export function blockNames({ phase, number, isPlain }: Block, numbering: Numbering): readonly string[] {
  const isOfMission = isPlain && (phase === undefined || !numbering.restarts);
  return [
    ...new Set([
      ...(isOfMission ? namesInMission(number, numbering) : []),
      ...(phase === undefined ? [] : namesInPhase(phase, number, numbering)),
    ]),
  ];
}

function namesInMission(number: number, numbering: Numbering): string[] {
  const phase = phaseOfBlock(number, numbering);
  return [String(number), ...(phase?.numbers ?? []).map((one) => `${one}-${number - (phase?.before ?? 0)}`)];
}

/** The phase that a number leads to which counts through the mission. As far as they are counted, phases are in order. */
export function phaseOfBlock(number: number, { phases }: Numbering): CountedPhase | undefined {
  let low = 0;
  let high = phases.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((phases[middle]?.before ?? number) < number) low = middle + 1;
    else high = middle;
  }
  const phase = phases[low - 1];
  return phase && number <= (phase.before ?? 0) + (phase.blocks ?? 0) ? phase : undefined;
}

function namesInPhase(phase: number, number: number, { byNumber }: Numbering): string[] {
  const others = (byNumber.get(phase) ?? []).flatMap(({ numbers, blocks = 0, before }) => {
    const isHere = number > 0 && number <= blocks && before !== undefined;
    return [...numbers.map((one) => `${one}-${number}`), ...(isHere ? [String(before + number)] : [])];
  });
  return [`${phase}-${number}`, ...others];
}
