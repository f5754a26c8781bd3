import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { openGit } from './open.js';

beforeEach(() => {
  for (const name of ['HOME', 'XDG_CONFIG_HOME']) vi.stubEnv(name, '/nonexistent'); // there may be patterns of the user
});
afterEach(() => vi.unstubAllEnvs());

async function ignored({ top }: Pick<TestRepository, 'top'>, ...folders: string[]): Promise<string[]> {
  for (const folder of folders) mkdirSync(join(top, folder), { recursive: true });
  return [...(await openGit(top).ignored(folders))];
}

test('folders that a pattern excludes', async () => {
  const repository = gitRepository([
    { subject: 'one', files: { '.gitignore': 'build/\n/only-here\n*.tmp\n', 'sub/.gitignore': 'cache\n!kept.tmp\n' } },
  ]);
  const folders = ['build', 'src', 'only-here', 'src/only-here', 'x.tmp', 'sub/cache', 'sub/kept.tmp', 'build/deep'];
  expect(await ignored(repository, ...folders)).toEqual(['build', 'only-here', 'x.tmp', 'sub/cache', 'build/deep']);
});

test('a pattern for files says nothing about a folder, and one for folders nothing about a file', async () => {
  const repository = gitRepository();
  repository.put({ '.gitignore': 'logs/\n!logs/\nout/\n', out: 'a file' });
  expect([...(await openGit(repository.top).ignored(['logs', 'out']))]).toEqual([]);
});

test('what git excludes in other ways', async () => {
  const repository = gitRepository();
  repository.put({ '.git/info/exclude': 'private\n' });
  expect(await ignored(repository, 'private', 'public')).toEqual(['private']);
});

test('a folder that holds a tracked file is not ignored', async () => {
  const repository = gitRepository();
  repository.put({ '.gitignore': '*\n', 'home/notes/a.txt': 'a', 'home/other/b.txt': 'b', 'rest/c.txt': 'c' });
  repository.git('add', '--force', 'home/notes/a.txt');
  expect(await ignored(repository, 'home', 'home/notes', 'home/other', 'rest')).toEqual(['home/other', 'rest']);
});

test('odd names', async () => {
  const odd =
    process.platform === 'win32' ? ['with space', 'ü', '-x'] : ['with space', 'ü', '-x', ':(glob)a', '"q"', 'a\nb'];
  const repository = gitRepository();
  expect(await ignored(repository, ...odd)).toEqual([]);
  repository.put({ '.gitignore': '*\n' });
  expect(await ignored(repository, ...odd)).toEqual(odd);
});

test('level by level, and again', async () => {
  const repository = gitRepository([{ subject: 'one', files: { '.gitignore': 'out\n' } }]);
  for (const folder of ['a/out', 'a/b', 'out']) mkdirSync(join(repository.top, folder), { recursive: true });
  const git = openGit(repository.top);
  const levels = [['a', 'out'], ['a/out', 'a/b'], []];
  const answers = await Promise.all(levels.map((level) => git.ignored(level)));
  expect(answers.map((one) => [...one])).toEqual([['out'], ['a/out'], []]);
  git.close();
  expect([...(await git.ignored(['out']))]).toEqual(['out']);
});

test('the top, a submodule, and what lies in one', async () => {
  const inner = gitRepository([{ subject: 'inner', files: { 'deep/i.txt': 'i' } }]);
  const outer = gitRepository([{ subject: 'outer', files: { '.gitignore': 'out\n' } }]);
  outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.top, 'sub');
  const git = openGit(outer.top);
  expect([...(await git.ignored(['', 'sub', 'out']))]).toEqual(['out']);
  expect([...(await git.ignored(['sub/deep', 'out']))]).toEqual(['out']);
});

test.skipIf(process.platform === 'win32')('where git refuses to answer, nothing is ignored', async () => {
  const repository = gitRepository([{ subject: 'one', files: { '.gitignore': 'out\n', 'real/a': 'a' } }]);
  symlinkSync('real', join(repository.top, 'link'));
  const git = openGit(repository.top);
  expect([...(await git.ignored(['out', 'link/deep']))]).toEqual([]);
  expect([...(await git.ignored(['out']))]).toEqual(['out']);
});

test('ten thousand folders at once', async () => {
  const repository = gitRepository([{ subject: 'one', files: { '.gitignore': '*9\n' } }]);
  const folders = Array.from({ length: 10_000 }, (_, number) => `folder-${number}`);
  const answer = await openGit(repository.top).ignored(folders);
  expect(answer.size).toBe(1000);
});

test('a bare repository ignores nothing', async () => {
  const bare = gitClone(gitRepository([{ subject: 'one', files: { '.gitignore': '*\n' } }]), '--bare').top;
  expect(await openGit(bare, { gitDir: bare }).ignored(['a'])).toEqual(new Set());
});
