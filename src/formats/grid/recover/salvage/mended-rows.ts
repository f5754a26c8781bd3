import type { Attempt } from './attempts.js';
import { closed, mendedValues } from './mends.js';
import { isContent, mended, type Row } from './rows.js';

type MendedRows = { readonly ok: true; readonly rows: readonly Row[] } | { readonly ok: false; readonly why: string };

/**
 * The rows of one value as they may have been meant, so that they parse.
 * @param rows the first holds the value, or its beginning; comments and blank rows may follow
 */
export function mendedRows(
  rows: readonly Row[],
  { prefix, value }: { readonly prefix: string; readonly value: string },
  attempt: (rows: readonly Row[]) => Attempt,
): MendedRows {
  const raw = attempt(rows);
  if (raw.isClean) return { ok: true, rows };
  for (const candidate of candidates(rows, prefix, value)) {
    if (attempt(candidate).isClean) return { ok: true, rows: candidate.map((row, at) => withCut(row, rows[at])) };
  }
  return { ok: false, why: raw.why };
}

/** A row that had to be closed: what stood behind its end may be gone. */
function withCut(row: Row, was: Row | undefined): Row {
  const text = was?.text.trimEnd() ?? '';
  return row.text.length > text.length && row.text.startsWith(text) ? { ...row, damage: 'cut' } : row;
}

function candidates(rows: readonly Row[], prefix: string, value: string): (readonly Row[])[] {
  const [first, ...rest] = rows;
  if (!first) return [];
  const last = rows.findLastIndex(isContent);
  const isWhole = !rows.some(({ isLast }) => isLast);
  if (last < 1) return mendedValues(value, isWhole).map((text) => [mended(first, prefix + text), ...rest]);
  // Text in brackets or quotes over several rows, of which the end is gone.
  const written = [value, ...rows.slice(1, last + 1).map(({ text }) => text)].join('\n');
  const ends = isWhole && /^["']/.test(value) ? [value.charAt(0)] : [];
  const closing =
    /^[[{]/.test(value) && written.length <= longest ? closed(written).slice(written.trimEnd().length) : '';
  return [...ends, ...(closing === '' ? [] : [closing])].map((end) =>
    rows.map((row, index) => (index === last ? mended(row, row.text.trimEnd() + end) : row)),
  );
}

const longest = 20_000;
