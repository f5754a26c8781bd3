import type { Data, DataMap } from '../../../core/data.js';
import type { JsonSchema } from '../../../core/schema.js';
import { Increment, type PatchLeaf } from '../../../core/update.js';
import { isDataMap } from '../../../text/data.js';
import { inert, quote } from '../../../text/words.js';
import { typesOf } from '../../common/schema.js';
import { fieldAt, takesNumbers } from './fields.js';
import { valueAt } from './read.js';

/** The values that a patch wants, by dotted key path; or why it does not fit. */
export type Wanted =
  | { readonly ok: true; readonly values: ReadonlyMap<string, Data> }
  | { readonly ok: false; readonly why: string };

/** What a patch makes of a state: each value as it is to stand there. A field has to be known, or there already. */
export function wantedOf(leaves: readonly PatchLeaf[], data: DataMap, schema: JsonSchema): Wanted {
  const values = new Map<string, Data>();
  for (const { path, value } of leaves) {
    const field = fieldAt(schema, path);
    const now = valueAt(data, path);
    if (!field.ok && (now === undefined || isInList(data, path))) return field;
    const wanted = wantedAt(path, value, now, field.ok ? field.schema : undefined);
    if (!wanted.ok) return wanted;
    if (!isNothing(wanted.value, now)) values.set(path.join('.'), wanted.value);
  }
  return { ok: true, values };
}

function isInList(data: DataMap, path: readonly string[]): boolean {
  return path.some((_, depth) => Array.isArray(valueAt(data, path.slice(0, depth))));
}

/** To merge a mapping without fields into a mapping changes nothing. */
function isNothing(wanted: Data, now: Data | undefined): boolean {
  return isDataMap(wanted) && Object.keys(wanted).length === 0 && isDataMap(now);
}

function wantedAt(
  path: readonly string[],
  value: Data | Increment,
  now: Data | undefined,
  schema: JsonSchema | undefined,
): { readonly ok: true; readonly value: Data } | { readonly ok: false; readonly why: string } {
  // The word of STATE.md schema 5.2.
  const added = value === 'INCREMENT' && takesNumbers(schema) ? new Increment(1) : value;
  if (typeof added === 'string' && isHugeNumber(added) && takesNumbersAlone(schema)) {
    return {
      ok: false,
      why: `${inert(path.join('.'))} cannot be ${inert(added)}: that number is too large to be kept`,
    };
  }
  if (!(added instanceof Increment)) return { ok: true, value: added };
  const old = now ?? schema?.default;
  if (typeof old === 'number' && Number.isFinite(old)) return { ok: true, value: sum(old, added.by) };
  const found = now === undefined ? 'is not there' : `is ${quote(now)}`;
  return { ok: false, why: `${inert(path.join('.'))} ${found}, so nothing can be added to it; expected a number` };
}

/** Where text may stand as well, `69e4958` is a word like any other. */
function takesNumbersAlone(schema: JsonSchema | undefined): boolean {
  const types = typesOf(schema);
  return takesNumbers(schema) && types.length > 0 && !types.includes('string');
}

/** A number of JSON that loses its digits, or itself, when it is read: what a person typed can only be meant as text then. */
function isHugeNumber(text: string): boolean {
  return (
    /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,9})?$/.test(text) &&
    !(Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER)
  );
}

/** What is written in tenths and hundredths is added so: 0.1 and 0.2 make 0.3. */
const sum = (a: number, b: number): number => Number((a + b).toFixed(10));
