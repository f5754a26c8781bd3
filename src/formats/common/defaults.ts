import type { JsonSchema } from '../../core/schema.js';
import { fieldOf } from './schema.js';

/** A default as it is written: in one line, or the fields of a mapping in the order of the specification. */
export type Written = string | readonly WrittenField[];

export interface WrittenField {
  readonly key: string;
  readonly value: Written;
}

/**
 * What the specification puts where a field is missing; undefined where it has nothing to put there. Of a mapping, that
 * is what it must hold: all else may be missing, and would claim something. A number is never put in: somebody has to
 * count first, and 0 is a count, too.
 */
export function defaultOf(schema: JsonSchema): Written | undefined {
  const { default: value, required = [] } = schema;
  if (value !== undefined) return typeof value === 'number' ? undefined : JSON.stringify(value); // JSON is YAML as well
  const fields = required.flatMap((key): WrittenField[] => {
    const field = fieldOf(schema, key);
    const written = field && defaultOf(field);
    return written === undefined ? [] : [{ key, value: written }];
  });
  return fields.length > 0 && fields.length === required.length ? fields : undefined;
}

/** In one line: `{ total_cost_usd: 0.0 }`. */
export function inOneLine(written: Written, keyOf: (key: string) => string): string {
  if (typeof written === 'string') return written;
  return `{ ${written.map(({ key, value }) => `${keyOf(key)}: ${inOneLine(value, keyOf)}`).join(', ')} }`;
}
