import { type Line, linesOf } from '../../text/lines.js';

/** A text, by its lines. The lines are found at the first question. */
export class Source {
  readonly #text: string;
  #lines: readonly Line[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** How many lines there are; a text without any counts as one empty line. */
  get length(): number {
    return Math.max(1, this.#all().length);
  }

  /** A line without its line break. @param number from 1 */
  line(number: number): string {
    const line = this.#all()[number - 1];
    return line ? this.#text.slice(line.start, line.end) : '';
  }

  #all(): readonly Line[] {
    this.#lines ??= linesOf(this.#text);
    return this.#lines;
  }
}
