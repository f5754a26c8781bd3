import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';
import { mission } from '../../../support/mission.js';
import { checkpoint, scratchpad, summary } from '../beside.js';

const read = (files: Record<string, string | Uint8Array>) => readGrid(new MemoryTree(files), '.grid', defaultLimits);

const pieces = fc.oneof(
  ...[summary, checkpoint, scratchpad].map((text) =>
    fc.tuple(fc.nat(text.length), fc.nat(60)).map(([at, length]) => text.slice(at, at + length)),
  ),
  fc.constantFrom(
    ...['---\n', '\n', '{', '[', '- ', '? ', ': ', '&a ', '*a', '`', '<!--', '<<<<<<< a\n', '\u0000', '\ud800'],
    ...['| Commit |\n|-|\n', '| ', '(commit ', 'commits: ', 'completed_threads:\n', '__proto__: ', 'null', '69e4958'],
    ...['artifacts_created: ', 'key-files: ', '  created: ', 'block: ', 'constructor: ', '- [[1]]\n', '1e9', 'true'],
  ),
  fc.string({ maxLength: 5 }),
);

test('nothing is thrown for any bytes, and what is found lies in its file', async () => {
  const file = fc.array(pieces, { maxLength: 20 }).map((parts) => Buffer.from(parts.join('')));
  await fc.assert(
    fc.asyncProperty(file, file, file, async (one, two, three) => {
      const files = { '.grid/01-SUMMARY.md': one, '.grid/CHECKPOINT.md': two, '.grid/SCRATCHPAD.md': three };
      const { documents, unreadable, commits, files: claimed } = await read(files);
      expect(documents.length + unreadable.length).toBe(3);
      for (const { at } of [...commits, ...claimed]) {
        expect(0 <= at.start && at.start <= at.end && at.end <= at.document.text.length).toBe(true);
      }
      for (const { name } of commits) expect(name.trim()).not.toBe('');
      for (const { path } of claimed) expect(path).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');
const hex = (index: number) => (0x1000000 + index).toString(16);

test.each<[string, number, (size: number) => Record<string, string>]>([
  [
    'summaries',
    500,
    (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`.grid/phases/${i}-a/1-SUMMARY.md`, summary])),
  ],
  ['commits', 2500, (size) => ({ '.grid/1-SUMMARY.md': `commits:\n${many(size, (i) => `- ${hex(i)}\n`)}` })],
  [
    'rows',
    5000,
    (size) => ({ '.grid/1-SUMMARY.md': `| A | Commit |\n|-|-|\n${many(size, (i) => `| 1 | ${hex(i)} |\n`)}` }),
  ],
  [
    'columns',
    15000,
    (size) => ({ '.grid/1-SUMMARY.md': `${'|commit'.repeat(size)}\n|-|\n${'||\n'.repeat(3 * size)}` }),
  ],
  ['paths', 2000, (size) => ({ '.grid/1-SUMMARY.md': `artifacts_created:\n${many(size, (i) => `- src/${i}.ts\n`)}` })],
  ['words of a path', 1000, (size) => ({ '.grid/1-SUMMARY.md': `artifacts_created: ["${'a/ - ('.repeat(size)}"]` })],
  ...['](', '[](', ', ', 'a.b,', ' => ', '{ => ', '`', '\n', ' ', '):', '#1', '..', 'none '].map(
    (part): [string, number, (size: number) => Record<string, string>] => [
      `items of ${JSON.stringify(part)}`,
      5000,
      (size) => {
        const item = JSON.stringify(`[a/b.c${part.repeat(size)}a/b`);
        return { '.grid/1-SUMMARY.md': `commits: [${item}]\nartifacts_created: [${item}]\n` };
      },
    ],
  ),
])('%s take linear time', async (_, size, files) => {
  expect(await growth((count) => read({ '.grid/STATE.md': mission, ...files(count) }), size)).toBeLessThanOrEqual(
    linear,
  );
});
