import { phasesOf } from '../mission/phases.js';
import type { PersistenceState, SchemaState } from '../snapshot.js';
import { persistenceLifecycle, schemaLifecycle } from '../spec/lifecycle.js';
import { words } from '../spec/words.js';
import type { Claim } from './claims.js';

/** What the front matter says, where the body says something else. */
export interface Contradiction {
  readonly path: string;
  readonly value: string | number;
  /** The value, spelled as the body spells its own. */
  readonly text: string;
}

/** A value of the front matter: contradicts a text of the body, or does not. Words of its own contradict nothing. */
export type Fact = (said: string) => Contradiction | undefined;

/** What the front matter says, by the label and the part of a claim. */
export type Facts = {
  readonly [Label in Claim['label']]?: { readonly [Part in 'value' | 'total' | 'name']?: Fact };
} & { readonly percent: { readonly path: string; readonly value: number | undefined } };

/** A value and its key path. Where several tell the same, the first is the one that is named. */
type Source<T> = readonly [path: string, value: T | undefined];

export function factsOf(state: SchemaState | PersistenceState): Facts {
  return state.dialect === 'schema' ? schemaFacts(state) : persistenceFacts(state);
}

function schemaFacts(state: SchemaState): Facts {
  const { status, mode, phases, position, progress } = state.data;
  const numbers = [position?.phase, phases?.current];
  const current = phasesOf(state).filter(({ id }, i) => numbers.includes(i + 1) || (id && id === position?.phase_id));
  const percent = { path: 'progress.percent', value: progress?.percent };
  return {
    status: { value: statusFact(status, schemaLifecycle.edges) },
    mode: { value: wordFact('mode', mode, words.mode) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(['position.phase', position?.phase], ['phases.current', phases?.current]),
      total: numberFact(['phases.total', phases?.total]),
      name: nameFact(
        ['position.phase_name', position?.phase_name],
        ...current.map(({ path, name }): Source<string> => [`${path}.name`, name]),
      ),
    },
    block: {
      value: numberFact(
        ['position.block', position?.block],
        ['position.block_id', position?.block_id],
        ['position.block', blockOfMission(state)],
      ),
      total: numberFact(...current.map(({ path, blocks }): Source<number> => [`${path}.blocks`, blocks]), [
        'progress.blocks_total',
        progress?.blocks_total,
      ]),
      name: nameFact(['position.block_name', position?.block_name]),
    },
    wave: { value: numberFact(['position.wave', position?.wave]) },
    thread: {
      value: numberFact(['position.thread', position?.thread]),
      total: numberFact(['position.thread_total', position?.thread_total]),
    },
  };
}

/** The current block, counted through the mission instead of within its phase (D23). */
function blockOfMission(state: SchemaState): number | undefined {
  const { phase, block } = state.data.position ?? {};
  if (phase === undefined || block === undefined) return undefined;
  const before = phasesOf(state).slice(0, Math.max(0, phase - 1));
  return before.reduce((sum, { blocks }) => sum + (blocks ?? Number.NaN), block);
}

function persistenceFacts({ data }: PersistenceState): Facts {
  const { status, position } = data;
  const percent = { path: 'progress_percent', value: data.progress_percent };
  return {
    status: { value: statusFact(status, persistenceLifecycle.edges) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(['position.phase', position?.phase]),
      name: nameFact(['position.phase_name', position?.phase_name], ['position.phase', position?.phase]),
    },
    block: {
      value: numberFact(['position.block', position?.block], ['block', data.block]),
      name: nameFact(['position.block_name', position?.block_name]),
    },
    wave: { value: numberFact(['position.wave', position?.wave], ['wave', data.wave]) },
    thread: { value: numberFact(['position.thread', position?.thread], ['thread', data.thread]) },
  };
}

/** A status of the other dialect is the same as its counterpart here (D1). */
function statusFact(value: string | undefined, own: object): Fact {
  return (said) => {
    const word = asWord(said);
    const isOwn = Object.hasOwn(own, word);
    const isKnown =
      isOwn || Object.hasOwn(schemaLifecycle.edges, word) || Object.hasOwn(persistenceLifecycle.edges, word);
    if (value === undefined || !isKnown) return undefined;
    const isSame = isOwn ? word === value : inSchema(word) === inSchema(value);
    return isSame ? undefined : { path: 'status', value, text: value };
  };
}

const inSchema = (status: string): string =>
  new Map(Object.entries(schemaLifecycle.counterparts)).get(status) ?? status;

function wordFact(path: string, value: string | undefined, known: readonly string[]): Fact {
  return (said) => {
    const word = asWord(said);
    return value === undefined || word === value || !known.includes(word) ? undefined : { path, value, text: value };
  };
}

const asWord = (said: string): string => said.toLowerCase().replace(/[ -]/g, '_');

/** Rounded or floored to the decimals that the body shows is right (D28). */
function percentFact({ path, value }: Facts['percent']): Fact {
  return (said) => {
    if (value === undefined) return undefined;
    const decimals = said.split('.')[1]?.length ?? 0;
    const floored = Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
    const isRight = Number(said) === Number(value.toFixed(decimals)) || Number(said) === floored;
    return isRight ? undefined : { path, value, text: value.toFixed(decimals) };
  };
}

/** Numbers can be compared when both are plain, or both are written like 02-03 or 02.3: block within its phase, thread. */
function numberFact(...sources: readonly Source<string | number>[]): Fact {
  const known = sources.flatMap(([path, value]) => {
    const isNumber = value !== undefined && /^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value));
    return isNumber ? { path, value, parts: partsOf(String(value)) } : [];
  });
  return (said) => {
    const parts = partsOf(said);
    const comparable = known.filter((one) => one.parts.length === parts.length);
    const [first] = comparable;
    if (!first || comparable.some((one) => String(one.parts) === String(parts))) return undefined;
    const { path, value } = first;
    return { path, value, text: said.startsWith('0') ? String(value).padStart(said.length, '0') : String(value) };
  };
}

const partsOf = (number: string): number[] => number.split(/[.-]/).map(Number);

/** A name that is part of the other is the same one, with or without a remark. */
function nameFact(...sources: readonly Source<string | number>[]): Fact {
  const known = sources.flatMap(([path, value]) => {
    const letters = lettersOf(String(value ?? ''));
    return /\p{L}/u.test(letters) ? { path, value: String(value), letters } : [];
  });
  return (said) => {
    const letters = lettersOf(said);
    const [first] = known;
    if (!first || !/\p{L}/u.test(letters)) return undefined;
    if (known.some((one) => one.letters.includes(letters) || letters.includes(one.letters))) return undefined;
    return { path: first.path, value: first.value, text: first.value.replace(/\s+/g, ' ') };
  };
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
