import type { Data, DataMap, ValueNode } from '../core/document.js';

/** The values of a tree without their places. Maps have no prototype. Depth is bounded by the readers. */
export function dataOf(node: ValueNode): Data {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(dataOf);
  const map: Record<string, Data> = Object.create(null);
  for (const { key, value } of node.entries) map[String(key.value)] = dataOf(value);
  return map;
}

export function isDataMap(data: Data | undefined): data is DataMap {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
