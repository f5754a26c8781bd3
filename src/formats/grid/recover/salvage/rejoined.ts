import type { KeyPath } from '../../../../core/place.js';
import { beginningOf, isListAt, isWaiting, placeAt } from './places.js';
import { indented, indentOf, isContent, isItem, type Row } from './rows.js';

/** A field of a record: its first row, as an index, and the one behind its last. */
interface Field {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly isDashed: boolean;
}

/** A record whose dash is not at its first line: the fields above that are its own, and the one with the dash. */
interface Broken {
  readonly above: readonly Field[];
  readonly dashed: Field;
}

/**
 * Puts records together whose first line is not the one with the dash: two lines changed places, or a dash slipped down.
 * What stands above a dash, and can be no more of the record before, belongs to the one below if that repeats no key of
 * it.
 * @returns the same rows where every record begins with its dash
 */
export function rejoined(rows: readonly Row[]): readonly Row[] {
  let result = rows;
  for (const { path, from, to } of listsIn(rows)) {
    const fields = fieldsIn(rows, from, to, placeAt(path, 0, true).knows);
    const isWhole = ({ from: first, to: end }: Field): boolean => !rows.slice(first, end).some(({ isLast }) => isLast);
    const leads = new Set(['id', ...fields.flatMap(({ isDashed, key }) => (isDashed ? [key] : []))]);
    // Rows change places, but none is added: what stands below keeps its index.
    for (const broken of brokenIn(fields, isWhole)) result = mendedAt(result, broken, leads);
  }
  return result;
}

interface Section {
  readonly path: KeyPath;
  readonly from: number;
  readonly to: number;
}

/** The lists of records. */
function listsIn(rows: readonly Row[]): readonly Section[] {
  const sections: Section[] = [];
  let open: { readonly indent: number; readonly key: string }[] = [];
  let list: { readonly path: KeyPath; readonly from: number; readonly indent: number } | undefined;
  for (const [index, row] of rows.entries()) {
    if (!isContent(row)) continue;
    const indent = indentOf(row);
    if (list && (indent > list.indent || (indent === list.indent && isItem(row)))) continue;
    if (list) sections.push({ path: list.path, from: list.from, to: index });
    list = undefined;
    const { key, value = '', isItem: isOfList } = beginningOf(row) ?? {};
    if (key === undefined || isOfList || !isWaiting(value)) continue;
    open = [...open.filter((one) => one.indent < indent), { indent, key }];
    const path = open.map((one) => one.key);
    if (isListAt(path) && placeAt(path, 0, true).knows?.size) list = { path, from: index + 1, indent };
  }
  return list ? [...sections, { path: list.path, from: list.from, to: rows.length }] : sections;
}

/** The fields of the records of a list; none where no dash stands. */
function fieldsIn(
  rows: readonly Row[],
  from: number,
  to: number,
  knows: ReadonlySet<string> = new Set(),
): readonly Field[] {
  const first = rows.slice(from, to).find(isItem);
  const { indent = 0, content = 0 } = (first && beginningOf(first)) ?? {};
  const heads: Omit<Field, 'to'>[] = [];
  for (let at = from; first && at < to; at += 1) {
    const row = rows[at];
    const beginning = row && isContent(row) ? beginningOf(row) : undefined;
    const { key, isItem: isDashed = false } = beginning ?? {};
    const isHere = beginning?.indent === (isDashed ? indent : content);
    if (key !== undefined && isHere && knows.has(key)) heads.push({ from: at, key, isDashed });
  }
  return heads.map((head, index) => {
    let end = heads[index + 1]?.from ?? to;
    while (end > head.from + 1 && !isContent(rows[end - 1] ?? { number: 0, text: '', end: '' })) end -= 1;
    return { ...head, to: end };
  });
}

