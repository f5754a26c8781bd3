import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';

/** In which way a WARMTH.md breaks its specification, and where. */
async function violations(text: string): Promise<string[]> {
  const { warmth } = await readGrid(new MemoryTree({ '.grid/WARMTH.md': text }), '.grid', defaultLimits);
  return (warmth?.document.verdict?.violations ?? []).map(({ keyword, keyPath }) => `${keyword} ${keyPath.join('.')}`);
}

describe('the specification of WARMTH.md', () => {
  test.each([
    [
      'all categories',
      'codebase_patterns: [a]\ngotchas: [a]\nuser_preferences: [a]\ndecisions_made: [a]\nalmost_did: [a]\n',
    ],
    ['names with a dash', 'codebase-patterns: [a]\nalmost-did: []\n'],
    ['no values', 'gotchas:\nalmost_did: ~\n'],
    ['fields that are no categories, which grid/warmth speaks of', 'gotcha: 4\nversion: 1.0\nnotes: {a: [b]}\n'],
    ['front matter', '---\ngotchas: [a]\n---\n\n# Warmth\n'],
    ['Markdown alone', '# Warmth\n\n## Gotchas\n\n- a\n'],
    ['nothing', ''],
  ])('allows %s', async (_, text) => expect(await violations(text)).toEqual([]));

  test.each([
    ['a text instead of a list', 'gotchas: the oven is hot\n', 'type gotchas'],
    ['a mapping instead of a list', 'gotchas:\n  kitchen: [a]\n', 'type gotchas'],
    ['a number instead of a text', 'almost-did:\n  - a\n  - 4\n', 'type almost-did.1'],
    ['a text with a colon, which is a mapping', 'gotchas:\n  - Oven: it is hot\n', 'type gotchas.0'],
  ])('does not allow %s', async (_, text, said) => expect(await violations(text)).toEqual([said]));
});
