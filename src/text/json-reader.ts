import type { Data, Fault } from '../core/document.js';
import { duplicateKey } from './duplicate-key.js';
import { JsonScanner, type JsonToken } from './json-scanner.js';
import { tailOf } from './json-tail.js';
import { noValue, stringValue, wordValue } from './json-values.js';
import { count, quote } from './words.js';

/** Of a text with more faults, only so many are told: nobody reads the rest. */
export const mostFaults = 1000;

export function tooManyFaults(start: number): Fault {
  const message = `the JSON here has more than ${mostFaults} faults, so it was not read further`;
  return { kind: 'json', message, start, end: start };
}

/** A limit was passed, and told: the text is not read further. */
class Stopped extends Error {}

/** A map or a list that is open. */
interface Frame {
  readonly kind: 'map' | 'list';
  readonly start: number;
  readonly fields: { [key: string]: Data };
  readonly items: Data[];
  /** The keys that were there, and where. */
  readonly keys: Map<string, Pick<JsonToken, 'start' | 'end'>>;
  /** What may come: `first` an entry or the end, `entry` an entry, after a comma, `rest` a comma or the end. */
  expects: 'first' | 'entry' | 'colon' | 'value' | 'rest';
  /** Undefined while there is none, or one whose value does not count. */
  key: string | undefined;
  /** The last comma. */
  comma: number;
}

/** Reads what the scanner gives and goes on after a fault as if it had been mended. */
export class JsonReader {
  readonly faults: Fault[] = [];
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #depth: number;
  readonly #frames: Frame[] = [];
  #root: Data | undefined;
  /** Where the last token ended. */
  #end: number;

