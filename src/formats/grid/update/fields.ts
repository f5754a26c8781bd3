import type { JsonSchema } from '../../../core/schema.js';
import { inert, suggestion } from '../../../text/words.js';
import { fieldOf, typesOf } from '../../common/schema.js';
import { persistenceSpecification, stateSpecification } from '../specifications.js';

/** What a dialect that can be written says of its fields. */
export const schemas = { schema: stateSpecification.schema, persistence: persistenceSpecification.schema } as const;

/** A field of a specification; or why there is none of that name. */
export type Field =
  | { readonly ok: true; readonly schema: JsonSchema | undefined }
  | { readonly ok: false; readonly why: string };

/** Looks a field up. Below what may be anything, every name will do. */
export function fieldAt(top: JsonSchema, path: readonly string[]): Field {
  let schema: JsonSchema | undefined = top;
  for (const [depth, key] of path.entries()) {
    if (!schema) return { ok: true, schema };
    const above = path.slice(0, depth).join('.');
    if (schema.items) return { ok: false, why: `${inert(above)} is a list, which is given as a whole` };
    const next = fieldOf(schema, key);
    if (!next && isClosed(schema)) return { ok: false, why: unknown(path, depth, schema) };
    schema = next;
  }
  return { ok: true, schema };
}

/** Whether a value holds no other fields than the specification names: a mapping with some, or no mapping at all. */
function isClosed(schema: JsonSchema): boolean {
  return schema['x-unknown'] !== 'open' && (schema.properties !== undefined || typesOf(schema).length > 0);
}

function unknown(path: readonly string[], depth: number, { properties = {} }: JsonSchema): string {
  const above = path.slice(0, depth).map((key) => `${key}.`);
  const names = Object.keys(properties).map((name) => above.join('') + name);
  const full = path.slice(0, depth + 1).join('.');
  return `there is no field ${inert(full)}${suggestion(full, names)}`;
}

/** Whether a field may hold a number. */
export function takesNumbers(schema: JsonSchema | undefined): boolean {
  const types = typesOf(schema);
  return (
    schema?.['x-kind'] !== 'commit' && (types.length === 0 || types.some((type) => /^(?:number|integer)$/.test(type)))
  );
}

/** Whether a field holds text, if it holds anything. */
export function isTextOnly(schema: JsonSchema | undefined): boolean {
  const types = typesOf(schema);
  if (schema?.['x-kind'] === 'commit') return true;
  return types.length > 0 && types.every((type) => type === 'string' || type === 'null');
}
