import { expect, test } from 'vitest';
import { viewOf, viewStart } from '../../../src/reporters/pretty/view.js';

const letters = 'abcdefghijklmnopqrstuvwxyz';

test('a line that fits is shown whole', () => {
  const view = viewOf(letters, 0, 26);
  expect(view.text).toBe(letters);
  expect([0, 25, 26, 99].map(view.columnOf)).toEqual([0, 25, 26, 26]);
});

test('one that does not ends in an ellipsis', () => {
  const view = viewOf(letters, 0, 25);
  expect(view.text).toBe('abcdefghijklmnopqrstuvwx…');
  expect([23, 24, 25].map(view.columnOf)).toEqual([23, 24, 24]);
});

test('one that begins later starts with one', () => {
  const view = viewOf(letters, 10, 10);
  expect(view.text).toBe('…klmnopqr…');
  expect([0, 10, 17, 18, 25].map(view.columnOf)).toEqual([1, 1, 8, 9, 9]);
});

test('a wide character is never cut in two', () => {
  expect(viewOf('ab日本語', 0, 6).text).toBe('ab日…');
});

test('tabs reach the next stop of four, what is hidden is spelled out', () => {
  const view = viewOf('a\tb\u200bc', 0, 40);
  expect(view.text).toBe('a   b\\u{200b}c');
  expect([1, 2, 3, 4].map(view.columnOf)).toEqual([1, 4, 5, 13]);
});

test.each([
  ['a line that fits begins at its start', 'short line', 6, 10, 40, 0],
  ['so does one whose stretch is in sight', letters, 3, 6, 20, 0],
  ['else a third of the room is before the stretch', letters, 20, 22, 12, 16],
  ['a stretch that is longer than the room shows its beginning', letters, 2, 26, 12, 0],
  ['the end of the line counts', letters, 26, 26, 12, 22],
])('%s', (_, line, start, end, columns, from) => {
  expect(viewStart(line, start, end, columns)).toBe(from);
});
