import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository } from '../../support/git.js';
import { openGit } from './open.js';

const all = () => true;

/** What differs from HEAD, or between two commits. */
async function changed(top: string, since = 'HEAD', until?: string, concerns: (path: string) => boolean = all) {
  const { git } = gitFolder(top);
  const end = until === undefined ? undefined : git('rev-parse', until);
  return [...(await openGit(top).changedSince(git('rev-parse', since), end, concerns))].sort();
}

const one = () =>
  gitRepository([{ subject: 'one', files: { 'a.md': '1', 'b.md': '1', 'f/c.md': '1', 'f/d.md': '1' } }]);

describe('between two commits', () => {
  test('whatever was added, changed, removed or moved', async () => {
    const repository = one();
    repository.git('mv', 'f/c.md', 'f/moved.md');
    repository.commit({ subject: 'two', files: { 'a.md': '2', 'new/x.md': '1' }, remove: ['b.md'] });
    const paths = ['a.md', 'b.md', 'f/c.md', 'f/moved.md', 'new/x.md'];
    expect(await changed(repository.top, 'HEAD~1', 'HEAD')).toEqual(paths);
    expect(await changed(repository.top, 'HEAD', 'HEAD~1')).toEqual(paths);
    expect(await changed(repository.top, 'HEAD', 'HEAD')).toEqual([]);
    expect(await changed(repository.top, 'HEAD~1', 'HEAD', (path) => path.startsWith('f/'))).toEqual([
      'f/c.md',
      'f/moved.md',
    ]);
  });

  test('not a mode alone, but a link, and another state of a submodule', async () => {
    const repository = one();
    const { git, top } = repository;
    const [head, blob] = [git('rev-parse', 'HEAD'), git('rev-parse', 'HEAD:a.md')];
    git('update-index', '--add', '--cacheinfo', `160000,${head},sub`);
    git('commit', '--quiet', '--message', 'two');
    git('update-index', '--chmod=+x', 'b.md');
    git('update-index', '--cacheinfo', `120000,${blob},a.md`);
    git('update-index', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
    git('commit', '--quiet', '--message', 'three');
    git('config', 'diff.ignoreSubmodules', 'all');
    expect(await changed(top, 'HEAD~1', 'HEAD')).toEqual(['a.md', 'sub']);
  });

  test('in a bare repository, of which there is no working tree', async () => {
    const repository = one();
    repository.commit({ subject: 'two', files: { 'a.md': '2' } });
    const bare = gitClone(repository, '--bare');
    const git = openGit(bare.top, { gitDir: bare.top });
    const [since, until] = ['HEAD~1', 'HEAD'].map((name) => bare.git('rev-parse', name)) as [string, string];
    expect(await git.changedSince(since, until, all)).toEqual(['a.md']);
    await expect(git.changedSince(since, undefined, all)).rejects.toThrow('the repository has no working tree');
  });
});

describe('between a commit and the working tree', () => {
  test('whatever was added, changed, removed or moved, staged or not', async () => {
    const { top, put, git } = one();
    expect(await changed(top)).toEqual([]);
    put({ 'a.md': '2', 'new/x.md': '1' });
    rmSync(join(top, 'b.md'));
    renameSync(join(top, 'f/c.md'), join(top, 'f/moved.md'));
    const paths = ['a.md', 'b.md', 'f/c.md', 'f/moved.md', 'new/x.md'];
    expect(await changed(top)).toEqual(paths);
    git('add', '--all');
    expect(await changed(top)).toEqual(paths);
    git('commit', '--quiet', '--message', 'two');
    expect(await changed(top)).toEqual([]);
    expect(await changed(top, 'HEAD~1')).toEqual(paths);
  });

  test('what was staged and taken back is as it was', async () => {
    const { top, put, git } = one();
    put({ 'a.md': '2', 'new.md': '1' });
    rmSync(join(top, 'b.md'));
    git('add', '--all');
    put({ 'a.md': '1', 'b.md': '1' });
    rmSync(join(top, 'new.md'));
    git('rm', '--quiet', '--cached', 'f/c.md'); // it is still there
    expect(await changed(top)).toEqual([]);
    put({ '.git/info/exclude': 'f/c.md\nb.md\n' });
    expect(await changed(top)).toEqual([]);
    put({ 'f/c.md': '2' });
    expect(await changed(top)).toEqual(['f/c.md']);
  });

  test('what is only meant to be added is new, though it is empty', async () => {
    const { top, put, git } = one();
    put({ 'x.md': '', 'y.md': '1' });
    git('add', '--intent-to-add', 'x.md', 'y.md');
    expect(await changed(top)).toEqual(['x.md', 'y.md']);
    rmSync(join(top, 'x.md'));
    expect(await changed(top)).toEqual(['y.md']);
  });

  test('of new files, those that are not ignored', async () => {
    const { top, put, git } = one();
    put({ '.gitignore': '*.log\n/out/\nf/\n', 'x.log': '1', 'out/y.md': '1', 'f/new.md': '1', 'g/z.md': '1' });
    expect(await changed(top)).toEqual(['.gitignore', 'g/z.md']);
    put({ 'f/c.md': '2' }); // it is tracked
    git('add', '--force', 'x.log');
    expect(await changed(top)).toEqual(['.gitignore', 'f/c.md', 'g/z.md', 'x.log']);
  });

  test('not what was only written anew', async () => {
    const { top, put } = one();
    put({ 'a.md': '1' });
    const later = new Date('2026-07-01T00:00:00Z');
    for (const path of ['a.md', 'b.md']) utimesSync(join(top, path), later, later);
    chmodSync(join(top, 'f/c.md'), 0o755);
    put({ 'f/d.md': '1\r\n' });
    expect(await changed(top)).toEqual(['f/d.md']);
    rmSync(join(top, '.git/index')); // git knows nothing of any file any more
    expect(await changed(top)).toEqual(['f/d.md']);
  });

  test('what was changed without another size or time', async () => {
    const { top, put } = one();
    const { mtime } = (await import('node:fs')).statSync(join(top, 'a.md'));
    put({ 'a.md': '2' });
    utimesSync(join(top, 'a.md'), mtime, mtime);
    expect(await changed(top)).toEqual(['a.md']);
  });

  test('not other ends of lines, which git may have written', async () => {
    const { top, put, git, commit } = one();
    commit({ subject: 'two', files: { 'l.md': 'a\nb\n' } });
    put({ 'l.md': 'a\r\nb\r\n' });
    expect(await changed(top)).toEqual([]);
    git('config', 'core.autocrlf', 'true');
    expect(await changed(top)).toEqual([]);
    put({ 'l.md': 'a\r\nb\r\n\r\n' });
    expect(await changed(top)).toEqual(['l.md']);
  });

  test.skipIf(process.platform === 'win32')('a link that leads elsewhere, or stands for a file', async () => {
    const { top, commit } = one();
    symlinkSync('a.md', join(top, 'l.md'));
    symlinkSync('a.md', join(top, 'm.md'));
    commit({ subject: 'two' });
    expect(await changed(top)).toEqual([]);
    for (const [at, to] of [
      ['l.md', 'b.md'],
      ['a.md', 'b.md'],
    ] as const) {
      rmSync(join(top, at));
      symlinkSync(to, join(top, at));
    }
    expect(await changed(top)).toEqual(['a.md', 'l.md']);
    rmSync(join(top, 'f'), { recursive: true });
    symlinkSync('/etc', join(top, 'f'));
    expect(await changed(top)).toEqual(['a.md', 'f', 'f/c.md', 'f/d.md', 'l.md']);
  });

  test('a directory in the place of a file, and the other way round', async () => {
    const { top, put } = one();
    rmSync(join(top, 'a.md'));
    put({ 'a.md/x': '1' });
    rmSync(join(top, 'f'), { recursive: true });
    put({ f: '1' });
    expect(await changed(top)).toEqual(['a.md', 'a.md/x', 'f', 'f/c.md', 'f/d.md']);
  });

  test('what is in conflict', async () => {
    const repository = one();
    const { git, top } = repository;
    git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { 'a.md': '2', 's.md': 'new' }, remove: ['b.md'] });
    git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { 'a.md': '3', 'b.md': '4' } });
    expect(() => git('merge', 'side')).toThrow();
    expect(await changed(top)).toEqual(['a.md', 'b.md', 's.md']);
    for (const path of ['a.md', 'b.md']) rmSync(join(top, path));
    expect(await changed(top, 'side')).toEqual(['a.md', 'b.md']);
  });

  test('not what a sparse checkout leaves out', async () => {
    const { top, git, put } = one();
    git('sparse-checkout', 'set', '--no-cone', '/*.md');
    expect(await changed(top)).toEqual([]);
    put({ 'a.md': '2' });
    expect(await changed(top)).toEqual(['a.md']);
    git('sparse-checkout', 'set', '--cone', '--sparse-index', 'g');
    put({ 'a.md': '3' });
    expect(await changed(top)).toEqual(['a.md']);
    git('sparse-checkout', 'disable');
    const blob = git('hash-object', '-w', 'a.md');
    git('update-index', '--cacheinfo', `100644,${blob},f/c.md`);
    git('update-index', '--skip-worktree', 'f/c.md');
    expect(await changed(top)).toEqual(['a.md', 'f/c.md']);
  });

  test('a submodule by what is staged of it, and nothing that is in it', async () => {
    const { top, git, put } = one();
    const head = git('rev-parse', 'HEAD');
    git('update-index', '--add', '--cacheinfo', `160000,${head},sub`);
    git('commit', '--quiet', '--message', 'sub');
    mkdirSync(join(top, 'sub'));
    git('init', '--quiet', 'sub');
    git('init', '--quiet', 'other');
    put({ 'sub/x.md': '1', 'other/y.md': '1' });
    expect(await changed(top)).toEqual(['other/']);
    git('update-index', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
    expect(await changed(top)).toEqual(['other/', 'sub']);
  });

  test('reads nothing but what matters', async () => {
    const { top, put } = one();
    put({ 'a.md': '2', 'f/c.md': '2', 'f/n.md': '1' });
    expect(await changed(top, 'HEAD', undefined, (path) => path.startsWith('f/'))).toEqual(['f/c.md', 'f/n.md']);
    expect(await changed(top, 'HEAD', undefined, () => false)).toEqual([]);
  });

  test('in a worktree of its own', async () => {
    const repository = one();
    const top = join(folder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', top);
    gitFolder(top).put({ 'a.md': '2' });
    expect(await changed(top)).toEqual(['a.md']);
    expect(await changed(repository.top)).toEqual([]);
  });

  test('in a repository with longer names, and in a shallow or partial clone', async () => {
    const longer = gitRepository([{ subject: 'one', files: { 'a.md': '1' } }], '--object-format=sha256');
    expect(await changed(longer.top)).toEqual([]);
    longer.put({ 'a.md': '2' });
    expect(await changed(longer.top)).toEqual(['a.md']);
    for (const option of ['--depth=1', '--filter=blob:none', '--filter=tree:0']) {
      const clone = gitClone(one(), option);
      expect(await changed(clone.top), option).toEqual([]);
      clone.put({ 'a.md': '2' });
      expect(await changed(clone.top), option).toEqual(['a.md']);
    }
  });

  test.skipIf(process.platform === 'win32')('of paths of any letters', async () => {
    const paths = [
      'a\nb.md',
      'a\rb.md',
      '"q".md',
      'ä \u{1f600}.md',
      '-x.md',
      '*.md',
      '\\.md',
      ' .md',
      'a\tb.md',
      ':.md',
    ];
    const files = Object.fromEntries(paths.map((path) => [path, '1']));
    const { top, put } = gitRepository([{ subject: 'one', files }]);
    expect(await changed(top)).toEqual([]);
    put(Object.fromEntries(paths.flatMap((path) => [[path, '2'] as const, [`n${path}`, '1'] as const])));
    expect(await changed(top)).toEqual([...paths, ...paths.map((path) => `n${path}`)].sort());
  });
});
