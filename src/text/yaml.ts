import {
  type Alias,
  Composer,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Parser,
  type YAMLMap,
  type YAMLSeq,
  type Document as YamlAst,
  type Node as YamlNode,
  type Scalar as YamlScalar,
} from 'yaml';
import type { Fault, MapEntry, Scalar, ScalarNode, ValueNode } from '../core/document.js';
import type { Limits } from '../core/limits.js';
import { exceedsDepth } from './yaml-depth.js';

export interface YamlRead {
  /** Undefined when the text does not parse, is over a limit, or holds no value at all. */
  readonly root: ValueNode | undefined;
  readonly faults: readonly Fault[];
}

type YamlLimits = Pick<Limits, 'yamlBytes' | 'depth' | 'keys' | 'aliasExpansions'>;

/** Stops `yaml` where it turns quadratic or lets a file choose its own rules (threats.md T9, T10). */
const hardened = {
  version: '1.2',
  schema: 'core',
  merge: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/**
 * Reads one YAML document that stands at `from` to `to` in a text. All offsets in the answer count from the
 * start of the text. Never throws: whatever is wrong comes back as faults, each at its own place.
 */
export function readYaml(text: string, from: number, to: number, limits: YamlLimits): YamlRead {
  const source = text.slice(from, to);
  const whole = (message: string): YamlRead => ({
    root: undefined,
    faults: [{ kind: 'yaml', message, start: from, end: endOfLine(text, from, to) }],
  });
  if (source.length > limits.yamlBytes || Buffer.byteLength(source) > limits.yamlBytes) {
    return whole(`the YAML here is larger than ${limits.yamlBytes / 1024} KiB, so it was not read`);
  }
  if (exceedsDepth(source, limits.depth)) {
    return whole(`the YAML here nests deeper than ${limits.depth} levels, so it was not read`);
  }
  try {
    const composer = new Composer(hardened);
    const documents = [...composer.compose(new Parser().parse(source), true, source.length)];
    return new Reader(text, from, limits).read(documents as YamlAst.Parsed[]);
  } catch (error) {
    // `yaml` throws more than its own error types on odd input (its docs, 08_errors.md).
    return whole(`the YAML here cannot be read (${(error as Error).name})`);
  }
}

function endOfLine(text: string, from: number, to: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 || found > to ? to : found;
}

/** A limit was passed: the file is not read further. */
class LimitPassed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Turns what `yaml` composed into our own tree, and collects the faults on the way. */
class Reader {
  readonly #text: string;
  readonly #from: number;
  readonly #limits: YamlLimits;
  readonly #faults: Fault[] = [];
  readonly #anchors = new Map<string, YamlNode>();
  /** Anchored nodes that are being read just now: an alias to one of them would never end. */
  readonly #open = new Set<YamlNode>();
  #expansions = 0;
  #keys = 0;

  constructor(text: string, from: number, limits: YamlLimits) {
    this.#text = text;
    this.#from = from;
    this.#limits = limits;
  }

  read(documents: readonly YamlAst.Parsed[]): YamlRead {
    const [first, second] = documents;
    for (const problem of [...(first?.errors ?? []), ...(first?.warnings ?? [])]) {
      this.#fault('yaml', sentence(problem.message), ...this.#span(problem.pos));
    }
    if (second?.range) {
      const start = this.#from + second.range[0];
      this.#fault('yaml', 'a second YAML document begins here; expected one', start, start);
    }
    try {
      const root = first?.contents ? this.#node(first.contents) : undefined;
      const broken = this.#faults.some((fault) => fault.kind === 'yaml');
      return { root: broken ? undefined : root, faults: this.#faults };
    } catch (error) {
      if (!(error instanceof LimitPassed)) throw error;
      return { root: undefined, faults: [...this.#faults, error.fault] };
    }
  }

  #node(node: YamlNode): ValueNode {
    if (isAlias(node)) return this.#alias(node);
    const anchor = 'anchor' in node ? node.anchor : undefined;
    if (anchor) this.#declare(anchor, node);
    this.#open.add(node);
    const value = isMap(node) ? this.#map(node) : isSeq(node) ? this.#list(node) : this.#scalar(node as YamlScalar);
    this.#open.delete(node);
    return value;
  }

  #map(node: YAMLMap): ValueNode {
    const entries = new Map<string, MapEntry>();
    for (const { key, value } of node.items) {
      this.#count(node);
      if (!isScalar(key)) continue; // NON_STRING_KEY has been reported
      const keyNode = this.#scalar(key);
      const name = String(keyNode.value);
      const earlier = entries.get(name)?.key;
      if (earlier) {
        const related = { message: 'the first stands here', start: earlier.start, end: earlier.end };
        const message = `the key ${JSON.stringify(name)} stands twice in one mapping; YAML readers keep only one of the two values`;
        this.#faults.push({ kind: 'duplicate-key', message, start: keyNode.start, end: keyNode.end, related });
        continue;
      }
      const valueNode = value ? this.#node(value as YamlNode) : nothingAt(keyNode.end);
      entries.set(name, { key: keyNode, value: valueNode });
    }
    return { kind: 'map', entries: [...entries.values()], ...this.#extent(node) };
  }

  #list(node: YAMLSeq): ValueNode {
    const items: ValueNode[] = [];
    for (const item of node.items) {
      this.#count(node);
      items.push(isPair(item) ? nothingAt(this.#extent(node).start) : this.#node(item as YamlNode));
    }
    return { kind: 'list', items, ...this.#extent(node) };
  }

  #scalar(node: YamlScalar): ScalarNode {
    const { start, end } = this.#extent(node);
    const style = node.type === 'PLAIN' ? 'plain' : node.type?.startsWith('QUOTE') ? 'quoted' : 'block';
    return { kind: 'scalar', value: scalarOf(node.value), source: this.#text.slice(start, end), style, start, end };
  }

  /** The value of the anchor, at the place of the alias: that is where a reader of the file meets it. */
  #alias(node: Alias): ValueNode {
    const { start, end } = this.#extent(node);
    this.#faultOnce(
      'alias',
      `the alias ${JSON.stringify(`*${node.source}`)} stands for a value that is written elsewhere; expected the value itself`,
      start,
      end,
    );
    const target = this.#anchors.get(node.source);
    if (!target) return nothingAt(start);
    if (this.#open.has(target))
      this.#stop('the alias stands inside the value that it repeats, so the value never ends', start, end);
    this.#expansions += 1;
    if (this.#expansions > this.#limits.aliasExpansions) {
      this.#stop(
        `the aliases of this file expand more than ${this.#limits.aliasExpansions} times, so it was not read further`,
        start,
        end,
      );
    }
    return { ...this.#node(target), start, end };
  }

  #declare(anchor: string, node: YamlNode): void {
    this.#anchors.set(anchor, node);
    const before = this.#text.lastIndexOf(`&${anchor}`, this.#extent(node).start);
    const start = Math.max(before, this.#from);
    this.#faultOnce(
      'alias',
      `the anchor ${JSON.stringify(`&${anchor}`)} lets a value be repeated elsewhere; many readers of state files do not know anchors`,
      start,
      start + anchor.length + 1,
    );
  }

  #count(node: YamlNode): void {
    this.#keys += 1;
    if (this.#keys <= this.#limits.keys) return;
    const { start } = this.#extent(node);
    const message = `the YAML here holds more than ${this.#limits.keys} keys and items, so it was not read further`;
    throw new LimitPassed({ kind: 'yaml', message, start, end: start });
  }

  #stop(message: string, start: number, end: number): never {
    throw new LimitPassed({ kind: 'alias-bomb', message, start, end });
  }

  #fault(kind: Fault['kind'], message: string, start: number, end: number): void {
    this.#faults.push({ kind, message, start, end });
  }

  /** A node below an anchor is read once for each alias, but spoken of once. */
  #faultOnce(kind: Fault['kind'], message: string, start: number, end: number): void {
    const known = this.#faults.some((fault) => fault.kind === kind && fault.start === start);
    if (!known) this.#fault(kind, message, start, end);
  }

  #span([start, end]: readonly [number, number]): [number, number] {
    return [this.#from + start, this.#from + end];
  }

  /** Without the line break and the blanks that `yaml` counts as part of a block. */
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

/** `yaml` begins its messages with a capital; ours continue a line. */
function sentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
