import { describe, expect, test } from 'vitest';
import { summaryEvidence } from '../../../../../src/formats/grid/recover/sources/summaries.js';
import { blocksIn, commitsIn, fieldsIn, momentsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

const evidenceOf = async (files: Readonly<Record<string, string | Uint8Array>>) => summaryEvidence(await rootOf(files));

const shelves = `---
cluster: recipe-box
block: 01
provides: ["Shelves for the pantry"]
key-files:
  created: [src/shelf.ts]
commits: ["e31b5e8", 19f0967]
completed: 2026-05-12T14:05:00Z
---

# Block 01: Shelves Summary

| Thread | Commit |
| - | - |
| 1.1 | 9ab96b3 |
`;

test('a summary is the record of a block that is complete', async () => {
  const evidence = await evidenceOf({ '01-SUMMARY.md': shelves });
  expect(blocksIn(evidence)).toEqual(['01 complete "Shelves"']);
  expect(evidence.blocks[0]?.source).toEqual({
    what: 'the summary of block 01',
    path: '.grid/01-SUMMARY.md',
    line: 3,
  });
  expect(fieldsIn(evidence)).toEqual({ cluster: 'recipe-box' });
  expect(placeOf(evidence, 'cluster')).toBe('.grid/01-SUMMARY.md:2');
  expect(commitsIn(evidence)).toEqual(['e31b5e8', '19f0967', '9ab96b3']);
  expect(evidence.commits.map(({ source }) => source.line)).toEqual([7, 7, 15]);
  expect(momentsIn(evidence)).toEqual(['2026-05-12T14:05:00Z']);
  expect(evidence.notes).toEqual([]);
});

test('a file that is called like a summary, and lies where none is looked for, is told of', async () => {
  const { blocks, notes } = await evidenceOf({ '01-01-SUMMARY.md': shelves, '02-SUMMARY.md': 'Done.\n' });
  expect(blocks.map(({ block }) => block.number)).toEqual([2]);
  expect(notes).toEqual([
    '".grid/01-01-SUMMARY.md" is called like a summary, but readers look for none in that place or by that name, so it counts for no block: if it is of this mission, move it into the folder of the phase, as phases/01-base/01-02-SUMMARY.md',
  ]);
});

describe('what a summary says of its block', () => {
  const body = '\n# Block 02: Stove\n\nLit the stove.\n';
  test.each<[string, string, string, string[], number]>([
    ['nothing but text', '02-SUMMARY.md', body, ['02 complete "Stove"'], 0],
    ['that it is complete', '02-SUMMARY.md', `---\nstatus: complete\n---\n${body}`, ['02 complete "Stove"'], 0],
    ['that it was skipped', '02-SUMMARY.md', `---\nstatus: skipped\n---\n${body}`, ['02 skipped "Stove"'], 0],
    ['that it failed', '02-SUMMARY.md', `---\nstatus: failed\n---\n${body}`, ['02 begun "Stove"'], 1],
    [
      'that it is blocked, in the text',
      '02-SUMMARY.md',
      `# Block 02: Stove\n\n**Status:** blocked\n`,
      ['02 begun "Stove"'],
      1,
    ],
    ['nothing at all', '02-SUMMARY.md', '', ['02? begun'], 1],
    ['what a template says', '02-SUMMARY.md', '# Block 02\n\n{{summary}}\n', ['02? begun'], 1],
    ['its number in the phase', 'phases/02-core/02-03-SUMMARY.md', 'Done.\n', ['02-03 complete'], 0],
    ['a plain number below a phase', 'phases/02-core/03-SUMMARY.md', 'Done.\n', ['03@2 complete'], 0],
    ['another block than its name', '02-SUMMARY.md', '---\nblock: 5\nstatus: done\n---\n', ['05? complete'], 1],
    [
      'the same block in other words',
      'phases/02-core/02-03-SUMMARY.md',
      '---\nblock: "02-03"\nstatus: done\n---\n',
      ['02-03 complete'],
      0,
    ],
    ['no block, alone in its phase', 'phases/02-core/SUMMARY.md', '# Stove\n\nDone.\n', ['02-01? complete "Stove"'], 1],
    [
      'its block, alone in its phase',
      'phases/02-core/SUMMARY.md',
      '---\nblock: 4\nstatus: done\n---\n',
      ['04@2 complete'],
      0,
    ],
    ['a block that does not parse', '02-SUMMARY.md', '---\nblock: [\n---\n', ['02? complete'], 1],
    [
      'in conflict',
      '02-SUMMARY.md',
      '---\n<<<<<<< a\nblock: 2\n=======\nblock: 3\n>>>>>>> b\n---\n',
      ['02? complete'],
      1,
    ],
    ['block 0', '00-SUMMARY.md', 'Done.\n', [], 0],
  ])('%s', async (_, file, text, blocks, notes) => {
    const evidence = await evidenceOf({ [file]: text });
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(evidence.notes).toHaveLength(notes);
  });
});

test('a SUMMARY.md beside others of its phase is no block of its own', async () => {
  const evidence = await evidenceOf({
    'phases/02-core/SUMMARY.md': 'Done.\n',
    'phases/02-core/02-02-SUMMARY.md': 'Done.\n',
  });
  expect(blocksIn(evidence)).toEqual(['02-02 complete']);
  expect(evidence.notes).toEqual([
    '".grid/phases/02-core/SUMMARY.md" does not say which block it is about, so it counts for none',
  ]);
});

test('a summary that cannot be read is there all the same', async () => {
  const evidence = await evidenceOf({ '03-SUMMARY.md': Uint8Array.of(0x23, 0, 0xff, 0xfe) });
  expect(blocksIn(evidence)).toEqual(['03? complete']);
  expect(evidence.notes).toEqual([
    '".grid/03-SUMMARY.md" (block 03) could not be read, so only its name tells that the block is complete',
  ]);
});

describe('the name of a block', () => {
  test.each<[string, string | undefined]>([
    ['# Block 04: Tag Filtering System Summary', 'Tag Filtering System'],
    ['# Block 01: Foundation - Initialize Astro with Tailwind Summary', 'Foundation - Initialize Astro with Tailwind'],
    ['# Phase 01 Plan 02: Auth Summary', 'Auth'],
    ['# Block 01 - Shelves - COMPLETE', 'Shelves'],
    ['# Summary: Shelves', 'Shelves'],
    ['# Shelves', 'Shelves'],
    ['# Block 01-01', undefined],
    ['# Summary', undefined],
    ['# Block 01: FAILED', undefined],
    ['# Block 01: {{name}}', undefined],
    ['No heading', undefined],
    [`# ${'long '.repeat(60)}`, undefined],
    ['```\n# a comment\n```\n\n# Block 01: Shelves', 'Shelves'],
    ['---\nblock_name: Shelves\nstatus: done\n---\n\n# Block 01: Other', 'Shelves'],
    ['---\ntitle: "Block 01: Shelves"\nstatus: done\n---\n', 'Shelves'],
  ])('%s', async (text, name) => {
    const { blocks } = await evidenceOf({ '01-SUMMARY.md': `${text}\n\nThe shelves are up.\n` });
    expect(blocks.map((block) => block.name)).toEqual([name]);
  });

  test('what it provides is the next best, and not sure', async () => {
    const evidence = await evidenceOf({ '01-SUMMARY.md': '---\nprovides: [Shelves, Doors]\n---\n' });
    expect(blocksIn(evidence)).toEqual(['01 complete', '01? begun "Shelves"']);
  });
});

describe('the phase of a summary', () => {
  test.each<[string, string, string[]]>([
    ['phases/02-core-features/02-01-SUMMARY.md', 'x\n', ['2 02-core-features', '2? "Core Features"']],
    ['phases/2-core/02-01-SUMMARY.md', 'x\n', ['2', '2? 02-core "Core"']],
    ['phases/phase-2/02-01-SUMMARY.md', 'x\n', ['2']],
    ['phases/core/02-01-SUMMARY.md', 'x\n', []],
    ['phases/00-setup/00-01-SUMMARY.md', 'x\n', []],
    ['01-SUMMARY.md', '---\nphase: 02-core\nstatus: done\n---\n', ['2 02-core', '2? "Core"']],
    ['01-SUMMARY.md', '---\nphase: 2\nstatus: done\n---\n', ['2']],
    ['01-SUMMARY.md', '---\nphase: 2 of 3\nstatus: done\n---\n', ['2']],
    ['01-SUMMARY.md', '---\nphase: 2026\nstatus: done\n---\n', []],
  ])('%s %j', async (file, text, phases) => {
    expect(phasesIn(await evidenceOf({ [file]: text }))).toEqual(phases);
  });
});

describe('the cluster', () => {
  const of = (cluster: string) => `---\ncluster: ${cluster}\nstatus: done\n---\n`;
  test('most summaries say it, and what others say is noted', async () => {
    const evidence = await evidenceOf({
      '01-SUMMARY.md': of('blog'),
      '02-SUMMARY.md': of('shop'),
      '03-SUMMARY.md': of('Shop'),
    });
    expect(fieldsIn(evidence)).toEqual({ cluster: 'shop' });
    expect(evidence.blocks.map(({ block }) => block.number)).not.toContain(1);
    expect(evidence.notes).toEqual([
      '".grid/01-SUMMARY.md" (block 01) is of "blog", which is another mission: its block is not taken as complete; see where it belongs',
      'the summaries do not agree on the name of the mission: most say "shop", others "blog": check cluster',
    ]);
  });

  test.each(['{{cluster}}', 'TODO', '~', '""', '[a]'])('%s is none', async (cluster) => {
    expect(fieldsIn(await evidenceOf({ '01-SUMMARY.md': of(cluster) }))).toEqual({});
  });
});

test('text from a file is shown quoted and inert', async () => {
  const evidence = await evidenceOf({ '01-SUMMARY.md': '---\nstatus: "failed \\u202e\\u0007 now"\n---\n' });
  expect(evidence.notes).toEqual([
    '".grid/01-SUMMARY.md" (block 01) says "failed \\u{202e}\\x07 now", so the block counts as begun, not as complete',
  ]);
});
