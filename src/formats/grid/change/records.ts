import type { MapNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import type { JsonSchema } from '../../../core/schema.js';
import { fieldOf, schemaAt } from '../../common/schema.js';
import type { GridState } from '../snapshot.js';
import { meaningOf } from './values.js';

/** One item of a list that is a history: what it says, field by field. */
interface Item {
  readonly id: string;
  readonly meaning: string;
  readonly node: MapNode;
}

/** A list that is a history, item by item. */
export interface Records {
  readonly items: readonly Item[];
  readonly schema: JsonSchema | undefined;
}

/** What became of some records: ids of those that are gone, and of those that say something else, with the fields. */
export interface Rewriting {
  readonly gone: readonly string[];
  readonly changed: readonly { readonly id: string; readonly fields: readonly string[] }[];
}

/**
 * The records of a list, such as `persistent.decisions`. One that is missing is empty; one that is no list tells
 * nothing, and neither does an item without an id.
 */
export function recordsOf({ document }: GridState, list: KeyPath): Records | undefined {
  const node = document.node(list);
  if (node && node.kind !== 'list') return undefined;
  const schema = document.verdict && schemaAt(document.verdict.schema, [...list, 0]);
  const items = (node?.items ?? []).flatMap((item): Item[] => {
    if (item.kind !== 'map') return [];
    const id = item.entries.find(({ key }) => key.value === 'id')?.value;
    if (id?.kind !== 'scalar' || id.value === null) return [];
    return [{ id: String(id.value), meaning: meaningOf(item, schema), node: item }];
  });
  return { items, schema };
}

/** Later phases may join those that a record speaks of: nothing that was said is taken back by that. */
const growing: ReadonlySet<string> = new Set(['affects_phases', 'used_by_phases']);

/** Holds records against what they were. The order of the list says nothing. */
export function rewritingOf(before: Records, after: Records): Rewriting {
  const unmatched = without(before.items, after.items);
  const candidates = byId(without(after.items, before.items).reverse());
  const gone: string[] = [];
  const changed: { id: string; fields: readonly string[] }[] = [];
  for (const item of unmatched) {
    const other = candidates.get(item.id)?.pop();
    const fields = other && changedFields(item.node, other.node, after.schema);
    if (!fields) gone.push(item.id);
    else if (fields.length > 0) changed.push({ id: item.id, fields });
  }
  return { gone, changed };
}

/** Some items without those that say the same as one of the others; each of the others counts once. */
function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = new Map<string, number>();
  for (const { meaning } of others) left.set(meaning, (left.get(meaning) ?? 0) + 1);
  return items.filter(({ meaning }) => {
    const number = left.get(meaning) ?? 0;
    left.set(meaning, number - 1);
    return number <= 0;
  });
}

function byId(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.id);
    if (group) group.push(item);
    else groups.set(item.id, [item]);
  }
  return groups;
}

function changedFields(before: MapNode, after: MapNode, schema: JsonSchema | undefined): string[] {
  const [old, fresh] = [before, after].map(
    (node) => new Map(node.entries.map(({ key, value }) => [String(key.value), value])),
  );
  const names = new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])]);
  return [...names].filter((name) => {
    const [from, to] = [old?.get(name), fresh?.get(name)];
    if (!from || !to) return true;
    const field = schema && fieldOf(schema, name);
    if (!growing.has(name) || from.kind !== 'list' || to.kind !== 'list') {
      return meaningOf(from, field) !== meaningOf(to, field);
    }
    const kept = new Set(to.items.map((item) => meaningOf(item, field?.items)));
    return from.items.some((item) => !kept.has(meaningOf(item, field?.items)));
  });
}
