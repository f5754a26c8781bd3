import type { Data } from '../../core/data.js';
import type { JsonSchema } from '../../core/schema.js';
import { isDataMap } from '../../text/data.js';

/** A copy of data that keeps of its maps only the fields which a schema declares; where it declares none, all of them. */
export function onlyKnown(data: Data, schema: JsonSchema): Data {
  const { properties, items } = schema;
  if (Array.isArray(data)) return items ? data.map((item) => onlyKnown(item, items)) : data;
  if (!isDataMap(data) || !properties) return data;
  const known = Object.entries(properties).filter(([key]) => Object.hasOwn(data, key));
  return Object.fromEntries(known.map(([key, field]) => [key, onlyKnown(data[key] as Data, field)]));
}
