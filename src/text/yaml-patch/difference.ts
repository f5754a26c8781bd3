import type { Data, DataMap } from '../../core/data.js';
import type { ListNode, MapNode, ValueNode } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import { dataOf, isDataMap, isSameData } from '../data.js';
import { aligned } from './align.js';
import type { TextEdit } from './edits.js';
import { isElsewhere } from './layout.js';
import { insertFields, type NewField } from './new-fields.js';
import { insertItems } from './new-items.js';
import type { Patch } from './patch.js';
import { removedFields, removedItems } from './removal.js';
import { replacedItem, replacedValue } from './replacement.js';
import { keyText } from './write-scalar.js';
import { blockLines, fitsOneLine, inOneLine } from './write-yaml.js';

/**
 * The edits that make a value say what is wanted and leave all else as it is written. Undefined where the value itself
 * has to be written anew.
 */
export function difference(patch: Patch, node: ValueNode, wanted: Data, path: KeyPath): TextEdit[] | undefined {
  if (path.length >= patch.depth) return isSameData(dataOf(node), wanted) ? [] : undefined;
  if (isElsewhere(node)) return isSameData(dataOf(node), wanted) ? [] : undefined;
  if (node.kind === 'map') return isDataMap(wanted) ? inMap(patch, node, wanted, path) : undefined;
  if (node.kind === 'list') return Array.isArray(wanted) ? inList(patch, node, wanted, path) : undefined;
  return isSameData(node.value, wanted) ? [] : undefined;
}

function inMap(patch: Patch, map: MapNode, wanted: DataMap, path: KeyPath): TextEdit[] | undefined {
  const { text, lineBreak } = patch;
  const stay = map.entries.filter(({ key }) => Object.hasOwn(wanted, String(key.value)));
  const known = new Set(map.entries.map(({ key }) => String(key.value)));
  const added = Object.keys(wanted).filter((key) => !known.has(key));
  if (stay.length === 0 && known.size + added.length > 0) return undefined;
  const order = patch.order(path);
  const fields = added.map((key) => newField(key, inOrder(patch, wanted[key] as Data, [...path, key])));
  const changes = stay.map((entry) => {
    const key = String(entry.key.value);
    const value = wanted[key] as Data;
    const below = [...path, key];
    return (
      difference(patch, entry.value, value, below) ?? replacedValue(patch, map, entry, inOrder(patch, value, below))
    );
  });
  return all([
    ...changes,
    stay.length < map.entries.length ? removedFields(text, map, new Set(stay)) : [],
    fields.length > 0 ? insertFields({ text, map, stay, fields, order, lineBreak }) : [],
  ]);
}

function inList(patch: Patch, list: ListNode, wanted: readonly Data[], path: KeyPath): TextEdit[] | undefined {
  const alignment = aligned(list.items.map(dataOf), wanted);
  const stay = new Set(alignment?.flatMap(({ old }) => old ?? []));
  if (!alignment || (stay.size === 0 && list.items.length + wanted.length > 0)) return undefined;
  const changes = alignment.map(({ item, old }) => {
    const node = old === undefined ? undefined : list.items[old];
    if (!node) return [];
    const below = [...path, old as number];
    return difference(patch, node, item, below) ?? replacedItem(patch, list, node, inOrder(patch, item, below));
  });
  const added = alignment.map(({ item, old }) => ({
    item: old === undefined ? inOrder(patch, item, [...path, 0]) : item,
    old,
  }));
  return all([...changes, removedItems(patch.text, list, stay), insertItems(patch, list, added)]);
}

/** Undefined as soon as one is: then what is around them has to be written anew. */
function all(edits: readonly (readonly TextEdit[] | undefined)[]): TextEdit[] | undefined {
  return edits.every((some) => some !== undefined) ? edits.flat() : undefined;
}

/** A field that is not there yet, in lines of its own or in brackets. */
function newField(key: string, value: Data): NewField {
  return {
    key,
    inOneLine: (keyOf) => {
      const name = keyOf(key);
      return `${name.startsWith('"') ? name : keyText(key)}: ${inOneLine(value)}`;
    },
    inLines: (step) =>
      fitsOneLine(value) ? [`${keyText(key)}: ${inOneLine(value)}`] : blockLines({ [key]: value }, step),
  };
}

/** The same data with the fields of each mapping in their order; those that no order knows come last. */
export function inOrder(patch: Pick<Patch, 'order'>, data: Data, path: KeyPath): Data {
  if (Array.isArray(data)) return data.map((item) => inOrder(patch, item, [...path, 0]));
  if (!isDataMap(data)) return data;
  const ranks = new Map(patch.order(path).map((key, rank) => [key, rank]));
  const rank = (key: string) => ranks.get(key) ?? ranks.size;
  const sorted: Record<string, Data> = Object.create(null);
  for (const key of Object.keys(data).sort((a, b) => rank(a) - rank(b))) {
    sorted[key] = inOrder(patch, data[key] as Data, [...path, key]);
  }
  return sorted;
}
