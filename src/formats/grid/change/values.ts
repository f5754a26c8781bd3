import type { Document, ScalarNode, ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import type { JsonSchema } from '../../../core/schema.js';
import { parseInstant } from '../../../text/time.js';
import { readYaml12 } from '../../../text/yaml-scalars.js';
import { fieldOf, typesOf } from '../../common/schema.js';

/** A value of the front matter that is no mapping. A list is one value: where an item was put in, the others moved. */
export interface Leaf {
  readonly keyPath: KeyPath;
  /** The same for values that mean the same, however they are written. */
  readonly meaning: string;
}

/** Two rules ask for the leaves of each text. */
const known = new WeakMap<Document, ReadonlyMap<string, Leaf>>();

/** All leaves of a document, in the order of the file. Keys come from strangers: they are told apart as whole paths. */
function leavesOf(document: Document): ReadonlyMap<string, Leaf> {
  const leaves =
    known.get(document) ?? new Map(document.root ? collect(document.root, document.verdict?.schema, []) : []);
  known.set(document, leaves);
  return leaves;
}

function* collect(node: ValueNode, schema: JsonSchema | undefined, keyPath: KeyPath): Generator<[string, Leaf]> {
  if (node.kind !== 'map' || node.entries.length === 0) {
    yield [JSON.stringify(keyPath), { keyPath, meaning: meaningOf(node, schema) }];
    return;
  }
  for (const { key, value } of node.entries) {
    const name = String(key.value);
    yield* collect(value, schema && fieldOf(schema, name), [...keyPath, name]);
  }
}

/** The paths whose values are not the same in two documents, or stand in one of them only: first those of the second. */
export function changedLeaves(before: Document, after: Document): KeyPath[] {
  return ownLeaves([before], after);
}

/**
 * The same against several documents, as a merge has them before it: the paths whose values are as in none of them, and
 * those that stood in all of them and are gone.
 */
export function ownLeaves(befores: readonly Document[], after: Document): KeyPath[] {
  const fresh = leavesOf(after);
  const [first = fresh, ...others] = befores.map(leavesOf);
  const all = [first, ...others];
  const changed = [...fresh].filter(([path, { meaning }]) => all.every((old) => old.get(path)?.meaning !== meaning));
  const gone = [...first].filter(([path]) => !fresh.has(path) && others.every((old) => old.has(path)));
  return [...changed, ...gone].map(([, { keyPath }]) => keyPath);
}

/**
 * What a value says, without how it is written: quotes, leading zeros of a number, the zone of a moment and the order
 * of keys are notation. `69e4958` is told by its text, for it loads as Infinity.
 */
export function meaningOf(node: ValueNode, schema: JsonSchema | undefined): string {
  if (node.kind === 'scalar') return meaningOfScalar(node, schema);
  if (node.kind === 'list') return `[${node.items.map((item) => meaningOf(item, schema?.items)).join(',')}]`;
  const entries = node.entries.map(({ key, value }) => {
    const name = String(key.value);
    return `${JSON.stringify(name)}:${meaningOf(value, schema && fieldOf(schema, name))}`;
  });
  return `{${entries.sort().join(',')}}`;
}

function meaningOfScalar({ value, source }: ScalarNode, schema: JsonSchema | undefined): string {
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : source;
  const moment = schema?.['x-kind'] === 'date' ? parseInstant(text) : undefined;
  if (moment) return `at ${moment.ms}`;
  const types = typesOf(schema);
  const number = schema?.['x-kind'] === 'commit' ? undefined : numberIn(text, types);
  if (number !== undefined) return String(number);
  return types.includes('boolean') && /^(?:true|false)$/i.test(text) ? text.toLowerCase() : JSON.stringify(text);
}

/** `04` and 4 are one block; but of an id such as `02.10`, the last digit counts (D6, D14). */
function numberIn(text: string, types: readonly string[]): number | undefined {
  if (!types.includes('number') && !types.includes('integer')) return undefined;
  if (types.includes('string') && !/^\d{1,15}$/.test(text)) return undefined;
  const reading = text.length > 40 ? undefined : readYaml12(text);
  const isSure = reading?.kind === 'number' && Math.abs(reading.value) <= Number.MAX_SAFE_INTEGER;
  return isSure ? reading.value : undefined;
}
