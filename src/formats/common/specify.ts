import type { Data, ValueNode } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { JsonSchema, SchemaVerdict, Violation } from '../../core/schema.js';
import { dataOf, isDataMap } from '../../text/data.js';
import { parseInstant } from '../../text/time.js';
import { isPlaceholder } from './placeholder.js';
import { fieldOf, schemaAt, typesOf, visit } from './schema.js';

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

/** Holds a parsed value against a specification. */
export function specify<T>(root: ValueNode, specification: Specification): { verdict: SchemaVerdict; data: Sound<T> } {
  const { schema } = specification;
  const data = dataOf(root);
  const violations = violationsOf(data, specification);
  const sound = soundPart(data, violations) ?? (typesOf(schema).includes('array') ? [] : Object.create(null));
  return { verdict: { schema, violations }, data: sound as Sound<T> };
}

/** Nobody reads more, and a report holds no more. */
const most = 10_000;

/** Each place breaks the specification in one way only: the first of these. */
const precedence: readonly Violation['keyword'][] = ['placeholder', 'type', 'timestamp', 'enum', 'pattern', 'range'];

function violationsOf(data: Data, { schema, validate }: Specification): Violation[] {
  const errors = validate(data) ? [] : (validate.errors ?? []).slice(0, most);
  const all = [...ownViolations(data, schema), ...errors.flatMap((error) => violationOf(error, data, schema))];
  const first = new Map<string, Violation>();
  for (const violation of all) {
    const place = pathKey(violation.keyPath);
    const other = first.get(place);
    if (!precedence.includes(violation.keyword)) continue;
    if (!other || precedence.indexOf(violation.keyword) < precedence.indexOf(other.keyword))
      first.set(place, violation);
  }
  return all.filter((one) => !precedence.includes(one.keyword) || first.get(pathKey(one.keyPath)) === one);
}

/** What JSON Schema has no words for: fields that are not known, placeholders, dates that do not exist. */
function* ownViolations(data: Data, root: JsonSchema): Generator<Violation> {
  for (const { keyPath, value, schema, parent } of visit(root, data)) {
    if (!schema) {
      if (parent && parent['x-unknown'] !== 'open') yield { keyword: 'unknown', keyPath, value, schema: parent };
    } else if (isPlaceholder(value, schema)) {
      yield { keyword: 'placeholder', keyPath, value, schema };
    } else if (schema['x-kind'] === 'date' && typeof value === 'string' && !parseInstant(value)?.inProfile) {
      yield { keyword: 'timestamp', keyPath, value, schema };
    }
  }
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
  const isSaid = (keyword === 'pattern' && kind === 'date') || (kind === 'commit' && typeof value === 'number');
  return isSaid ? [] : [{ keyword, keyPath, value, schema }];
}

/** A JSON pointer as a key path: only the data tells whether a segment of digits is an index. */
function locate(pointer: string, data: Data): { keyPath: KeyPath; value: Data | undefined } {
  const keyPath: (string | number)[] = [];
  let value: Data | undefined = data;
  for (const segment of pointer.split('/').slice(1)) {
    const key = segment.replace(/~1/g, '/').replace(/~0/g, '~');
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

/** A copy without the offending values; the data itself when nothing offends. */
function soundPart(data: Data, violations: readonly Violation[]): Data | undefined {
  const offending = new Set(violations.filter(isUnusable).map((one) => pathKey(one.keyPath)));
  if (offending.size === 0) return data;
  const copy = (value: Data, keyPath: KeyPath): Data | undefined => {
    if (offending.has(pathKey(keyPath))) return undefined;
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...keyPath, index])) as Data[];
    if (!isDataMap(value)) return value;
    const map: Record<string, Data> = Object.create(null);
    for (const [key, field] of Object.entries(value)) {
      const kept = copy(field, [...keyPath, key]);
      if (kept !== undefined) map[key] = kept;
    }
    return map;
  };
  return copy(data, []);
}

/** A stamp outside the profile is still a moment; an unknown field and a missing one spoil nothing that is there. */
function isUnusable({ keyword, value }: Violation): boolean {
  if (keyword === 'required' || keyword === 'unknown') return false;
  return keyword !== 'timestamp' || typeof value !== 'string' || !parseInstant(value);
}
