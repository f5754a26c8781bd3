import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tree } from '../../../../src/core/tree.js';
import { listGrid } from '../../../../src/formats/grid/files/root-files.js';
import { WorkingTree } from '../../../../src/repository/working-tree.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { folder } from '../../../support/folder.js';

const list = (root: string, ...paths: string[]) =>
  listGrid(new MemoryTree(Object.fromEntries(paths.map((path) => [path, '']))), root);

test('all files of a root, those of its folders after its own', async () => {
  const paths = ['.grid/STATE.md', '.grid/a/b/c.md', '.grid/plans/01-PLAN.md', 'src/x.ts'];
  expect(await list('.grid', ...paths)).toEqual({
    files: ['STATE.md', 'plans/01-PLAN.md', 'a/b/c.md'],
    regular: ['STATE.md', 'plans/01-PLAN.md', 'a/b/c.md'],
    unreadable: [],
  });
  expect((await list('apps/shop/.grid', 'apps/shop/.grid/x/CHECKPOINT.md')).files).toEqual(['x/CHECKPOINT.md']);
});

test('packages, other roots and other repositories are none of it', async () => {
  const others = ['node_modules/a.md', '.git/a.md', '.grid/a.md', 'x/.git/HEAD', 'x/CHECKPOINT.md', 'x/y/a.md'];
  const { files } = await list('.grid', '.grid/STATE.md', ...others.map((path) => `.grid/${path}`));
  expect(files).toEqual(['STATE.md']);
});

test('in a folder of another name, only where the files of a mission lie', async () => {
  const paths = [
    'STATE.md',
    'plans/01-PLAN.md',
    'phases/core/01-SUMMARY.md',
    'phases/core/x/a.md',
    'src/CHECKPOINT.md',
  ];
  for (const root of ['', 'docs']) {
    const { files } = await list(root, ...paths.map((path) => (root === '' ? path : `${root}/${path}`)));
    expect([...files].sort()).toEqual(['STATE.md', 'phases/core/01-SUMMARY.md', 'plans/01-PLAN.md']);
  }
});

test('no link is followed, and one that hides what has to be read is said', async () => {
  const top = folder({ 'elsewhere/01-SUMMARY.md': '', '.grid/STATE.md': '', '.grid/phases/01-a/01-SUMMARY.md': '' });
  const link = (target: string, path: string) => symlinkSync(target, join(top, path));
  link('../elsewhere', '.grid/plans');
  link('../elsewhere', '.grid/latest');
  link('../../elsewhere', '.grid/phases/02-b');
  link('01-a', '.grid/phases/current');
  link('../elsewhere/01-SUMMARY.md', '.grid/01-SUMMARY.md');
  expect(await listGrid(new WorkingTree(top), '.grid')).toEqual({
    files: [
      ...['01-SUMMARY.md', 'STATE.md', 'latest', 'plans'],
      ...['phases/02-b', 'phases/current', 'phases/01-a/01-SUMMARY.md'],
    ],
    regular: ['STATE.md', 'phases/01-a/01-SUMMARY.md'],
    unreadable: [{ path: '.grid/phases/02-b', refusal: 'link' }],
  });
});

test('a link in the place of all phases is said', async () => {
  const top = folder({ 'elsewhere/01-a/01-SUMMARY.md': '', '.grid/STATE.md': '' });
  symlinkSync('../elsewhere', join(top, '.grid/phases'));
  const { files, unreadable } = await listGrid(new WorkingTree(top), '.grid');
  expect({ files, unreadable }).toEqual({
    files: ['STATE.md', 'phases'],
    unreadable: [{ path: '.grid/phases', refusal: 'link' }],
  });
});

test.each(['not-readable', 'not-fetched'] as const)(
  'a folder that is %s is said, an empty one is not',
  async (refusal) => {
    const tree: Tree = {
      list: async (path) => (path === '.grid' ? ['phases', 'tmp'].map((name) => ({ name, kind: 'directory' })) : []),
      kind: async () => undefined,
      link: async () => undefined,
      writtenAt: async () => undefined,
      read: async (path) => ({ ok: false, refusal: path === '.grid/phases' ? refusal : 'not-a-file' }),
    };
    expect((await listGrid(tree, '.grid')).unreadable).toEqual([{ path: '.grid/phases', refusal }]);
  },
);

test('a root that is a link, or is not there, is empty', async () => {
  const top = folder();
  mkdirSync(join(top, 'there'));
  symlinkSync('there', join(top, '.grid'));
  const nothing = { files: [], regular: [], unreadable: [] };
  expect(await listGrid(new WorkingTree(top), '.grid')).toEqual(nothing);
  expect(await listGrid(new WorkingTree(top), 'a/.grid')).toEqual(nothing);
});

test('a tree without end is not walked to its end', async () => {
  let asked = 0;
  const endless = (names: readonly string[]): Tree => ({
    list: async () => {
      asked += 1;
      return names.map((name) => ({ name, kind: 'directory' }));
    },
    kind: async () => undefined,
    link: async () => undefined,
    writtenAt: async () => undefined,
    read: async () => ({ ok: false, refusal: 'missing' }),
  });
  const limits = { entries: 10, levels: 4 };
  // The first level has 2 entries, the second 4, and three folders of the third have 6: that is 12.
  expect((await listGrid(endless(['a', 'b']), '.grid', limits)).unreadable).toEqual([
    { path: '.grid/b/b', refusal: 'too-many', detail: '10 files and folders' },
  ]);
  asked = 0;
  expect((await listGrid(endless(['a']), '.grid', limits)).unreadable).toEqual([
    { path: '.grid/a/a/a/a', refusal: 'too-many', detail: '4 levels of folders' },
  ]);
  expect(asked).toBe(4);
});
