import { expect, test } from 'vitest';
import { displayWidth, glyphsOf } from '../../../src/reporters/pretty/display-width.js';

test.each([
  ['', 0],
  ['plain text', 10],
  ['café', 4],
  ['cafe\u0301', 4],
  ['Привет', 6],
  ['日本語', 6],
  ['한국어', 6],
  ['ｆｕｌｌ', 8],
  ['ﾊﾝｶｸ', 4],
  ['「」、。', 8],
  ['✔ done', 6],
  ['✅ done', 7],
  ['🍳', 2],
  ['⚠', 1],
  ['⚠\ufe0f', 2],
  ['🇫🇷', 2],
  ['█░│', 3],
  ['𠮷', 2],
])('%s takes %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

test('a mark belongs to the letter before it, and offsets count UTF-16 units', () => {
  expect(glyphsOf('e\u0301🍳x')).toEqual([
    { text: 'e\u0301', at: 0, width: 1 },
    { text: '🍳', at: 2, width: 2 },
    { text: 'x', at: 4, width: 1 },
  ]);
});

test('a mark without a letter stands alone', () => {
  expect(glyphsOf('\u0301')).toEqual([{ text: '\u0301', at: 0, width: 0 }]);
});
