import { quote } from './words.js';

export interface JsonToken {
  /**
   * `word`: what stands between signs and quotes, be it a number, `true`, or nothing of JSON. `unclosed`: a string
   * without its second quote, to the end of the line.
   */
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'unclosed' | 'word' | 'end';
  readonly start: number;
  readonly end: number;
}

type Tell = (message: string, start: number, end: number) => void;

const signs = new Set(['{', '}', '[', ']', ':', ',']);
const named: Readonly<Record<number, readonly [name: string, written: string]>> = {
  9: ['tab', '\\t'],
  10: ['line break', '\\n'],
  13: ['carriage return', '\\r'],
};
const space = /[ \t\r\n]*/y;
const word = /[^ \t\r\n{}[\]:,"]+/y;

/** Cuts a text into tokens, in linear time. What is wrong within a token goes to `tell`; the token is given all the same. */
export class JsonScanner {
  readonly #text: string;
  readonly #to: number;
  readonly #tell: Tell;
  #at: number;
  /** The quote that closes a text of several lines, once it was looked for. */
  #closing = -1;

  constructor(text: string, from: number, to: number, tell: Tell) {
    this.#text = text;
    this.#at = from;
    this.#to = to;
    this.#tell = tell;
  }

  next(): JsonToken {
    const start = this.#skip();
    if (start >= this.#to) return { kind: 'end', start: this.#to, end: this.#to };
    const char = this.#text.charAt(start);
    if (signs.has(char)) return this.#token(char as JsonToken['kind'], start, start + 1);
    if (char === '"') return this.#string(start);
    return this.#token('word', start, char === "'" ? this.#endOfSingleQuotes(start) : this.#endOf(word, start));
  }

  #token(kind: JsonToken['kind'], start: number, end: number): JsonToken {
    this.#at = end;
    return { kind, start, end };
  }

  /** Steps over blanks and comments. */
  #skip(): number {
    for (;;) {
      const start = this.#endOf(space, this.#at);
      const end = this.#endOfComment(start);
      if (end === undefined) return start;
      this.#tell('a comment stands here; JSON has none', start, end);
      this.#at = end;
    }
  }

  #endOf(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    pattern.test(this.#text);
    return Math.min(Math.max(pattern.lastIndex, from), this.#to);
  }

  #endOfComment(start: number): number | undefined {
    if (this.#text.startsWith('//', start)) return this.#endOfLine(start);
    if (!this.#text.startsWith('/*', start)) return undefined;
    const found = this.#text.indexOf('*/', start + 2);
    return found < 0 || found + 2 > this.#to ? this.#to : found + 2;
  }

  #endOfLine(start: number): number {
    const found = this.#text.indexOf('\n', start);
    return found < 0 || found > this.#to ? this.#to : found;
  }

  #string(start: number): JsonToken {
    for (let at = start + 1; at < this.#to; ) {
      const code = this.#text.charCodeAt(at);
      if (code === 0x22) return this.#token('string', start, at + 1);
      if (code === 0x5c) at = this.#afterEscape(at);
      else if (code === 0x0a && !this.#goesOn(at)) return this.#unclosed(start, at);
      else if (code < 0x20) at = this.#control(at, code);
      else at += 1;
    }
    return this.#unclosed(start, this.#to);
  }

  #unclosed(start: number, end: number): JsonToken {
    this.#tell('the text that begins here is never closed', start, end);
    return this.#token('unclosed', start, end);
  }

  /** Whether a text goes on after a line break: its next quote is followed by what may follow a text. */
  #goesOn(lineBreak: number): boolean {
    if (lineBreak < this.#closing) return true;
    const close = this.#text.indexOf('"', lineBreak);
    if (close < 0 || close >= this.#to) return false;
    const after = this.#endOf(space, close + 1);
    const isEnd = after >= this.#to || ',:}]'.includes(this.#text.charAt(after));
    if (isEnd) this.#closing = close;
    return isEnd;
  }

  #afterEscape(at: number): number {
    const found = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.#text.slice(at, Math.min(at + 6, this.#to)));
    if (found) return at + found[0].length;
    // A backslash at the end of the line is not allowed to hide the line break.
    const end = Math.min(at + (this.#text.charCodeAt(at + 1) < 0x20 ? 1 : 2), this.#to);
    this.#tell(`${quote(this.#text.slice(at, end))} is no escape of JSON; write "\\\\" for a backslash`, at, end);
    return end;
  }

  #control(at: number, code: number): number {
    const [name, written] = named[code] ?? ['control character', `\\u${code.toString(16).padStart(4, '0')}`];
    this.#tell(`a ${name} stands in a text; write ${written}`, at, at + 1);
    return at + 1;
  }

  #endOfSingleQuotes(start: number): number {
    const found = this.#text.indexOf("'", start + 1);
    const isOneLine = found >= 0 && found < this.#to && !this.#text.slice(start, found).includes('\n');
    return isOneLine ? found + 1 : this.#endOf(word, start);
  }
}
