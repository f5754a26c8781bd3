import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { readStructure } from '../../src/text/markdown.js';
import { pathology } from '../../src/text/markdown-guard.js';
import { growth, leastWork, linear } from '../support/growth.js';

const refused = (body: string) => pathology(body, defaultLimits.parsedMarkdownBytes);

test('a body over the cap', () => {
  expect(pathology('a'.repeat(1025), 1024)).toBe('the Markdown body is larger than 1 KiB');
  expect(pathology('a'.repeat(1024), 1024)).toBeUndefined();
});

describe('depth', () => {
  const indented = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
  test.each([
    ['quotes', '>'.repeat(32), '>'.repeat(33)],
    ['lists on one line', `${'- '.repeat(32)}a`, `${'- '.repeat(33)}a`],
    ['numbers', `${'1. '.repeat(32)}a`, `${'1) '.repeat(33)}a`],
    ['both', `${'> * '.repeat(16)}a`, `${'> + '.repeat(17)}a`],
    ['lists below one another', indented(32), indented(33)],
  ])('%s', (_, fine, deep) => {
    expect(refused(fine)).toBeUndefined();
    expect(refused(deep)).toBe('the Markdown body nests deeper than 32 levels');
  });

  test('a rule, a table and deeply indented code are not deep', () => {
    expect(refused(`${'-'.repeat(200)}\n\n${'|-'.repeat(100)}|\n\n${' '.repeat(100)}code\n`)).toBeUndefined();
  });
});

describe('an ordinary body is not refused', () => {
  const section = (number: number) => `## Section ${number}

Some **bold** text with a [link](https://example.com/${number}), \`code\`, *emphasis*, and <br> a break.
A second line, long enough to be like one that somebody wrote.

- one
  - two **bold**
    - three [link](a.md)
      - four \`x\`
- five

| Time | Agent | **Result** |
|------|-------|------------|
| 16:45 | executor-003 | **done** |
| 16:30 | executor-004 | in_progress |

\`\`\`js
const x = ${number};
\`\`\`

`;
  test('200 KB of headings, lists, tables and code', async () => {
    const body = Array.from({ length: 500 }, (_, number) => section(number)).join('');
    expect(body.length).toBeGreaterThan(200_000);
    const structure = await readStructure(body, 0, body.length, defaultLimits);
    expect(structure).toMatchObject({ ok: true });
  });

  test.each([
    ['a table of 400 rows', '| **a** | [b](c) | `d` | **e** |\n'.repeat(400)],
    ['a list of 1500 items', '- a [b](c) **d** `e`\n'.repeat(1500)],
    ['a nested list of 1200 items', '- a\n  - b\n    - c\n      - d\n'.repeat(300)],
    ['a fence of 2000 lines', `\`\`\`json\n${'    "a": [1, 2],\n'.repeat(2000)}\`\`\`\n`],
  ])('%s', (_, body) => {
    expect(refused(body)).toBeUndefined();
  });
});

// What makes Markdown parsers slow when it is repeated. remark alone takes seconds for many, or overflows its stack.
const hostile = [
  ...[
    '>',
    '> ',
    '*',
    '**',
    '_',
    '__',
    '*a_',
    'a**b',
    '~~',
    '[',
    '![',
    '[a](',
    '[[a]]',
    '[^',
    '[a]: b\n',
    '`',
    '`a',
    '``` ',
  ],
  ...[
    '1. ',
    '- ',
    '+ ',
    '* ',
    '> - ',
    '- a\n  ',
    '- a\n\n',
    '> a\nb\n',
    '<',
    '<a ',
    'x<!-- ',
    'x<?',
    '<b>',
    '&',
    '\\',
    '| a |',
  ],
  ...['|-', 'a\n=\n', '=\n', '-\n', '    a\n', '\t', ' ', '\r', 'a\n', '`\n\n', '#\n', '***\n', 'é', '```\n'],
];

/** Code at the start, so that no body passes for want of any. */
const bodyOf = (token: string, size: number) =>
  `\`x\`\n\n${token.repeat(Math.ceil(size / token.length)).slice(0, size)}`;

const parsed = (body: string) => readStructure(body, 0, body.length, defaultLimits);

describe('hostile bodies', () => {
  test.each(hostile)('%j takes under half a second, parsed or refused', async (token) => {
    expect(await leastWork(() => parsed(bodyOf(token, 64 * 1024)), 500)).toBeLessThan(500);
    expect(await leastWork(() => parsed(bodyOf(token, 1024 * 1024)), 500)).toBeLessThan(500);
  });

  test.each(hostile)('%j takes linear time', async (token) => {
    const run = (size: number) => parsed(bodyOf(token, size));
    expect(await growth(run, 4 * 1024)).toBeLessThanOrEqual(linear);
  });
});
