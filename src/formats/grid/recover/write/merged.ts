import type { Data, DataMap } from '../../../../core/data.js';
import type { KeyPath } from '../../../../core/place.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { dialectOfKeys } from '../../state/dialect.js';
import { persistenceOrder, stateOrder } from './order.js';

/**
 * What the front matter has to say: all that the state says, and of what stood there before, all that the specification
 * has no word for. A field that it knows and the state does not hold goes, for it was found to be wrong; of the
 * persistence dialect, so do the fields outside of `position` that say what `position` and `progress` say now.
 */
export function merged(old: DataMap, state: DataMap): DataMap {
  const isOlder = dialectOfKeys(Object.keys(old)) === 'persistence';
  const replaced = new Set(isOlder ? persistenceOrder([]) : []);
  const kept = Object.entries(old).filter(([key]) => !replaced.has(key) || Object.hasOwn(state, key));
  return mergedMap(mapOf(kept), state, []);
}

function mergedMap(old: DataMap, state: DataMap, path: KeyPath): DataMap {
  const known = new Set(stateOrder(path));
  const unknown = Object.entries(old).filter(([key]) => !known.has(key) && !Object.hasOwn(state, key));
  const own = Object.entries(state).map(([key, value]): [string, Data] => {
    const before = Object.hasOwn(old, key) ? old[key] : undefined;
    return [key, mergedValue(before, value, [...path, key])];
  });
  return mapOf([...own, ...unknown]);
}

function mergedValue(old: Data | undefined, value: Data, path: KeyPath): Data {
  if (isDataMap(value)) return isDataMap(old) ? mergedMap(old, value, path) : value;
  return Array.isArray(value) && Array.isArray(old) ? mergedList(old, value, path) : value;
}

/** Records are told apart by their ids; one without an id is the one that says the same in all fields that are known. */
function mergedList(old: readonly Data[], items: readonly Data[], path: KeyPath): Data[] {
  const known = stateOrder([...path, 0]);
  if (known.length === 0) return [...items];
  const before = new Map(old.map((item) => [nameOf(item, known), item]));
  return items.map((item) => mergedValue(before.get(nameOf(item, known)), item, [...path, 0]));
}

function nameOf(item: Data, known: readonly string[]): string {
  if (!isDataMap(item)) return '';
  const id = Object.hasOwn(item, 'id') ? item.id : undefined;
  if (typeof id === 'string') return `id ${id}`;
  return JSON.stringify(known.map((key) => (Object.hasOwn(item, key) ? item[key] : null)));
}
