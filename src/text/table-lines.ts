import type { TextLine } from './markdown.js';

/** A cell of a line of a table. */
export interface Cell {
  readonly text: string;
  /** Offset into the line. */
  readonly start: number;
}

const rule = /^[ \t>]{0,99}[ \t:|-]+$/;

/** Whether nothing lies between two lines of a text: tables have no blank lines. */
export function isNextLine(text: string, { end }: TextLine, { start }: TextLine): boolean {
  return start === end + 1 || (start === end + 2 && text.startsWith('\r\n', end));
}

/** Whether a line is the one below the heading of a table. */
export function isTableRule(raw: string): boolean {
  return raw.includes('|') && raw.includes('-') && rule.test(raw);
}

/** The cells of a line of a table: what stands between `|` signs that are not escaped. */
export function cellsOf(raw: string): readonly Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const { 0: found, index } of raw.matchAll(/\\.|\|/g)) {
    if (found !== '|') continue;
    cells.push({ text: raw.slice(start, index), start });
    start = index + 1;
  }
  return [...cells, { text: raw.slice(start), start }];
}
