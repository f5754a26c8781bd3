import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { outlineOf } from '../../../../src/formats/grid/mission/outline.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission } from '../../../support/mission.js';

const outline = async (text: string, more: Readonly<Record<string, string>> = {}) => {
  const files = { '.grid/STATE.md': text, ...more };
  return outlineOf(await readGrid(new MemoryTree(files), '.grid', defaultLimits));
};
const steps = [
  { isComplete: true, blocks: { complete: 2, total: 2 } },
  { isComplete: false, blocks: { complete: 2, total: 3 } },
];
const standing = { unit: 'phase', total: 2, current: 2, name: 'Kitchen', steps, percent: 80 };

test('of the schema, the phases that it defines', async () => {
  expect(await outline(mission)).toEqual({ ...standing, stage: 'running' });
});

test.each([
  ['planning', 'planned'],
  ['blocked', 'waiting'],
  ['complete', 'complete'],
  ['failed', 'failed'],
  ['finished', undefined],
])('status %s', async (status, stage) => {
  const text = edited(mission, { 'status: "in_progress"': `status: "${status}"` });
  expect(await outline(text)).toEqual({ ...standing, stage });
});

test('without definitions, the number of phases', async () => {
  const text = mission.replace(/ {2}definitions:\n(?: {4}.*\n)+/, '');
  const { steps: _, ...counted } = standing;
  expect(await outline(text)).toEqual({ ...counted, stage: 'running' });
});

test('a phase that is not there is none to stand at', async () => {
  const away = { current: undefined, name: undefined };
  const text = edited(mission, {
    'current: 2': 'current: 7',
    'phase: 2': 'phase: 7',
    '"02-kitchen"\n  phase_name': '"07-attic"\n  phase_name',
  });
  expect(await outline(text)).toEqual({ ...standing, stage: 'running', ...away });
});

test('of the persistence dialect, the blocks that are planned', async () => {
  const text =
    '---\ncluster: blog\nstatus: checkpoint\nposition:\n  block: "02"\n  block_name: Tags\nprogress_percent: 33\n---\n';
  const plans = Object.fromEntries([1, 2, 3].map((block) => [`.grid/plans/blog-block-0${block}.md`, '# Plan\n']));
  const blocks = { unit: 'block', total: 3, current: 2, name: 'Tags', percent: 33, stage: 'waiting' };
  expect(await outline(text, plans)).toEqual(blocks);
  expect(await outline(text)).toBeUndefined();
});

test('of prose, what it counts', async () => {
  const text = '# Grid State - blog\n\nPhase: 2 of 3 (Core)\nBlock: 4 of 9\nStatus: In progress\n';
  expect(await outline(text)).toMatchObject({ unit: 'phase', total: 3, current: 2 });
  const blocks = await outline(text.replace('Phase: 2 of 3 (Core)\n', ''));
  expect(blocks).toMatchObject({ unit: 'block', total: 9, current: 4, stage: 'running' });
});

test.each([
  ['nothing of either', '# Grid State - blog\n\nStatus: In progress\n'],
  ['no file that parses', '---\nstatus: [\n'],
  ['a sentence', 'Nothing to see here.\n'],
  [
    'no phases at all',
    edited(mission, { 'total: 2\n  current: 2': 'total: 0\n  current: 0' }).replace(
      / {2}definitions:\n(?: {4}.*\n)+/,
      '',
    ),
  ],
  [
    'more phases than can be counted',
    edited(mission, { 'total: 2': 'total: 1e300' }).replace(/ {2}definitions:\n(?: {4}.*\n)+/, ''),
  ],
])('undefined where it says: %s', async (_, text) => {
  expect(await outline(text)).toBeUndefined();
});
