import type { Data } from '../../../../core/data.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { parseInstant } from '../../../../text/time.js';
import { isPlaceholder } from '../../../common/placeholder.js';
import { schemaAt, visit } from '../../../common/schema.js';
import type { ValidationError } from '../../../common/specify.js';
import { stateSpecification } from '../../specifications.js';

/**
 * Whether a value may stand under a key path of the schema dialect, for itself: its type and shape, and of records
 * that they have all their fields. A path that the schema does not know takes anything.
 */
export function isSound(path: string, value: Data): boolean {
  const keyPath = path.split('.');
  const schema = schemaAt(stateSpecification.schema, keyPath);
  if (!schema) return true;
  const { validate } = stateSpecification;
  const data = keyPath.reduceRight<Data>((inner, key) => mapOf([[key, inner]]), value);
  const pointer = `/${keyPath.join('/')}`;
  const isFault = ({ instancePath: at, keyword }: ValidationError): boolean => {
    const isHere = at === pointer || at.startsWith(`${pointer}/`);
    // A moment outside of the profile is one all the same; whether it is one is looked at below.
    return isHere && !(keyword === 'pattern' && isDate(at));
  };
  if (!validate(data) && (validate.errors ?? []).some(isFault)) return false;
  return visit(schema, value).every(({ value: part, schema: own }) => {
    if (!own) return true;
    const isMoment = own['x-kind'] !== 'date' || typeof part !== 'string' || parseInstant(part) !== undefined;
    return !isPlaceholder(part, own) && isMoment;
  });
}

function isDate(pointer: string): boolean {
  const keyPath = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return schemaAt(stateSpecification.schema, keyPath)?.['x-kind'] === 'date';
}

/** The fields of a value that is a mapping; none of another one. */
export function fieldsOf(value: Data | undefined): { readonly [key: string]: Data } {
  return value !== undefined && isDataMap(value) ? value : mapOf([]);
}

/** The items of a value that is a list; none of another one. */
export function itemsOf(value: Data | undefined): readonly Data[] {
  return Array.isArray(value) ? value : [];
}
