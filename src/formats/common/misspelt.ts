import type { Document, MapNode, Target } from '../../core/document.js';
import type { ReportOptions } from '../../core/rule.js';
import type { JsonSchema } from '../../core/schema.js';
import { near, nearestOf } from '../../text/words.js';
import { fieldOf } from './schema.js';

/** What a field that the specification does not know was probably meant to be. */
export interface Misspelt {
  /** A field that the specification knows, and that is not there. */
  readonly meant: string;
  /** Whether no other one is near, and nothing else beside it is as near to this one. */
  readonly isSure: boolean;
}

const known = new WeakMap<MapNode, { readonly schema: JsonSchema; readonly fields: ReadonlyMap<string, Misspelt> }>();

/** The fields of a mapping that are probably misspelt, by the name that they have; looked for once a mapping. */
export function misspeltFields(map: MapNode, schema: JsonSchema): ReadonlyMap<string, Misspelt> {
  const found = known.get(map);
  if (found?.schema === schema) return found.fields; // by an alias, one mapping may stand in two places
  const fields = lookFor(map, schema);
  known.set(map, { schema, fields });
  return fields;
}

function lookFor({ entries }: MapNode, schema: JsonSchema): ReadonlyMap<string, Misspelt> {
  const keys = entries.map(({ key }) => String(key.value));
  const there = new Set(keys);
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !there.has(name));
  const claims = new Map<string, number>();
  const fields = new Map<string, Misspelt>();
  for (const key of keys.filter((one) => !fieldOf(schema, one))) {
    const words = near(key, missing);
    for (const { candidate } of words) claims.set(candidate, (claims.get(candidate) ?? 0) + 1);
    const meant = nearestOf(words);
    if (meant !== undefined) fields.set(key, { meant, isSure: words.length === 1 });
  }
  return new Map(
    [...fields].map(([key, { meant, isSure }]) => [key, { meant, isSure: isSure && claims.get(meant) === 1 }]),
  );
}

/**
 * Gives a field the name that the specification has, in the quotes of the other one; undefined where it is written
 * elsewhere, for an alias stands here, and is the field of others as well.
 * @param at the key
 */
export function renaming(document: Document, map: MapNode, at: Target, field: string): ReportOptions['repair'] {
  if (at.start < map.start || at.start >= map.end) return undefined;
  const sign = document.text[at.start] ?? '';
  const quotes = sign === '"' || sign === "'" ? sign : '';
  return { safe: false, title: `call it ${field}`, edits: [{ at, text: quotes + field + quotes }] };
}
