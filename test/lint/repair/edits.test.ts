import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, Offsets, overlap } from '../../../src/lint/repair/edits.js';

const at = (line: number, column: number) => ({ line, column });
const edit = (start: [number, number], end: [number, number], text: string) => ({
  path: 'x.md',
  start: at(...start),
  end: at(...end),
  text,
});

describe('Offsets', () => {
  test.each([
    ['in a line', 'one\ntwo\n', edit([2, 1], [2, 4], 'x'), { start: 4, end: 7, text: 'x' }],
    ['over lines', 'one\ntwo\n', edit([1, 2], [2, 2], 'x'), { start: 1, end: 5, text: 'x' }],
    ['behind a CR', 'one\r\ntwo', edit([2, 1], [2, 1], 'x'), { start: 5, end: 5, text: 'x' }],
    ['columns count UTF-16 units', 'a😀b', edit([1, 4], [1, 5], 'x'), { start: 3, end: 4, text: 'x' }],
    ['in an empty text', '', edit([1, 1], [1, 1], 'x'), { start: 0, end: 0, text: 'x' }],
    ['at the end', 'one\n', edit([1, 5], [1, 5], 'x'), { start: 4, end: 4, text: 'x' }],
  ])('%s', (_, text, given, expected) => expect(new Offsets(text).of(given)).toEqual(expected));

  test.each([
    ['a line that is not there', edit([3, 1], [3, 1], 'x')],
    ['behind the end', edit([2, 9], [2, 9], 'x')],
    ['an end before its start', edit([2, 2], [1, 1], 'x')],
    ['a line that nobody counts from', edit([0, 1], [1, 1], 'x')],
  ])('%s is no place', (_, given) => expect(new Offsets('one\ntwo').of(given)).toBeUndefined());

  test.each([
    ['LF', 'a: 1\nb: 2\n', 'x\ny'],
    ['CRLF', 'a: 1\r\nb: 2\r\n', 'x\r\ny'],
    ['CRLF on the line, LF elsewhere', 'a: 1\r\nb: 2\n', 'x\r\ny'],
    ['LF on the line, CRLF elsewhere', 'a: 1\nb: 2\r\n', 'x\ny'],
    ['none', 'a: 1', 'x\ny'],
  ])('line breaks are those of the line: %s', (_, text, expected) => {
    expect(new Offsets(text).of(edit([1, 3], [1, 4], 'x\ny'))?.text).toBe(expected);
  });

  test('a last line without a break has those of the line before', () => {
    expect(new Offsets('a: 1\r\nb: 2').of(edit([2, 5], [2, 5], '\nc: 3'))?.text).toBe('\r\nc: 3');
  });
});

describe('overlap', () => {
  const span = (start: number, end: number) => ({ start, end, text: '' });
  test.each([
    ['apart', [span(0, 2), span(3, 4)], false],
    ['one in the other', [span(0, 9), span(3, 4)], true],
    ['they touch', [span(3, 4), span(0, 3)], true],
    ['two insertions at one place', [span(3, 3), span(3, 3)], true],
    ['only one', [span(0, 9)], false],
  ])('%s', (_, edits, expected) => expect(overlap(edits)).toBe(expected));
});

test.each(['$1', '$&', '$$', '$`', "$'", '$<name>', '\\1', '\\n'])('%s is text like any other', (text) => {
  expect(applyEdits('a: old # old', [{ start: 3, end: 6, text }])).toBe(`a: ${text} # old`);
});

test('what is not edited stays, and in its place', () => {
  const pieces = fc.array(fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(pieces, fc.string({ unit: 'binary' }), (parts, end) => {
      let before = '';
      let expected = '';
      const edits = parts.map(([kept, put], i) => {
        const old = 'old'.repeat(i % 3);
        const start = before.length + kept.length;
        before += kept + old;
        expected += kept + put;
        return { start, end: start + old.length, text: put };
      });
      expect(applyEdits(before + end, edits.reverse())).toBe(expected + end);
    }),
  );
});
