import { isWhole } from './cut.js';
import { isEndOfKnown, isKnownAnywhere } from './places.js';
import { type Kept, type Loss, type Row, replacement } from './rows.js';

const why = 'bytes that are no text stand in it';

/**
 * Rows without NUL bytes, which no reader of the file gets over. Of a field, what stands behind one is another part of
 * the file, if it is anything; of Markdown, the rest is still worth reading.
 */
export function withoutNul(rows: readonly Row[], isFields: boolean): Kept {
  if (!rows.some(({ text }) => text.includes('\0'))) return { rows, losses: [] };
  const losses: Loss[] = [];
  const kept = rows.flatMap((row): Row[] => {
    const at = row.text.indexOf('\0');
    if (at < 0) return [row];
    const others = row.text.replaceAll('\0', '');
    const before = row.text.slice(0, at);
    const text = isFields ? before : others;
    const isKept = text.trim() !== '' && (!isFields || isWhole(text));
    if (others.trim() !== '' && !(isKept && text === others)) losses.push({ line: row.number, text: row.text, why });
    return isKept ? [{ ...row, text, isDoubtful: true }] : [];
  });
  return { rows: kept, losses };
}

/**
 * Rows without the byte order marks that they begin with, for whole files were put behind one another; and with the
 * fences of which a byte is gone.
 */
export function withFences(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const text = row.text.replace(/^\ufeff/, '').replace(brokenFence, '---');
    return text === row.text ? row : { ...row, text };
  });
}

const brokenFence = /^(?=.{0,2}-)(?=.{0,2}\ufffd)[-\ufffd]{3}(?=[ \t]*$)/;

/** What a blank was, or a line break, when a byte that is not UTF-8 took its place. */
const blank = /^[ \ufffd]*(?:-[ \ufffd]+)?(?=[a-z_"'])/;
const lineBreak = /^([^\ufffd]{1,1000}[^\ufffd ])\ufffd( *(?:- )?[a-z_]{1,60}:(?: [^\ufffd]{0,1000})?)$/;

/** Rows of fields with blanks and line breaks where bytes took their places. */
export function withBlanks(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ text }) => text.includes(replacement))) return rows;
  return rows.flatMap((row): Row[] => {
    const [blanks = ''] = blank.exec(row.text) ?? [];
    const end =
      blanks.endsWith(replacement) && isBeheaded(row.text.slice(blanks.length)) ? blanks.length - 1 : blanks.length;
    const text = blanks.slice(0, end).replaceAll(replacement, ' ') + row.text.slice(end);
    const [, above, below] = lineBreak.exec(text) ?? [];
    if (above === undefined || below === undefined || !(isWhole(above) || above.endsWith(':')))
      return [{ ...row, text }];
    return [
      { ...row, text: above, end: row.end || '\n' },
      { ...row, text: below },
    ];
  });
}

/** Whether a key has lost its first letter: then the byte before it was that letter, and no blank. */
function isBeheaded(text: string): boolean {
  const [key] = /^[a-z_]{1,60}(?=:)/.exec(text) ?? [];
  return key !== undefined && !isKnownAnywhere(key) && isEndOfKnown(key);
}

/** What files that hold text do not: control characters, and what stands for bytes that are not UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is counted
const odd = /[\x01-\x08\x0e-\x1f\ufffd]/g;

/** Whether a text is one, and no other kind of file. NUL bytes do not count: a crash may leave them anywhere. */
export function isText(text: string): boolean {
  const others = text.replaceAll('\0', '');
  return (others.match(odd)?.length ?? 0) * 10 <= others.length;
}
