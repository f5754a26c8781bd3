import { expect, test } from 'vitest';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { leastWork } from '../support/growth.js';

const read = async (tree: MemoryTree, path: string, cap = 100) => {
  const found = await tree.read(path, cap);
  return found.ok ? new TextDecoder().decode(found.bytes) : found.refusal;
};

test('holds files and the folders that they make necessary', async () => {
  const tree = new MemoryTree({ 'a/b/c.md': 'deep', 'a/x.md': 'x', 'top.md': new Uint8Array([0x74]) });
  expect(await tree.list('')).toEqual([
    { name: 'a', kind: 'directory' },
    { name: 'top.md', kind: 'file' },
  ]);
  expect(await tree.list('a')).toEqual([
    { name: 'b', kind: 'directory' },
    { name: 'x.md', kind: 'file' },
  ]);
  expect(await tree.list('a/b')).toEqual([{ name: 'c.md', kind: 'file' }]);
  expect(await tree.list('a/x.md')).toEqual([]);
  expect(await Promise.all(['', 'a', 'a/b', 'a/b/c.md', 'a/b/d', 'b'].map((path) => tree.kind(path)))).toEqual([
    'directory',
    'directory',
    'directory',
    'file',
    undefined,
    undefined,
  ]);
  expect(await read(tree, 'a/b/c.md')).toBe('deep');
  expect(await read(tree, 'top.md')).toBe('t');
  expect(await read(tree, 'a/b/c.md', 3)).toBe('too-large');
  expect(await read(tree, 'a/b')).toBe('missing');
});

test('lies over another tree', async () => {
  const below = new MemoryTree({ 'a/x.md': 'below', 'a/y.md': 'below', 'b/z.md': 'below' });
  const tree = new MemoryTree({ 'a/x.md': 'above', 'c/new.md': 'above' }, below);
  expect(await read(tree, 'a/x.md')).toBe('above');
  expect(await read(tree, 'a/y.md')).toBe('below');
  expect((await tree.list('')).map((entry) => entry.name)).toEqual(['a', 'b', 'c']);
  expect((await tree.list('a')).map((entry) => entry.name)).toEqual(['x.md', 'y.md']);
  expect(await tree.kind('b')).toBe('directory');
});

test.each([
  ['unknown', undefined],
  ['as below', 7],
] as const)('is as old as it is said to be: %s', async (age, written) => {
  const below = Object.assign(new MemoryTree({ 'a.md': 'below', 'b.md': 'below' }), { writtenAt: async () => 7 });
  const tree = new MemoryTree({ 'a.md': 'above' }, below, age);
  expect([await tree.writtenAt('a.md'), await tree.writtenAt('b.md')]).toEqual([written, 7]);
});

test('many files cost no more than their number', async () => {
  const files = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`r${i}/.grid/STATE.md`, 'x']));
  const all = async () => {
    const tree = new MemoryTree(files);
    for (let i = 0; i < 20_000; i += 1) await tree.list(`r${i}/.grid`);
  };
  expect(await leastWork(all, 2000)).toBeLessThan(2000);
});
