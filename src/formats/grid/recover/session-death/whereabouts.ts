import type { DataMap, Scalar } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { textOf } from '../../companions/fields.js';
import { type Block, blockNames, parseBlock, parsePhase } from '../../mission/blocks.js';
import type { GridSnapshot, PersistenceState, SchemaState } from '../../snapshot.js';
import { sourceAt } from '../sources/gathering.js';
import { oneLine } from './fitting.js';

type State = SchemaState | PersistenceState;

/** A value of STATE.md, and where it stands. */
export interface Stated {
  readonly value: Scalar;
  readonly source: Source;
}

/** Where the session stood, as STATE.md says it. */
export interface Whereabouts {
  readonly cluster: Stated | undefined;
  /** The fields of the position that are there, by their names. */
  readonly position: ReadonlyMap<string, Stated>;
  /** All that the current block is called (D23): `2-3`, `5`. Empty when nothing tells which it is. */
  readonly blocks: readonly string[];
  /** The number of the current thread, and how many there are in its wave. */
  readonly thread: number | undefined;
  readonly threads: number | undefined;
}

const fields = [
  ...['phase', 'phase_id', 'phase_name', 'block', 'block_id', 'block_name'],
  ...['wave', 'wave_name', 'thread', 'thread_name', 'thread_total'],
];
/** Those that the older dialect may have outside of the position (D28). */
const outside = new Set(['block', 'wave', 'thread']);

/** A name may be as long as the file; as it is written here, ten times as long. */
const longest = 300;

/** Where the mission stands by its state. */
export function whereaboutsOf(state: State, { numbering }: GridSnapshot): Whereabouts {
  const position = new Map<string, Stated>();
  for (const field of fields) {
    const isElsewhere = state.dialect === 'persistence' && outside.has(field);
    const stated = statedIn(state, `position.${field}`) ?? (isElsewhere ? statedIn(state, field) : undefined);
    if (stated) position.set(field, stated);
  }
  const said = (field: string): string => String(position.get(field)?.value ?? '');
  const block = blockOf(state, said);
  const total = Number(said('thread_total'));
  return {
    cluster: statedIn(state, 'cluster'),
    position,
    blocks: block ? blockNames(block, numbering) : [],
    thread: numberIn(said('thread')),
    threads: total > 0 ? total : undefined,
  };
}

/** In the schema dialect, a block counts within its phase; in the older one through the mission, unless it says more. */
function blockOf({ dialect }: State, said: (field: string) => string): Block | undefined {
  const phase = parsePhase(said('phase'));
  const block = parseBlock(said('block'), phase);
  if (!block || dialect === 'persistence' || phase === undefined) return block;
  return { ...block, isPlain: false };
}

function statedIn(state: State, path: string): Stated | undefined {
  const node = state.document.node(path);
  let value: unknown = state.data;
  for (const key of path.split('.')) value = (value as DataMap | undefined)?.[key];
  if (node?.kind !== 'scalar' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  // `02.10` loads as the number 2.1: only its text tells which thread it is.
  const written = textOf(node);
  const isPlainNumber = typeof value === 'number' && String(value) === written;
  const text = written.length > longest ? oneLine(written) : written;
  return { value: isPlainNumber ? value : text, source: sourceAt('STATE.md', state.document, node.start) };
}

/** The thread that `3` and `02.3` (D14) stand for. */
function numberIn(thread: string): number | undefined {
  const [, number] = /^(?:\d{1,4}\.)?(\d{1,4})$/.exec(thread) ?? [];
  return number === undefined ? undefined : Number(number);
}
