import type { Data } from '../../../../core/data.js';
import { isSameData, mapOf } from '../../../../text/data.js';
import { freeId, type Item } from './record-fields.js';

// Which record an id stands for, where it is lost or stands twice.

/** Whether the id of a record is none of those of others. */
export function isNotIn(known: readonly Item[]): (item: Item) => boolean {
  const ids = new Set(known.map(({ id }) => id));
  return ({ id }) => id === undefined || !ids.has(id);
}

/** A record that says nothing else than an earlier one of its id fills what that lacks, and is no other one: undefined. */
export function withTwins(items: readonly Item[]): readonly (Item | undefined)[] {
  const first = new Map<Data, number>();
  const result: (Item | undefined)[] = [...items];
  for (const [at, item] of items.entries()) {
    const above = item.id === undefined ? undefined : first.get(item.id);
    const twin = above === undefined ? undefined : result[above];
    if (item.id !== undefined && above === undefined) first.set(item.id, at);
    if (above === undefined || !twin) continue;
    if (!Object.entries(item).every(([key, value]) => twin[key] === undefined || isSameData(twin[key], value)))
      continue;
    result[above] = mapOf(Object.entries({ ...item, ...twin }));
    result[at] = undefined;
  }
  return result;
}

/** Each is compared with all older ones: of more, nobody lost the ids by a slip. */
const mostUnnamed = 50;

/** Records that lost their id have that of an older one that says the same. */
export function identified(items: readonly Item[], older: readonly Item[]): readonly Item[] {
  const isFree = isNotIn(items);
  let left = mostUnnamed;
  return items.map((item) => {
    const said = Object.entries(item);
    if (item.id !== undefined || said.length === 0 || left <= 0) return item;
    left -= 1;
    const same = older.filter((one) => isFree(one) && said.every(([key, value]) => isSameData(one[key], value)));
    const [only] = same;
    return only && same.length === 1 && only.id !== undefined ? mapOf([['id', only.id], ...said]) : item;
  });
}

/** A record, and what had to be found for the fields that it lacks. */
interface Completed {
  readonly item: Item;
  readonly found: ReadonlyMap<string, unknown>;
}

/**
 * Of records with one id, the first counts that lacks nothing. The others go; where ids may be changed, those that say
 * something else get a new one.
 * @param prefix what new ids begin with; undefined where there are none
 */
export function withOwnIds<T extends Completed>(
  records: readonly T[],
  prefix: string | undefined,
): { readonly kept: readonly T[]; readonly doubles: readonly T[] } {
  const taken = new Set(records.map(({ item }) => item.id));
  const counting = countingOf(records);
  const doubles: T[] = [];
  const kept = records.flatMap((record) => {
    const chosen = counting.get(record.item.id);
    if (!chosen || chosen === record) return [record];
    if (isSameData(chosen.item, record.item)) return [];
    const own = prefix === undefined ? undefined : freeId(prefix, 1, taken);
    if (own === undefined) {
      doubles.push(record);
      return [];
    }
    taken.add(own);
    return [{ ...record, item: mapOf(Object.entries({ ...record.item, id: own })) }];
  });
  return { kept, doubles };
}

/** By id, the record that counts. */
function countingOf<T extends Completed>(records: readonly T[]): ReadonlyMap<Data | undefined, T> {
  const counting = new Map<Data | undefined, T>();
  for (const record of records) {
    const { id } = record.item;
    if (id === undefined) continue;
    const other = counting.get(id);
    if (!other || (other.found.size > 0 && record.found.size === 0)) counting.set(id, record);
  }
  return counting;
}
