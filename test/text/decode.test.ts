import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/text/decode.js';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('text', () => {
  test.each<[string, Uint8Array, string]>([
    ['nothing', bytes(), ''],
    ['characters of one to four bytes', bytes('aé═😀'), 'aé═😀'],
    ['a byte order mark is left out', bytes([0xef, 0xbb, 0xbf], 'a'), 'a'],
    ['line ends stay as they are', bytes('a\r\nb\r'), 'a\r\nb\r'],
    ['the replacement character, when it is written', bytes('\ufffd'), '\ufffd'],
  ])('%s', (_, given, text) => {
    expect(decode(given)).toEqual({ ok: true, text });
  });
});

describe('the offset is that of the first bad character', () => {
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
  ])('%s', (_, given, offset) => {
    expect(decode(given)).toEqual({ ok: false, problem: 'not-utf8', offset });
  });

  test('NUL goes first', () => {
    expect(decode(bytes('ab', [0], [0xff]))).toEqual({ ok: false, problem: 'nul-byte', offset: 2 });
  });

  test('UTF-16 is called by its name', () => {
    expect(decode(bytes([0xff, 0xfe], 'a', [0]))).toEqual({ ok: false, problem: 'utf-16', offset: 0 });
    expect(decode(bytes([0xfe, 0xff], [0], 'a'))).toEqual({ ok: false, problem: 'utf-16', offset: 0 });
  });
});

test('any bytes are text or refused, and what comes before the offset is not at fault', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (given) => {
      const decoded = decode(given);
      if (decoded.ok) {
        const hasMark = given[0] === 0xef && given[1] === 0xbb && given[2] === 0xbf;
        expect(Buffer.from(decoded.text)).toEqual(Buffer.from(hasMark ? given.subarray(3) : given));
        return;
      }
      expect(decoded.offset).toBeLessThan(given.length);
      const before = given.subarray(0, decoded.offset);
      if (decoded.problem === 'not-utf8') expect(decode(before).ok).toBe(true);
      else expect(before).not.toContain(0);
    }),
    { numRuns: 2000 },
  );
});
