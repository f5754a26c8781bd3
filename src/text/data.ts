import type { Data, DataMap, ValueNode } from '../core/document.js';

/** The values of a tree without their places. Maps have no prototype. Depth is bounded by the readers. */
export function dataOf(node: ValueNode): Data {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(dataOf);
  return mapOf(node.entries.map(({ key, value }) => [String(key.value), dataOf(value)]));
}

/** A map without a prototype. Of a key that stands twice, the last counts. */
export function mapOf(entries: Iterable<readonly [string, Data]>): { [key: string]: Data } {
  const map: { [key: string]: Data } = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

export function isDataMap(data: Data | undefined): data is DataMap {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Whether two values say the same. The order of keys says nothing. Depth is bounded by the readers. */
export function isSameData(one: Data | undefined, other: Data | undefined): boolean {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSameData(item, other[i]));
  }
  if (!isDataMap(one) || !isDataMap(other)) return one === other || (Number.isNaN(one) && Number.isNaN(other));
  const keys = Object.keys(one);
  const isAsLarge = keys.length === Object.keys(other).length;
  return isAsLarge && keys.every((key) => Object.hasOwn(other, key) && isSameData(one[key], other[key]));
}
