import { beginningOf, isWaiting } from './places.js';
import { indentOf, isContent, isItem, type Row } from './rows.js';

/** The rows below the key of a list. */
interface OwnItems {
  readonly items: readonly Row[];
  /** What is no further in than their dashes, and none of their fields; at the end of the list, with all that follows. */
  readonly others: readonly Row[];
}

/**
 * Parts the items of a list from what is of another one, though it stands among or behind them.
 * @param knows the keys that items may have, where that is known
 */
export function ownItems(rows: readonly Row[], knows: ReadonlySet<string> | undefined): OwnItems {
  const first = rows.find(isItem);
  if (!first || !knows?.size) return { items: rows, others: [] };
  const strays = new Set<Row>();
  let end = rows.length;
  // From the end on: whether items go on below a row tells whether it stands among them.
  let goesOn = false;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || !isContent(row)) continue;
    const { key, value = '' } = beginningOf(row) ?? {};
    const isKnown = key !== undefined && knows.has(key);
    const isOther = key !== undefined && !isKnown && !isItem(row) && indentOf(row) <= indentOf(first);
    if (!isOther) goesOn = isKnown;
    else if (goesOn && !isWaiting(value)) strays.add(row);
    else {
      goesOn = false;
      end = index;
    }
  }
  const isOwn = (row: Row, index: number): boolean => index < end && !strays.has(row);
  return { items: rows.filter(isOwn), others: rows.filter((row, index) => !isOwn(row, index)) };
}
