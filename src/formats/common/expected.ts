import type { Document } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { JsonSchema } from '../../core/schema.js';
import { either, inert, quote } from '../../text/words.js';
import { ambiguityOf } from '../../text/yaml-scalars.js';
import { typesOf } from './schema.js';

const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
};

/** What a schema asks for, as messages say it: `a phase id like 01-foundation`, `a whole number`, `text or null`. */
export function expected(schema: JsonSchema): string {
  const types = typesOf(schema);
  const named = types.filter((type) => type !== 'null').map((type) => names[type] ?? type);
  const kind = schema['x-kind'];
  const free = kind === 'text' ? 'text' : 'a value';
  const what = kind === 'commit' ? 'a commit' : (schema['x-shape'] ?? wordsOf(schema) ?? (either(named) || free));
  return types.includes('null') ? `${what} or null` : what;
}

function wordsOf({ enum: words }: JsonSchema): string | undefined {
  return words && `${words.length > 1 ? 'one of ' : ''}${either(words.map((word) => quote(String(word))))}`;
}

/** A key path as messages name it: `phases.definitions.0.status`. Only for paths that a schema knows: they are inert. */
export function dotted(keyPath: KeyPath): string {
  return keyPath.length > 0 ? keyPath.join('.') : 'the file';
}

/** The value at a key path as messages show it: without quotes where it has none and readers take it for something else. */
export function shown(document: Document, keyPath: KeyPath): string {
  const node = document.node(keyPath);
  if (node?.kind !== 'scalar') return node?.kind === 'list' ? 'a list' : 'a mapping';
  if (node.source === '') return 'empty';
  const isText = typeof node.value === 'string' && (node.style !== 'plain' || !ambiguityOf(node.source));
  return isText ? quote(node.value) : inert(node.source);
}
