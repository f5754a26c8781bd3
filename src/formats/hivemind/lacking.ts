import type { Document } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import { isDataMap } from '../../text/data.js';
import { misspeltFields } from '../common/misspelt.js';
import { fieldOf, schemaAt } from '../common/schema.js';
import { rawAt } from './raw.js';

/**
 * Which of some fields a mapping lacks, in their order; none when there is no mapping. A field that is there under a name
 * that is probably misspelt is spoken of by schema/unknown-field.
 * @param keyPath the mapping
 */
export function lackedFields<Name extends string>(
  document: Document,
  keyPath: KeyPath,
  fields: readonly Name[],
): readonly Name[] {
  const raw = rawAt(document, keyPath);
  if (!isDataMap(raw)) return [];
  const lacked = fields.filter((field) => !Object.hasOwn(raw, field));
  if (lacked.length === 0) return lacked;
  const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
  // There may be a hundred thousand mappings: only one with a field that nobody knows is worth a closer look.
  if (!schema || Object.keys(raw).every((key) => fieldOf(schema, key))) return lacked;
  const node = document.node(keyPath);
  if (node?.kind !== 'map') return lacked;
  const misspelt = new Set([...misspeltFields(node, schema).values()].map(({ meant }) => meant));
  return lacked.filter((field) => !misspelt.has(field));
}
