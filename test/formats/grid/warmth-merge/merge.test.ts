import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergedLessons } from '../../../../src/core/lessons.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import { mergeLessons } from '../../../../src/formats/grid/warmth-merge/merge.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { persistence } from '../../../support/mission.js';

const path = '.grid/WARMTH.md';
const merge = (files: Readonly<Record<string, string>>) =>
  mergeLessons(new MemoryTree({ '.grid/STATE.md': persistence, ...files }), '.grid', defaultLimits);

/** What becomes of a WARMTH.md; none when it is undefined. */
async function merged(warmth: string | undefined, ...summaries: readonly string[]): Promise<MergedLessons> {
  const files = summaries.map((lessons, index) => [`.grid/0${index + 1}-SUMMARY.md`, `lessons_learned: ${lessons}\n`]);
  const result = await merge({ ...Object.fromEntries(files), ...(warmth !== undefined && { [path]: warmth }) });
  if (!result.ok) throw new Error(result.message);
  return result;
}

const oven = '{gotchas: [The oven is hot]}';

describe('a lesson goes to the end of its list, and nothing else changes', () => {
  test.each<[string, string, string]>([
    ['an empty list', 'gotchas: []\n', 'gotchas:\n  - "The oven is hot"\n'],
    [
      'lines with comments',
      '# a\ngotchas:\n  # b\n  - "x" # c\n\n# d\n',
      '# a\ngotchas:\n  # b\n  - "x" # c\n  - "The oven is hot"\n\n# d\n',
    ],
    ['a list on one line', 'gotchas: [x, y]\n', 'gotchas: [x, y, "The oven is hot"]\n'],
    ['CRLF', 'gotchas:\r\n  - x\r\n', 'gotchas:\r\n  - x\r\n  - "The oven is hot"\r\n'],
    ['another spelling', 'Gotchas:\n- x\n', 'Gotchas:\n- x\n- The oven is hot\n'],
    ['a word above all', 'warmth:\n  gotchas:\n    - x\n', 'warmth:\n  gotchas:\n    - x\n    - "The oven is hot"\n'],
    ['front matter', '---\ngotchas: []\n---\n# Warmth\n', '---\ngotchas:\n  - "The oven is hot"\n---\n# Warmth\n'],
    [
      'Markdown',
      '# Warmth\n\n## Gotchas\n\n* x\n  y\n\nz\n',
      '# Warmth\n\n## Gotchas\n\n* x\n  y\n* The oven is hot\n\nz\n',
    ],
    [
      'a heading without a list',
      '# Warmth\n## Gotchas\n\n## Other\n',
      '# Warmth\n## Gotchas\n\n- The oven is hot\n\n## Other\n',
    ],
    ['no heading', '# Warmth\r\n\r\nx', '# Warmth\r\n\r\nx\r\n\r\n## Gotchas\r\n\r\n- The oven is hot\r\n'],
    [
      'code in an item',
      '## Gotchas\n- x\n\n  ```\n  y\n  ```\n\nz\n',
      '## Gotchas\n- x\n\n  ```\n  y\n  ```\n- The oven is hot\n\nz\n',
    ],
    ['code behind an item', '## Gotchas\n- x\n```\ny\n```\n', '## Gotchas\n- x\n- The oven is hot\n```\ny\n```\n'],
    ['tasks', '## Gotchas\n- [x] a\n', '## Gotchas\n- [x] a\n- The oven is hot\n'],
  ])('%s', async (_, before, after) => {
    expect((await merged(before, oven)).text).toBe(after);
  });

  test.each([
    'gotchas: [the OVEN is hot.]\n',
    '## Gotchas\n- **The oven is hot**\n',
    'almost_did: ["The oven is hot"]\n',
  ])('it is there already: %j', async (held) => {
    expect(await merged(held, oven)).toMatchObject({ text: held, added: [], left: [], notes: [] });
  });
});

