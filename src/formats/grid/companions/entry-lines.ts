import type { TextLine } from '../../../text/markdown.js';
import { leadOf } from '../texts/list-mark.js';

/** A stretch of the text without the marks around it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A line such as `key: value`, `**Key:** value` or `- **Key**: value`. */
export interface LabelledLine {
  readonly key: Piece;
  /** Empty where the value is on the lines below. */
  readonly value: Piece;
}

const label = /^[*_`]{0,3}([\p{L}\p{N}][^:]{0,79}):[*_`]{0,3}(?=\s|$)/u;
const mostWords = 5;

/** Cuts emphasis, backticks and blanks from both ends of a stretch of a text. */
export function trimmed(text: string, start: number, end: number): Piece {
  const raw = text.slice(start, end);
  const left = /^[\s*_`]*/.exec(raw)?.[0].length ?? 0;
  let right = raw.length;
  while (right > left && /[\s*_`]/.test(raw.charAt(right - 1))) right -= 1;
  return { text: raw.slice(left, right), start: start + left, end: start + right };
}

/** What a line says without the mark of its list. */
export function saidBy({ raw, start, end }: TextLine): Piece {
  const from = leadOf(raw).length;
  const { text, ...at } = trimmed(raw, from, end - start);
  return { text, start: start + at.start, end: start + at.end };
}

/** The key and the value of a line; undefined when it has none. A sentence with a colon in it has none. */
export function labelledLine(line: TextLine): LabelledLine | undefined {
  const from = leadOf(line.raw).length;
  return labelled(line.raw.slice(from), line.start + from);
}

/** The same for a text, such as the title of a heading: `dec-001: SQLite`. */
export function labelled(text: string, offset: number): LabelledLine | undefined {
  const match = label.exec(text);
  if (!match) return undefined;
  const colon = text.indexOf(':');
  const key = trimmed(text, 0, colon);
  if (key.text === '' || key.text.split(/\s+/).length > mostWords) return undefined;
  const value = trimmed(text, match[0].length, text.length);
  return { key: moved(key, offset), value: moved(value, offset) };
}

/** The title of an ATX heading. */
export function titleOf({ raw, start }: TextLine): Piece {
  const from = /^[ \t]*#{1,6}/.exec(raw)?.[0].length ?? 0;
  let to = raw.length;
  while (to > from && /[\s#]/.test(raw.charAt(to - 1))) to -= 1;
  return moved(trimmed(raw, from, to), start);
}

/** Whether a line only sets things apart: `---`, `***`, `===`. */
export function isBreak(raw: string): boolean {
  return /^[\s*_=-]{3,}$/.test(raw);
}

/** How far a line is indented. */
export function indentOf(raw: string): number {
  return raw.length - raw.trimStart().length;
}

function moved({ text, start, end }: Piece, by: number): Piece {
  return { text, start: start + by, end: end + by };
}
