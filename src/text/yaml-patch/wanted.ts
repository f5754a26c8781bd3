import type { Data } from '../../core/data.js';
import type { KeyPath } from '../../core/place.js';
import { isDataMap } from '../data.js';

/** A value that is to stand at a key path; undefined for one that is to go. */
export interface YamlChange {
  /** Indexes are those of the list as it is; one behind its last item adds an item. */
  readonly path: KeyPath;
  readonly value: Data | undefined;
}

/** The changes at a place and below it, so that many of them cost one walk. */
interface Wish {
  value?: { readonly data: Data | undefined };
  readonly below: Map<string | number, Wish>;
}

/** The data with changes made. Where a change needs a mapping or a list and there is none, it becomes one. */
export function changed(data: Data, changes: readonly YamlChange[]): Data | undefined {
  const root: Wish = { below: new Map() };
  for (const { path, value } of changes) {
    let wish = root;
    for (const part of path) {
      const next = wish.below.get(part) ?? { below: new Map() };
      wish.below.set(part, next);
      wish = next;
    }
    wish.value = { data: value };
    wish.below.clear();
  }
  return granted(data, root);
}

function granted(data: Data | undefined, { value, below }: Wish): Data | undefined {
  const base = value ? value.data : data;
  if (below.size === 0) return base;
  const indexes = [...below.keys()].filter((key) => typeof key === 'number');
  const isForList = indexes.length === below.size && !isDataMap(base);
  return isForList ? grantedList(Array.isArray(base) ? base : [], below, indexes) : grantedMap(base, below);
}

function grantedList(items: readonly Data[], below: Wish['below'], indexes: readonly number[]): Data[] {
  const added = indexes.filter((index) => index >= items.length).sort((a, b) => a - b);
  return [...items.keys(), ...added].flatMap((index) => {
    const wish = below.get(index);
    const item = wish ? granted(items[index], wish) : items[index];
    return item === undefined ? [] : [item];
  });
}

function grantedMap(base: Data | undefined, below: Wish['below']): Data {
  const map: Record<string, Data> = Object.assign(Object.create(null), isDataMap(base) ? base : undefined);
  for (const [key, wish] of below) {
    const value = granted(map[key], wish);
    if (value === undefined) delete map[key];
    else map[key] = value;
  }
  return map;
}
