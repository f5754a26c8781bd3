import type { Data } from '../../../core/data.js';
import type { JsonSchema } from '../../../core/schema.js';
import { Increment } from '../../../core/update.js';
import { typesOf } from '../../common/schema.js';
import { fieldAt, isTextOnly, schemas } from './fields.js';

/**
 * What a word means as the value of a field: `+1` and `-2` are added to what is there; all else is JSON where it is JSON,
 * and text where it is not. In a field that holds text alone, numbers are text as well, for of `1234567`, which may be a
 * commit, and of `69e4958`, which surely is one, nothing would be left.
 */
export function meaningOfWord(field: readonly string[], word: string): Data | Increment {
  if (/^[+-]\d{1,15}(?:\.\d{1,10})?$/.test(word)) return new Increment(Number(word));
  const value = parsed(word);
  if (value === undefined) return word;
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return isBare && (isTextOnly(schemaOf(field)) || !isExact(value)) ? word : value;
}

function parsed(word: string): Data | undefined {
  try {
    return JSON.parse(word) as Data;
  } catch {
    return undefined;
  }
}

/** Numbers that lose digits are none: `69e4958` loads as Infinity. */
function isExact(value: number | boolean): boolean {
  return typeof value === 'boolean' || (Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER);
}

/** Of a field that both dialects know, what the one says that takes more kinds of values. */
function schemaOf(field: readonly string[]): JsonSchema | undefined {
  const found = Object.values(schemas).flatMap((schema) => {
    const known = fieldAt(schema, field);
    return known.ok && known.schema ? [known.schema] : [];
  });
  return found.find((schema) => !isTextOnly(schema) || typesOf(schema).length === 0) ?? found[0];
}