test('two blocks after one another (checkpoint flow, "Warmth Aggregation Flow")', async () => {
  const first =
    '{codebase_patterns: [Astro uses content collections], gotchas: [Config must be .mjs], user_preferences: [Minimal dependencies]}';
  const second =
    '{codebase_patterns: [Dark mode uses class strategy], gotchas: [Must inline theme script], decisions_made: [Chose dark as default]}';
  const one = await merged(undefined, first);
  expect([one.before, one.added.map(({ category }) => category)]).toEqual([
    undefined,
    ['codebase_patterns', 'gotchas', 'user_preferences'],
  ]);
  const two = await merged(one.text, first, second);
  expect(two.added).toEqual([
    { category: 'codebase_patterns', text: 'Dark mode uses class strategy', path: '.grid/02-SUMMARY.md' },
    { category: 'gotchas', text: 'Must inline theme script', path: '.grid/02-SUMMARY.md' },
    { category: 'decisions_made', text: 'Chose dark as default', path: '.grid/02-SUMMARY.md' },
  ]);
  const lists = two.text.split('\n').filter((line) => /^\S+:|^ {2}-/.test(line));
  expect(lists).toEqual([
    'codebase_patterns:',
    '  - "Astro uses content collections"',
    '  - "Dark mode uses class strategy"',
    'gotchas:',
    '  - "Config must be .mjs"',
    '  - "Must inline theme script"',
    'user_preferences:',
    '  - "Minimal dependencies"',
    'decisions_made:',
    '  - "Chose dark as default"',
    'almost_did: []',
  ]);
});

test('a lesson that two summaries learned is added once, and a nearly right category is that', async () => {
  const { added } = await merged('gotchas: []\n', oven, '{gotcha: [The oven is hot, Salt is salty]}');
  expect(added.map(({ category, text }) => [category, text])).toEqual([
    ['gotchas', 'The oven is hot'],
    ['gotchas', 'Salt is salty'],
  ]);
});

test('a lesson without a category is told', async () => {
  const { added, notes } = await merged('gotchas: []\n', '[Salt is salty]', '{strange: [Milk is white]}');
  expect(added.map(({ category }) => category)).toEqual(['codebase_patterns', 'codebase_patterns']);
  expect(notes).toEqual([
    '1 lesson of ".grid/01-SUMMARY.md" stands under no category: written to codebase_patterns; move what belongs elsewhere',
    '1 lesson of ".grid/02-SUMMARY.md" stands under "strange", which is no category: written to codebase_patterns; move what belongs elsewhere',
  ]);
});

test.each<[string, string]>([
  ['gotchas: [\n', '".grid/WARMTH.md" does not parse'],
  ['gotchas: [a]\ngotchas: [b]\n', 'in ".grid/WARMTH.md"'],
  ['<<<<<<< a\ngotchas: [a]\n=======\ngotchas: [b]\n>>>>>>> b\n', '".grid/WARMTH.md" does not parse'],
])('a file that cannot be read is left alone: %j', async (warmth, says) => {
  const result = await merge({ [path]: warmth, '.grid/01-SUMMARY.md': `lessons_learned: ${oven}\n` });
  expect(result).toMatchObject({ ok: false, why: 'broken', message: expect.stringContaining(says) });
});

test('a summary that cannot be read is told, and the others are merged', async () => {
  const { added, notes } = await merged('gotchas: []\n', oven, '[');
  expect([added.length, notes]).toEqual([1, ['".grid/02-SUMMARY.md" does not parse; its lessons are not merged']]);
});

