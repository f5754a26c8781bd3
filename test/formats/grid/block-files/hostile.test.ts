import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';
import { mission, now, persistence, prose } from '../../../support/mission.js';
import { summary } from './files.js';

const only = ['plan-exists', 'summary-exists', 'summary-block', 'summary-fields', 'cluster'].map((id) => `grid/${id}`);

async function lint(files: Readonly<Record<string, string | Uint8Array>>) {
  const tree = new MemoryTree(files);
  const { roots } = await discoverFrom({ tree, formats }, '');
  const history = noHistory('this is a test');
  return (await lintRoots({ tree, history, roots, only, severities: {}, now, limits: defaultLimits })).report;
}

const many = (size: number, part: (index: number) => string) =>
  Array.from({ length: size }, (_, i) => part(i)).join('');
const named = (size: number, part: (index: number) => string, text: string) =>
  Object.fromEntries(Array.from({ length: size }, (_, i) => [`.grid/${part(i)}`, text]));
const defined = (size: number) =>
  mission.replace(/ {2}definitions:\n(?: {4}.*\n)+/, `  definitions:\n${many(size, () => '    - {blocks: 1}\n')}`);

test.each<[string, number, (size: number) => Record<string, string>]>([
  ['summaries', 300, (size) => ({ '.grid/STATE.md': mission, ...named(size, (i) => `${i}-SUMMARY.md`, summary('1')) })],
  ['templates', 300, (size) => ({ '.grid/STATE.md': mission, ...named(size, (i) => `${i}-SUMMARY.md`, 'TODO\n') })],
  ['plans', 500, (size) => ({ '.grid/STATE.md': persistence, ...named(size, (i) => `plans/a-block-${i}.md`, '') })],
  [
    'plans in phases',
    500,
    (size) => ({ '.grid/STATE.md': persistence, ...named(size, (i) => `phases/${i}-a/${i}-01-PLAN.md`, '') }),
  ],
  ['phases', 300, (size) => ({ '.grid/STATE.md': defined(size), '.grid/1-PLAN.md': '' })],
  [
    'phases with summaries',
    400,
    (size) => ({
      '.grid/STATE.md': defined(size),
      ...named(size, (i) => `phases/${i + 1}-a/${i + 1}-01-SUMMARY.md`, ''),
    }),
  ],
  [
    'complete phases whose summaries are not finished',
    400,
    (size) => ({
      '.grid/STATE.md': defined(size).replaceAll('{blocks: 1}', '{blocks: 1, blocks_complete: 1}'),
      ...named(size, (i) => `phases/${i + 1}-a/${i + 1}-01-SUMMARY.md`, 'status: failed\n'),
    }),
  ],
  [
    'complete phases whose summaries name no block',
    400,
    (size) => ({
      '.grid/STATE.md': defined(size).replaceAll('{blocks: 1}', '{blocks: 1, blocks_complete: 1}'),
      ...named(size, (i) => `phases/${i + 1}-a/SUMMARY.md`, 'status: failed\n'),
    }),
  ],
  [
    'lines that may be a status',
    2000,
    (size) => ({
      '.grid/STATE.md': mission,
      '.grid/1-SUMMARY.md': many(size, () => `# a ${'- ('.repeat(40)}b\n## Status\n| status |${'* '.repeat(40)}| x\n`),
    }),
  ],
  [
    'ticks',
    500,
    (size) => ({ '.grid/STATE.md': `${prose}${many(size, (i) => `- ✅ Block ${i % 9999}\n`)}`, '.grid/1-PLAN.md': '' }),
  ],
  [
    'lines of a template',
    2000,
    (size) => ({ '.grid/STATE.md': mission, '.grid/1-SUMMARY.md': many(size, () => '| {{a}} | [b c] | `\n') }),
  ],
  [
    'files that are called like plans',
    500,
    (size) => ({ '.grid/STATE.md': mission, ...named(size, (i) => `notes/${i}-PLAN.md`, '') }),
  ],
])('time grows with the number of %s, and no faster', async (_, size, files) => {
  expect(await growth((count) => lint(files(count)), size)).toBeLessThan(linear);
});

const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      '---\n',
      '\n',
      'block: ',
      'phase: ',
      'cluster: ',
      'status: ',
      'commits: ',
      'skipped',
      'partial',
      '## Status',
      'not ',
      '3/4',
      '❌',
      'TODO',
      '{{a}}',
    ],
    ...[
      '02-01',
      '3',
      '0',
      '-1',
      '1e9',
      '99999',
      'null',
      '[]',
      '{}',
      '[',
      '|',
      '# ',
      '- ✅ Block 2',
      '__proto__: ',
      '\u0000',
    ],
    ...[
      'definitions:\n',
      '  - blocks: ',
      'blocks_complete: ',
      'position:\n',
      '  block: ',
      'phases:\n',
      'Phase: 1 of 2\n',
    ],
  ),
  fc.string({ maxLength: 4 }),
);
const text = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(''));
const places = ['1-SUMMARY.md', 'phases/02-b/SUMMARY.md', 'phases/02-b/02-01-SUMMARY.md', '0-PLAN.md', 'CHECKPOINT.md'];

test('nothing is thrown for any text, and each finding lies in its file', async () => {
  const state = fc.oneof(text, fc.constantFrom(mission, persistence, prose));
  await fc.assert(
    fc.asyncProperty(
      state,
      fc.array(text, { minLength: places.length, maxLength: places.length }),
      async (first, texts) => {
        const files = Object.fromEntries(places.map((place, index) => [`.grid/${place}`, texts[index] ?? '']));
        const { findings } = await lint({ '.grid/STATE.md': first, ...files });
        for (const { start, end, path } of findings) {
          expect(Object.keys(files).concat('.grid/STATE.md')).toContain(path);
          expect(start.line < end.line || (start.line === end.line && start.column <= end.column)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});
