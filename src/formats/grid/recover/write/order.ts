import type { KeyPath } from '../../../../core/place.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { schemaAt } from '../../../common/schema.js';
import { persistenceSpecification, stateSpecification } from '../../specifications.js';

/** The fields that the schema dialect knows in the mapping at a key path, in the order of STATE.md schema 1.1. */
export function stateOrder(path: KeyPath): readonly string[] {
  return keysAt(stateSpecification.schema, path);
}

/** The same of the persistence dialect. */
export function persistenceOrder(path: KeyPath): readonly string[] {
  return keysAt(persistenceSpecification.schema, path);
}

const keysAt = (schema: JsonSchema, path: KeyPath): string[] => Object.keys(schemaAt(schema, path)?.properties ?? {});
