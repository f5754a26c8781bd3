import type { TextLine } from '../../../text/markdown.js';

/** A stretch of a line; its offsets count from the start of the whole text. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Reads a line from left to right. */
export class LineCursor {
  readonly #line: TextLine;
  #at = 0;

  constructor(line: TextLine) {
    this.#line = line;
  }

  /** What has not been read yet. */
  get rest(): string {
    return this.#line.raw.slice(this.#at);
  }

  /** Reads what a pattern (anchored with `^`) matches; reads nothing when it does not. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest) ?? undefined;
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  /** Reads what a pattern matches; the piece is its first group, without blanks and emphasis around it. */
  piece(pattern: RegExp): Piece | undefined {
    const from = this.#at;
    const match = this.take(pattern);
    const group = match?.[1] ?? '';
    return this.#trimmed(group, from + (match?.[0].indexOf(group) ?? 0));
  }

  /** Reads all that is left. */
  remainder(): Piece | undefined {
    const from = this.#at;
    this.#at = this.#line.raw.length;
    return this.#trimmed(this.#line.raw.slice(from), from);
  }

  /** Reads blanks, and then what a function finds at the start of a text. */
  readAt<T extends { readonly text: string }>(read: (text: string) => T | undefined): (T & Piece) | undefined {
    const blanks = /^[ \t*_]*/.exec(this.rest)?.[0].length ?? 0;
    const found = read(this.rest.slice(blanks));
    if (!found) return undefined;
    const start = this.#line.start + this.#at + blanks;
    this.#at += blanks + found.text.length;
    return { ...found, start, end: start + found.text.length };
  }

  #trimmed(group: string, at: number): Piece | undefined {
    const text = group.replace(/^[ \t*_]+/, '').replace(/[ \t*_]+$/, '');
    if (text === '') return undefined;
    const start = this.#line.start + at + group.indexOf(text);
    return { text, start, end: start + text.length };
  }
}
