import type { TextLine } from '../../../text/markdown.js';

/** A stretch of a page; its offsets count from the start of the text. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer lines are prose, and nobody's field. */
export const longestLine = 500;
const labelled = /^[ \t]*(?:[-*+][ \t]+)?\*\*([^*:]{1,40}):?\*\*:?/;

/** A line such as `- **Status:** complete`: its label in small letters, and what stands behind it, which may be nothing. */
export function fieldIn(line: TextLine): { readonly label: string; readonly value: Piece } | undefined {
  if (line.raw.length > longestLine) return undefined;
  const match = labelled.exec(line.raw);
  if (!match) return undefined;
  return { label: (match[1] ?? '').trim().toLowerCase(), value: pieceOf(line, match[0].length) };
}

/** What a line holds from one of its characters on, without the blanks around it. */
export function pieceOf({ raw, start }: TextLine, from = 0): Piece {
  const rest = raw.slice(from);
  const at = start + from + (rest.length - rest.trimStart().length);
  const text = rest.trim();
  return { text, start: at, end: at + text.length };
}
