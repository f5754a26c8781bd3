import type { KeyPath } from '../../../../core/place.js';
import type { Attempts } from './attempts.js';
import { withoutDoubles } from './doubles.js';
import { type Entry, entriesOf, type Item, itemsOf, rowsOfEntry, rowsOfItem, usualIndent } from './entries.js';
import { isKnownField } from './field-end.js';
import { type Head, headOf } from './heads.js';
import { holdersOf, isHolder, isKnown } from './known.js';
import { mendedRows } from './mended-rows.js';
import { ownItems } from './own-items.js';
import { beginningOf, isListAt, placeAt } from './places.js';
import { rejoined } from './rejoined.js';
import { indented, indentOf, isBlank, isContent, isItem, joined, type Kept, lost, mended, type Row } from './rows.js';
import { settled } from './settled.js';
import { withoutStrays } from './strays.js';
import { withoutTabs } from './tabs.js';

/** Where some rows stand. */
interface Place {
  readonly path: KeyPath;
  /** How often the rows were taken apart: what nests deeper than any state is left. */
  readonly depth: number;
}

/** The fields of one mapping while it is gone through. */
interface Level extends Place {
  readonly indent: number;
  /** The keys that its rows begin with. */
  readonly heads: ReadonlySet<string>;
  /** The keys that were kept so far: of a key that stands twice, the first counts. */
  readonly kept: Set<string>;
}

const deepest = 10;

/**
 * What can be kept of the rows of a mapping, so that they parse. Takes them apart into fields, and a field that does
 * not parse into those below it, until what is broken stands alone; that is mended where it is plain how.
 */
export function keptFields(rows: readonly Row[], attempts: Attempts, place: Place = { path: [], depth: 0 }): Kept {
  const whole = attempts.fields(rows);
  if (whole.isClean) return { rows, losses: [] };
  if (place.depth >= deepest) return lost(rows, whole.why);
  const spaced = place.depth === 0 ? settled(rejoined(withoutTabs(rows))) : rows;
  if (spaced !== rows && attempts.fields(spaced).isClean) return { rows: spaced, losses: [] };
  const indent = indentAt(place, spaced);
  const { before, entries: all } = entriesOf(spaced, indent, place.path);
  const { entries, losses } = withoutDoubles(all, place.path);
  const level: Level = { ...place, indent, heads: new Set(entries.map(({ key }) => key)), kept: new Set() };
  return joined([
    keptOrphans(before, level, whole.why, attempts),
    { rows: [], losses },
    keptRun(entries, level, attempts),
  ]);
}

/**
 * How far the fields of a mapping are indented: as most of those that it knows, else as most are. At the top of a state
 * they stand at the left, whatever the first of them does.
 */
function indentAt({ path, depth }: Place, rows: readonly Row[]): number {
  if (depth === 0 && rows.filter(isKnownField).length > 1) return 0;
  const known = new Map<number, Set<string>>();
  for (const row of rows) {
    const { key, isItem: isOfList, indent } = (isContent(row) && beginningOf(row)) || {};
    if (key === undefined || indent === undefined || isOfList || !isKnown(path, key)) continue;
    const keys = known.get(indent) ?? new Set();
    known.set(indent, keys.add(key));
  }
  const [most] = [...known].sort(([one, keys], [other, others]) => others.size - keys.size || one - other);
  return most?.[0] ?? usualIndent(rows);
}

/** Fields that parse together are kept together; else their halves are looked at. */
function keptRun(entries: readonly Entry[], level: Level, attempts: Attempts): Kept {
  if (entries.length === 0) return joined([]);
  const rows = entries.flatMap(rowsOfEntry);
  const keys = new Set(entries.map(({ key }) => key));
  const twice = keys.size < entries.length || entries.some(({ key }) => level.kept.has(key));
  const attempt = twice ? undefined : attempts.fields(rows);
  if (attempt?.isClean) {
    for (const { key } of entries) level.kept.add(key);
    return { rows, losses: [] };
  }
  const [first] = entries;
  if (first && entries.length === 1) return twice ? lost(rows, standsTwice) : keptEntry(first, level, attempts);
  const half = entries.length >> 1;
  return joined([keptRun(entries.slice(0, half), level, attempts), keptRun(entries.slice(half), level, attempts)]);
}

