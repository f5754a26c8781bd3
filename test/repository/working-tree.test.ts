import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WorkingTree } from '../../src/repository/working-tree.js';
import { folder } from '../support/folder.js';

const cap = 1000;
const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;
const text = async (tree: WorkingTree, path: string) => {
  const read = await tree.read(path, cap);
  return read.ok ? Buffer.from(read.bytes).toString() : read.refusal;
};

describe('read', () => {
  test('a file', async () => {
    const tree = new WorkingTree(folder({ 'a/b.md': 'text', 'empty.md': '' }));
    expect(await text(tree, 'a/b.md')).toBe('text');
    expect(await text(tree, './a//x/../b.md')).toBe('text');
    expect(await text(tree, 'empty.md')).toBe('');
  });

  test('up to the cap and no further', async () => {
    const tree = new WorkingTree(folder({ 'at.md': 'x'.repeat(cap), 'over.md': 'x'.repeat(cap + 1) }));
    expect(await text(tree, 'at.md')).toBe('x'.repeat(cap));
    expect(await text(tree, 'over.md')).toBe('too-large');
  });

  test.each([
    ['not.md', 'missing'],
    ['a.md/below.md', 'missing'],
    ['sub', 'not-a-file'],
    [`${'n'.repeat(300)}.md`, 'missing'],
    ['../outside.md', 'outside'],
    ['sub/../../outside.md', 'outside'],
    ['a\0.md', 'outside'],
  ])('%j is %s', async (path, refusal) => {
    const tree = new WorkingTree(folder({ 'a.md': '', 'sub/b.md': '' }));
    expect(await text(tree, path)).toBe(refusal);
  });

  test('a path of a hundred thousand parts', async () => {
    expect(await text(new WorkingTree(folder()), `${'a/'.repeat(100_000)}b`)).toBe('missing');
  });

  test.skipIf(isWindows)('what is beside a repository is answered without a look at the disk', async () => {
    const tree = new WorkingTree(join(folder({ 'beside.md': '', 'top/a.md': '' }), 'top'));
    expect(await text(tree, '../beside.md')).toBe(await text(tree, '../nothing.md'));
    expect(await tree.kind('../beside.md')).toBeUndefined();
    expect(await tree.list('..')).toEqual([]);
  });
});

describe.skipIf(isWindows)('links', () => {
  const linked = () => {
    const top = folder({ 'outside/.grid/STATE.md': 'secret', 'top/real/STATE.md': 'own' });
    symlinkSync('../outside/.grid/STATE.md', join(top, 'top/file'));
    symlinkSync('../outside/.grid', join(top, 'top/.grid'));
    symlinkSync('real', join(top, 'top/inside'));
    symlinkSync('loop', join(top, 'top/loop'));
    symlinkSync('nowhere', join(top, 'top/dangling'));
    return new WorkingTree(join(top, 'top'));
  };

  test.each(['file', '.grid', '.grid/STATE.md', '.grid/deeper/STATE.md', 'inside/STATE.md', 'loop', 'dangling'])(
    '%s is not followed',
    async (path) => {
      expect(await text(linked(), path)).toBe('link');
    },
  );

  test('nothing below one is listed, or has a kind', async () => {
    const tree = linked();
    expect(await tree.list('.grid')).toEqual([]);
    expect(await tree.list('inside')).toEqual([]);
    expect(await tree.kind('.grid/STATE.md')).toBeUndefined();
    expect(await tree.kind('.grid')).toBe('link');
    expect(await tree.list('')).toEqual([
      { name: '.grid', kind: 'link' },
      { name: 'dangling', kind: 'link' },
      { name: 'file', kind: 'link' },
      { name: 'inside', kind: 'link' },
      { name: 'loop', kind: 'link' },
      { name: 'real', kind: 'directory' },
    ]);
  });

  test('what was asked for first makes no difference', async () => {
    const tree = linked();
    expect(await text(tree, 'real/STATE.md')).toBe('own');
    expect(await text(tree, '.grid/STATE.md')).toBe('link');
    expect(await text(tree, 'real/STATE.md')).toBe('own');
  });
});

describe.skipIf(isWindows)('what is no regular file', () => {
  test('a FIFO is refused and not waited for', async () => {
    const top = folder();
    execFileSync('mkfifo', [join(top, 'STATE.md')]);
    const tree = new WorkingTree(top);
    expect(await text(tree, 'STATE.md')).toBe('not-a-file');
    expect(await tree.list('')).toEqual([{ name: 'STATE.md', kind: 'other' }]);
    expect(await tree.kind('STATE.md')).toBe('other');
  });

  test.skipIf(process.platform !== 'linux')('a device is refused', async () => {
    const tree = new WorkingTree('/dev');
    expect(await text(tree, 'zero')).toBe('not-a-file');
    expect(await text(tree, 'null')).toBe('not-a-file');
  });

  test.skipIf(process.platform !== 'linux')(
    'a file of /proc says that it is empty, and is read to its end',
    async () => {
      const tree = new WorkingTree('/proc/self');
      expect(await text(tree, 'comm')).toMatch(/^.+\n$/);
      expect(await text(tree, 'environ').then((found) => found.length)).toBeGreaterThan(0);
      expect(await tree.read('maps', 100)).toEqual({ ok: false, refusal: 'too-large' });
    },
  );
});

test.skipIf(isWindows || isRoot)('a file without permission is not readable', async () => {
  const top = folder({ 'a.md': 'x' });
  chmodSync(join(top, 'a.md'), 0);
  expect(await text(new WorkingTree(top), 'a.md')).toBe('not-readable');
});

test('a folder is listed by name, each with its kind', async () => {
  const top = folder({ 'b.md': '', 'a/x.md': '', 'B.md': '' });
  mkdirSync(join(top, 'c'));
  expect(await new WorkingTree(top).list('')).toEqual([
    { name: 'B.md', kind: 'file' },
    { name: 'a', kind: 'directory' },
    { name: 'b.md', kind: 'file' },
    { name: 'c', kind: 'directory' },
  ]);
});
