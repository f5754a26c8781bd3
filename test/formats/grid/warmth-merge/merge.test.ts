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
    ['tasks', '## Gotchas\n- [x] a\n', '## Gotchas\n- [x] a\n- The oven is hot\n'],
  ])('%s', async (_, before, after) => {
    expect((await merged(before, oven)).text).toBe(after);
  });

  test.each([
    'gotchas: [the OVEN is hot.]\n',
    '## Gotchas\n- **The oven is hot**\n',
    'almost_did: ["The oven is hot"]\n',
  ])('it is there already: %j', async (held) => {
    expect(await merged(held, oven)).toMatchObject({ text: held, added: [], notes: [] });
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

test('what Markdown would take for something else is left out, and told', async () => {
  const { text, added, notes } = await merged('## Gotchas\n- x\n', '{gotchas: ["Gotchas:", The oven is hot]}');
  expect([text, added.length]).toEqual(['## Gotchas\n- x\n- The oven is hot\n', 1]);
  expect(notes).toEqual(['1 lesson cannot be said in Markdown, and was left out: "Gotchas:"']);
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
