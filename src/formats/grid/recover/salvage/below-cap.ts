import type { Limits } from '../../../../core/limits.js';
import { size } from '../../../../text/words.js';
import { entriesOf, rowsOfEntry } from './entries.js';
import { isKnown } from './known.js';
import { type Kept, lost, type Row } from './rows.js';

/** Room for what a recovery puts in. */
const room = 4096;

const bytesOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { text, end }) => sum + Buffer.byteLength(text) + end.length, 0);

/**
 * Fields that are larger than the cap: the end of the largest of them goes, and before that, of those that no state has.
 */
export function belowCap(rows: readonly Row[], { yamlBytes }: Limits): Kept {
  const all = bytesOf(rows);
  if (all <= yamlBytes) return { rows, losses: [] };
  let left = all - Math.max(yamlBytes - room, yamlBytes / 2);
  const { before, entries } = entriesOf(rows, 0, []);
  const parts = [
    { rows: before, isKnown: false },
    ...entries.map((entry) => ({ rows: rowsOfEntry(entry), isKnown: isKnown([], entry.key) })),
  ].map((part) => ({ ...part, bytes: bytesOf(part.rows), kept: part.rows.length }));
  const inTurn = [...parts].sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.bytes - a.bytes);
  for (const part of inTurn) {
    if (left <= 0) break;
    part.kept = prefixOf(part.rows, part.bytes - left);
    left -= bytesOf(part.rows.slice(part.kept));
  }
  const why = `the fields are larger than ${size(yamlBytes)}, and this is of the largest of them`;
  return {
    rows: parts.flatMap((part) => part.rows.slice(0, part.kept)),
    losses: parts.flatMap((part) => lost(part.rows.slice(part.kept), why).losses),
  };
}

/** How many rows fit. */
function prefixOf(rows: readonly Row[], most: number): number {
  let bytes = 0;
  const first = rows.findIndex(({ text, end }) => {
    bytes += Buffer.byteLength(text) + end.length;
    return bytes > most;
  });
  return first < 0 ? rows.length : first;
}
