import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineHashes } from '../../../src/reporters/sarif/line-hash.js';

const all = (text: string) => [...lineHashes(text, new Set(Array.from({ length: 50 }, (_, i) => i + 1))).values()];
const greetings = [
  ...['e9496ae3ebfced30:1', 'fb7c023a8b9ccb3f:1', 'ce8ba1a563dcdaca:1', 'e20e36e16fcb0cc8:1'],
  ...['b3edc88f2938467e:1', 'c8e28b0b4002a3a0:1', 'c129715d7a2bc9a3:1'],
];

// The values are those that the uploading step of GitHub is tested with.
test.each([
  ['nothing', '', ['c129715d7a2bc9a3:1']],
  [
    'blanks and tabs',
    ' a\nb\n  \t\tc\n d',
    ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1'],
  ],
  ['LF', ' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n', greetings],
  ['CR', ' hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r', greetings],
  ['CRLF', ' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n', greetings],
  ['all of them', ' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n', greetings],
  [
    'lines that are the same',
    'Lorem ipsum dolor sit amet.\n'.repeat(10),
    [
      ...[1, 2, 3, 4, 5, 6].map((times) => `a7f2ff13bc495cf2:${times}`),
      ...['a7f2ff1481e87703:1', 'a9cf91f7bbf1862b:1', '55ec222b86bcae53:1', 'cc97dc7b1d7d8f7b:1', 'c129715d7a2bc9a3:1'],
    ],
  ],
])('%s', (_, text, hashes) => {
  expect(all(text)).toEqual(hashes);
});

test('only the lines that are wanted; those that are not there have none', () => {
  expect([...lineHashes(' a\nb\n', new Set([2, 9])).keys()]).toEqual([2]);
});

test('a line that moves down keeps its hash', () => {
  const line = fc.stringMatching(/^[a-z]{1,20}$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.array(line, { maxLength: 5 }), (text, before) => {
      const marked = ['0', ...text]; // found nowhere in what stands before
      const [hash] = all(marked.join('\n'));
      const moved = lineHashes([...before, ...marked].join('\n'), new Set([before.length + 1]));
      expect([...moved.values()]).toEqual([hash]);
    }),
  );
});
