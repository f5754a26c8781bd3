import type { Data } from '../../core/data.js';
import { defaultLimits } from '../../core/limits.js';
import { Increment, type PatchLeaf } from '../../core/update.js';
import { tagOf } from '../../lint/option-kinds.js';
import { UsageError } from '../../lint/usage-error.js';
import { mapOf } from '../../text/data.js';
import { inert, quote } from '../../text/words.js';

/** Names that are no fields anywhere, and that careless programs trip over. */
const strange = ['__proto__', 'constructor', 'prototype'];

/**
 * The values of a patch, with the way to each. What comes from a caller may be anything: only plain data is taken, and as
 * a copy.
 * @param what is to be said of it: `the patch`
 * @throws UsageError when it is no mapping, is empty, or holds what no state can
 */
export function leavesOf(patch: unknown, what: string): readonly PatchLeaf[] {
  if (!isMap(patch)) throw new UsageError(`${what} must be an object of fields`);
  const leaves = [...leavesIn(patch, [])];
  if (leaves.length === 0) throw new UsageError(`${what} is empty; it names the fields and their values`);
  return leaves;
}

/** The same, without what only an update knows. */
export function valuesIn(patch: unknown, what: string): readonly PatchLeaf<Data>[] {
  return leavesOf(patch, what).map(({ path, value }) => {
    if (value instanceof Increment) throw new UsageError(`${what} holds an increment; it names values`);
    return { path, value };
  });
}

function* leavesIn(map: object, above: readonly string[]): Generator<PatchLeaf> {
  for (const [key, value] of Object.entries(map)) {
    const path = [...above, field(key)];
    if (path.length > defaultLimits.depth) throw new UsageError(`a patch is nested too deeply`);
    if (value === undefined) continue;
    if (isMap(value) && Object.values(value).some((one) => one !== undefined)) yield* leavesIn(value, path);
    else yield { path, value: value instanceof Increment ? sound(value, path) : plain(value, path, 0) };
  }
}

function sound(value: Increment, path: readonly string[]): Increment {
  if (Number.isFinite(value.by)) return value;
  throw new UsageError(`the increment of ${inert(path.join('.'))} must be a number`);
}

function plain(value: unknown, path: readonly string[], depth: number): Data {
  if (depth > defaultLimits.depth) throw new UsageError(`${inert(path.join('.'))} is nested too deeply`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, path, depth + 1));
  if (!isMap(value))
    throw new UsageError(`${inert(path.join('.'))} must be text, a number, true, false, null, a list or an object`);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return mapOf(entries.map(([key, one]) => [named(key), plain(one, path, depth + 1)]));
}

/** A way is written with dots, so that no field on it can have one in its name. */
function field(key: string): string {
  if (key.includes('.')) {
    throw new UsageError(
      `${quote(key)} has a dot in its name, which stands between fields; a field of that name can only be changed by hand`,
    );
  }
  return named(key);
}

function named(key: string): string {
  if (strange.includes(key)) throw new UsageError(`${quote(key)} is no name of a field`);
  return key;
}

function isMap(value: unknown): value is object {
  return tagOf(value) === 'Object' && !(value instanceof Increment);
}
