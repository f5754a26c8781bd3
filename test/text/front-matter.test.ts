import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitFrontMatter } from '../../src/text/front-matter.js';
import { growth, linear } from '../support/growth.js';

/** The parts as text, and where each fault stands. */
function cut(text: string) {
  const { form, yaml, body, faults } = splitFrontMatter(text);
  const part = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return { form, yaml: part(yaml), body: part(body), faults: faults.map((fault) => [fault.start, fault.end]) };
}

describe('form', () => {
  test.each<[string, string, object]>([
    ['fenced', '---\na: 1\n---\nb\n', { form: 'fenced', yaml: 'a: 1\n', body: 'b\n' }],
    ['CRLF', '---\r\na: 1\r\n---\r\nb\r\n', { form: 'fenced', yaml: 'a: 1\r\n', body: 'b\r\n' }],
    ['trailing blanks on the fences', '--- \t\na: 1\n---  \r\nb', { form: 'fenced', yaml: 'a: 1\n', body: 'b' }],
    ['a fence at the end of the file', '---\na: 1\n---', { form: 'fenced', yaml: 'a: 1\n', body: '' }],
    ['nothing between the fences', '---\n---\nb', { form: 'fenced', yaml: '', body: 'b' }],
    [
      'blank lines before a later value',
      '---\n\na: 1\n\n---\n\nb',
      { form: 'fenced', yaml: '\na: 1\n\n', body: '\nb' },
    ],
    [
      'dashes that are no fence',
      '---\na: ---\n--- b\n----\n ---\n---\n',
      { form: 'fenced', yaml: 'a: ---\n--- b\n----\n ---\n', body: '' },
    ],
    ['bare YAML', 'a: 1\nb: 2\n', { form: 'none', yaml: '', body: 'a: 1\nb: 2\n' }],
    ['bare YAML that mentions a fence', 'a: 1\n---\nb\n', { form: 'none', yaml: '', body: 'a: 1\n---\nb\n' }],
    ['an indented fence', ' ---\na: 1\n---\n', { form: 'none', yaml: '', body: ' ---\na: 1\n---\n' }],
    ['a longer fence', '----\na: 1\n----\n', { form: 'none', yaml: '', body: '----\na: 1\n----\n' }],
    ['an empty file', '', { form: 'none', yaml: '', body: '' }],
    ['blank lines', '\n \r\n', { form: 'none', yaml: '', body: '\n \r\n' }],
    ['a sentence', 'broken', { form: 'none', yaml: '', body: 'broken' }],
    [
      'carriage returns alone are no line breaks',
      '---\ra: 1\r---\r',
      { form: 'none', yaml: '', body: '---\ra: 1\r---\r' },
    ],
  ])('%s', (_, text, expected) => {
    expect(cut(text)).toEqual({ ...expected, faults: [] });
  });

  test('never closed', () => {
    expect(cut('---\na: 1\n--\n')).toEqual({ form: 'open', yaml: 'a: 1\n--\n', body: '', faults: [[0, 3]] });
    expect(cut('---')).toEqual({ form: 'open', yaml: '', body: '', faults: [[0, 3]] });
  });

  test('after blank lines', () => {
    expect(cut('\n\t\r\n---\na: 1\n---\n')).toEqual({ form: 'fenced', yaml: 'a: 1\n', body: '', faults: [[4, 7]] });
  });
});

describe('a second block', () => {
  const first = '---\na: 1\n---\n';
  const second = (between: string, block: string) => splitFrontMatter(`${first}${between}${block}`).faults;

  test.each([
    ['directly below', '', '---\nb: 2\n---\n'],
    ['below blank lines', '\n\r\n', '---\r\nb: 2\r\n---\r\n'],
    ['with a comment', '', '---\n# ═════\n# STATE\n# ═════\nb: 2\n---\n'],
    ['with a value on the next line', '', '---\nphases:\n  total: 1\n---\n'],
  ])('%s', (_, between, block) => {
    const start = first.length + between.length;
    expect(second(between, block)).toEqual([
      expect.objectContaining({
        kind: 'front-matter',
        start,
        end: start + 3,
        related: { message: 'the first block begins here', start: 0, end: 3 },
      }),
    ]);
  });

  test.each([
    ['a thematic break', '', '---\n\nText.\n'],
    ['two thematic breaks around text', '', '---\n\nNote: this is text.\n\n---\n'],
    ['a heading between breaks', '', '---\n# Title\n\n---\n'],
    ['a sentence that begins like a field', '', '---\nNote: this is text.\n---\n'],
    ['a block that is never closed', '', '---\nb: 2\n'],
    ['a block further down', 'Text.\n\n', '---\nb: 2\n---\n'],
  ])('%s is none', (_, between, block) => {
    expect(second(between, block)).toEqual([]);
  });
});

test('the parts lie in order, and with the fences they are the whole text', () => {
  const pieces = ['---', '----', '--- ', '\n', '\r\n', '\r', ' ', '\t', 'a: 1', '# b', '\ufeff', '😀'];
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const { form, yaml, body, faults } = splitFrontMatter(whole);
      for (const { start, end } of [yaml, body, ...faults]) {
        expect(0 <= start && start <= end && end <= whole.length).toBe(true);
      }
      for (const { start, end } of faults) expect(whole.slice(start, end)).toBe('---');
      if (form === 'none') expect(whole.slice(body.start, body.end)).toBe(whole);
      if (form !== 'none') expect(whole.slice(0, yaml.start).trim()).toBe('---');
      if (form === 'open') expect(yaml.end).toBe(whole.length);
      if (form === 'fenced') {
        expect(whole.slice(yaml.end, body.start).trim()).toBe('---');
        expect(body.end).toBe(whole.length);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each(['\n', '---\n', 'a:\n', ' ', '---\n# a\n', '---\na: b\n', '--- ', '\r\n'])(
  '%j takes linear time',
  async (token) => {
    const front = '---\na: 1\n---\n';
    const run = (size: number) => splitFrontMatter(front + token.repeat(size / token.length));
    expect(await growth(run, 256 * 1024)).toBeLessThanOrEqual(linear);
  },
);
