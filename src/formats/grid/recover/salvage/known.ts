import type { KeyPath } from '../../../../core/place.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { schemaAt } from '../../../common/schema.js';
import { persistenceSpecification, stateSpecification } from '../../specifications.js';

// What the two dialects with fields know of the keys of a state: which key stands where tells what a broken line meant.

const schemas: readonly JsonSchema[] = [stateSpecification.schema, persistenceSpecification.schema];

/** Whether a dialect knows a field of this name in the mapping at a key path. */
export function isKnown(path: KeyPath, key: string): boolean {
  return schemas.some((schema) => fieldsAt(schema, path).some(([name]) => name === key));
}

/** Whether a dialect knows a mapping or a list of this name there. */
export function isHolder(path: KeyPath, key: string): boolean {
  return schemas.some((schema) => fieldsAt(schema, path).some(([name, field]) => name === key && isNested(field)));
}

const isNested = ({ properties, items }: JsonSchema): boolean => properties !== undefined || items !== undefined;

/** Whether a value is one of the words that a dialect knows for a field. */
export function isWordOf(path: KeyPath, key: string, value: string): boolean {
  return schemas.some((schema) => schemaAt(schema, [...path, key])?.enum?.includes(value));
}

/** The fields of the mapping at a key path that hold mappings, or lists of mappings, with all these keys. */
export function holdersOf(path: KeyPath, keys: readonly string[], isList: boolean): readonly string[] {
  const [first] = schemas;
  if (!first || keys.length === 0) return [];
  return fieldsAt(first, path).flatMap(([name, field]) => {
    const properties = (isList ? field.items : field)?.properties;
    return properties && keys.every((key) => Object.hasOwn(properties, key)) ? [name] : [];
  });
}

function fieldsAt(schema: JsonSchema, path: KeyPath): (readonly [string, JsonSchema])[] {
  return Object.entries(schemaAt(schema, path)?.properties ?? {});
}
