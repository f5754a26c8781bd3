import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTree } from '../../../src/repository/git/tree-object.js';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { openGit } from './open.js';

const isWindows = process.platform === 'win32';
const cap = 1000;

function treeOf(repository: TestRepository) {
  return openGit(repository.top).tree(repository.git('rev-parse', 'HEAD'));
}

async function text(tree: ReturnType<typeof treeOf>, path: string) {
  const read = await tree.read(path, cap);
  return read.ok ? Buffer.from(read.bytes).toString() : read.refusal;
}

describe('the files of a commit', () => {
  const made = () =>
    gitRepository([
      { subject: 'one', files: { 'a.md': 'old', 'sub/b.md': 'b', 'sub/deep/c.md': 'c', 'empty.md': '' } },
      { subject: 'two', files: { 'a.md': 'text' } },
    ]);

  test('are read as they were committed, whatever the working tree says', async () => {
    const repository = made();
    const tree = treeOf(repository);
    repository.put({ 'a.md': 'changed', 'new.md': 'new' });
    expect(await text(tree, 'a.md')).toBe('text');
    expect(await text(tree, './sub//x/../deep/c.md')).toBe('c');
    expect(await text(tree, 'empty.md')).toBe('');
    expect(await text(tree, 'new.md')).toBe('missing');
    const first = openGit(repository.top).tree(repository.git('rev-parse', 'HEAD~1'));
    expect(await text(first, 'a.md')).toBe('old');
  });

  test('are listed in order', async () => {
    const tree = treeOf(made());
    expect(await tree.list('')).toEqual([
      { name: 'a.md', kind: 'file' },
      { name: 'empty.md', kind: 'file' },
      { name: 'sub', kind: 'directory' },
    ]);
    expect(await tree.list('sub/')).toEqual([
      { name: 'b.md', kind: 'file' },
      { name: 'deep', kind: 'directory' },
    ]);
    for (const path of ['nowhere', 'a.md', '..', 'a.md/b']) expect(await tree.list(path)).toEqual([]);
  });

  test('have a kind', async () => {
    const tree = treeOf(made());
    const kinds = { '': 'directory', sub: 'directory', 'sub/b.md': 'file', 'sub/x': undefined, '../a': undefined };
    for (const [path, kind] of Object.entries(kinds)) expect(await tree.kind(path)).toBe(kind);
    expect(await tree.kind('a.md/x')).toBeUndefined();
  });

  test.each([
    ['not.md', 'missing'],
    ['a.md/below.md', 'missing'],
    ['nowhere/x', 'missing'],
    ['sub', 'not-a-file'],
    ['', 'not-a-file'],
    ['../outside.md', 'outside'],
    ['sub/../../outside.md', 'outside'],
    ['a\0.md', 'missing'],
    ['a.md\ninfo HEAD', 'missing'],
  ])('%j is %s', async (path, refusal) => {
    expect(await text(treeOf(made()), path)).toBe(refusal);
  });

  test('up to the cap and no further', async () => {
    const tree = treeOf(gitRepository([{ subject: 'one', files: { at: 'x'.repeat(cap), over: 'x'.repeat(cap + 1) } }]));
    expect(await text(tree, 'at')).toBe('x'.repeat(cap));
    expect(await text(tree, 'over')).toBe('too-large');
  });

  test('in a repository of SHA-256', async () => {
    const tree = treeOf(gitRepository([{ subject: 'one', files: { 'sub/a.md': 'a' } }], '--object-format=sha256'));
    expect(await tree.list('')).toEqual([{ name: 'sub', kind: 'directory' }]);
    expect(await text(tree, 'sub/a.md')).toBe('a');
  });

  test('of a hundred thousand parts', async () => {
    expect(await text(treeOf(made()), `${'sub/'.repeat(100_000)}b`)).toBe('missing');
  });
});

