import { indented, indentOf, isContent, type Row } from './rows.js';

const leading = /^[ \t]*\t[ \t]*/;
const widths = [2, 4, 8];

/** Rows that are indented with spaces alone. How wide a tab was meant to be, the row above and the row below tell. */
export function withoutTabs(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ text }) => leading.test(text))) return rows;
  const spaced: Row[] = [];
  let above: Row | undefined;
  for (const row of rows) {
    const next = expanded(row, above);
    spaced.push(next);
    if (isContent(next)) above = next;
  }
  return spaced;
}

function expanded(row: Row, above: Row | undefined): Row {
  const [blanks] = leading.exec(row.text) ?? [];
  if (blanks === undefined) return row;
  const indents = widths.map((width) => blanks.replaceAll('\t', ' '.repeat(width)).length);
  const indent = above ? indentOf(above) : 0;
  const opens = above !== undefined && /:[ \t]*(?:#.*)?$/.test(above.text);
  const inItem = above !== undefined && /^ *- /.test(above.text);
  const likely = opens || inItem ? [indent + 2, indent] : [indent];
  const chosen = likely.find((one) => indents.includes(one)) ?? indents[0] ?? 0;
  return indented(row, chosen);
}
