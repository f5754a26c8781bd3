import { describe, expect, test } from 'vitest';
import { count, either, folded, inert, near, nearest, quote, size, some, suggestion } from '../../src/text/words.js';
import { leastWork } from '../support/growth.js';

describe('quote', () => {
  test.each([
    ['done', '"done"'],
    ['', '""'],
    [3, '3'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[1], 'a list'],
    [{ a: 1 }, 'a mapping'],
    ['two\nlines', '"two\\x0alines"'],
    ['\u001b[2J', '"\\x1b[2J"'],
    ['a\u202eb', '"a\\u{202e}b"'],
  ])('%j is %s', (value, shown) => expect(quote(value)).toBe(shown));

  test('is cut at 60 characters, and never within one', () => {
    expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
    expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(59)}…"`);
    expect(quote('😀'.repeat(1000))).toBe(`"${'😀'.repeat(59)}…"`);
    expect(quote('\u0000'.repeat(100_000))).toHaveLength(62);
  });
});

test('inert is quote without quotes', () => {
  expect(inert('1_000')).toBe('1_000');
  expect(inert('\u009b2J')).toBe('\\x9b2J');
});

test('count', () => {
  expect([0, 1, 2].map((number) => count(number, 'block'))).toEqual(['0 blocks', '1 block', '2 blocks']);
});

test('size', () => {
  expect([1024, 128 * 1024, 1024 * 1024, 64 * 1024 * 1024].map(size)).toEqual(['1 KiB', '128 KiB', '1 MiB', '64 MiB']);
});

test('either', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => either(words))).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
  expect(either(['a', 'b'], 'and')).toBe('a and b');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c and 1 more'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c and 3 more'],
])('some of %j', (words, said) => expect(some(words, 3)).toBe(said));

test('suggestion', () => {
  expect(suggestion('nevr', ['never', 'error'])).toBe('; did you mean "never"?');
  expect(suggestion('info', ['never', 'error'])).toBe('');
});

test('folded takes away what people write differently', () => {
  expect(['in_progress', 'In-Progress', 'in progress', 'inProgress'].map(folded)).toEqual(Array(4).fill('inprogress'));
});

describe('nearest', () => {
  const status = ['planning', 'in_progress', 'blocked', 'complete', 'failed'];
  test.each([
    ['complete', 'complete'],
    ['completed', 'complete'],
    ['complet', 'complete'],
    ['COMPLETE', 'complete'],
    ['In Progress', 'in_progress'],
    ['inprogress', 'in_progress'],
    ['blokced', 'blocked'],
    ['done', undefined],
    ['active', undefined],
    ['', undefined],
    ['x'.repeat(101), undefined],
    ['comp', 'complete'],
    ['in_', 'in_progress'],
    ['pl', undefined],
  ])('%s: %s', (word, meant) => expect(nearest(word, status)).toBe(meant));

  test('two that are equally near are no answer', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBeUndefined();
  });

  test('of a short word, one letter may be wrong', () => {
    expect(nearest('apo', ['api'])).toBe('api');
    expect(nearest('abc', ['api'])).toBeUndefined();
    expect(nearest('x', ['id'])).toBeUndefined();
  });

  test('20,000 words take no time', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `field_number_${index}`);
    const all = () => words.map((word) => nearest(word, status));
    expect(await leastWork(all, 1000)).toBeLessThan(1000);
  });
});

describe('near', () => {
  const off = (word: string, candidates: readonly string[]) => near(word, candidates).map(({ candidate }) => candidate);

  test('the same but for case and joints, alone', () => {
    expect(off('In-Progress', ['in_progress', 'in_progres'])).toEqual(['in_progress']);
  });

  test('all that are near enough, the nearest first', () => {
    expect(off('resume', ['resumes', 'resumed', 'assumed', 'failed'])).toEqual(['resumes', 'resumed']);
    expect(off('bat', ['cat', 'hat', 'boat'])).toEqual(['cat', 'hat', 'boat']);
  });

  test('those that begin so, where none is near', () => {
    expect(off('plan', ['planning', 'planned_for', 'failed'])).toEqual(['planning', 'planned_for']);
    expect(off('zzz', ['planning'])).toEqual([]);
  });
});
