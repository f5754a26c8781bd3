import fc from 'fast-check';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { type Hidden, hiddenRanges } from '../../src/text/remark.js';

/** The code and HTML of a body, as text. */
const hiddenIn = (body: string) => hiddenRanges(body).map(({ start, end }) => body.slice(start, end));

describe('what is hidden', () => {
  test.each<[string, string, string[]]>([
    ['a fence', 'a\n```js\nb\n```\nc', ['```js\nb\n```']],
    ['a fence of tildes that holds one of backticks', '~~~\n```\n~~~\n', ['~~~\n```\n~~~']],
    ['a fence that is never closed', 'a\n\n````\nb\n```\n\n# c', ['````\nb\n```\n\n# c']],
    ['indented code', 'a\n\n    b\n\nc', ['    b']],
    ['no code, but a list', '- a\n    - b\n', []],
    ['code in a list', '- a\n\n      b\n', ['    b']],
    ['code in a quote', '> ```\n> a\n> ```\nb', ['```\n> a\n> ```']],
    ['inline code', 'a `b` ``c`d`` `e', ['`b`', '``c`d``']],
    ['inline code over lines', 'a `b\nc` d', ['`b\nc`']],
    ['HTML', '<div>\na\n</div>\n\nb <i>c</i>', ['<div>\na\n</div>', '<i>', '</i>']],
    ['a comment', 'a <!-- b --> c\n\n<!--\nd\n\n# e\n-->\n\nf', ['<!-- b -->', '<!--\nd\n\n# e\n-->']],
    ['an autolink is text', '<https://example.com>', []],
    ['nothing', '', []],
    ['CRLF', 'a\r\n```\r\nb\r\n```\r\nc `d`', ['```\r\nb\r\n```', '`d`']],
  ])('%s', (_, body, expected) => {
    expect(hiddenIn(body)).toEqual(expected);
  });
});

test('windows change nothing: not for blocks that are cut, nor for blocks larger than a window', () => {
  const line = fc.constantFrom(
    ...['# a', 'a `b` c', '`a', '- a', '- `a`', '  - b', '    - c', '1. a', '> a', '> `b', '>', '---', '===', 'a  '],
    ...['```', '~~~', '    a', '\ta', '<div>', '</div>', '<!--', '-->', '<a b="', '| `a` | b |', '[a]: <b>', '\\`'],
    ...['- ```', '  ```', '* * *', 'word '.repeat(60), 'a `b` '.repeat(500), '    code\n'.repeat(300)],
  );
  const body = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n', '\r\n', '\r\n\r\n', '\n \n\n')), {
      maxLength: 200,
      size: 'max',
    })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(body, (text) => {
      expect(masked(text, hiddenRanges(text))).toBe(masked(text, inOneGo(text)));
    }),
    { numRuns: 30 },
  );
});

interface AnyNode {
  readonly type: string;
  readonly position?: Position | undefined;
  readonly children?: readonly AnyNode[];
}

/** The body with each sign hidden that is no blank: where ranges meet does not matter. */
function masked(body: string, ranges: readonly Hidden[]): string {
  let text = '';
  for (const { start, end } of ranges) {
    text += body.slice(text.length, start) + body.slice(start, end).replace(/\S/g, '•');
  }
  return text + body.slice(text.length);
}

function inOneGo(body: string): Hidden[] {
  const ranges: Hidden[] = [];
  const pending: AnyNode[] = [unified().use(remarkParse).parse(body)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { type, position } = node;
    if (position && ['code', 'inlineCode', 'html'].includes(type)) {
      const [start, end] = [position.start.offset ?? 0, position.end.offset ?? 0];
      ranges.push({ isCode: type !== 'html', start, end });
    }
    pending.push(...(node.children ?? []));
  }
  return ranges.sort((a, b) => a.start - b.start);
}

interface Position {
  readonly start: { readonly offset?: number | undefined };
  readonly end: { readonly offset?: number | undefined };
}
