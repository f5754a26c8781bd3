import { expect, test } from 'vitest';
import { wrap } from '../../../src/reporters/pretty/wrap.js';

test.each([
  ['', 10, ['']],
  ['one', 10, ['one']],
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['a verylongword b', 5, ['a', 'verylongword', 'b']],
  ['a verylong/word-x/y b', 9, ['a', 'verylong/', 'word-x/y', 'b']],
  ['a very/long-word', 14, ['a', 'very/long-word']],
  ['a /very/long-word', 14, ['a', '/very/long-', 'word']],
  ['日本/日本 a', 5, ['日本/', '日本', 'a']],
  ['日本 日本', 8, ['日本', '日本']],
  ['日本 日本', 9, ['日本 日本']],
  ['one two three', Infinity, ['one two three']],
])('%j in %d columns', (text, columns, lines) => {
  expect(wrap(text, columns)).toEqual(lines);
});
