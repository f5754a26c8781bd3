import { beginningOf } from './places.js';
import { indentOf, isContent, isItem, type Kept, lost, type Row } from './rows.js';

/**
 * The rows below a field without those that stand as far out as the field, and begin nothing: a quote or a word alone on
 * a row, a mark of YAML, the dash of an item where there is no list.
 * @param indent of the field
 */
export function withoutStrays(rows: readonly Row[], indent: number): Kept {
  const first = rows.find((row) => isContent(row) && beginningOf(row));
  const isList = first !== undefined && isItem(first) && indentOf(first) <= indent;
  const isStray = (row: Row): boolean =>
    isContent(row) && indentOf(row) <= indent && !(isList && isItem(row) && indentOf(row) === indent);
  const strays = rows.filter(isStray);
  if (strays.length === 0) return { rows, losses: [] };
  return { rows: rows.filter((row) => !isStray(row)), losses: lost(strays, why).losses };
}

const why = 'it belongs to nothing here';
