import type { Position } from '../core/place.js';

/** A line of a text: its offsets without the line break, which is `\n` or `\r\n`. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text between two offsets, in linear time. A text that ends in a line break has no empty last line. */
export function linesOf(text: string, from = 0, to = text.length): Line[] {
  const lines: Line[] = [];
  for (let start = from; start < to; ) {
    const found = text.indexOf('\n', start);
    const next = found < 0 || found >= to ? to : found;
    const end = next > start && text.charCodeAt(next - 1) === 13 && next < to ? next - 1 : next;
    lines.push({ start, end });
    start = next + 1;
  }
  return lines;
}

/** Carriage returns that stand alone break lines as well, on old systems: line feeds take their places. */
export function withLineFeeds(text: string): string {
  // At the end of a file, one may be half of a line break.
  return text.includes('\n') ? text.replace(/\r(?!\n|$)/g, '\n') : text.replaceAll('\r', '\n');
}

/** Turns offsets of a text into positions. The table of line starts is built at the first question. */
export class Positions {
  readonly #text: string;
  #starts: Uint32Array | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The position of an offset; an offset past the end is the end. */
  at(offset: number): Position {
    this.#starts ??= startsOf(this.#text);
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, this.#text.length) - (starts[low] ?? 0) + 1 };
  }
}

/** Where each line begins, in four bytes a line: a text of megabytes may be nothing but line breaks. */
function startsOf(text: string): Uint32Array {
  let count = 1;
  for (let at = nextLine(text, 0); at < text.length; at = nextLine(text, at)) count += 1;
  const starts = new Uint32Array(count);
  for (let index = 1; index < count; index += 1) starts[index] = nextLine(text, starts[index - 1]);
  return starts;
}

function nextLine(text: string, from = 0): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found + 1;
}
