import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository } from '../../support/git.js';
import { openGit } from './open.js';

const uncommitted = (top: string) => openGit(top).history().uncommitted();
const known = (found: object = {}) => ({
  ...{ answer: 'known', created: [], modified: [], removed: [], staged: [] },
  ...found,
});

const one = () =>
  gitRepository([{ subject: 'one', files: { 'a.md': '1', 'b.md': '1', 'f/c.md': '1', 'f/d.md': '1' } }]);

describe('what is not committed', () => {
  test('is nothing after a commit', async () => {
    expect(await uncommitted(one().top)).toEqual(known());
  });

  test('in the working tree, then in the index', async () => {
    const { top, put, git } = one();
    put({ 'a.md': '2', 'new/x.md': '1' });
    rmSync(join(top, 'b.md'));
    renameSync(join(top, 'f/c.md'), join(top, 'f/moved.md'));
    const found = { created: ['f/moved.md', 'new/x.md'], modified: ['a.md'], removed: ['b.md', 'f/c.md'] };
    expect(await uncommitted(top)).toEqual(known(found));
    git('add', '--all');
    const staged = ['a.md', 'b.md', 'f/c.md', 'f/moved.md', 'new/x.md'];
    expect(await uncommitted(top)).toEqual(known({ ...found, staged }));
    git('commit', '--quiet', '--message', 'two');
    expect(await uncommitted(top)).toEqual(known());
  });

  test('counts what is staged alone', async () => {
    const { top, put, git } = one();
    put({ 'a.md': '2', 'n.md': '1' });
    git('add', '--all');
    put({ 'a.md': '1' });
    rmSync(join(top, 'n.md'));
    expect(await uncommitted(top)).toEqual(known({ created: ['n.md'], modified: ['a.md'], staged: ['a.md', 'n.md'] }));
  });

  test('of what is taken out of the index and left in the working tree, is what differs', async () => {
    const { top, put, git } = one();
    git('rm', '--quiet', '--cached', 'a.md', 'b.md');
    put({ 'b.md': '2' });
    expect(await uncommitted(top)).toEqual(known({ modified: ['b.md'], staged: ['a.md', 'b.md'] }));
    put({ '.git/info/exclude': '*.md\n' });
    expect(await uncommitted(top)).toEqual(known({ modified: ['b.md'], staged: ['a.md', 'b.md'] }));
  });

  test('leaves out new files that git ignores', async () => {
    const { top, put } = one();
    put({ '.gitignore': '*.log\n', 'x.log': '1', 'x.md': '1' });
    expect(await uncommitted(top)).toEqual(known({ created: ['.gitignore', 'x.md'] }));
  });

  test('leaves out a mode alone and other ends of lines', async () => {
    const { top, put, git, commit } = one();
    commit({ subject: 'two', files: { 'l.md': 'a\nb\n' } });
    put({ 'l.md': 'a\r\nb\r\n' });
    git('update-index', '--chmod=+x', 'a.md');
    expect(await uncommitted(top)).toEqual(known({ staged: ['a.md'] }));
  });

  test('before the first commit, is all that is there', async () => {
    const repository = gitRepository();
    expect(await uncommitted(repository.top)).toEqual(known());
    repository.put({ 'b.md': '1', 'a.md': '1' });
    expect(await uncommitted(repository.top)).toEqual(known({ created: ['a.md', 'b.md'] }));
    repository.git('add', 'b.md');
    expect(await uncommitted(repository.top)).toEqual(known({ created: ['a.md', 'b.md'], staged: ['b.md'] }));
  });

  test('what is in conflict is modified', async () => {
    const repository = one();
    const { git, top } = repository;
    git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { 'a.md': '2', 's.md': '1' } });
    git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { 'a.md': '3' } });
    expect(() => git('merge', 'side')).toThrow();
    expect(await uncommitted(top)).toEqual(known({ created: ['s.md'], modified: ['a.md'], staged: ['a.md', 's.md'] }));
  });

  test('leaves out what a sparse checkout leaves out', async () => {
    const { top, git } = one();
    git('sparse-checkout', 'set', '--no-cone', '/*.md');
    expect(await uncommitted(top)).toEqual(known());
  });

  test('does not look into other repositories', async () => {
    const { top, git, put } = one();
    git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
    git('commit', '--quiet', '--message', 'sub');
    expect(await uncommitted(top)).toEqual(known()); // it was never checked out
    mkdirSync(join(top, 'sub'));
    git('init', '--quiet', 'sub');
    git('init', '--quiet', 'other');
    put({ 'sub/x.md': '1', 'other/y.md': '1' });
    expect(await uncommitted(top)).toEqual(known());
    git('update-index', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
    expect(await uncommitted(top)).toEqual(known({ modified: ['sub'], staged: ['sub'] }));
  });

  test.skipIf(process.platform === 'win32')('a folder or a link in the place of a file', async () => {
    const { top, put } = one();
    rmSync(join(top, 'a.md'));
    put({ 'a.md/x': '1' });
    rmSync(join(top, 'b.md'));
    symlinkSync('/etc/passwd', join(top, 'b.md'));
    rmSync(join(top, 'f'), { recursive: true });
    symlinkSync('/etc', join(top, 'f'));
    const found = { created: ['a.md/x', 'f'], modified: ['b.md'], removed: ['a.md', 'f/c.md', 'f/d.md'] };
    expect(await uncommitted(top)).toEqual(known(found));
  });

  test('is nothing of a commit, and not known of a bare repository', async () => {
    const repository = one();
    repository.put({ 'a.md': '2' });
    const head = repository.git('rev-parse', 'HEAD');
    expect(await openGit(repository.top).history(head).uncommitted()).toEqual(known());
    const bare = gitClone(repository, '--bare');
    const found = await openGit(bare.top, { gitDir: bare.top }).history().uncommitted();
    expect(found).toEqual({ answer: 'unknown', reason: 'the repository has no working tree' });
  });

  test('in a worktree, is its own', async () => {
    const repository = one();
    const top = join(folder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', top);
    gitFolder(top).put({ 'a.md': '2' });
    expect(await uncommitted(top)).toEqual(known({ modified: ['a.md'] }));
    expect(await uncommitted(repository.top)).toEqual(known());
  });

  test('is not told of more files than anybody could have made', async () => {
    const { top, put } = one();
    put(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`n/${index}`, ''])));
    const reason = 'more than 10000 files differ from the last commit';
    expect(await uncommitted(top)).toEqual({ answer: 'unknown', reason });
    rmSync(join(top, 'n/0'));
    expect(await uncommitted(top)).toMatchObject({ answer: 'known', modified: [] });
  });
});
