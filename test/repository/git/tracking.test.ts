import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gitClone, gitRepository } from '../../support/git.js';
import { recordedGit } from './fake-git.js';
import { openGit } from './open.js';

afterEach(() => vi.unstubAllEnvs());

const paths = ['a.md', 'f/b.md', 'new.md', 'never.md', 'f'];
const answers = async (top: string, hash?: string, asked = paths) =>
  [...(await openGit(top).history(hash).tracking(asked)).values()].map(({ answer }) => answer);

/** Two files that are committed, and one that lies beside them. */
function two() {
  const repository = gitRepository([{ subject: 'one', files: { 'a.md': '1', 'f/b.md': '1' } }]);
  repository.put({ 'new.md': '' });
  return repository;
}

test('what the index holds is tracked, whatever the last commit holds and the disk', async () => {
  const { top, git } = two();
  expect(await answers(top)).toEqual(['tracked', 'tracked', 'untracked', 'untracked', 'untracked']);
  git('add', 'new.md');
  git('rm', '--quiet', '--cached', 'a.md');
  rmSync(join(top, 'f/b.md'));
  expect(await answers(top)).toEqual(['untracked', 'tracked', 'tracked', 'untracked', 'untracked']);
});

test('in a conflict, and where a file is only marked to be added', async () => {
  const repository = two();
  repository.git('switch', '--quiet', '--create', 'side');
  repository.commit({ subject: 'side', files: { 'a.md': '2' } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'main', files: { 'a.md': '3' } });
  expect(() => repository.git('merge', 'side')).toThrow();
  repository.put({ 'later.md': '' });
  repository.git('add', '--intent-to-add', 'later.md');
  expect(await answers(repository.top, undefined, ['a.md', 'later.md'])).toEqual(['tracked', 'tracked']);
});

test('of a commit, what it holds', async () => {
  const { top, git } = two();
  git('rm', '--quiet', '--cached', 'a.md');
  const hash = git('rev-parse', 'HEAD');
  expect(await answers(top, hash)).toEqual(['tracked', 'tracked', 'untracked', 'untracked', 'tracked']);
});

test('before the first commit', async () => {
  const repository = gitRepository();
  repository.put({ 'a.md': '', 'f/b.md': '' });
  repository.git('add', 'a.md');
  expect((await answers(repository.top)).slice(0, 2)).toEqual(['tracked', 'untracked']);
});

test.skipIf(process.platform === 'win32')('names that git would write in another way', async () => {
  const names = ['a\nb.md', '"q".md', 'ä \u{1f600}.md', '-x.md', '*.md', ':0:a.md'];
  const { top } = gitRepository([{ subject: 'x', files: Object.fromEntries(names.map((name) => [name, '1'])) }]);
  expect(await answers(top, undefined, names)).toEqual(names.map(() => 'tracked'));
});

test('what cannot be known, with the reason', async () => {
  const { top, put, git } = two();
  const hash = git('rev-parse', 'HEAD');
  put({ '.git/index': 'no index' });
  expect(await answers(top)).toEqual(paths.map(() => 'unknown'));
  expect(await answers(top, hash, ['a.md'])).toEqual(['tracked']);
  const origin = two();
  const clone = gitClone(origin, '--filter=tree:0', '--no-checkout');
  const head = clone.git('rev-parse', 'HEAD');
  rmSync(origin.top, { recursive: true });
  const [told] = (await openGit(clone.top).history(head).tracking(['a.md'])).values();
  expect(told).toEqual({
    answer: 'unknown',
    reason: 'the clone is partial, and what it lacks is not fetched; clone it without --filter',
  });
});

test('one process tells of all, and none of nothing', async () => {
  const { top } = two();
  const recorded = recordedGit();
  await answers(top, undefined, []);
  expect(recorded.commands()).toHaveLength(0);
  await answers(top);
  expect(recorded.commands()).toHaveLength(1);
});
