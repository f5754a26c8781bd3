import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { visible } from '../../../../src/text/visible.js';
import { growth, linear } from '../../../support/growth.js';
import { edited, mission, now } from '../../../support/mission.js';

// The rules about what a mission learned, noted and waits for, on files that are made to hurt them.

const only = ['warmth', 'scratchpad-entry', 'blockers', 'leftover', 'session-death'].map((name) => `grid/${name}`);

async function lintFiles(files: Readonly<Record<string, string | Uint8Array>>) {
  const tree = new MemoryTree(files);
  const { roots } = await discoverFrom({ tree, formats }, '');
  const history = noHistory('this is a test');
  return (await lintRoots({ tree, history, roots, only, severities: {}, now, limits: defaultLimits })).report;
}

const warmth = 'gotchas:\n  - "The oven is hot"\nalmost_did: []\n';
const summary = '---\nlessons_learned:\n  gotchas: ["The oven is hot", "Eggs break"]\n---\n';
const scratchpad =
  '# Pad\nexecutor-01 | 14:05:00 | PROGRESS\nFinding: "a"\n| Time | Program | Kind |\n|-|-|-|\n| 14:00 | mc | A |\n';
const blockers = '## blocker-001: No key\n**Status:** ACTIVE\n**Type:** permission\n- Position: block 02\n';
const blocked = edited(mission, { 'blockers: []': 'blockers: [{id: blocker-001, description: No key}]' });

const pieces = fc.oneof(
  ...[warmth, summary, scratchpad, blockers].map((text) =>
    fc.tuple(fc.nat(text.length), fc.nat(60)).map(([at, length]) => text.slice(at, at + length)),
  ),
  fc.constantFrom(
    ...['---\n', '\n', '{', '[', '- ', '? ', ': ', '&a ', '*a', '`', '<!--', '<<<<<<< a\n', '\u0000', '\ud800', '\r\n'],
    ...[
      '|',
      ' | ',
      '**',
      '# ',
      '__proto__: ',
      'constructor: [a b]\n',
      '- [ACTIVE] ',
      '- blocker-9: ',
      '🔴',
      '(block 1)',
    ],
  ),
  fc.string({ maxLength: 5, unit: 'binary' }),
);

test('nothing is thrown for any text, and each finding lies in its file', async () => {
  const file = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(file, file, file, file, async (one, two, three, four) => {
      const files: Record<string, string> = {
        '.grid/STATE.md': blocked,
        '.grid/WARMTH.md': one,
        '.grid/01-SUMMARY.md': two,
        '.grid/SCRATCHPAD.md': three,
        '.grid/BLOCKERS.md': four,
      };
      for (const { path, start, end, message } of (await lintFiles(files)).findings) {
        const lines = (files[path] ?? '').split('\n').length;
        expect(start.line >= 1 && end.line <= lines && start.column >= 1).toBe(true);
        expect(visible(message)).toBe(message);
      }
    }),
    { numRuns: 150 },
  );
});

test('what is held is never said to be missing, in whichever notation', async () => {
  const lesson = fc
    .string({ unit: fc.constantFrom(...'abcdefgh  ABC,.-(){}[]#:'), minLength: 3, maxLength: 40 })
    .filter((text) => /[a-h]{2}/i.test(text));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(lesson, { minLength: 1, maxLength: 5 }), fc.boolean(), async (lessons, isFlow) => {
      const quoted = lessons.map((text) => JSON.stringify(text));
      const { findings } = await lintFiles({
        '.grid/STATE.md': mission,
        '.grid/01-SUMMARY.md': `lessons_learned: {gotchas: [${quoted.join(', ')}]}\n`,
        '.grid/WARMTH.md': isFlow
          ? `gotchas: [${quoted.join(', ')}]\n`
          : `gotchas:\n${quoted.map((text) => `  - ${text}\n`).join('')}`,
      });
      expect(findings.filter(({ message }) => message.includes('not in WARMTH.md'))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

test.each<[string, number, (size: number) => Record<string, string>]>([
  [
    'lessons',
    1000,
    (size) => ({
      'WARMTH.md': `gotchas:\n${many(size, (i) => `- the oven ${i}\n`)}`,
      '1-SUMMARY.md': `lessons_learned:\n${many(size, (i) => `- the stove ${i}\n`)}`,
    }),
  ],
  ['lessons that are all the same', 1000, (size) => ({ 'WARMTH.md': `gotchas:\n${many(size, () => '- the oven\n')}` })],
  ['categories', 1000, (size) => ({ '1-SUMMARY.md': `lessons_learned:\n${many(size, (i) => `  tip${i}: [a]\n`)}` })],
  [
    'items of Markdown',
    2000,
    (size) => ({ 'WARMTH.md': `# Warmth\n${many(size, (i) => `## Gotcha ${i}\n- the oven ${i}\n`)}` }),
  ],
  ['lines of one item', 5000, (size) => ({ 'WARMTH.md': `# Warmth\n- a\n${'  b c\n'.repeat(size)}` })],
  ['entries', 2000, (size) => ({ 'SCRATCHPAD.md': many(size, (i) => `executor-${i % 9} | PATTERN\n`) })],
  [
    'entries out of order',
    2000,
    (size) => ({ 'SCRATCHPAD.md': many(size, (i) => `executor-1 | 14:${59 - (i % 50)} | PATTERN\n`) }),
  ],
  ['signs of a table', 20_000, (size) => ({ 'SCRATCHPAD.md': `a${' | '.repeat(size)}\n` })],
  [
    'blockers',
    1000,
    (size) => ({
      'BLOCKERS.md': many(size, (i) => `## blocker-${i}: no key\nStatus: ACTIVE\n`),
      'STATE.md': edited(mission, {
        'blockers: []': `blockers:\n${many(size, (i) => `- {id: blocker-${i}a, description: no key}\n`)}`,
      }),
    }),
  ],
  [
    'levels of headings',
    500,
    (size) => ({ 'BLOCKERS.md': many(size, () => '# a\n## b\n### c\n#### d\n##### e\n###### blocker-1\n') }),
  ],
  [
    'files left behind',
    2000,
    (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`${i}-SUMMARY.md.bak`, ''])),
  ],
  ...['a', ' ', '.', '(', '(block ', '"', '**', 'none ', '~', ':', '[', '{'].map(
    (sign): [string, number, (size: number) => Record<string, string>] => [
      `runs of ${JSON.stringify(sign)}`,
      10_000,
      (size) => {
        const run = sign.repeat(size);
        return {
          'WARMTH.md': `# Warmth\n- x${run}x\n# ${run}\n`,
          '1-SUMMARY.md': `lessons_learned: [${JSON.stringify(`x${run}x`)}]\n`,
          'SCRATCHPAD.md': `executor-1 | ${run} | PATTERN\n## ${run} | ${run}\n${run}\n`,
          'BLOCKERS.md': `## blocker-001: ${run}x\nStatus: ${run}x\n`,
        };
      },
    ],
  ),
])('%s take linear time', async (_, size, make) => {
  const run = (count: number) => {
    const made = Object.entries(make(count)).map(([name, text]) => [`.grid/${name}`, text]);
    return lintFiles({ '.grid/STATE.md': mission, ...Object.fromEntries(made) });
  };
  expect(await growth(run, size)).toBeLessThanOrEqual(linear);
});
