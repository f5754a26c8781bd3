import type { ListNode, MapEntry, MapNode, ScalarNode, ValueNode } from '../core/document.js';
import type { KeyPath } from '../core/place.js';
import { afterBlanks, afterString, afterValue } from './json-outline.js';
import { scalarNode } from './json-values.js';

/** A value on the way down a key path, with its key where a map holds it. */
export interface Found {
  readonly key?: ScalarNode;
  readonly value: ValueNode;
}

/**
 * Finds the values of a text that is JSON. Nothing is kept but where the parts of a map or a list begin, and that only
 * when one of them is asked for: a node for every value would take many times the text.
 */
export class JsonPlaces {
  readonly root: ValueNode;
  readonly #text: string;
  readonly #lines: readonly number[] | undefined;
  readonly #items = new Map<number, readonly number[]>();
  readonly #keys = new Map<number, ReadonlyMap<string, number>>();
  /** Where the maps and lists end that were asked for a part: one that is large is asked for many. */
  readonly #ends = new Map<number, number>();

  /** @param lines where the documents begin that are the items of a list; undefined when the text is one document */
  constructor(text: string, lines?: readonly number[]) {
    this.#text = text;
    this.#lines = lines;
    this.root = lines ? this.#list(0, text.length) : this.#value(afterBlanks(text, 0), text.trimEnd().length);
  }

  /** What stands on the way from the root down a key path, as far as it leads. */
  find(path: KeyPath): Found[] {
    let last: Found | undefined = { value: this.root };
    const found = [last];
    for (const part of path) {
      last = this.#part(last.value, part);
      if (!last) break;
      found.push(last);
    }
    return found;
  }

  #part(holder: ValueNode, part: string | number): Found | undefined {
    if (holder.kind !== 'scalar') this.#ends.set(holder.start, holder.end);
    if (holder.kind === 'map') {
      const start = this.#keysOf(holder).get(String(part));
      return start === undefined ? undefined : this.#entry(start);
    }
    const start = holder.kind === 'list' && typeof part === 'number' ? this.#itemsOf(holder)[part] : undefined;
    return start === undefined ? undefined : { value: this.#value(start) };
  }

  /** Where each item of a list begins. */
  #itemsOf(list: ListNode): readonly number[] {
    if (this.#lines && list === this.root) return this.#lines;
    return kept(this.#items, list.start, () => {
      const starts: number[] = [];
      for (let at = this.#first(list); at < list.end - 1; at = this.#next(afterValue(this.#text, at))) starts.push(at);
      return starts;
    });
  }

  /** Where each key of a map begins. Of a key that stands twice, the first counts. */
  #keysOf(map: MapNode): ReadonlyMap<string, number> {
    return kept(this.#keys, map.start, () => {
      const starts = new Map<string, number>();
      for (let at = this.#first(map); at < map.end - 1; at = this.#next(afterValue(this.#text, this.#held(at)))) {
        const key = String(this.#key(at).value);
        if (!starts.has(key)) starts.set(key, at);
      }
      return starts;
    });
  }

  #first(holder: ValueNode): number {
    return afterBlanks(this.#text, holder.start + 1);
  }

  /** Where the next part of a map or a list begins, or the bracket stands that closes it. */
  #next(end: number): number {
    const at = afterBlanks(this.#text, end);
    return this.#text.charAt(at) === ',' ? afterBlanks(this.#text, at + 1) : at;
  }

  #entry(start: number): MapEntry {
    return { key: this.#key(start), value: this.#value(this.#held(start)) };
  }

  /** Where the value begins whose key begins at an offset. */
  #held(start: number): number {
    const colon = afterBlanks(this.#text, afterString(this.#text, start));
    return afterBlanks(this.#text, colon + 1);
  }

  #key(start: number): ScalarNode {
    return scalarNode(this.#text, start, afterString(this.#text, start));
  }

  #value(start: number, end = this.#ends.get(start) ?? afterValue(this.#text, start)): ValueNode {
    const char = this.#text.charAt(start);
    if (char === '{') return this.#map(start, end);
    if (char === '[') return this.#list(start, end);
    return scalarNode(this.#text, start, end);
  }

  #map(start: number, end: number): MapNode {
    const entries = () => Array.from(this.#keysOf(map).values(), (at) => this.#entry(at));
    let known: readonly MapEntry[] | undefined;
    const map: MapNode = {
      kind: 'map',
      get entries() {
        known ??= entries();
        return known;
      },
      start,
      end,
    };
    return map;
  }

  #list(start: number, end: number): ListNode {
    const items = () => Array.from(this.#itemsOf(list), (at) => this.#value(at));
    let known: readonly ValueNode[] | undefined;
    const list: ListNode = {
      kind: 'list',
      get items() {
        known ??= items();
        return known;
      },
      start,
      end,
    };
    return list;
  }
}

function kept<Value>(known: Map<number, Value>, start: number, make: () => Value): Value {
  const value = known.get(start) ?? make();
  known.set(start, value);
  return value;
}
