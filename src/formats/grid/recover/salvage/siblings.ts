import type { KeyPath } from '../../../../core/place.js';
import { schemaAt } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';
import { type Entry, entriesOf, type Item, itemsOf, rowsOfEntry, rowsOfItem, usualIndent } from './entries.js';
import { holdersOf } from './known.js';
import { beginningOf, isListAt, placeAt } from './places.js';
import { indented, indentOf, isBlank, isContent, isItem, mended, type Row } from './rows.js';

/**
 * Puts items back into the list that they are of, where the line of that list is gone, as `artifacts:`, and they have
 * slipped into the one above it: their ids or their fields tell.
 * @returns the same rows where none has
 */
export function withSiblings(rows: readonly Row[]): readonly Row[] {
  const { before, entries } = entriesOf(rows, 0, []);
  const top = sortedLists(entries, []);
  let isChanged = top !== entries;
  const placed = top.flatMap((entry) => {
    const { lead, head, key, rest } = entry;
    const inner = entriesOf(rest, usualIndent(rest), [key]);
    const sorted = sortedLists(inner.entries, [key]);
    if (sorted === inner.entries) return rowsOfEntry(entry);
    isChanged = true;
    return [...lead, head.row, ...inner.before, ...sorted.flatMap(rowsOfEntry)];
  });
  return isChanged ? [...before, ...placed] : rows;
}

/** The fields of a mapping, each of its lists with the items that are of it. */
function sortedLists(fields: readonly Entry[], path: KeyPath): readonly Entry[] {
  const strays = new Map<string, { readonly item: Item; readonly from: Entry }[]>();
  const left = fields.map((found): Entry => {
    if (!isListAt([...path, found.key])) return found;
    const field = dashed(found, [...path, found.key]);
    const items = itemsOf(field.rest);
    const homes = items.map((item) => homeOf(item, path, field.key));
    if (homes.every((home) => home === field.key)) return field;
    for (const [index, item] of items.entries()) {
      const home = homes[index] ?? field.key;
      if (home !== field.key) strays.set(home, [...(strays.get(home) ?? []), { item, from: field }]);
    }
    return { ...field, rest: items.filter((_, index) => homes[index] === field.key).flatMap(rowsOfItem) };
  });
  if (strays.size === 0) return left.every((field, index) => field === fields[index]) ? fields : left;
  return left.flatMap((field): Entry[] => {
    const own = strays.get(field.key) ?? [];
    const fresh = [...strays].filter(([home, [first]]) => first?.from.key === field.key && !isField(home, fields));
    return [
      { ...field, rest: [...field.rest, ...own.flatMap(({ item }) => likeThose(field.rest, rowsOfItem(item)))] },
      ...fresh.map(([home, items]) =>
        headed(
          home,
          field,
          items.map(({ item }) => item),
        ),
      ),
    ];
  });
}

/** A list whose one item has lost its first line, dash and all. */
function dashed(field: Entry, path: KeyPath): Entry {
  const { rest } = field;
  const first = rest.find(isContent);
  const knows = placeAt(path, 0, true).knows;
  const indent = first ? indentOf(first) : 0;
  if (!first || rest.some(isItem) || indent < 2 || !knows?.has(beginningOf(first)?.key ?? '')) return field;
  const item = mended(first, `${' '.repeat(indent - 2)}- ${first.text.trimStart()}`);
  return { ...field, rest: rest.map((row) => (row === first ? item : row)) };
}

const isField = (key: string, fields: readonly Entry[]): boolean => fields.some((field) => field.key === key);

/** Rows that are indented as others are. */
function likeThose(others: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const first = others.find(isContent);
  const own = rows.find(isContent);
  const by = first && own ? indentOf(first) - indentOf(own) : 0;
  return by === 0 ? rows : rows.map((row) => (isBlank(row) ? row : indented(row, indentOf(row) + by)));
}

/** A list whose line is gone. */
function headed(key: string, beside: Entry, items: readonly Item[]): Entry {
  const rest = items.flatMap(rowsOfItem);
  const row = mended(rest.find(isContent) ?? beside.head.row, `${' '.repeat(indentOf(beside.head.row))}${key}:`);
  return { lead: [], head: { row, key, prefix: `${row.text} `, value: '' }, key, rest };
}

/** The list of a mapping that an item is of: where not one other can be told, the one that it stands in. */
function homeOf(item: Item, path: KeyPath, list: string): string {
  const own = [...path, list];
  const inside = { ...item.row, text: ' '.repeat(item.content) + item.row.text.slice(item.content) };
  const fields = [inside, ...item.rest].flatMap((row) => {
    const field = isContent(row) && indentOf(row) === item.content ? beginningOf(row) : undefined;
    return field?.key === undefined ? [] : [{ key: field.key, value: field.value }];
  });
  const keys = fields.map(({ key }) => key);
  const knows = placeAt(own, 0, true).knows;
  const id = fields.find(({ key }) => key === 'id')?.value;
  const byId = id === undefined || isIdIn(own, id) ? [] : listsIn(path).filter((name) => isIdIn([...path, name], id));
  const byKeys = !knows?.size || keys.every((key) => knows.has(key)) ? [] : holdersOf(path, keys, true);
  const [home, another] = byId.length > 0 ? byId : byKeys;
  return home === undefined || another !== undefined ? list : home;
}

function listsIn(path: KeyPath): readonly string[] {
  const fields = Object.entries(schemaAt(stateSpecification.schema, path)?.properties ?? {});
  return fields.flatMap(([name, { items }]) => (items ? [name] : []));
}

function isIdIn(path: KeyPath, value: string): boolean {
  const pattern = schemaAt(stateSpecification.schema, [...path, 0, 'id'])?.pattern;
  return pattern !== undefined && new RegExp(pattern).test(value.replace(/^(["'])(.*)\1.*$/, '$2').trim());
}