const standsTwice = 'its key stands twice in one mapping, and the first counts';

function keptEntry(entry: Entry, level: Level, attempts: Attempts): Kept {
  const { lead, head, rest } = entry;
  const isAbove = /^(?:#.*)?$/.test(head.value.trim()) && rest.some(isContent);
  const kept = isAbove ? keptHolder(entry, level, attempts) : keptValue(entry, level, attempts);
  if (kept.rows.some(({ number }) => number === head.row.number)) level.kept.add(head.key);
  return joined([{ rows: lead, losses: [] }, kept]);
}

/** A field whose value is the mapping or the list below it: without any of that, it is nothing. */
function keptHolder({ head, rest: under }: Entry, level: Level, attempts: Attempts): Kept {
  const { path, depth, indent } = level;
  const place = { path: [...path, head.key], depth: depth + 1 };
  const { rows: all, losses: strays } = withoutStrays(under, indent);
  const isList = isListOf(all, place.path);
  const knows = placeAt(place.path, 0, true).knows;
  const { items: rest, others } = isList ? ownItems(all, knows) : { items: all, others: [] };
  const outside = isList ? rest.slice(0, Math.max(0, rest.findIndex(isItem))).filter(isContent) : [];
  const isUndashed = outside.every((row) => knows?.has(beginningOf(row)?.key ?? ''));
  const losses = [...strays, ...lost(isUndashed ? [] : outside, ofNoItem).losses];
  const below = isList ? keptItems(rest, attempts, place) : keptFields(rest, attempts, place);
  const behind = others.length > 0 ? keptOrphans(others, level, ofNoItem, attempts) : joined([]);
  const rows = [head.row, ...below.rows];
  if (!below.rows.some(isContent)) {
    return joined([lost([head.row], 'nothing below it could be kept'), { rows: [], losses }, below, behind]);
  }
  const attempt = attempts.fields(rows);
  const kept = attempt.isClean ? { rows, losses: [] } : lost(rows, attempt.why);
  return joined([{ rows: [], losses: [...losses, ...below.losses] }, kept, behind]);
}

const ofNoItem = 'it belongs to no item of the list';

/** Whether rows are the items of a list: where the first of them does not tell, the specification does. */
function isListOf(rows: readonly Row[], path: KeyPath): boolean {
  const first = rows.find(isContent);
  if (first && isItem(first)) return !placeAt(path, 0, false).knows?.size;
  return isListAt(path) && rows.some(isItem);
}

/** A field with a value of its own; rows below it that are no part of that may be fields as well. */
function keptValue({ head, rest }: Entry, level: Level, attempts: Attempts): Kept {
  const value = { prefix: head.prefix, value: head.value };
  const whole = mendedRows([head.row, ...rest], value, attempts.fields);
  if (whole.ok) return { rows: whole.rows, losses: [] };
  const alone = rest.some(isContent) ? mendedRows([head.row], value, attempts.fields) : whole;
  if (!alone.ok) return lost([head.row, ...rest], alone.why);
  level.kept.add(head.key);
  const orphans = keptOrphans(rest, level, whole.why, attempts);
  const isOdd = rest.some(isContent) && isHolder(level.path, head.key) && !/^[[{]/.test(head.value);
  const holder = isOdd ? withoutValue(head) : undefined;
  const below = holder && keptHolder({ lead: [], head: holder, key: head.key, rest }, level, attempts);
  if (below && !orphans.rows.some(isContent) && below.rows.some(isContent)) return below;
  return joined([{ rows: alone.rows, losses: [] }, orphans]);
}

/** A field that holds others, without the value that somebody put behind it: what it holds is more. */
function withoutValue(head: Head): Head {
  return { ...head, row: mended(head.row, head.prefix.trimEnd()), value: '' };
}

/**
 * Rows below a field that cannot be theirs: fields of the same mapping that are indented too far, or of one whose own
 * row is gone. Their keys tell.
 */
function keptOrphans(rows: readonly Row[], level: Level, why: string, attempts: Attempts): Kept {
  const { path, depth, indent, heads, kept } = level;
  const first = rows.find(isContent);
  if (!first || depth >= deepest) return lost(rows, why);
  const base = usualIndent(rows);
  const keys = isItem(first) ? keysOfItems(rows, base) : keysOf(rows, base, path);
  const isFree = (key: string): boolean => !heads.has(key) && !kept.has(key);
  if (keys.length > 0 && !isItem(first) && keys.every((key) => isKnown(path, key) && isFree(key))) {
    const shifted = rows.map((row) => (isBlank(row) ? row : moved(row, indent - base)));
    const below = keptFields(shifted, attempts, { path, depth: depth + 1 });
    for (const key of keys) kept.add(key);
    return below;
  }
  const [holder, another] = holdersOf(path, keys, isItem(first)).filter(isFree);
  if (holder === undefined || another !== undefined || base <= indent) return lost(rows, why);
  const below = isItem(first)
    ? keptItems(rows, attempts, { path: [...path, holder], depth: depth + 1 })
    : keptFields(rows, attempts, { path: [...path, holder], depth: depth + 1 });
  if (!below.rows.some(isContent)) return below;
  kept.add(holder);
  const head: Row = { ...first, text: `${' '.repeat(indent)}${holder}:`, isDoubtful: true };
  return { rows: [head, ...below.rows], losses: below.losses };
}

/** The items of a list. */
function keptItems(rows: readonly Row[], attempts: Attempts, place: Place): Kept {
  const whole = attempts.items(rows);
  if (whole.isClean) return { rows, losses: [] };
  if (place.depth >= deepest) return lost(rows, whole.why);
  return keptItemRun(itemsOf(rows, placeAt(place.path, 0, true).knows), attempts, place);
}

function keptItemRun(items: readonly Item[], attempts: Attempts, place: Place): Kept {
  if (items.length === 0) return joined([]);
  const rows = items.flatMap(rowsOfItem);
  const attempt = attempts.items(rows);
  if (attempt.isClean) return { rows, losses: [] };
  const [first] = items;
  if (first && items.length === 1) return keptItem(first, attempts, place, attempt.why);
  const half = items.length >> 1;
  return joined([keptItemRun(items.slice(0, half), attempts, place), keptItemRun(items.slice(half), attempts, place)]);
}

function keptItem(item: Item, attempts: Attempts, { path, depth }: Place, why: string): Kept {
  const { lead, row, indent, content, rest } = item;
  const inside: Row = { ...row, text: ' '.repeat(content) + row.text.slice(content) };
  const place = { path: [...path, 0], depth: depth + 1 };
  const aside = { rows: lead, losses: [] };
  if (!headOf(inside, place.path)) {
    const value = { prefix: row.text.slice(0, content), value: row.text.slice(content) };
    const all = mendedRows([row, ...rest], value, attempts.items);
    const alone = all.ok ? all : mendedRows([row], value, attempts.items);
    if (!alone.ok) return joined([aside, lost([row, ...rest], why)]);
    return joined([aside, { rows: alone.rows, losses: [] }, all.ok ? joined([]) : lost(rest, why)]);
  }
  const below = keptFields([inside, ...rest], attempts, place);
  const dashed = withDash(below.rows, indent);
  const isKept = dashed.some(isContent) && attempts.items(dashed).isClean;
  if (!isKept) return joined([aside, lost([row, ...rest], below.losses[0]?.why ?? why)]);
  return joined([aside, { rows: dashed, losses: below.losses }]);
}

/** The dash of an item stands before the first field that is left of it. */
function withDash(rows: readonly Row[], indent: number): readonly Row[] {
  const first = rows.findIndex(isContent);
  return rows.map((row, index) =>
    index === first ? { ...row, text: `${' '.repeat(indent)}-${row.text.slice(indent + 1)}` } : row,
  );
}

const moved = (row: Row, by: number): Row => indented(row, indentOf(row) + by);

function keysOf(rows: readonly Row[], base: number, path: KeyPath): string[] {
  return rows.flatMap((row) => (isContent(row) && indentOf(row) === base ? [headOf(row, path)?.key ?? ''] : []));
}

function keysOfItems(rows: readonly Row[], base: number): string[] {
  return rows.flatMap((row) => {
    const [, blanks = '', inner = ''] = /^( *)- +(\S.*)$/.exec(row.text) ?? [];
    return inner !== '' && blanks.length === base ? [headOf({ ...row, text: inner }, [])?.key ?? ''] : [];
  });
}
