import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, Positions } from '../../src/text/lines.js';

const slices = (text: string, from?: number, to?: number) =>
  linesOf(text, from, to).map(({ start, end }) => text.slice(start, end));

test('lines end with \\n or \\r\\n', () => {
  expect(slices('a\nb\r\n\r\n\nc')).toEqual(['a', 'b', '', '', 'c']);
  expect(slices('a\n')).toEqual(['a']);
  expect(slices('\n\n')).toEqual(['', '']);
  expect(slices('')).toEqual([]);
  expect(slices('a\rb\u2028c\r')).toEqual(['a\rb\u2028c\r']);
});

test('a part of a text', () => {
  const text = 'ab\ncd\r\nef';
  expect(slices(text, 1, 4)).toEqual(['b', 'c']);
  expect(slices(text, 3, 7)).toEqual(['cd']);
  expect(slices(text, 3, 6)).toEqual(['cd\r']);
  expect(slices(text, 9)).toEqual([]);
});

test('columns count UTF-16 units from 1', () => {
  const positions = new Positions('a😀b\n\tc\r\nd');
  expect([0, 1, 3, 4].map((offset) => positions.at(offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 1, column: 4 },
    { line: 1, column: 5 },
  ]);
  expect(positions.at(6)).toEqual({ line: 2, column: 2 });
  expect(positions.at(9)).toEqual({ line: 3, column: 1 });
});

test('an offset past the end is the end', () => {
  expect(new Positions('a\nb').at(100)).toEqual({ line: 2, column: 2 });
  expect(new Positions('').at(5)).toEqual({ line: 1, column: 1 });
});

const text = fc
  .array(fc.constantFrom('a', '😀', '\t', '\n', '\r\n', '\r', '\u2028', ' '))
  .map((parts) => parts.join(''));

test('a position leads back to its offset', () => {
  fc.assert(
    fc.property(text, (given) => {
      const positions = new Positions(given);
      const starts = [0, ...[...given.matchAll(/\n/g)].map((match) => match.index + 1)];
      for (let offset = 0; offset <= given.length; offset += 1) {
        const { line, column } = positions.at(offset);
        expect((starts[line - 1] ?? Number.NaN) + column - 1).toBe(offset);
      }
    }),
  );
});

test('lines and their breaks are the whole text', () => {
  fc.assert(
    fc.property(text, (given) => {
      let end = 0;
      for (const line of linesOf(given)) {
        expect(given.slice(end, line.start)).toMatch(end === 0 ? /^(?:\r?\n)?$/ : /^\r?\n$/);
        expect(given.slice(line.start, line.end)).not.toContain('\n');
        end = line.end;
      }
      expect(given.slice(end)).toMatch(/^(?:\r?\n)?$/);
    }),
  );
});
