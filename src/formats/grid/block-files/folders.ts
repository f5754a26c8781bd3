import { namedSummary } from '../layout.js';
import { type Block, type Numbering, parsePhase, phaseOfBlock } from '../mission/blocks.js';

/** A SUMMARY in the folder of another phase than that of the block in its name. */
export interface WrongFolder {
  readonly folder: string;
  readonly block: Block;
  /** The phase of the block. */
  readonly phase: number;
}

/** Holds the name of a SUMMARY against the folder that it lies in. Undefined where the two may agree. */
export function wrongFolder(file: string, numbering: Numbering): WrongFolder | undefined {
  const { block, phase: folder = '' } = namedSummary(file) ?? {};
  const own = parsePhase(folder);
  const phase = block && own !== undefined ? phaseOfName(block, own, numbering) : undefined;
  if (!block || own === undefined || phase === undefined || isSamePhase(phase, own, numbering)) return undefined;
  return { folder, block, phase };
}

/** The phase that a name leads to; undefined for a plain number that its folder may count by itself. */
function phaseOfName({ phase, number, isPlain }: Block, folder: number, numbering: Numbering): number | undefined {
  if (!isPlain) return phase;
  const own = numbering.byNumber.get(folder) ?? [];
  const isElsewhere = own.length > 0 && own.every(({ blocks = 0 }) => blocks > 0 && number > blocks);
  return isElsewhere && !numbering.restarts ? phaseOfBlock(number, numbering)?.numbers[0] : undefined;
}

/** Whether two numbers mean one phase: by its id and by its place in the list, it may go by both. */
export function isSamePhase(one: number, other: number, { byNumber }: Numbering): boolean {
  return one === other || (byNumber.get(one) ?? []).some(({ numbers }) => numbers.includes(other));
}
