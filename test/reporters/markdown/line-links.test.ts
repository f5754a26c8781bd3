import { expect, test } from 'vitest';
import { lineLinks } from '../../../src/reporters/markdown/line-links.js';

const sha = '4be91d2c8f0a1b2c3d4e5f60718293a4b5c6d7e8';
const link = lineLinks({ serverUrl: 'https://github.com', owner: 'ada', repo: 'recipe-box', sha });
const top = `https://github.com/ada/recipe-box/blob/${sha}`;

test.each([
  ['.grid/STATE.md', '.grid/STATE.md'],
  ['a b/ü%/STATE.md', 'a%20b/%C3%BC%25/STATE.md'],
  ['x?y#z', 'x%3Fy%23z'],
  ["(a)[b]<c>`d`'e'!*", '%28a%29%5Bb%5D%3Cc%3E%60d%60%27e%27%21%2A'],
  ['@org/team', '%40org/team'],
  ['a\nb\\c', 'a%0Ab%5Cc'],
  ['\u202e🍳', '%E2%80%AE%F0%9F%8D%B3'],
])('%j', (path, expected) => expect(link(path, 44)).toBe(`${top}/${expected}?plain=1#L44`));

test.each([
  ['the repository itself', ''],
  ['a lone surrogate', '\ud800/STATE.md'],
  ['a name of 4 KB', 'x'.repeat(4096)],
])('none for %s', (_, path) => expect(link(path, 1)).toBeUndefined());
