import { digits } from '../block-files/phase-work.js';
import { textOf } from '../companions/fields.js';
import { type Block, parseBlock, parsePhase } from '../mission/blocks.js';
import type { GridState } from '../snapshot.js';

/** Where a state says that its mission stands. */
export interface Standing {
  readonly phase: string | undefined;
  /** `02-03`, `04`. */
  readonly block: string | undefined;
  /** The same as names of files are read. */
  readonly parsed: Block | undefined;
  /** `02.3`, or the plain number. */
  readonly thread: string | undefined;
  readonly threadTotal: number | undefined;
  /** Whether the last thread is done for sure: as many are complete as the mission has. */
  readonly isLastDone?: boolean;
}

/** The number that a thread ends with: 3 of `02.3`; NaN when there is none. */
export const numberIn = (thread: string | undefined): number =>
  Number(/(\d{1,4})$/.exec(thread ?? '')?.[1] ?? Number.NaN);

/** Reads where a mission stands, from whichever dialect. */
export function standingOf(state: GridState): Standing {
  if (state.dialect === 'prose') {
    const { phase, block } = state;
    return standing(text(phase?.current.value), text(block?.current.value), undefined, undefined);
  }
  const said = (path: string): string | undefined => {
    const node = state.document.node(path);
    const found = node?.kind === 'scalar' ? textOf(node).trim() : '';
    return found === '' ? undefined : found;
  };
  if (state.dialect === 'persistence') {
    const of = (name: string) => said(`position.${name}`) ?? said(name);
    return standing(of('phase'), of('block'), of('thread'), undefined);
  }
  const total = Number(said('position.thread_total') ?? Number.NaN);
  const own = (['phase', 'block', 'thread'] as const).map((name) => said(`position.${name}`));
  const later = (['phase', 'block', 'thread'] as const).map((name) => said(`resume.resume_position.${name}`));
  const [phase, block, thread] = isBeyond(later, own) ? later : own;
  const isOwnBlock = phase === own[0] && block === own[1];
  const id = isOwnBlock ? said('position.block_id') : undefined;
  const name = id ?? (block === undefined ? undefined : inPhase(phase, block));
  const threadTotal = isOwnBlock && Number.isInteger(total) ? total : undefined;
  const [complete, all] = ['threads_complete', 'threads_total'].map((field) => Number(said(`progress.${field}`) ?? 0));
  const isLastDone = threadTotal !== undefined && numberIn(thread) === threadTotal && !!all && complete === all;
  return { ...standing(phase, name, thread, threadTotal), isLastDone };
}

const text = (value: number | undefined) => (value === undefined ? undefined : String(value));

function standing(
  phase: string | undefined,
  block: string | undefined,
  thread: string | undefined,
  threadTotal: number | undefined,
): Standing {
  const number = phase === undefined ? undefined : parsePhase(phase);
  const parsed = block === undefined ? undefined : parseBlock(block, number);
  const label = block !== undefined && /^\d{1,4}$/.test(block) ? digits(Number(block)) : block;
  return { phase, block: label, parsed, thread, threadTotal };
}

const inPhase = (phase: string | undefined, block: string): string =>
  phase !== undefined && /^\d{1,4}$/.test(phase) && /^\d{1,4}$/.test(block)
    ? `${digits(Number(phase))}-${digits(Number(block))}`
    : block;

/** Whether all of a place is said, and it comes after another one: only programs that stop write the former. */
function isBeyond(one: readonly (string | undefined)[], other: readonly (string | undefined)[]): boolean {
  const [a, b] = [one, other].map((place) => place.map(Number));
  if (!a || !b || [...a, ...b].some((number) => !Number.isInteger(number))) return false;
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
}
