import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { appendLessons } from '../../../../src/formats/grid/warmth/append.js';
import type { Lesson } from '../../../../src/formats/grid/warmth/lessons.js';
import { lessonsOfSummary, readWarmth } from '../../../../src/formats/grid/warmth/read-warmth.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';

/** The WARMTH.md after the lessons of a summary were written to it; undefined when they cannot be. */
async function written(warmth: string, lessons: string): Promise<string | undefined> {
  const files = { '.grid/WARMTH.md': warmth, '.grid/01-SUMMARY.md': `lessons_learned: ${lessons}\n` };
  const snapshot = await readGrid(new MemoryTree(files), '.grid', defaultLimits);
  const document = snapshot.warmth?.document;
  const learned = snapshot.summaries.flatMap((summary): readonly Lesson[] => lessonsOfSummary(summary).lessons);
  const edits = document && appendLessons(document, learned);
  return (
    edits &&
    [...edits]
      .sort((a, b) => b.at.start - a.at.start)
      .reduce((text, { at, text: put }) => text.slice(0, at.start) + put + text.slice(at.end), document.text)
  );
}

test.each([
  [
    'below the last item',
    'gotchas:\n  - a b\nalmost_did: []\n',
    '{gotchas: [c d]}',
    'gotchas:\n  - a b\n  - "c d"\nalmost_did: []\n',
  ],
  [
    'in quotes that hold',
    'gotchas:\n- "a"\n',
    '{gotchas: [\'c: "d" \\ e # f\']}',
    'gotchas:\n- "a"\n- "c: \\"d\\" \\\\ e # f"\n',
  ],
  [
    'in an empty list',
    '---\ngotchas: []\n---\n# Text\n',
    '{gotchas: [c, d]}',
    '---\ngotchas:\n  - "c"\n  - "d"\n---\n# Text\n',
  ],
  ['below an empty value', 'gotchas:\nalmost_did: []\n', '{gotchas: [c]}', 'gotchas:\n  - "c"\nalmost_did: []\n'],
  ['below one with a comment under it', 'gotchas: \n  # none\n', '{gotchas: [c]}', 'gotchas:\n  - "c"\n  # none\n'],
  ['at the end, with CRLF', '---\r\ngotchas:\r\n---\r\n', '{gotchas: [c]}', '---\r\ngotchas:\r\n  - "c"\r\n---\r\n'],
  ['at the end of the file, below an empty value', 'gotchas:', '{gotchas: [c]}', 'gotchas:\n  - "c"'],
  [
    'instead of null',
    'gotchas: ~\nalmost-did: null\n',
    '{gotchas: [c], almost_did: [d]}',
    'gotchas:\n  - "c"\nalmost-did:\n  - "d"\n',
  ],
  [
    'in two lists',
    'gotchas:\n  - a\nalmost-did:\n  - b\n',
    '{gotchas: [c], almost_did: [d]}',
    'gotchas:\n  - a\n  - "c"\nalmost-did:\n  - b\n  - "d"\n',
  ],
  ['below a comment on its line', 'gotchas:\n  - a # why\n', '{gotchas: [c]}', 'gotchas:\n  - a # why\n  - "c"\n'],
  ['at the end of the file', 'gotchas:\n  - a', '{gotchas: [c]}', 'gotchas:\n  - a\n  - "c"'],
  ['with CRLF', 'gotchas:\r\n  - a\r\n', '{gotchas: [c]}', 'gotchas:\r\n  - a\r\n  - "c"\r\n'],
])('%s', async (_, warmth, lessons, expected) => {
  const text = await written(warmth, lessons);
  expect(text).toBe(expected);
  // And then they are there: nothing is left to write.
  const files = { '.grid/WARMTH.md': text ?? '', '.grid/01-SUMMARY.md': `lessons_learned: ${lessons}\n` };
  const { warmth: held, summaries } = await readGrid(new MemoryTree(files), '.grid', defaultLimits);
  const read = held && (await readWarmth(held));
  const keys = summaries.flatMap((summary) => lessonsOfSummary(summary).lessons.map(({ key }) => key));
  expect(typeof read === 'object' && keys.length > 0 && keys.every((key) => read.texts.has(key))).toBe(true);
});

test.each([
  ['a category that is not there', 'gotchas: []\n', '{almost_did: [c]}'],
  ['one that is none', 'gotcha: []\n', '{gotcha: [c]}'],
  ['lessons without a category', 'gotchas: []\n', '[c]'],
  ['a category that stands there twice', 'gotchas: []\nGotchas: []\n', '{gotchas: [c]}'],
  ['an empty list with a note', 'gotchas: [] # none\n', '{gotchas: [c]}'],
  ['a mapping in braces', '{\n  gotchas: []\n}\n', '{gotchas: [c]}'],
  ['an empty value with a note', 'gotchas: # none\nalmost_did: []\n', '{gotchas: [c]}'],
  ['a text', 'gotchas: none\nalmost_did: []\n', '{gotchas: [c]}'],
  ['a mapping', 'gotchas: {}\nalmost_did: []\n', '{gotchas: [c]}'],
  ['a tag', 'gotchas: !!null\nalmost_did: []\n', '{gotchas: [c]}'],
  ['a list in brackets', 'gotchas: [a]\n', '{gotchas: [c]}'],
  ['a text over several lines', 'gotchas:\n  - >\n    a\n    b\n', '{gotchas: [c]}'],
  ['a text that is wrapped', 'gotchas:\n  - a\n    b\n', '{gotchas: [c]}'],
  ['a record', 'gotchas:\n  - lesson: a\n', '{gotchas: [c]}'],
  ['a list in a list', 'gotchas:\n  - - a\n', '{gotchas: [c]}'],
  ['Markdown', '# Warmth\n\n## Gotchas\n- a\n', '{gotchas: [c]}'],
  ['signs that nobody sees', 'gotchas: []\n', '{gotchas: ["c \\u202e d"]}'],
  ['one of several that cannot be written', 'gotchas: []\n', '{gotchas: [c], almost_did: [d]}'],
])('%s is left to a person', async (_, warmth, lessons) => {
  expect(await written(warmth, lessons)).toBeUndefined();
});
