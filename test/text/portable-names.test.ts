import { expect, test } from 'vitest';
import { isStrangeOnWindows } from '../../src/text/portable-names.js';

test.each([
  'NUL',
  'nul.txt',
  'con.md',
  'a/PRN/b.md',
  'aux',
  'COM1',
  'lpt9.log',
  'com¹',
  'conin$',
  'nul .txt',
  'a:stream',
  'C:/Windows',
  'x. ',
  'x.',
  'a /b',
  'a\\..\\b',
  'a*b',
  'what?',
  'a<b',
  'a"b',
  'a|b',
  'a\tb',
])('%j is strange', (path) => {
  expect(isStrangeOnWindows(path)).toBe(true);
});

test.each([
  '.grid/STATE.md',
  'console.md',
  'nullable.ts',
  'com0.md',
  'com10.md',
  'a.b/c',
  'a b.md',
  'über/日本.md',
  '',
])('%j is not', (path) => {
  expect(isStrangeOnWindows(path)).toBe(false);
});
