import { parseBlock, parsePhase } from '../mission/blocks.js';
import type { GridState, PersistenceState } from '../snapshot.js';

/** One part of the position, and the field that it stands in. */
export interface Part {
  readonly field: string;
  readonly value: number;
  /** Within what it counts, as far as that is told; numbers of different wholes cannot be compared. */
  readonly within: string;
}

/** Block, wave and thread; undefined where one is not told, or cannot be compared. */
type Parts = readonly (Part | undefined)[];

/**
 * Where a mission stands, each part within the one before: a block in its phase, a wave in its block, a thread in its
 * wave, or in its block where it is called `02.3` (D14).
 */
export function partsOf(state: GridState): Parts {
  if (state.dialect === 'schema') return inSchema(state);
  return state.dialect === 'prose' ? inProse(state) : inPersistence(state);
}

function inSchema({ data }: GridState & { dialect: 'schema' }): Parts {
  const { phase, block, wave, thread } = data.position ?? {};
  if (data.status === 'planning' || phase === undefined || block === undefined) return [];
  const inPhase = `phase ${phase}`;
  const inBlock = `${inPhase}, block ${block}`;
  return [
    { field: 'position.block', value: block, within: inPhase },
    wave === undefined ? undefined : { field: 'position.wave', value: wave, within: inBlock },
    wave === undefined || thread === undefined
      ? undefined
      : { field: 'position.thread', value: thread, within: `${inBlock}, wave ${wave}` },
  ];
}

function inProse({ phase, block }: GridState & { dialect: 'prose' }): Parts {
  if (!block) return [];
  return [
    { field: 'Block', value: block.current.value, within: phase ? `phase ${phase.current.value}` : 'the mission' },
  ];
}

function inPersistence(state: PersistenceState): Parts {
  const [block, wave, thread] = ['block', 'wave', 'thread'].map((name) => textAt(state, name));
  const named = state.data.position?.phase;
  const phase = named === undefined ? undefined : parsePhase(String(named));
  const { number, phase: ownPhase = phase } = parseBlock(block?.text ?? '') ?? {};
  if (!block || number === undefined || (named !== undefined && phase === undefined)) return [];
  const inPhase = ownPhase === undefined ? 'the mission' : `phase ${ownPhase}`;
  const inBlock = `${inPhase}, block ${number}`;
  const inWave = `${inBlock}, wave ${wave?.text}`;
  const [, above, last] = /^(?:(\d{1,4})\.)?(\d{1,4})$/.exec(thread?.text ?? '') ?? [];
  const isTold = last !== undefined && (above !== undefined || wave !== undefined);
  return [
    { field: block.field, value: number, within: inPhase },
    wave && { field: wave.field, value: Number(wave.text), within: inBlock },
    thread && isTold ? { field: thread.field, value: Number(last), within: wave ? inWave : inBlock } : undefined,
  ];
}

/** A part of the position stands in `position`, or beside it (D28). `02.10` loads as 2.1: only its text tells. */
function textAt({ data, document }: PersistenceState, name: string): { field: string; text: string } | undefined {
  const isSound = (map: object | undefined) => map !== undefined && Object.hasOwn(map, name);
  const field = isSound(data.position) ? `position.${name}` : isSound(data) ? name : undefined;
  const node = field === undefined ? undefined : document.node(field);
  if (field === undefined || node?.kind !== 'scalar') return undefined;
  return { field, text: typeof node.value === 'string' ? node.value : node.source };
}
