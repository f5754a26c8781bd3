import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import type { KeyPath } from '../../src/core/place.js';
import { dataOf, isDataMap } from '../../src/text/data.js';
import { type JsonRead, readJson } from '../../src/text/json.js';
import { JsonReader } from '../../src/text/json-reader.js';

// A text without a fault never meets the reader that tells faults, so the two have to agree on what a fault is and on
// what is said where there is none.

const depth = 4;
const limits = { ...defaultLimits, depth };

/** The reader of faults, asked of everything. */
function thorough(text: string) {
  const reader = new JsonReader(text, 0, text.length, depth);
  const data = reader.read();
  return { faults: reader.faults, data: reader.faults.some(({ kind }) => kind === 'json') ? undefined : data };
}

function check(text: string): void {
  const read = readJson(text, limits);
  const expected = thorough(text);
  expect(read.faults, text).toEqual(expected.faults);
  expect(read.data, text).toEqual(expected.data);
  expect(read.root && dataOf(read.root), text).toEqual(expected.data);
  checkMaps(read, []);
}

/** No map has a prototype, and each value is found at its key path. */
function checkMaps({ data, places }: JsonRead, keyPath: KeyPath, value = data): void {
  if (value === undefined) return;
  const found = places?.find(keyPath) ?? [];
  expect(found).toHaveLength(keyPath.length + 1);
  expect(found.at(-1)?.value && dataOf((found.at(-1) as (typeof found)[0]).value)).toEqual(value);
  const read = { data, places } as JsonRead;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) checkMaps(read, [...keyPath, index], item);
  else if (isDataMap(value)) {
    expect(Object.getPrototypeOf(value)).toBeNull();
    for (const [key, field] of Object.entries(value)) checkMaps(read, [...keyPath, key], field);
  }
}

const blank = fc.constantFrom('', ' ', '\n', '\r\n\t');
const string = fc.oneof(
  fc.constantFrom(
    ...['"a"', '"\\u0061"', '"__proto__"', '"constructor"', '"0"', '"10"', '"4294967295"', '""', '"a:b"', '"[{"'],
    ...['"\\""', '"\\\\"', '"\\ud800"', '"\ud800"', '"\ud83d\\ude00"', '"\u2028"', '"\u007f"', '"é"', '"\\/"'],
  ),
  fc.string({ maxLength: 4 }).map((text) => JSON.stringify(text)),
);
const word = fc.constantFrom(
  ...['0', '-0', '1e400', '-1.50E-3', '123456789012345678901234567890', '5e-324', 'true', 'false', 'null'],
);
/** JSON as nobody would write it: keys twice, one level deeper than the limit. */
const { json } = fc.letrec<{ json: string }>((tie) => {
  const part = fc.tuple(blank, tie('json'), blank).map((pieces) => pieces.join(''));
  const entry = fc
    .tuple(blank, string, blank, part)
    .map(([before, key, after, value]) => `${before}${key}${after}:${value}`);
  const list = fc.array(part, { maxLength: 3 }).map((parts) => `[${parts.join(',')}]`);
  const map = fc.array(entry, { maxLength: 3 }).map((parts) => `{${parts.join(',')}}`);
  return { json: fc.oneof({ maxDepth: depth + 1, depthSize: 'large' }, string, word, list, map) };
});
const document = fc.tuple(blank, json, blank).map((pieces) => pieces.join(''));
const noise = fc.constantFrom(
  '"',
  '\\',
  ',',
  ':',
  '{',
  '}',
  '[',
  ']',
  '\0',
  '\ufeff',
  '//',
  "'",
  'nul',
  '\n',
  '1',
  '\u00a0',
);
const broken = fc
  .tuple(document, fc.nat(), fc.nat(2), noise)
  .map(
    ([text, at, cut, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + cut),
  );

test('both readers of JSON say the same', () => {
  fc.assert(fc.property(fc.oneof(document, broken), check), { numRuns: 10_000 });
});

test.each([
  ['a byte order mark', '\ufeff{}'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice, once escaped, in a list', '[{"a":1,"\\u0061":{"b":2,"b":3}}]'],
  ['keys that count as numbers', '{"b":1,"1":2,"0":3,"1":4}'],
  ['a prototype twice', '{"__proto__":1,"__proto__":{"a":2}}'],
  ['signs within texts', '["a:b","{","[[[[[[","\\":"]'],
  ['the limit of depth', '[[[[1]]]]'],
  ['one level more', '[[[[[1]]]]]'],
  ['nothing', ''],
  ['null', 'null'],
])('%s', (_, text) => check(text));

test('no nesting is too deep to be told of', () => {
  for (const text of ['['.repeat(1_000_000), '{"a":'.repeat(1_000_000), `${'['.repeat(1e6)}${']'.repeat(1e6)}`]) {
    const { data, faults } = readJson(text, limits);
    expect([data, faults.length]).toEqual([undefined, 1]);
    expect(faults[0]?.message).toContain('deeper than 4 levels');
  }
});