describe.skipIf(isWindows)('links', () => {
  const linked = () => {
    const repository = gitRepository();
    repository.put({ 'real/STATE.md': 'own', 'file.md': 'x' });
    symlinkSync('real', join(repository.top, 'inside'));
    symlinkSync('../../etc', join(repository.top, '.grid'));
    symlinkSync('file.md', join(repository.top, 'file'));
    symlinkSync('y'.repeat(4000), join(repository.top, 'long'));
    repository.commit({ subject: 'links' });
    return treeOf(repository);
  };

  test.each(['inside', 'inside/STATE.md', '.grid', '.grid/passwd', '.grid/a/b', 'file'])(
    '%s is not followed',
    async (path) => {
      expect(await text(linked(), path)).toBe('link');
    },
  );

  test('nothing below one is listed, or has a kind', async () => {
    const tree = linked();
    expect(await tree.list('inside')).toEqual([]);
    expect(await tree.kind('inside/STATE.md')).toBeUndefined();
    expect(await tree.kind('inside')).toBe('link');
  });

  test('say where they lead', async () => {
    const tree = linked();
    expect(await tree.link('inside')).toBe('real');
    expect(await tree.link('.grid')).toBe('../../etc');
    expect(await tree.link('long')).toBe('y'.repeat(4000));
    for (const path of ['real', 'file.md', 'nowhere', '.grid/x', '..']) expect(await tree.link(path)).toBeUndefined();
  });
});

test('a submodule is neither file nor folder', async () => {
  const inner = gitRepository([{ subject: 'inner', files: { 'i.txt': 'i' } }]);
  const outer = gitRepository();
  outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.top, 'sub');
  outer.commit({ subject: 'outer' });
  const tree = treeOf(outer);
  expect(await tree.kind('sub')).toBe('other');
  expect(await text(tree, 'sub')).toBe('not-a-file');
  expect(await text(tree, 'sub/i.txt')).toBe('missing');
  expect(await tree.list('sub')).toEqual([]);
  expect(await tree.kind('sub/i.txt')).toBeUndefined();
});

test('a commit that is not there has no files', async () => {
  const tree = openGit(gitRepository().top).tree('d'.repeat(40));
  expect(await tree.list('')).toEqual([]);
  expect(await tree.read('', 0)).toEqual({ ok: false, refusal: 'not-readable' });
  expect(await tree.kind('a.md')).toBeUndefined();
  expect(await tree.link('a.md')).toBeUndefined();
});

describe('parseTree', () => {
  const entry = (mode: string, name: string | Buffer) =>
    Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.alloc(20, 0x0a)]);
  const names = (...entries: Buffer[]) => [...parseTree(Buffer.concat(entries), 20).keys()];

  test('kinds', () => {
    const bytes = [entry('100644', 'a'), entry('100755', 'b'), entry('40000', 'c'), entry('120000', 'd')];
    const found = parseTree(Buffer.concat([...bytes, entry('160000', 'e')]), 20);
    expect([...found.values()].map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'a file',
      'b file',
      'c directory',
      'd link',
      'e other',
    ]);
    expect(found.get('a')?.hash).toBe('0a'.repeat(20));
  });

  test('what no checkout can hold is left out', () => {
    expect(names(entry('40000', '..'), entry('40000', '.'), entry('40000', '.GIT'), entry('100644', 'a/b'))).toEqual(
      [],
    );
    expect(names(entry('100644', ''), entry('100644', 'ok'))).toEqual(['ok']);
  });

  test('names that are no UTF-8 are left out, all others are kept as they are', () => {
    expect(names(entry('100644', Buffer.from([0x66, 0xff])), entry('100644', '\ufeffü\n__proto__'))).toEqual([
      '\ufeffü\n__proto__',
    ]);
  });

  test('what is torn ends it', () => {
    expect(names(entry('100644', 'a'), entry('100644', 'b').subarray(0, 20))).toEqual(['a']);
    expect(names(Buffer.from('no space'))).toEqual([]);
    expect(names(Buffer.from('100644 no end'))).toEqual([]);
  });
});
