import type { KeyPath } from '../../../../core/place.js';
import { type Head, headOf } from './heads.js';
import { append, indented, indentOf, isBlank, isComment, isContent, isItem, type Row } from './rows.js';

/** A field and what stands below it. */
export interface Entry {
  /** Comments and blank rows above it. */
  readonly lead: readonly Row[];
  readonly head: Head;
  readonly key: string;
  readonly rest: readonly Row[];
}

/** An item of a list, likewise. */
export interface Item {
  readonly lead: readonly Row[];
  readonly row: Row;
  /** Where its dash stands, and where its content begins. */
  readonly indent: number;
  readonly content: number;
  readonly rest: readonly Row[];
}

export const rowsOfEntry = ({ lead, head, rest }: Entry): readonly Row[] => [...lead, head.row, ...rest];
export const rowsOfItem = ({ lead, row, rest }: Item): readonly Row[] => [...lead, row, ...rest];

/** How far the fields of a mapping are indented: as the first row, or as the least indented, whatever more rows are. */
export function usualIndent(rows: readonly Row[]): number {
  const indents = rows.filter(isContent).map(indentOf);
  const first = indents[0] ?? 0;
  const least = indents.reduce((one, other) => Math.min(one, other), first);
  const times = (wanted: number): number => indents.filter((one) => one === wanted).length;
  return times(least) > times(first) ? least : first;
}

/**
 * Takes the rows of a mapping apart. A row that is indented less than the others, but is a field, was meant to stand
 * with them.
 */
export function entriesOf(
  rows: readonly Row[],
  indent: number,
  path: KeyPath,
): { readonly before: readonly Row[]; readonly entries: readonly Entry[] } {
  const before: Row[] = [];
  const entries: { lead: Row[]; head: Head; key: string; rest: Row[] }[] = [];
  let pending: Row[] = [];
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) {
      pending.push(row);
      continue;
    }
    const isLess = indentOf(row) < indent;
    const head = indentOf(row) <= indent ? headOf(isLess ? indented(row, indent) : row, path) : undefined;
    if (head) entries.push({ lead: pending, head, key: head.key, rest: [] });
    else append(entries.at(-1)?.rest ?? before, [...pending, row]);
    pending = [];
  }
  append(entries.at(-1)?.rest ?? before, pending);
  return { before, entries };
}

/**
 * Takes the rows of a list apart. A field that is indented less than the others of its item was meant to stand there; one
 * with the key that items begin with begins another one, whose dash is gone; so does one that the first item, or what
 * comes after it, can be told by.
 * @param knows the keys that items may have, where that is known
 */
export function itemsOf(rows: readonly Row[], knows?: ReadonlySet<string>): readonly Item[] {
  const indent = indentOf(rows.find(isItem) ?? { number: 0, text: '', end: '' });
  const items: { lead: Row[]; row: Row; indent: number; content: number; key: string; rest: Row[] }[] = [];
  const begins = knows?.size ? restartsIn(rows) : new Set<Row>();
  let pending: Row[] = [];
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) {
      pending.push(row);
      continue;
    }
    const item = items.at(-1);
    const isNew = isItem(row) ? indentOf(row) <= indent || !item : isUndashed(row, item, knows) || begins.has(row);
    if (isNew) {
      const text = `${' '.repeat(indent)}- ${row.text.trimStart()}`;
      const placed = isItem(row) ? indented(row, indent) : { ...row, text };
      const key = keyOf(placed.text.slice(indent + 1).trimStart());
      items.push({ lead: pending, row: placed, indent, content: contentOf(placed), key, rest: [] });
    } else if (item) {
      append(item.rest, [...pending, indentOf(row) <= indent ? indented(row, item.content) : row]);
    }
    pending = [];
  }
  append(items.at(-1)?.rest ?? [], pending);
  return items;
}

const keyOf = (text: string): string => /^[a-z_][\w-]{0,60}(?=:(?:\s|$))/.exec(text)?.[0] ?? '';

function isUndashed(
  row: Row,
  item: { readonly content: number; readonly key: string } | undefined,
  knows: ReadonlySet<string> | undefined,
): boolean {
  const key = keyOf(row.text.trimStart());
  if (!item) return knows?.has(key) ?? false;
  return item.key !== '' && indentOf(row) <= item.content && key === item.key;
}

/**
 * Rows at which the fields of an item begin anew, but for the first: the line that began the next item is gone. Fields
 * that say the same again are copies, and no item.
 */
function restartsIn(rows: readonly Row[]): ReadonlySet<Row> {
  const restarts = new Set<Row>();
  let fields: Row[] = [];
  const end = (): void => {
    const keys = new Map<string, Row>();
    const from = fields.findIndex((row) => {
      const key = keyOf(row.text.trimStart());
      return keys.has(key) || !keys.set(key, row);
    });
    const again = from < 0 ? [] : fields.slice(from);
    const isOther = again.some((row) => keys.get(keyOf(row.text.trimStart()))?.text !== row.text);
    const isAll =
      new Set(again.map((row) => keyOf(row.text.trimStart())).filter((key) => keys.has(key))).size === keys.size;
    if (again.length > 1 && again.length === keys.size && isAll && isOther && again[0]) restarts.add(again[0]);
    fields = [];
  };
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) continue;
    if (isItem(row)) end();
    else if (fields[0] === undefined || indentOf(row) === indentOf(fields[0])) fields.push(row);
  }
  end();
  return restarts;
}

/** Where the content of an item begins. */
function contentOf({ text }: Row): number {
  return /^ *- +(?=\S)/.exec(text)?.[0].length ?? text.trimEnd().length + 1;
}
