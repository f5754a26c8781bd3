import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { readStructure, scanLines, textLines } from '../../src/text/markdown.js';

const structureOf = (body: string) => readStructure(body, 0, body.length, defaultLimits);

describe('lines', () => {
  const lines = (text: string, start = 0, end = text.length) => scanLines(text, start, end);

  test('blank lines are left out, and offsets count from the start of the text', () => {
    expect(lines('---\n---\n\na\r\n \t\r\n  b', 8)).toEqual([
      { start: 9, end: 10, raw: 'a', heading: 0 },
      { start: 16, end: 19, raw: '  b', heading: 0 },
    ]);
  });

  test.each([
    ['# a', 1],
    ['   ###### a', 6],
    ['##', 2],
    ['#\ta', 1],
    ['    # a', 0],
    ['####### a', 0],
    ['#a', 0],
    ['a # b', 0],
  ])('the depth of the heading %j is %i', (line, depth) => {
    expect(lines(line).map(({ heading }) => heading)).toEqual([depth]);
  });
});

describe('structure', () => {
  /** The lines of a body that begin in text. */
  async function textOf(body: string): Promise<string[]> {
    const structure = await structureOf(body);
    if (!structure.ok) throw new Error(structure.reason);
    return textLines(scanLines(body, 0, body.length), structure).map(({ raw }) => raw);
  }

  test('a body without a sign of code or HTML is text', async () => {
    const structure = await structureOf('# a\n\n- b\n');
    expect(structure.ok && [0, 3, 8].every((offset) => structure.isText(offset))).toBe(true);
  });

  test.each<[string, string, string[]]>([
    ['fences', 'a\n```\nb\n```\nc', ['a', 'c']],
    ['tildes', '~~~\na\n~~~\nb', ['b']],
    ['indented code', 'a\n\n    b\n\n\tc\nd', ['a', 'd']],
    ['a nested list is text', '- a\n    - b\n        - c', ['- a', '    - b', '        - c']],
    ['comments', '<!-- a -->\n<!--\nb\n-->\nc <!-- d\ne -->', ['c <!-- d']],
    ['inline code', '`a`\nb `c\nd` e', ['b `c']],
    ['HTML', '<p>\na\n</p>\n\nb <br>', ['b <br>']],
  ])('%s', async (_, body, expected) => {
    expect(await textOf(body)).toEqual(expected);
  });

  test('offsets count from the start of the text', async () => {
    const text = '---\n`\n---\na `b` c';
    const structure = await readStructure(text, 10, text.length, defaultLimits);
    expect(structure.ok && [10, 11, 12, 14, 15, 16].map((offset) => structure.isText(offset))).toEqual([
      ...[true, true, false, false, true, true],
    ]);
  });
});
