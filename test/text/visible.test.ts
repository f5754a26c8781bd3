import { describe, expect, test } from 'vitest';
import { capped, visible } from '../../src/text/visible.js';

describe('visible', () => {
  test.each([
    ['plain text', 'plain text'],
    ['Zoë 東京 😀 ✅️', 'Zoë 東京 😀 ✅️'],
    ['\u0000\u001b\u007f', '\\x00\\x1b\\x7f'],
    ['\n\r\t', '\\x0a\\x0d\\x09'],
    ['\u0085\u009b', '\\x85\\x9b'],
    ['\u00ad', '\\xad'],
    ['\u200b\u200d\u2060\ufeff', '\\u{200b}\\u{200d}\\u{2060}\\u{feff}'],
    ['\u202a\u202e\u2066\u2069\u061c', '\\u{202a}\\u{202e}\\u{2066}\\u{2069}\\u{61c}'],
    ['\u2028\u2029', '\\u{2028}\\u{2029}'],
    ['\ud800x\udc00', '\\u{d800}x\\u{dc00}'],
    ['\u115f\u3164\uffa0', '\\u{115f}\\u{3164}\\u{ffa0}'],
    ['\u{e0041}\u{e0100}', '\\u{e0041}\\u{e0100}'],
  ])('%j', (text, shown) => expect(visible(text)).toBe(shown));
});

describe('capped', () => {
  test('counts code points', () => {
    expect(capped('😀😀😀', 3)).toBe('😀😀😀');
    expect(capped('😀😀😀😀', 3)).toBe('😀😀…');
    expect(capped('abc', 3)).toBe('abc');
    expect(capped('abcd', 3)).toBe('ab…');
  });
});
