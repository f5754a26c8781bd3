import { isWhole } from './cut.js';
import { beginningOf } from './places.js';
import { isContent, type Kept, lost, type Row } from './rows.js';

/** The end of a document of YAML, and what stands above one: within front matter, neither has anything to say. */
const mark = /^(?:\.\.\.(?:\s|$)|%[A-Z])/;
const number = /:[ \t]+-?[\d.]{1,30}[ \t]*$/;

/**
 * The rows of a mapping without those that belong to nothing, and spoil what stands around them: marks of YAML, and text
 * below a value that has ended.
 */
export function withoutOddRows(rows: readonly Row[]): Kept {
  const odd = new Set<Row>();
  let above: Row | undefined;
  for (const row of rows) {
    if (!isContent(row)) continue;
    const isBelow = above !== undefined && blanksOf(row) > blanksOf(above) && hasEnded(above);
    if (mark.test(row.text) || (isBelow && !beginningOf(row))) odd.add(row);
    else above = row;
  }
  if (odd.size === 0) return { rows, losses: [] };
  return { rows: rows.filter((row) => !odd.has(row)), losses: lost([...odd], 'it belongs to nothing here').losses };
}

const hasEnded = (row: Row): boolean =>
  beginningOf(row)?.key !== undefined && (number.test(row.text) || isWhole(row.text));

/** How many blanks a row begins with, tabs included: they were not made even yet. */
const blanksOf = ({ text }: Row): number => text.length - text.trimStart().length;
