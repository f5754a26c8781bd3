import { expect, test } from 'vitest';
import type { Data } from '../../../src/core/data.js';
import { otherInWords } from '../../../src/reporters/account/difference.js';

const long = 'x'.repeat(50);

test.each<[Data, Data, string]>([
  [[], [{ id: 'a', long }], '[]'],
  [null, long, 'null'],
  [{ a: 1 }, { a: 2, long }, '{"a":1}'],
  [{ a: 1, long }, { a: 2, long }, 'a 1'],
  [{ long }, { a: 2, long }, 'no a'],
  [[long, 'b'], [long, 'c'], 'also "b", without "c"'],
  [['b', long], [long, 'b'], 'the same in another order or number'],
  [[{ id: 'a', long }], [{ id: 'a', long, status: 'x' }], 'no a.status'],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1, long }, { long }, 'a 1, b 1, c 1, 2 more'],
  // A key that every object knows is one like any other.
  [{ ['__proto__']: 1, constructor: 2, long }, { long }, '__proto__ 1, constructor 2'],
])('%j beside %j', (other, value, words) => {
  expect(otherInWords(other, value)).toBe(words);
});

test('a text is told by its beginning', () => {
  expect(otherInWords('y'.repeat(500), 'x')).toMatch(/^"y{100,}…$/);
});

test('of long lists, it takes time that grows with them', () => {
  const items = (from: number) =>
    Array.from({ length: 50_000 }, (_, i) => ({ id: `block-${from + i}`, status: 'done' }));
  expect(otherInWords(items(0), items(1))).toBe('also "block-0", without "block-50000"');
});
