import { expect, test } from 'vitest';
import { covers, stretchesOf } from '../../../src/action/suggestions/stretches.js';

const patch = (...lines: string[]) => lines.join('\n');

test('the lines of each hunk, as they are after the change', () => {
  const shown = patch('@@ -1,3 +1,4 @@', ' a', '-b', '+B', '+C', ' d', '@@ -10 +11 @@ under: this', '-k', '+K');
  expect(stretchesOf(shown)).toEqual([
    { first: 1, lines: ['a', 'B', 'C', 'd'] },
    { first: 11, lines: ['K'] },
  ]);
});

test('what looks like something else in a line is the line', () => {
  const shown = patch('@@ -0,0 +1,6 @@', '+--- a', '++++ b', '+@@ -1,9 +1,9 @@', '+diff --git a/x b/x', '+', '+\\ no');
  expect(stretchesOf(shown)).toEqual([
    { first: 1, lines: ['--- a', '+++ b', '@@ -1,9 +1,9 @@', 'diff --git a/x b/x', '', '\\ no'] },
  ]);
});

test('a last line without a line break, before and after', () => {
  const end = '\\ No newline at end of file';
  expect(stretchesOf(patch('@@ -1,2 +1,2 @@', ' a', '-b', end, '+B', end))).toEqual([{ first: 1, lines: ['a', 'B'] }]);
});

test('the CR of a CRLF file stays', () => {
  expect(stretchesOf(patch('@@ -1,2 +1,2 @@', ' a\r', '-b\r', '+B\r'))).toEqual([{ first: 1, lines: ['a\r', 'B\r'] }]);
});

test('of a file that went, nothing is there', () => {
  const [stretch] = stretchesOf(patch('@@ -1,2 +0,0 @@', '-a', '-b'));
  expect(stretch?.lines).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no patch', 'Binary files differ'],
  ['a hunk that is cut off', patch('@@ -1,3 +1,3 @@', ' a', '-b')],
  ['a hunk with more lines than it says', patch('@@ -1 +1 @@', '-a', '+A', '+B')],
  ['a line of no kind', patch('@@ -1,2 +1,2 @@', ' a', '*b')],
])('%s shows nothing', (_, text) => expect(stretchesOf(text)).toEqual([]));

test.each([
  [3, 5, true],
  [4, 4, true],
  [2, 3, false],
  [5, 6, false],
  [6, 6, false],
])('lines 3 to 5 have %i to %i: %s', (first, last, covered) => {
  expect(covers({ first: 3, lines: ['a', 'b', 'c'] }, first, last)).toBe(covered);
});
