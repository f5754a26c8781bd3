import {
  type Alias,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type YAMLMap,
  type YAMLSeq,
  type Node as YamlNode,
  type Scalar as YamlScalar,
} from 'yaml';
import type { Scalar } from '../core/data.js';
import type { Fault, MapEntry, ScalarNode, ValueNode } from '../core/document.js';
import type { Limits } from '../core/limits.js';
import { duplicateKey } from './duplicate-key.js';
import { quote } from './words.js';

export type YamlLimits = Pick<Limits, 'yamlBytes' | 'depth' | 'keys' | 'aliasExpansions'>;

/** A limit was passed: the file is not read further. */
export class LimitPassed extends Error {
  readonly fault: Fault;
  constructor(kind: 'yaml' | 'alias-bomb' | 'cap', message: string, start: number, end = start) {
    super(message);
    this.fault = { kind, message: `${message}, so it was not read further`, start, end };
  }
}

export const tooDeep = (depth: number, start: number): LimitPassed =>
  new LimitPassed('cap', `the YAML here nests deeper than ${depth} levels`, start);

/** Turns what `yaml` composed into our own tree; what is wrong with it goes to `tell`. */
export class TreeReader {
  readonly #text: string;
  readonly #from: number;
  readonly #limits: YamlLimits;
  readonly #tell: (fault: Fault) => void;
  readonly #anchors = new Map<string, YamlNode>();
  /** Collections that are being read just now, outermost first: an alias to one of them would never end. */
  readonly #open: YamlNode[] = [];
  /** Where aliases and anchors were spoken of: what lies below an anchor is read once for each alias. */
  readonly #told = new Set<number>();
  #expansions = 0;
  #keys = 0;

  /** @param from where the YAML begins in the text */
  constructor(text: string, from: number, limits: YamlLimits, tell: (fault: Fault) => void) {
    this.#text = text;
    this.#from = from;
    this.#limits = limits;
    this.#tell = tell;
  }

  /** @throws LimitPassed */
  read(node: YamlNode): ValueNode {
    if (isAlias(node)) return this.#alias(node);
    if ('anchor' in node && node.anchor) this.#declare(node.anchor, node);
    if (!isMap(node) && !isSeq(node)) return this.#scalar(node as YamlScalar);
    if (this.#open.length === this.#limits.depth) throw tooDeep(this.#limits.depth, this.#extent(node).start);
    this.#open.push(node);
    const value = isMap(node) ? this.#map(node) : this.#list(node);
    this.#open.pop();
    return value;
  }

  #map(node: YAMLMap): ValueNode {
    const entries = new Map<string, MapEntry>();
    for (const { key, value } of node.items) {
      this.#count(node);
      if (!isScalar(key)) continue; // NON_STRING_KEY has been reported
      if (key.anchor) this.#declare(key.anchor, key);
      const keyNode = this.#scalar(key);
      const name = String(keyNode.value);
      const earlier = entries.get(name)?.key;
      if (earlier) {
        // A key without a text is what `yaml` puts where something else is broken.
        if (keyNode.source !== '') this.#tell(duplicateKey(String(keyNode.value), keyNode, earlier));
        continue;
      }
      const valueNode = value ? this.read(value as YamlNode) : nothingAt(keyNode.end);
      entries.set(name, { key: keyNode, value: valueNode });
    }
    return { kind: 'map', entries: [...entries.values()], ...this.#extent(node) };
  }

  #list(node: YAMLSeq): ValueNode {
    const items: ValueNode[] = [];
    for (const item of node.items) {
      this.#count(node);
      items.push(isPair(item) ? nothingAt(this.#extent(node).start) : this.read(item as YamlNode));
    }
    return { kind: 'list', items, ...this.#extent(node) };
  }

  #scalar(node: YamlScalar): ScalarNode {
    const { start, end } = this.#extent(node);
    const source = this.#text.slice(start, end);
    return { kind: 'scalar', value: scalarOf(node.value), source, style: styleOf(node), start, end };
  }

  /** The value of the anchor, at the place of the alias: that is where a reader of the file meets it. */
  #alias(node: Alias): ValueNode {
    const { start, end } = this.#extent(node);
    const target = this.#anchors.get(node.source);
    const name = quote(`*${node.source}`);
    if (!target) {
      if (node.source === '') return nothingAt(start); // BAD_ALIAS has been reported
      const message = `the alias ${name} has no anchor before it; text that begins with "*" needs quotes`;
      this.#tell({ kind: 'yaml', message, start, end });
      return nothingAt(start);
    }
    if (this.#open.includes(target)) {
      throw new LimitPassed('alias-bomb', `the alias ${name} stands inside its own value`, start, end);
    }
    this.#expansions += 1;
    const most = this.#limits.aliasExpansions;
    if (this.#expansions > most) {
      throw new LimitPassed('alias-bomb', `the aliases of this file expand more than ${most} times`, start, end);
    }
    const message = `the alias ${name} stands for a value that is written elsewhere; expected the value itself`;
    this.#tellOnce({ kind: 'alias', message, start, end });
    return { ...this.read(target), start, end };
  }

  #declare(anchor: string, node: YamlNode): void {
    this.#anchors.set(anchor, node);
    const start = Math.max(this.#text.lastIndexOf(`&${anchor}`, this.#extent(node).start), this.#from);
    const message = `the anchor ${quote(`&${anchor}`)} lets a value be repeated elsewhere; many readers of state files do not know anchors`;
    this.#tellOnce({ kind: 'alias', message, start, end: start + anchor.length + 1 });
  }

  #count(node: YamlNode): void {
    this.#keys += 1;
    const most = this.#limits.keys;
    if (this.#keys <= most) return;
    throw new LimitPassed('cap', `the YAML here holds more than ${most} keys and items`, this.#extent(node).start);
  }

  #tellOnce(fault: Fault): void {
    if (!this.#told.has(fault.start)) this.#tell(fault);
    this.#told.add(fault.start);
  }

  /** Without the line break and the spaces that `yaml` counts as part of a block. */
  #extent(node: YamlNode): { start: number; end: number } {
    const [from, to] = node.range ?? [0, 0];
    const start = this.#from + from;
    const length = this.#text.slice(start, this.#from + to).trimEnd().length;
    return { start, end: start + length };
  }
}

function nothingAt(offset: number): ScalarNode {
  return { kind: 'scalar', value: null, source: '', style: 'plain', start: offset, end: offset };
}

function scalarOf(value: unknown): Scalar {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? (value as Scalar) : String(value);
}

/** With a tag such as `!!str`, a plain scalar is as clear as one in quotes. */
function styleOf({ type, tag }: YamlScalar): ScalarNode['style'] {
  if (type === 'PLAIN') return tag ? 'quoted' : 'plain';
  return type?.startsWith('QUOTE') ? 'quoted' : 'block';
}
