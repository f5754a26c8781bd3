import type { Data } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { JsonSchema } from '../../core/schema.js';
import { isDataMap } from '../../text/data.js';

export interface Visited {
  readonly keyPath: KeyPath;
  readonly value: Data;
  /** Undefined for a field that the specification does not know. */
  readonly schema: JsonSchema | undefined;
  /** The schema of the map that holds the value, when a map does. */
  readonly parent: JsonSchema | undefined;
}

/** Every value that a schema speaks of, and the fields of its maps that it does not know, outermost first. */
export function visit(schema: JsonSchema, value: Data): readonly Visited[] {
  const visited: Visited[] = [];
  walk(schema, value, (met) => visited.push({ ...met, keyPath: [...met.keyPath] }));
  return visited;
}

/**
 * Meets the same values one by one, and keeps none of them.
 * @param meet gets a key path that changes as the walk goes on: whoever keeps it keeps a copy
 */
export function walk(schema: JsonSchema, value: Data, meet: (met: Visited) => void): void {
  const keyPath: (string | number)[] = [];
  const step = (part: string | number, ...met: Parameters<typeof enter>): void => {
    keyPath.push(part);
    enter(...met);
    keyPath.pop();
  };
  const enter = (value: Data, schema: JsonSchema | undefined, parent: JsonSchema | undefined): void => {
    meet({ keyPath, value, schema, parent });
    if (Array.isArray(value) && schema?.items) {
      for (let index = 0; index < value.length; index += 1) step(index, value[index], schema.items, undefined);
    } else if (isDataMap(value) && (schema?.properties ?? schema?.additionalProperties)) {
      for (const key of Object.keys(value)) step(key, value[key] as Data, fieldOf(schema, key), schema);
    }
  };
  enter(value, schema, undefined);
}

/** The schema of one field; undefined when the map has none of that name. Keys come from files, hence `hasOwn`. */
export function fieldOf(schema: JsonSchema, key: string): JsonSchema | undefined {
  const { properties, additionalProperties } = schema;
  return properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
}

/** The schema at a key path; undefined where the specification says nothing. */
export function schemaAt(schema: JsonSchema, keyPath: KeyPath): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  for (const part of keyPath) {
    if (!at) return undefined;
    at = typeof part === 'number' ? at.items : fieldOf(at, part);
  }
  return at;
}

/** The JSON Schema types that a value may have; empty when any will do. */
export function typesOf(schema: JsonSchema | undefined): readonly string[] {
  if (!schema?.type) return [];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}
