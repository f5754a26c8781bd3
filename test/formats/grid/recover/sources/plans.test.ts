import { describe, expect, test } from 'vitest';
import { planEvidence } from '../../../../../src/formats/grid/recover/sources/plans.js';
import { blocksIn, fieldsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

const evidenceOf = async (files: Readonly<Record<string, string | Uint8Array>>) => planEvidence(await rootOf(files));
const empty = (...files: string[]) => Object.fromEntries(files.map((file) => [file, '']));

test('plans tell which blocks there are to be, and what the mission is called', async () => {
  const evidence = await evidenceOf({
    'plans/blog-block-01.md': '# Block 01: Foundation\n',
    'plans/blog-block-02.md': '# Plan: Posts\n',
    'plans/blog-block-03.md': 'No heading.\n',
  });
  expect(blocksIn(evidence)).toEqual(['01 planned "Foundation"', '02 planned "Posts"', '03 planned']);
  expect(fieldsIn(evidence)).toEqual({ cluster: 'blog?', 'progress.blocks_total': '3?' });
  expect(evidence.fields.get('cluster')?.source).toEqual({ what: 'the plans' });
  expect(evidence.notes).toEqual([]);
});

describe('how many blocks there are to be', () => {
  test.each<[string, string[], string | undefined]>([
    ['all of them', ['plans/01-PLAN.md', 'plans/02-PLAN.md', '03-PLAN.md'], '3?'],
    ['some are cleared away', ['plans/03-PLAN.md', 'plans/06-PLAN.md'], '6?'],
    ['by phase', ['phases/01-a/01-01-PLAN.md', 'phases/01-a/01-02-PLAN.md', 'phases/02-b/02-01-PLAN.md'], '3?'],
    ['by phase, some are cleared away', ['phases/01-a/01-02-PLAN.md', 'phases/02-b/02-01-PLAN.md'], '3?'],
    ['numbers restart', ['phases/01-a/01-PLAN.md', 'phases/01-a/02-PLAN.md', 'phases/02-b/01-PLAN.md'], '3?'],
    ['through the phases', ['phases/01-a/01-PLAN.md', 'phases/02-b/02-PLAN.md'], '2?'],
    ['the same block twice', ['plans/01-PLAN.md', '01-PLAN.md'], '1?'],
    ['none', ['plans/readme.md'], undefined],
  ])('%s', async (_, files, total) => {
    expect(fieldsIn(await evidenceOf(empty(...files)))['progress.blocks_total']).toBe(total);
  });
});

describe('phases', () => {
  test('of folders, with the blocks that they count by themselves', async () => {
    const evidence = await evidenceOf(
      empty('phases/01-base/01-01-PLAN.md', 'phases/01-base/01-02-PLAN.md', 'phases/02-core/02-01-PLAN.md'),
    );
    expect(phasesIn(evidence)).toEqual(['1 01-base', '1? "Base"', '2 02-core', '2? "Core"', '1? 2', '2? 1']);
    expect(blocksIn(evidence)).toEqual(['01-01 planned', '01-02 planned', '02-01 planned']);
  });

  test('of plain numbers that go through the mission', async () => {
    const evidence = await evidenceOf(empty('phases/01-base/01-PLAN.md', 'phases/02-core/02-PLAN.md'));
    expect(phasesIn(evidence)).toEqual(['1 01-base', '1? "Base"', '2 02-core', '2? "Core"']);
    expect(blocksIn(evidence)).toEqual(['01@1 planned', '02@2 planned']);
  });
});

describe('the name of the mission', () => {
  test.each<[string, Record<string, string>, string | undefined, number]>([
    ['a field counts before the name', { 'plans/blog-block-01.md': '---\nproject: My Blog\n---\n' }, 'My Blog', 0],
    ['the commonest prefix', empty('plans/a-block-01.md', 'plans/b-block-02.md', 'plans/b-block-03.md'), 'b?', 1],
    ['a placeholder is none', { 'plans/01-PLAN.md': '---\ncluster: "{{cluster}}"\n---\n' }, undefined, 0],
    ['names of another kind tell none', empty('plans/01-PLAN.md'), undefined, 0],
  ])('%s', async (_, files, cluster, notes) => {
    const evidence = await evidenceOf(files);
    expect(fieldsIn(evidence).cluster).toBe(cluster);
    expect(evidence.notes).toHaveLength(notes);
  });

  test('with its place', async () => {
    const evidence = await evidenceOf({ 'plans/01-PLAN.md': '---\nblock: 1\ncluster: blog\n---\n' });
    expect(placeOf(evidence, 'cluster')).toBe('.grid/plans/01-PLAN.md:3');
  });
});

test('a plan that says skipped, and one that cannot be read', async () => {
  const evidence = await evidenceOf({
    'plans/01-PLAN.md': '---\nstatus: skipped\n---\n',
    'plans/02-PLAN.md': Uint8Array.of(0, 1, 2),
    'plans/03-PLAN.md': '---\na: [\n---\n',
  });
  expect(blocksIn(evidence)).toEqual(['01 skipped', '02 planned', '03 planned']);
  expect(evidence.notes).toEqual([
    '".grid/plans/02-PLAN.md" and ".grid/plans/03-PLAN.md" could not be read, so only their names count',
  ]);
});