/** @param isWhole whether the file does not break off in a field */
function brokenIn(fields: readonly Field[], isWhole: (field: Field) => boolean): readonly Broken[] {
  const isInOrder = orderOf(fields);
  const broken: Broken[] = [];
  let keys = new Set<string>();
  let above: Field[] = [];
  for (const [index, field] of fields.entries()) {
    if (!field.isDashed) {
      if (above.length > 0 || keys.size === 0 || keys.has(field.key)) above.push(field);
      else keys.add(field.key);
      continue;
    }
    keys = new Set([field.key]);
    if (isOneRecord(above, recordAt(fields, index), { isWhole, isInOrder })) {
      broken.push({ above, dashed: field });
      for (const { key } of above) keys.add(key);
    }
    above = [];
  }
  return broken;
}

/** The fields of the record that begins at a dash. */
function recordAt(fields: readonly Field[], index: number): readonly Field[] {
  let end = index + 1;
  while (fields[end]?.isDashed === false) end += 1;
  return fields.slice(index, end);
}

interface Checks {
  readonly isWhole: (field: Field) => boolean;
  readonly isInOrder: (keys: readonly string[]) => boolean;
}

/**
 * Whether fields above a dash, and the record that begins there, are one: they repeat no key of each other, and with the
 * dash or the two lines back in their places, they stand in the order of the other records. Where the file breaks off in
 * that record, its keys may be among those that are gone.
 */
function isOneRecord(above: readonly Field[], below: readonly Field[], { isWhole, isInOrder }: Checks): boolean {
  const [first] = above;
  if (!first || !below.every(isWhole)) return false;
  // What stands above the next dash may be of the record that begins there, for the same happened to that one.
  const own = below.length > 2 && above.length === 1 && below.at(-1)?.key === first.key ? below.slice(0, -1) : below;
  const upper = new Set(above.map(({ key }) => key));
  const lower = new Set(own.map(({ key }) => key));
  if (upper.size < above.length || [...upper].some((key) => lower.has(key))) return false;
  const [top = '', ...between] = upper;
  const [dash = '', ...rest] = lower;
  return isInOrder([...upper, ...lower]) || isInOrder([dash, ...between, top, ...rest]);
}

/** Tells whether some keys stand in an order that no record of a list speaks against. */
function orderOf(fields: readonly Field[]): (keys: readonly string[]) => boolean {
  const after = new Map<string, Set<string>>();
  // Undefined above the first dash, and from a key on that stands twice: that may be of another record.
  let record: Set<string> | undefined;
  for (const { key, isDashed } of fields) {
    if (isDashed) record = new Set();
    else if (record?.has(key)) record = undefined;
    for (const before of record ?? []) after.set(before, (after.get(before) ?? new Set()).add(key));
    record?.add(key);
  }
  const isBefore = (one: string, other: string): boolean => after.get(one)?.has(other) ?? false;
  return (keys) =>
    keys.every((key, at) => keys.slice(at + 1).every((next) => isBefore(key, next) || !isBefore(next, key)));
}

/** The record with its dash at the first line: that is the one whose key others begin with. */
function mendedAt(rows: readonly Row[], { above, dashed }: Broken, leads: ReadonlySet<string>): readonly Row[] {
  const [first] = above;
  const dash = rows[dashed.from];
  const head = first && rows[first.from];
  if (!first || !dash || !head) return rows;
  const before = rows.slice(0, first.from);
  const between = rows.slice(first.from, dashed.from);
  if (first.key === 'id' || (dashed.key !== 'id' && leads.has(first.key))) {
    const text = `${' '.repeat(indentOf(dash))}- ${head.text.trimStart()}`;
    const undashed = indented({ ...dash, text: dash.text.replace(/^ *- +/, '') }, indentOf(head));
    const mended = [{ ...head, text }, ...between.slice(1), undashed].map(doubtful);
    return [...before, ...mended, ...rows.slice(dashed.from + 1)];
  }
  const moved = rows.slice(dashed.from, dashed.to).map(doubtful);
  return [...before, ...moved, ...between.map(doubtful), ...rows.slice(dashed.to)];
}

const doubtful = (row: Row): Row => (isContent(row) ? { ...row, isDoubtful: true } : row);
