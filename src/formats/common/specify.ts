import type { Data, DataMap } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { JsonSchema, SchemaVerdict, Violation } from '../../core/schema.js';
import { isDataMap, mapOf } from '../../text/data.js';
import { segmentsOf } from '../../text/json-pointer.js';
import { parseInstant } from '../../text/time.js';
import { isPlaceholder } from './placeholder.js';
import { fieldOf, schemaAt, typesOf, walk } from './schema.js';

/** A validator that Ajv compiled when the project was built. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly missingProperty?: string };
}

/** So many errors of one kind are kept: nobody reads more, and a report holds no more. Validators stop at so many. */
export const mostErrors = 10_000;

/** One file of a format, as its specification sees it. */
export interface Specification {
  readonly schema: JsonSchema;
  readonly validate: Validator;
}

/**
 * Data that was held against its specification. What breaks it is left out, so that a rule meets a value of the
 * right type and shape or none at all, and one fault is said once.
 */
export type Sound<T> = T extends readonly (infer Item)[]
  ? readonly (Sound<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sound<T[Key]> }
    : T;

/** What came of data that was held against its specification. */
export interface Specified<T> {
  readonly verdict: SchemaVerdict;
  readonly data: Sound<T>;
  /** Whether more is wrong than anybody reads. Then no data is left: nobody looked whether the rest of it is sound. */
  readonly isCut: boolean;
}

/** Holds data against a specification. */
export function specify<T>(data: Data, specification: Specification): Specified<T> {
  const { schema } = specification;
  const { violations, isCut } = violationsOf(data, specification);
  const sound = isCut ? undefined : soundPart(data, violations);
  const nothing = typesOf(schema).includes('array') ? [] : Object.create(null);
  return { verdict: { schema, violations }, data: (sound ?? nothing) as Sound<T>, isCut };
}

/** To Ajv, one place may break the specification in several ways: the first of these is told. */
const precedence: readonly Violation['keyword'][] = ['type', 'enum', 'pattern', 'range'];

function violationsOf(data: Data, { schema, validate }: Specification) {
  const own = ownViolations(data, schema);
  const errors = validate(data) ? [] : (validate.errors ?? []).slice(0, mostErrors);
  const others = errors.flatMap((error) => violationOf(error, data, schema));
  const first = new Map<string, Violation>();
  for (const violation of others) {
    const place = pathKey(violation.keyPath);
    const other = first.get(place);
    if (!precedence.includes(violation.keyword)) continue;
    if (!other || precedence.indexOf(violation.keyword) < precedence.indexOf(other.keyword))
      first.set(place, violation);
  }
  const told = others.filter((one) => !precedence.includes(one.keyword) || first.get(pathKey(one.keyPath)) === one);
  return { violations: [...own.violations, ...told], isCut: own.isCut || errors.length === mostErrors };
}

/** What JSON Schema has no words for: fields that are not known, placeholders, dates that do not exist. */
function ownViolations(data: Data, root: JsonSchema): { readonly violations: Violation[]; readonly isCut: boolean } {
  const violations: Violation[] = [];
  const count = { unknown: 0, placeholder: 0, timestamp: 0 };
  walk(root, data, ({ keyPath, value, schema, parent }) => {
    const isUnknown = !schema && parent && parent['x-unknown'] !== 'open';
    const keyword = schema ? ownKeyword(value, schema) : isUnknown && 'unknown';
    if (!keyword) return;
    count[keyword] += 1;
    if (count[keyword] > mostErrors) return;
    violations.push({ keyword, keyPath: [...keyPath], value, schema: schema ?? (parent as JsonSchema) });
  });
  return { violations, isCut: count.placeholder > mostErrors || count.timestamp > mostErrors };
}

function ownKeyword(value: Data | undefined, schema: JsonSchema): 'placeholder' | 'timestamp' | undefined {
  if (value !== undefined && isPlaceholder(value, schema)) return 'placeholder';
  const isDate = schema['x-kind'] === 'date' && typeof value === 'string';
  return isDate && !parseInstant(value)?.inProfile ? 'timestamp' : undefined;
}

const keywords: Record<string, Violation['keyword']> = {
  type: 'type',
  required: 'required',
  enum: 'enum',
  pattern: 'pattern',
  minimum: 'range',
  maximum: 'range',
};

/** None for what our own violations say in better words, and for numbers such as 69e4958: to Ajv, Infinity is none. */
function violationOf(error: ValidationError, data: Data, root: JsonSchema): Violation[] {
  const keyword = keywords[error.keyword];
  const { keyPath, value } = locate(error.instancePath, data);
  const schema = schemaAt(root, keyPath);
  if (!keyword || !schema) throw new Error(`the validator speaks of ${error.keyword}, which nothing reports`);
  if (keyword === 'required') {
    const field = String(error.params.missingProperty);
    return [{ keyword, keyPath, value, field, schema: fieldOf(schema, field) ?? {} }];
  }
  const kind = schema['x-kind'];
  const isOdd = (keyword === 'pattern' && kind === 'date') || (kind === 'commit' && typeof value === 'number');
  return isOdd || ownKeyword(value, schema) ? [] : [{ keyword, keyPath, value, schema }];
}

/** A JSON pointer as a key path: only the data tells whether a segment of digits is an index. */
function locate(pointer: string, data: Data): { keyPath: KeyPath; value: Data | undefined } {
  const keyPath: (string | number)[] = [];
  let value: Data | undefined = data;
  for (const key of segmentsOf(pointer)) {
    if (Array.isArray(value)) {
      keyPath.push(Number(key));
      value = value[Number(key)];
    } else {
      keyPath.push(key);
      value = isDataMap(value) ? value[key] : undefined;
    }
  }
  return { keyPath, value };
}

const pathKey = (keyPath: KeyPath): string => JSON.stringify(keyPath);

/** Whether a value offends, or which of its parts do. */
interface Offending {
  offends: boolean;
  readonly parts: Map<string | number, Offending>;
}

const sound = (): Offending => ({ offends: false, parts: new Map() });

/** A copy without the offending values, which shares with the data what is sound; undefined when all of it offends. */
function soundPart(data: Data, violations: readonly Violation[]): Data | undefined {
  const top = sound();
  for (const { keyPath } of violations.filter(isUnusable)) {
    let at = top;
    for (const part of keyPath) {
      const below = at.parts.get(part) ?? sound();
      at.parts.set(part, below);
      at = below;
    }
    at.offends = true;
  }
  return without(top, data);
}

function without({ offends, parts }: Offending, value: Data | undefined): Data | undefined {
  if (offends || value === undefined) return undefined;
  if (parts.size === 0) return value;
  if (Array.isArray(value)) {
    const list = [...value];
    for (const [index, part] of parts) list[Number(index)] = without(part, list[Number(index)]);
    return list;
  }
  const map = mapOf(Object.entries(value as DataMap));
  for (const [key, part] of parts) {
    const kept = without(part, map[key]);
    if (kept === undefined) delete map[key];
    else map[key] = kept;
  }
  return map;
}

/**
 * Whether the value of a violation cannot be used. A stamp outside the profile is still a moment; an unknown field and a
 * missing one spoil nothing that is there.
 */
export function isUnusable({ keyword, value }: Violation): boolean {
  if (keyword === 'required' || keyword === 'unknown') return false;
  return keyword !== 'timestamp' || typeof value !== 'string' || !parseInstant(value);
}
