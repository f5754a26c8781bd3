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

/** Turns offsets of a text into positions. The table of line starts is built at the first question. */
export class Positions {
  readonly #text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The position of an offset; an offset past the end is the end. */
  at(offset: number): Position {
    this.#starts ??= [
      0,
      ...linesOf(this.#text)
        .map((line) => line.start)
        .slice(1),
    ];
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
