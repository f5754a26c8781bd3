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
  collect({ keyPath: [], value, schema, parent: undefined }, visited);
  return visited;
}

function collect(at: Visited, visited: Visited[]): void {
  const { keyPath, value, schema } = at;
  visited.push(at);
  if (Array.isArray(value) && schema?.items) {
    for (const [index, item] of value.entries()) {
      collect({ keyPath: [...keyPath, index], value: item, schema: schema.items, parent: undefined }, visited);
    }
  } else if (isDataMap(value) && (schema?.properties ?? schema?.additionalProperties)) {
    for (const key of Object.keys(value)) {
      const field = {
        keyPath: [...keyPath, key],
        value: value[key] as Data,
        schema: fieldOf(schema, key),
        parent: schema,
      };
      collect(field, visited);
    }
  }
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
