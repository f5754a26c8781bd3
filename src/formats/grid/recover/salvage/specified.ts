import type { Data } from '../../../../core/data.js';
import type { KeyPath } from '../../../../core/place.js';
import type { SchemaVerdict, Violation } from '../../../../core/schema.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { type Sound, type Specification, specify } from '../../../common/specify.js';

/** What of a part of some data is sound, and what breaks the specification there. */
interface Part {
  /** Undefined where all of it offends. */
  readonly sound: Data | undefined;
  readonly violations: readonly Violation[];
}

/**
 * Holds data against a specification as `specify` does, however much is wrong with it: data that has more faults than
 * are told at once is gone through part by part. What is missing in a mapping that is taken apart is not told.
 */
export function specifiedInFull<T>(
  data: Data,
  specification: Specification,
): { readonly verdict: SchemaVerdict; readonly data: Sound<T> } {
  const whole = specify<T>(data, specification);
  if (!whole.isCut) return whole;
  const { sound, violations } = taken(data, [], specification);
  return { verdict: { ...whole.verdict, violations }, data: (sound ?? mapOf([])) as Sound<T> };
}

function partAt(value: Data, keyPath: KeyPath, specification: Specification): Part {
  const { verdict, data, isCut } = specify<Data>(nested(keyPath, value), specification);
  if (isCut) return taken(value, keyPath, specification);
  const here = verdict.violations.filter((one) => keyPath.every((key, at) => placeOf(key) === one.keyPath[at]));
  return {
    sound: below(data as Data, keyPath),
    violations: here.map((one) => ({ ...one, keyPath: [...keyPath, ...one.keyPath.slice(keyPath.length)] })),
  };
}

/** The fields of a mapping each for itself, and the halves of a list. */
function taken(value: Data, keyPath: KeyPath, specification: Specification): Part {
  if (isDataMap(value)) {
    const parts = Object.entries(value).map(
      ([key, field]) => [key, partAt(field, [...keyPath, key], specification)] as const,
    );
    const fields = parts.flatMap(([key, { sound }]) => (sound === undefined ? [] : [[key, sound] as const]));
    return { sound: mapOf(fields), violations: parts.flatMap(([, { violations }]) => violations) };
  }
  if (!Array.isArray(value)) return { sound: undefined, violations: [] };
  if (value.length === 1) return inList(partAt(value[0] as Data, [...keyPath, 0], specification));
  const half = value.length >> 1;
  const first = partAt(value.slice(0, half), keyPath, specification);
  const second = partAt(value.slice(half), keyPath, specification);
  return {
    sound: [...itemsIn(first, half), ...itemsIn(second, value.length - half)],
    violations: [...first.violations, ...second.violations.map((one) => movedBy(half, keyPath.length, one))],
  };
}

const inList = ({ sound, violations }: Part): Part => ({ sound: [sound] as Data, violations });

/** As many items as there were: those that offend as a whole are undefined. */
function itemsIn({ sound }: Part, length: number): readonly Data[] {
  return Array.isArray(sound) ? sound : new Array(length).fill(undefined);
}

/** A violation in the second half of a list, at its place in the whole of it. */
function movedBy(half: number, at: number, violation: Violation): Violation {
  const { keyPath } = violation;
  const index = keyPath[at];
  return typeof index === 'number' ? { ...violation, keyPath: keyPath.with(at, index + half) } : violation;
}

/** Data with nothing but a value at a key path; of a list, that is its only item. */
const nested = (keyPath: KeyPath, value: Data): Data =>
  keyPath.reduceRight<Data>((inner, key) => (typeof key === 'number' ? [inner] : mapOf([[key, inner]])), value);

/** Where the item of a list stands while it is the only one. */
const placeOf = (key: string | number): string | number => (typeof key === 'number' ? 0 : key);

function below(data: Data | undefined, keyPath: KeyPath): Data | undefined {
  let value = data;
  for (const key of keyPath) {
    if (Array.isArray(value)) value = value[0];
    else value = value !== undefined && isDataMap(value) && typeof key === 'string' ? value[key] : undefined;
  }
  return value;
}
