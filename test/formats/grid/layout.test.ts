import { describe, expect, test } from 'vitest';
import { countPlannedBlocks, isMark } from '../../../src/formats/grid/layout.js';
import { MemoryTree } from '../../../src/repository/memory-tree.js';

describe('what makes a directory a root', () => {
  test.each([
    ...['STATE.md', 'WARMTH.md', 'SCRATCHPAD.md', 'DECISIONS.md', 'BLOCKERS.md'],
    ...['CHECKPOINT.md', 'CHECKPOINT-2.md', 'SUMMARY.md', '01-SUMMARY.md'],
  ])('the file %s', (name) => {
    expect(isMark(name, 'file')).toBe(true);
    expect(isMark(name, 'link')).toBe(true);
  });
  test.each(['plans', 'phases', 'STATE.md'])('the directory %s', (name) =>
    expect(isMark(name, 'directory')).toBe(true),
  );
  test.each(['config.json', 'state.md', 'STATE.md.tmp', 'plans', 'MYCHECKPOINT.md', 'README.md'])(
    'not the file %s',
    (name) => expect(isMark(name, 'file')).toBe(false),
  );
  test.each(['WARMTH.md', 'planning'])('not the directory %s', (name) => expect(isMark(name, 'directory')).toBe(false));
});

describe('planned blocks', () => {
  const planned = (root: string, ...paths: string[]) =>
    countPlannedBlocks(new MemoryTree(Object.fromEntries(paths.map((path) => [path, '']))), root);

  test('every place that a plan may lie in', async () => {
    const paths = [
      '.grid/plans/blog-block-01.md',
      '.grid/plans/02-PLAN.md',
      '.grid/03-PLAN.md',
      '.grid/phases/01-base/04-PLAN.md',
      '.grid/phases/02-core/02-01-PLAN.md',
    ];
    expect(await planned('.grid', ...paths)).toBe(5);
  });

  test('a block is counted once, however it is written', async () => {
    expect(await planned('.grid', '.grid/plans/a-block-01.md', '.grid/plans/b-block-1.md', '.grid/001-PLAN.md')).toBe(
      1,
    );
  });

  test('plain numbers may restart with each phase', async () => {
    expect(await planned('.grid', '.grid/phases/01-a/01-PLAN.md', '.grid/phases/02-b/01-PLAN.md')).toBe(2);
  });

  test('where plans are missing, nobody knows how many blocks there are', async () => {
    expect(await planned('.grid', '.grid/plans/02-PLAN.md', '.grid/plans/03-PLAN.md')).toBe(0);
    expect(await planned('.grid', '.grid/phases/01-a/01-01-PLAN.md', '.grid/phases/02-b/02-02-PLAN.md')).toBe(0);
    expect(await planned('.grid', '.grid/phases/01-a/01-PLAN.md', '.grid/phases/02-b/02-PLAN.md')).toBe(2);
  });

  test('other files are no plans', async () => {
    const paths = [
      '.grid/plans/notes.md',
      '.grid/plans/x-block-1.txt',
      '.grid/plans/deeper/01-PLAN.md',
      '.grid/phases/01-a/01-SUMMARY.md',
      '.grid/PLAN.md',
      'plans/01-PLAN.md',
    ];
    expect(await planned('.grid', ...paths)).toBe(0);
  });

  test('a root that is the repository itself', async () => {
    expect(await planned('', 'plans/01-PLAN.md', 'phases/a/02-PLAN.md', '03-PLAN.md')).toBe(3);
  });
});
