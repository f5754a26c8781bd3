import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { mapOf } from '../../../../text/data.js';
import { nearest } from '../../../../text/words.js';
import { fieldOf, schemaAt } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';

// What a field of a record is where it is gone, or where what stands in it cannot be.

export type Item = { readonly [key: string]: Data };

/** A value that was found for a field, and by what. */
export interface Found {
  readonly value: Data;
  readonly source: Source;
  /** Whether its line broke off, so that what others say counts more. */
  readonly damage?: 'cut' | 'contested';
}

/** What fields are worked out from, beside the rest of their record. */
export interface Known {
  /** The last moment of the mission, as its state has it. */
  readonly updated: Data;
  /** The phase that the mission is at. */
  readonly phase: string | undefined;
  /** The ids of agents that other fields name. */
  readonly named: readonly Found[];
  /** The ids of the records beside it; one that is given to a record is added. */
  readonly taken: Set<Data | undefined>;
}

type Derivation = (item: Item, known: Known, odd: Data | undefined) => Data | undefined;

/** What no source knows, in the words of a person. */
const notKnown = (): Data => 'not known any more';
const nothing = (): Data => [];
const first = (list: Data | undefined): Data | undefined => (Array.isArray(list) ? list[0] : undefined);

const derivations: Readonly<Record<string, Readonly<Record<string, Derivation>>>> = {
  'agents.active': {
    id: agentId,
    type: agentType,
    spawned_at: ({ last_heartbeat: beat }, { updated }) => beat ?? updated,
    last_heartbeat: ({ spawned_at: spawned }, { updated }) => spawned ?? updated,
    task: notKnown,
  },
  'agents.completed': { id: agentId, type: agentType, result: () => 'timeout', duration_seconds: () => 0 },
  'persistent.decisions': {
    id: idOf('dec'),
    decision: notKnown,
    phase_decided: ({ affects_phases: phases }, { phase }) => first(phases) ?? phase,
    affects_phases: nothing,
    rationale: notKnown,
  },
  'persistent.artifacts': {
    id: idOf('art'),
    type: ({ path }) => (typeof path === 'string' && /\.(?:sql|prisma|graphql)$/.test(path) ? 'schema' : 'component'),
    created_phase: ({ used_by_phases: phases }, { phase }) => first(phases) ?? phase,
    used_by_phases: nothing,
  },
};

const theRest: Source = { what: 'the rest of its record' };
export const noSource: Source = { what: 'no source' };
/** Of an agent, its type is the first part of its id; what else is derived, nobody said. */
const isTold = (list: string, field: string): boolean => list.startsWith('agents.') && field === 'type';

/** What is known of one record beside what it says. */
interface Beside {
  /** What stands in its fields and cannot stand there. */
  readonly odd: ReadonlyMap<string, Found>;
  /** The same record as the last good version has it. */
  readonly older: { readonly item: Item; readonly source: Source } | undefined;
  readonly known: Known;
}

/**
 * Completes a record field by field. A word that cannot be is the nearest one that can; what is missing then is as the
 * last good version has it, else as the rest of the record tells, else it says that nobody knows.
 * @param list `persistent.decisions`
 * @returns the record, and the fields that were found for it: it may still lack some
 */
export function completed(
  list: string,
  said: Item,
  { odd, older, known }: Beside,
): { readonly item: Item; readonly found: ReadonlyMap<string, Found> } {
  const schema = schemaAt(stateSpecification.schema, [...list.split('.'), 0]);
  const found = new Map<string, Found>();
  let item = said;
  const find = (field: string, value: Data | undefined, source: Source): void => {
    if (value === undefined || item[field] !== undefined) return;
    found.set(field, { value, source });
    item = mapOf(Object.entries({ ...item, [field]: value }));
  };
  for (const [field, { value, source }] of odd) {
    const words = wordsOf(schema && fieldOf(schema, field));
    if (typeof value === 'string' && words.length > 0) find(field, nearest(value, words), source);
  }
  const required = schema?.required ?? [];
  for (const field of older ? [...required, ...odd.keys()] : [])
    find(field, older?.item[field], older?.source ?? theRest);
  for (const [field, { value, source, damage }] of odd) if (damage) find(field, value, source);
  const named = list.startsWith('agents.') && item.id === undefined ? namedAgent(item, known) : undefined;
  if (named) {
    known.taken.add(named.value);
    find('id', named.value, named.source);
  }
  for (const field of required) {
    if (item[field] !== undefined) continue;
    const stood = odd.get(field)?.value;
    const isSaid = stood !== undefined && field === 'id';
    const source = isSaid || isTold(list, field) ? theRest : noSource;
    find(field, derivations[list]?.[field]?.(item, known, stood), source);
  }
  return { item, found };
}

/** The words that a field may say; none where it may say anything. */
const wordsOf = (schema: JsonSchema | undefined): readonly string[] => schema?.enum?.map(String) ?? [];
const agentTypes = () => wordsOf(schemaAt(stateSpecification.schema, ['agents', 'active', 0, 'type']));

/** The type of an agent is the first part of its id. */
function agentType({ id }: Item): Data | undefined {
  return typeof id === 'string' ? id.slice(0, Math.max(0, id.lastIndexOf('-'))) : undefined;
}

/** The agent that other fields name and no record is about, where there is one alone of that type. */
function namedAgent({ type }: Item, { named, taken }: Known): Found | undefined {
  const free = named.filter(({ value }) => !taken.has(value) && agentType({ id: value }) === type);
  return new Set(free.map(({ value }) => value)).size === 1 ? free[0] : undefined;
}

function agentId(item: Item, known: Known, odd: Data | undefined): Data | undefined {
  const name = typeof odd === 'string' ? odd.replace(/-?\d*$/, '') : '';
  const type = item.type ?? nearest(name, agentTypes());
  return typeof type === 'string' ? idOf(type)(item, known, odd) : undefined;
}

/** The number that stands there, where no other record has it; else the first that is free. */
function idOf(prefix: string): Derivation {
  return (_, { taken }, odd) => {
    const text = typeof odd === 'string' || typeof odd === 'number' ? String(odd) : '';
    const said = Number(/\d{1,3}$/.exec(text)?.[0] ?? 0);
    const id = freeId(prefix, said, taken) ?? freeId(prefix, 1, taken);
    taken.add(id);
    return id;
  };
}

/** The first id that is not taken, from a number on; undefined where none is left. */
export function freeId(prefix: string, from: number, taken: ReadonlySet<Data | undefined>): string | undefined {
  for (let number = Math.max(1, from); number <= 999; number += 1) {
    const id = `${prefix}-${String(number).padStart(3, '0')}`;
    if (!taken.has(id)) return id;
  }
  return undefined;
}
