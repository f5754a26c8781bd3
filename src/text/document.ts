import type { Data, Document, Fault, MapEntry, MapNode, Target, ValueNode } from '../core/document.js';
import type { KeyPath, Position } from '../core/place.js';
import type { SchemaVerdict } from '../core/schema.js';
import { dataOf } from './data.js';
import type { Found, JsonPlaces } from './json-places.js';
import { Positions } from './lines.js';

/** `phases.definitions.0.status` as a key path; segments of digits are list indexes. */
export function keyPathOf(path: string | KeyPath): KeyPath {
  if (typeof path !== 'string') return path;
  return path === '' ? [] : path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export interface DocumentParts {
  readonly root?: ValueNode | undefined;
  /** Made from the root, when somebody asks for it, where it is not given. */
  readonly data?: Data | undefined;
  /** Of JSON: where the values of the root stand. */
  readonly places?: JsonPlaces | undefined;
  readonly faults: readonly Fault[];
  readonly verdict?: SchemaVerdict | undefined;
}

/** A parsed file. Answers where its values stand; knows nothing of the notation it was written in. */
export class TextDocument implements Document {
  readonly path: string;
  readonly text: string;
  readonly root: ValueNode | undefined;
  readonly faults: readonly Fault[];
  readonly verdict: SchemaVerdict | undefined;
  readonly #places: JsonPlaces | undefined;
  readonly #positions: Positions;
  #data: Data | undefined;

  constructor(path: string, text: string, parts: DocumentParts) {
    this.path = path;
    this.text = text;
    this.root = parts.root;
    this.faults = parts.faults;
    this.verdict = parts.verdict;
    this.#data = parts.data;
    this.#places = parts.places;
    this.#positions = new Positions(text);
  }

  get data(): Data | undefined {
    this.#data ??= this.root && dataOf(this.root);
    return this.#data;
  }

  get isJson(): boolean {
    return this.#places !== undefined;
  }

  node(path: string | KeyPath): ValueNode | undefined {
    const wanted = keyPathOf(path);
    const found = this.#trace(wanted);
    return found.length === wanted.length + 1 ? found.at(-1)?.value : undefined;
  }

  at(path: string | KeyPath): Target {
    return this.#target(path, (found) => {
      const { value, key } = found;
      const isEmpty = value.start === value.end;
      const oneLine = !this.text.slice(value.start, value.end).includes('\n');
      if (!isEmpty && (oneLine || value.kind === 'scalar')) return value;
      return key ?? firstLine(this.text, value);
    });
  }

  key(path: string | KeyPath): Target {
    return this.#target(path, (found) => found.key ?? firstLine(this.text, found.value));
  }

  span(start: number, end: number): Target {
    return { document: this, keyPath: undefined, start, end };
  }

  position(offset: number): Position {
    return this.#positions.at(offset);
  }

  #target(path: string | KeyPath, pick: (found: Found) => { start: number; end: number }): Target {
    const keyPath = keyPathOf(path);
    const trace = this.#trace(keyPath);
    const last = trace.at(-1);
    const place = !last || trace.length === 1 ? firstLine(this.text, { start: 0 }) : pick(last);
    const isMissing = trace.length <= keyPath.length;
    return { document: this, keyPath, start: place.start, end: place.end, ...(isMissing && { isMissing }) };
  }

  #trace(path: KeyPath): Found[] {
    if (this.#places) return this.#places.find(path);
    return this.root ? traceFrom(this.root, path) : [];
  }
}

/** The nodes from a root down a key path, as far as it exists. */
function traceFrom(root: ValueNode, path: KeyPath): Found[] {
  let last: Found | undefined = { value: root };
  const found = [last];
  for (const part of path) {
    last = step(last.value, part);
    if (!last) break;
    found.push(last);
  }
  return found;
}

/** Where a file stands of which no text is known, or that is not there. */
export function fileAt(path: string): Target {
  return new TextDocument(path, '', { faults: [] }).span(0, 0);
}

function step(node: ValueNode, part: string | number): Found | undefined {
  if (node.kind === 'map') return entriesOf(node).get(String(part));
  const value = node.kind === 'list' && typeof part === 'number' ? node.items[part] : undefined;
  return value && { value };
}

const indexes = new WeakMap<MapNode, ReadonlyMap<string, MapEntry>>();

/** The entries of a map by key: a map may have thousands, and a rule may ask for each. */
function entriesOf(map: MapNode): ReadonlyMap<string, MapEntry> {
  const known = indexes.get(map);
  if (known) return known;
  const index = new Map(map.entries.map((entry) => [String(entry.key.value), entry]));
  indexes.set(map, index);
  return index;
}

/** From an offset to the end of its line: enough to point at something long without underlining all of it. */
function firstLine(text: string, { start }: { start: number }): { start: number; end: number } {
  const found = text.indexOf('\n', start);
  const end = found < 0 ? text.length : found;
  return { start, end: text.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end };
}