describe('one item of a list whose text is the lesson', () => {
  test.each<[string, string]>([
    ['[x] task', '- \\[x] task'],
    ['# head', '- \\# head'],
    ['> q', '- \\> q'],
    ['~~~sh', '- \\~~~sh'],
    ['<!-- open', '- \\<!-- open'],
    ['<b>bold</b> text', '- \\<b>bold\\</b> text'],
    ['1. first', '- 1\\. first'],
    ['- dash', '- \\- dash'],
    ['[x]: y', '- \\[x]: y'],
    ['Gotchas:', '- Gotchas\\:'],
    ['Run `npm ci` **twice**', '- Run `npm ci` **twice**'],
    ['rings \u0007 and turns \u202e round', '- rings \\x07 and turns \\u{202e} round'],
  ])('%j', async (lesson, item) => {
    const learned = JSON.stringify({ gotchas: [lesson, 'The oven is hot'] });
    const once = await merged('## Gotchas\n\n- x\n', learned);
    expect([once.text, once.left, once.notes]).toEqual([`## Gotchas\n\n- x\n${item}\n- The oven is hot\n`, [], []]);
    expect(await merged(once.text, learned)).toMatchObject({ text: once.text, added: [], left: [] });
  });

  test('a very long one is written in time, and found again', async () => {
    const learned = JSON.stringify({ gotchas: [`# ${'*a_ [('.repeat(20_000)}`] });
    const once = await merged('## Gotchas\n\n- x\n', learned);
    expect([once.added.length, once.left.length]).toEqual([1, 0]);
    expect((await merged(once.text, learned)).added).toEqual([]);
  });

  test('numbers go on', async () => {
    const { text } = await merged('## Gotchas\n\n1. a\n2. b\n', '{gotchas: [c, d]}');
    expect(text).toBe('## Gotchas\n\n1. a\n2. b\n3. c\n4. d\n');
  });

  test('what has no word is left out, and named', async () => {
    const { added, left, notes } = await merged('## Gotchas\n- x\n', '{gotchas: ["```", "---", "-", none, c]}');
    expect([added.map(({ text }) => text), left.map(({ text }) => text)]).toEqual([['c'], ['```', '---']]);
    expect(notes).toEqual(['2 lessons have no word, and were left out: "```" and "---"']);
  });
});

describe('nothing is written anew', () => {
  test.each<[string, string, string]>([
    ['a text', 'gotchas: text only\n', 'without writing other lines of it anew'],
    ['a text of several lines', 'gotchas: |\n  a\n  b\n', 'without writing other lines of it anew'],
    ['lone CR', 'gotchas:\r  - a\r', 'line ends of a lone CR'],
    ['lone CR in Markdown', '## Gotchas\r\r- a\r', 'line ends of a lone CR'],
    ['a complex key', '? gotchas\n: [a]\n', 'a complex key of YAML'],
    ['a directive', '%YAML 1.2\n---\ngotchas: [a]\n...\n', 'begins with a directive'],
  ])('%s', async (_, warmth, says) => {
    const result = await merge({ [path]: warmth, '.grid/01-SUMMARY.md': `lessons_learned: ${oven}\n` });
    expect(result).toMatchObject({ ok: false, why: 'broken', message: expect.stringContaining(says) });
    expect(result).toMatchObject({ message: expect.stringContaining('by hand: "The oven is hot"') });
  });

  test.each<[string, string, string]>([
    [
      'another category of such a file',
      'user_preferences: text only\n',
      'gotchas: ["The oven is hot"]\nuser_preferences: text only\n',
    ],
    ['in braces', '{gotchas: [a], almost_did: []} # c\n', '{gotchas: [a, "The oven is hot"], almost_did: []} # c\n'],
    ['records', 'gotchas:\n  - lesson: a # b\n', 'gotchas:\n  - lesson: a # b\n  - "The oven is hot"\n'],
    ['an empty list with a note', 'gotchas: [] # none yet\n', 'gotchas: ["The oven is hot"] # none yet\n'],
  ])('%s goes on', async (_, before, after) => {
    expect((await merged(before, oven)).text).toBe(after);
  });
});

test('whatever is learned, twice is once, and nothing that stood there goes', async () => {
  const lesson = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '<!-- x',
      '```',
      '# x',
      '- - x',
      '---',
      'Gotchas:',
      '**Gotchas:**',
      '| a | b |',
      'a\nb',
      '<details>',
      '[x]: y',
      '69e4958',
    ),
  );
  const forms = [
    '',
    'gotchas: []\n',
    'gotchas: [kept]\n',
    '## Gotchas\n\n- kept\n',
    '# W\n\n<!-- hidden -->\n',
    '---\na: 1\n---\n',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.array(lesson, { maxLength: 4 }), async (warmth, lessons) => {
      const learned = JSON.stringify({ gotchas: lessons, almost_did: lessons.slice(1) });
      const once = await merged(warmth, learned);
      const twice = await merged(once.text, learned);
      expect([twice.text, twice.added]).toEqual([once.text, []]);
      if (warmth.includes('kept')) expect(once.text).toContain('kept');
    }),
    { numRuns: 150 },
  );
});
