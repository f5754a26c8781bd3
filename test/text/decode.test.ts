import { describe, expect, test } from 'vitest';
import { decode } from '../../src/text/decode.js';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test('UTF-8 without its byte order mark', () => {
  expect(decode(bytes('é😀\r\n'))).toEqual({ ok: true, text: 'é😀\r\n' });
  expect(decode(bytes([0xef, 0xbb, 0xbf], 'a'))).toEqual({ ok: true, text: 'a' });
  expect(decode(bytes())).toEqual({ ok: true, text: '' });
});

describe('the offset is that of the first bad byte', () => {
  test.each<[string, Uint8Array, number]>([
    ['Latin-1', bytes('caf', [0xe9], ' bar'), 3],
    ['Latin-1 at the end', bytes('caf', [0xe9]), 3],
    ['behind a good character', bytes('é', [0xff], 'x'), 2],
    ['a character cut in two', bytes('a', [0xf0, 0x9f, 0x98]), 1],
    ['a character cut in two, and more', bytes('a', [0xf0, 0x9f, 0x98], 'b'), 1],
    ['a lone continuation', bytes([0x80]), 0],
    ['an overlong slash', bytes('/', [0xc0, 0xaf]), 1],
    ['a surrogate', bytes('x', [0xed, 0xa0, 0x80]), 1],
    ['far behind', bytes('x'.repeat(100_000), [0xfe], 'x'.repeat(100_000)), 100_000],
  ])('%s', (_, input, offset) => expect(decode(input)).toEqual({ ok: false, problem: 'not-utf8', offset }));

  test('NUL goes first', () => {
    expect(decode(bytes('ab', [0], [0xff]))).toEqual({ ok: false, problem: 'nul-byte', offset: 2 });
  });
});
