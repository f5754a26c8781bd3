import type { Data } from '../../../core/data.js';
import { isClearNumber } from '../../../text/yaml-patch/write-scalar.js';
import { valueAt } from '../update/read.js';
import { numberIn, padded } from './counts.js';
import type { Values } from './plan.js';
import type { Situation } from './situation.js';

// The position in the persistence dialect. Its numbers may be written in many ways, and stay as they are: 3, `04`, "04",
// `02-03`, "02.3".

/** The value of a field of the position. Digits that begin with zeros are told as text, which keeps these. */
export function positionValue(situation: Situation, field: string): Data | undefined {
  const found = placesOf(situation, field).map((path) => written(situation, path));
  return found.find((value) => value !== null) ?? undefined;
}

/**
 * A value of the position at each place where the file has it: in `position`, and outside of it.
 * @param value undefined for a value that is to go
 */
export function wherever(situation: Situation, field: string, value: Data | undefined): Values {
  return Object.fromEntries(placesOf(situation, field).map((path) => [path, likeThere(situation, path, value)]));
}

/** A field of the position at its beginning: 1, `01`, and of a thread such as `02.3`, `02.1`. */
export function atFirst(situation: Situation, field: string): Values {
  return wherever(situation, field, numbered(positionValue(situation, field), 1) ?? 1);
}

/** The first thread of another block, in the notation of the one that was. */
export function firstThread(situation: Situation, from: number | undefined, to: number | undefined): Values {
  const old = positionValue(situation, 'thread');
  const [, prefix = '', sign = ''] = (typeof old === 'string' && /^(\d{1,4})([-.])\d{1,4}$/.exec(old)) || [];
  if (prefix === '' || to === undefined || Number(prefix) !== from) return atFirst(situation, 'thread');
  const rest = (old as string).slice(prefix.length + 1);
  return wherever(situation, 'thread', `${padded(to, prefix.length)}${sign}${padded(1, rest.length)}`);
}

/** Another number in the notation of a value: 4, `04`, `02-04`. Undefined where the value holds none. */
export function numbered(value: Data | undefined, number: number): Data | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? number : undefined;
  const [, before = '', digits] = (typeof value === 'string' && /^(\d{1,4}[-.])?(\d{1,4})$/.exec(value)) || [];
  return digits === undefined ? undefined : before + padded(number, digits.length);
}

/** The number after one, in its notation; undefined where it holds none. */
export function nextOf(value: Data | undefined): Data | undefined {
  const now = numberIn(value);
  return now === undefined ? undefined : numbered(value, now + 1);
}

function placesOf({ data }: Situation, field: string): string[] {
  return [`position.${field}`, field].filter((path) => valueAt(data, path) !== undefined);
}

function written({ state, data }: Situation, path: string): Data | undefined {
  const node = state.document.node(path);
  const value = valueAt(data, path);
  return node?.kind === 'scalar' && typeof value === 'number' && /^0\d+$/.test(node.source) ? node.source : value;
}

/** What was a number stays one, unless readers would not agree on the new one with its zeros: then it becomes text. */
function likeThere(situation: Situation, path: string, value: Data | undefined): Data | undefined {
  if (typeof value !== 'string' || !/^\d{1,4}$/.test(value)) return value;
  if (typeof valueAt(situation.data, path) !== 'number') return value;
  const hasZeros = typeof written(situation, path) === 'string';
  return !hasZeros || isClearNumber(value) ? Number(value) : value;
}
