import type { KeyPath } from '../../../../core/place.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { schemaAt } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';
import { headIn } from './heads.js';
import { indentOf, isItem, type Row } from './rows.js';

// What stands where in a state of the schema dialect: its mappings and lists, and the fields that they know.

/** A mapping or a list that is open: the rows below may go on in it. */
export interface Place {
  /** How far its fields or its dashes are indented. */
  readonly indent: number;
  readonly path: KeyPath;
  readonly isList: boolean;
  /** The keys that it knows, or that the items of a list do; undefined where the schema says nothing. */
  readonly knows: ReadonlySet<string> | undefined;
  /** The keys that stand in it already. */
  readonly taken: Set<string>;
}

export function placeAt(path: KeyPath, indent: number, isList: boolean): Place {
  return { indent, path, isList, knows: keysAt(path, isList), taken: new Set() };
}

const found = new Map<string, ReadonlySet<string> | undefined>();

function keysAt(path: KeyPath, isList: boolean): ReadonlySet<string> | undefined {
  const isInState = path.length === 0 || Object.hasOwn(stateSpecification.schema.properties ?? {}, String(path[0]));
  if (!isInState) return undefined;
  const name = `${isList} ${path.map((part) => (typeof part === 'number' ? 0 : part)).join(' ')}`;
  if (!found.has(name) && found.size < mostFound) found.set(name, keysOf(path, isList));
  return found.has(name) ? found.get(name) : keysOf(path, isList);
}

/** A schema has fewer places than that; names that it does not know are not worth remembering. */
const mostFound = 200;

function keysOf(path: KeyPath, isList: boolean): ReadonlySet<string> | undefined {
  const schema = schemaAt(stateSpecification.schema, path);
  if (!schema) return undefined;
  return new Set(Object.keys((isList ? schema.items : schema)?.properties ?? {}));
}

interface EveryKey {
  readonly keys: ReadonlySet<string>;
  /** The keys without their first letters. */
  readonly ends: ReadonlySet<string>;
}

let everyKey: EveryKey | undefined;

function allKeys(): EveryKey {
  if (everyKey) return everyKey;
  const keys = keysIn(stateSpecification.schema);
  everyKey = { keys: new Set(keys), ends: new Set(keys.map((key) => key.slice(1))) };
  return everyKey;
}

/** Whether any mapping of a state knows a key. */
export const isKnownAnywhere = (key: string): boolean => allKeys().keys.has(key);

/** Whether a text is a key that some mapping of a state knows, but for its first letter. */
export const isEndOfKnown = (text: string): boolean => allKeys().ends.has(text);

function keysIn({ properties = {}, items }: JsonSchema): readonly string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(keysIn)];
}

/** Whether a state holds a list at a key path, and not a mapping. */
export const isListAt = (path: KeyPath): boolean => schemaAt(stateSpecification.schema, path)?.items !== undefined;

/** What a row begins: a field, an item, or an item with its first field. */
export interface Beginning {
  readonly indent: number;
  readonly isItem: boolean;
  /** Where its field stands: behind the dash of an item. */
  readonly content: number;
  readonly key: string | undefined;
  /** Comments included. */
  readonly value: string;
}

/** Undefined for a row that is neither a field nor an item. */
export function beginningOf(row: Row): Beginning | undefined {
  const indent = indentOf(row);
  const dash = isItem(row) ? (/^ *-(?: +(?=\S))?/.exec(row.text)?.[0].length ?? indent) : indent;
  const { key, value = '' } = headIn({ ...row, text: row.text.slice(dash) }) ?? {};
  if (key === undefined && !isItem(row)) return undefined;
  return { indent, isItem: isItem(row), content: dash, key, value };
}

/** Whether a value is still to come in the rows below: none, or only the name of one. */
export const isWaiting = (value: string): boolean => /^(?:[&!]\S{0,100})?[ \t]*(?:#.*)?$/.test(value);

/** Whether a value goes on in the rows below as text, or within brackets that are open. */
export function goesOn(value: string): boolean {
  const sign = value.charAt(0);
  if (sign === '|' || sign === '>') return true;
  if (sign === '[' || sign === '{') return !/[\]}][ \t]*(?:#.*)?$/.test(value);
  return (sign === '"' || sign === "'") && value.indexOf(sign, 1) < 0;
}