  constructor(text: string, from: number, to: number, depth: number) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#depth = depth;
    this.#end = from;
  }

  /** The document, as far as it makes sense; it is only worth something when there are no faults of kind `json`. */
  read(): Data | undefined {
    try {
      return this.#read();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return undefined;
    }
  }

  #read(): Data | undefined {
    const scanner = new JsonScanner(this.#text, this.#from, this.#to, (...fault) => this.#tell(...fault));
    for (let token = scanner.next(); token.kind !== 'end'; token = scanner.next()) {
      this.#take(token);
      this.#end = token.end;
      if (this.#root !== undefined) {
        this.#tail(token.end);
        return this.#root;
      }
    }
    if (this.#frames.length > 0) this.#cutOff();
    else if (this.#root === undefined && this.faults.length === 0)
      this.#tell('nothing stands here; expected a JSON value', this.#from);
    return this.#root;
  }

  #take(token: JsonToken): void {
    const frame = this.#frames.at(-1);
    if (token.kind === ',') this.#comma(frame, token);
    else if (token.kind === ':') this.#colon(frame, token);
    else if (token.kind === '}' || token.kind === ']') this.#close(token);
    else if (token.kind === 'unclosed') this.#lose(frame);
    else this.#value(frame, token);
  }

  #value(frame: Frame | undefined, token: JsonToken): void {
    if (frame?.expects === 'rest') {
      if (!this.#isTold()) this.#tell('a comma is missing before this', token.start, token.end);
      frame.expects = 'entry';
    }
    const isKey = frame?.kind === 'map' && (frame.expects === 'first' || frame.expects === 'entry');
    if (isKey && token.kind !== '{' && token.kind !== '[') {
      this.#key(frame, token);
      return;
    }
    if (isKey) this.#tell('expected a key in double quotes', token.start, token.end);
    else if (frame?.expects === 'colon') this.#tell('a colon is missing before this', token.start, token.end);
    if (token.kind === '{' || token.kind === '[') this.#open(token);
    else this.#put(token.kind === 'string' ? stringValue(this.#source(token)) : this.#word(token));
  }

  #key(frame: Frame, token: JsonToken): void {
    if (token.kind === 'word') this.#tell('a key must stand in double quotes', token.start, token.end);
    const key = token.kind === 'word' ? this.#source(token) : stringValue(this.#source(token));
    const earlier = frame.keys.get(key);
    if (earlier) this.#add(duplicateKey(key, token, earlier));
    else frame.keys.set(key, { start: token.start, end: token.end });
    frame.key = earlier ? undefined : key;
    frame.expects = 'colon';
  }

  #comma(frame: Frame | undefined, { start, end }: JsonToken): void {
    if (frame?.expects === 'colon' || frame?.expects === 'value') this.#valueMissing(frame, start);
    else if (frame?.expects !== 'rest') this.#tell('nothing stands before this comma', start, end);
    if (!frame) return;
    frame.expects = 'entry';
    frame.comma = start;
  }

  #colon(frame: Frame | undefined, { start, end }: JsonToken): void {
    const isDue = frame?.expects === 'colon';
    const isKeyMissing = frame?.kind === 'map' && (frame.expects === 'first' || frame.expects === 'entry');
    if (isKeyMissing) this.#tell('the key is missing before this colon', start, end);
    else if (!isDue) this.#tell('this colon does not belong here', start, end);
    if (frame) frame.expects = frame.kind === 'map' ? 'value' : 'first';
  }

  #open({ kind, start }: JsonToken): void {
    if (this.#frames.length === this.#depth) {
      this.#tell(`the JSON here nests deeper than ${this.#depth} levels, so it was not read further`, start);
      throw new Stopped();
    }
    this.#frames.push({
      kind: kind === '{' ? 'map' : 'list',
      start,
      fields: Object.create(null),
      items: [],
      keys: new Map(),
      expects: 'first',
      key: undefined,
      comma: start,
    });
  }

  #close({ kind, start, end }: JsonToken): void {
    const wanted = kind === '}' ? 'map' : 'list';
    const depth = this.#frames.findLastIndex((frame) => frame.kind === wanted);
    if (depth < 0) {
      this.#tell(this.#mismatch(kind), start, end);
      this.#pop(end);
      return;
    }
    for (const frame of this.#frames.slice(depth + 1)) {
      this.#tell('the bracket that stands here is never closed', frame.start, frame.start + 1);
    }
    while (this.#frames.length > depth) this.#pop(end);
  }

  #mismatch(closing: string): string {
    const open = this.#frames.at(-1);
    if (!open) return `nothing is open that this "${closing}" could close`;
    return `this "${closing}" closes what "${this.#text.charAt(open.start)}" opens`;
  }

  /** Closes the innermost bracket. */
  #pop(end: number): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const { kind, fields, items, expects, comma } = frame;
    if (expects === 'colon' || expects === 'value') this.#valueMissing(frame, end - 1);
    if (expects === 'entry' && this.faults.at(-1)?.start !== comma) {
      this.#tell('nothing stands after this comma', comma, comma + 1);
    }
    this.#put(kind === 'map' ? fields : items);
  }

  #put(value: Data): void {
    const frame = this.#frames.at(-1);
    if (!frame) this.#root = value;
    else if (frame.kind === 'list') frame.items.push(value);
    else if (frame.key !== undefined) frame.fields[frame.key] = value;
    if (!frame) return;
    frame.key = undefined;
    frame.expects = 'rest';
  }

  /** The rest of a line lies within a text that was never closed, a comma perhaps included. */
  #lose(frame: Frame | undefined): void {
    if (!frame) return;
    frame.key = undefined;
    frame.expects = 'first';
  }

  #word(token: JsonToken): Data {
    const source = this.#source(token);
    const value = wordValue(source);
    if (value === undefined) this.#tell(noValue(source), token.start, token.end);
    return value ?? null;
  }

  #source({ start, end }: JsonToken): string {
    return this.#text.slice(start, end);
  }

  #valueMissing(frame: Frame, at: number): void {
    const of = frame.key === undefined ? '' : ` of the key ${quote(frame.key)}`;
    this.#tell(`the value${of} is missing before this`, at, at + 1);
  }

  #tail(end: number): void {
    const tail = tailOf(this.#text, end, this.#to);
    if (!tail) return;
    const { cut, ...fault } = tail;
    this.#add({ kind: 'json', ...fault, ...(cut && this.#isWhole() && { cut }) });
  }

  /** Whether what was read is a document that somebody may have meant, and all of it. */
  #isWhole(): boolean {
    return typeof this.#root === 'object' && this.#root !== null && this.faults.every(({ kind }) => kind !== 'json');
  }

  #cutOff(): void {
    // What the end cut in two is not wrong in itself.
    if (this.#isTold()) this.faults.pop();
    const innermost = this.#frames.at(-1)?.start ?? this.#from;
    const open = count(this.#frames.length, 'bracket');
    const message = `the text ends before the document does, with ${open} open; it was cut off`;
    const related = { message: 'the innermost one stands here', start: innermost, end: innermost + 1 };
    this.#add({ kind: 'json', message, start: this.#end, end: this.#end, related });
  }

  /** Whether the last token has been spoken of. */
  #isTold = (): boolean => this.faults.at(-1)?.end === this.#end;

  #tell(message: string, start: number, end = start): void {
    this.#add({ kind: 'json', message, start, end });
  }

  #add(fault: Fault): void {
    this.faults.push(fault);
    if (this.faults.length <= mostFaults) return;
    this.faults[mostFaults] = tooManyFaults(fault.start);
    throw new Stopped();
  }
}
