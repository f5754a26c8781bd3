import { type TProperties, type TSchema, Type } from 'typebox';
import type { ValueKind } from '../../core/schema.js';
import { instantPattern, lastMoment } from '../../text/time.js';

// The words in which a specification is written. TypeBox is for build time only: nothing that runs imports this file
// or the declarations made with it; the program reads what `npm run generate` made of them.

/** What every field says of itself: what it means, and the section it comes from. */
interface About {
  readonly description: string;
  readonly source: string;
  readonly default?: unknown;
}

/** A pattern, with the words that messages use instead of it. */
export interface Shape {
  readonly pattern: string;
  readonly shape: string;
}

const about = ({ description, source, ...rest }: About) => ({ description, 'x-source': source, ...rest });

const stringOf = (kind: ValueKind) => (a: About) => Type.String({ ...about(a), 'x-kind': kind });

/** A string that people read. */
export const text = stringOf('text');
/** A string in the words of a program or a model. */
export const freeText = stringOf('free');
/** A string that names something. */
export const name = stringOf('name');
/** A file, relative to the repository. */
export const path = stringOf('path');

export const id = ({ pattern, shape }: Shape, a: About) =>
  Type.String({ ...about(a), pattern, 'x-shape': shape, 'x-kind': 'id' });

/** A moment in the profile of S3.1. */
export const date = (a: About) =>
  Type.String({ ...about(a), pattern: timestamp.pattern, 'x-shape': timestamp.shape, 'x-kind': 'date' });

export const integer = (a: About & { minimum?: number }) => Type.Integer(about(a));
export const number = (a: About & { minimum?: number; maximum?: number }) => Type.Number(about(a));
export const boolean = (a: About) => Type.Boolean(about(a));

/** One word of a list; `counterparts` are words of another dialect. */
export const oneOf = (
  words: readonly string[],
  a: About,
  counterparts?: Readonly<Record<string, string | readonly string[]>>,
) =>
  Type.Unsafe<string>({
    ...about(a),
    type: 'string',
    enum: [...words],
    ...(counterparts && { 'x-counterparts': counterparts }),
  });

/** A version of a file; another one is only a warning, so the schema lets any string pass. */
export const version = (known: readonly string[], a: About) =>
  Type.String({ ...about(a), 'x-kind': 'id', 'x-known': [...known] });

/** The same where versions are whole numbers. */
export const versionNumber = (known: readonly number[], a: About) =>
  Type.Integer({ ...about(a), 'x-known': [...known] });

/** A recorded commit: any scalar, for git/ rules read its text and say what is wrong with it in better words. */
export const commit = (a: About) =>
  Type.Unsafe<unknown>({ ...about(a), type: ['string', 'number', 'boolean', 'null'], 'x-kind': 'commit' });

/** The same, or null. */
export const nullable = (schema: TSchema) =>
  Type.Unsafe<unknown>({ ...schema, type: [(schema as { type?: string | string[] }).type ?? [], 'null'].flat() });

/** A string or a number, for ids that YAML may load as either: `02.3` and 2.3. */
export const idOrNumber = (shape: Shape, a: About) => idOr('number', shape, a);

/** A string or a whole number, for ids that YAML may load as either: `04` and 4. */
export const idOrInteger = (shape: Shape, a: About) => idOr('integer', shape, a);

const idOr = (type: 'number' | 'integer', { pattern, shape }: Shape, a: About) =>
  Type.Unsafe<string | number>({
    ...about(a),
    type: ['string', type],
    pattern,
    minimum: 0,
    'x-shape': shape,
    'x-kind': 'id',
  });

/** Anything: rules of their own speak of it, or nobody does. */
export const anything = (a: About, kind?: ValueKind) =>
  Type.Unsafe<unknown>({ ...about(a), ...(kind && { 'x-kind': kind }) });

/** Anything; where it is a list, its items are what they are declared to be. */
export const anyListOf = (items: TSchema, a: About) => Type.Unsafe<unknown>({ ...about(a), items });

/** Anything; where it is a map, some of its fields are what they are declared to be. */
export const anyMapWith = (fields: TProperties, a: About) =>
  Type.Unsafe<unknown>({ ...about(a), properties: fields, 'x-unknown': 'open' });

/** Anything, of which a number is a block's: `08`, `"08"` and 8 are one (D6). */
export const anyNumber = (a: About) =>
  Type.Unsafe<unknown>({ ...about(a), type: ['string', 'integer', 'number', 'boolean', 'null', 'object', 'array'] });

/** Fields whose names may be written with `-` as well as with `_` (D8): each of them under both names. */
export const bothSpellings = (fields: TProperties): TProperties =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      [...new Set([name, name.replaceAll('_', '-')])].map((one) => [one, field]),
    ),
  );

export const nameOrNumber = (a: About) =>
  Type.Unsafe<string | number>({ ...about(a), type: ['string', 'number'], 'x-kind': 'name' });

export const list = (items: TSchema, a: About) => Type.Array(items, about(a));

/** A map. Fields that are not declared are spoken of by schema/unknown-field, so the schema itself lets them pass. */
export const map = (fields: TProperties, a: About, unknown?: 'info' | 'open') =>
  Type.Object(fields, { ...about(a), ...(unknown && { 'x-unknown': unknown }) });

/** A map whose keys are names of the file's own, and whose values are all declared alike. */
export const record = (values: TSchema, a: About) => Type.Object({}, { ...about(a), additionalProperties: values });

/** A moment in ms since 1970, as `Date.now()` gives it; after the last one that a date can tell, there is none. */
export const moment = (a: About) => Type.Integer({ ...about(a), minimum: 0, maximum: lastMoment });

export const optional = Type.Optional;

/** S3.1 and S3.3; whether the date exists is schema/timestamp's to say. */
const timestamp: Shape = {
  pattern: instantPattern,
  shape: 'a timestamp like 2026-01-24T14:00:00Z',
};

/** One file of a format, for `npm run generate`. */
export interface SpecFile {
  readonly title: string;
  /** Name of the TypeScript type that is made from the schema, and of its validator. */
  readonly type: string;
  /** That no type is made: its fields are read one by one, by their names. */
  readonly isUntyped?: true;
  readonly schema: TSchema;
}
