import type { JsonSchema } from '../../core/schema.js';
import { typesOf } from './schema.js';

/** A default as it is written: in one line, or the fields of a mapping in the order of the specification. */
export type Written = string | readonly WrittenField[];

export interface WrittenField {
  readonly key: string;
  readonly value: Written;
}

/**
 * What the specification puts where a field is missing; undefined where it has no default. A mapping has one when all
 * that it must hold does; then everything in it that has one is written.
 */
export function defaultOf(schema: JsonSchema): Written | undefined {
  const { default: value, properties, required = [] } = schema;
  if (value !== undefined) return notationOf(value, schema);
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]): WrittenField[] => {
    const written = defaultOf(field);
    return written === undefined ? [] : [{ key, value: written }];
  });
  const isWhole = fields.length > 0 && required.every((name) => fields.some(({ key }) => key === name));
  return isWhole ? fields : undefined;
}

/** In JSON, which is YAML as well. A number that need not be whole is written so that one sees it. */
function notationOf(value: unknown, schema: JsonSchema): string {
  const text = JSON.stringify(value);
  return Number.isInteger(value) && typesOf(schema).includes('number') ? `${text}.0` : text;
}

/** In one line: `{ total_cost_usd: 0.0 }`. */
export function inOneLine(written: Written, keyOf: (key: string) => string): string {
  if (typeof written === 'string') return written;
  return `{ ${written.map(({ key, value }) => `${keyOf(key)}: ${inOneLine(value, keyOf)}`).join(', ')} }`;
}
