import { type Entry, entriesOf, usualIndent } from './entries.js';
import { holdersOf, isKnown } from './known.js';
import { isContent, isItem, type Row } from './rows.js';

/**
 * Puts back the line of a mapping that is gone, as `progress:`, where the fields below it have slipped into the mapping
 * above and parse there: it does not know them, and the one that is missing does.
 * @returns the same rows where none is gone
 */
export function withHolders(rows: readonly Row[]): readonly Row[] {
  const { entries } = entriesOf(rows, 0, []);
  const heads = new Set(entries.map(({ key }) => key));
  const missing = new Map<Row, string>();
  for (const entry of entries) {
    const slipped = slippedFields(entry);
    const [first] = slipped;
    const keys = slipped.map(({ key }) => key);
    const [holder, another] = holdersOf([], keys, false).filter((key) => !heads.has(key));
    if (!first || holder === undefined || another !== undefined) continue;
    heads.add(holder);
    missing.set(first.lead[0] ?? first.head.row, holder);
  }
  if (missing.size === 0) return rows;
  return rows.flatMap((row): Row[] => {
    const holder = missing.get(row);
    return holder === undefined ? [row] : [{ ...row, text: `${holder}:`, isDoubtful: true }, row];
  });
}

/** The last fields of a mapping, from the first on that it does not know. */
function slippedFields({ head, key, rest }: Entry): readonly Entry[] {
  const first = rest.find(isContent);
  if (head.value !== '' || !first || isItem(first)) return [];
  const { entries } = entriesOf(rest, usualIndent(rest), [key]);
  const unknown = entries.findIndex((field) => !isKnown([key], field.key));
  return unknown < 0 ? [] : entries.slice(unknown);
}
