import type { Data } from '../../core/data.js';
import type { JsonSchema } from '../../core/schema.js';
import { typesOf } from './schema.js';

/** What a program writes when it had nothing to write. `[object Object]` without quotes is a list to YAML. */
const neverData =
  /^(?:undefined|NaN|\[object [A-Za-z]{1,20}\]|object Object|\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\}|\$\([^()]{0,80}\))$/;

/** A template that was never filled in, anywhere in a name or an id. */
const template = /\{\{[^{}]{0,80}\}\}/;

/** What a person or a shell leaves where an id, a name, a number or a date belongs; fine in text that people read. */
const neverName =
  /^(?:TODO:?|TBD|FIXME|XXX|--?[A-Za-z][\w-]{0,60}(?:[= ].{0,60})?|<[A-Za-z][\w -]{0,60}>|\$[A-Z_]{2,60})$/;

/**
 * Whether a value is plainly not data where it stands. Recorded commits and claimed paths are judged by git/ and
 * files/ instead.
 */
export function isPlaceholder(value: Data, schema: JsonSchema): boolean {
  const kind = schema['x-kind'];
  if (kind === 'commit' || kind === 'path' || kind === 'free') return false;
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return isObjectAsList(value) && !typesOf(schema).includes('array');
  if (typeof value !== 'string' || value.length > 200) return false;
  const text = value.trim();
  if (kind === 'text') return neverData.test(text);
  return neverData.test(text) || neverName.test(text) || template.test(text) || (kind === 'name' && text === '');
}

function isObjectAsList(list: readonly Data[]): boolean {
  return list.length === 1 && list[0] === 'object Object';
}
