import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository, type TestRepository } from '../../support/git.js';
import { openGit } from './open.js';

/** Two branches that do not agree on a file: `main`, which is checked out, and `side` with two commits. */
function torn(): TestRepository {
  const repository = gitRepository([{ subject: 'one', files: { 'a.md': '1\n' } }]);
  repository.git('switch', '--quiet', '--create', 'side');
  repository.commit({ subject: 'side', files: { 'a.md': '2\n' } });
  repository.commit({ subject: 'side again', files: { 'a.md': '3\n' } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'main', files: { 'a.md': '4\n' } });
  return repository;
}

const underway = (top: string) => openGit(top).history().underway();
const fails = ({ git }: TestRepository, ...args: string[]) => expect(() => git(...args)).toThrow();

describe('what git is in the middle of', () => {
  test('is nothing, as a rule', async () => {
    expect(await underway(torn().top)).toBeUndefined();
    expect(await underway(gitRepository().top)).toBeUndefined();
  });

  test.each<[string, readonly string[], string, readonly string[]]>([
    ['a merge', ['merge', 'side'], 'merge', ['merge', '--abort']],
    ['a rebase', ['rebase', 'side'], 'rebase', ['rebase', '--abort']],
    ['a rebase of old', ['rebase', '--apply', 'side'], 'rebase', ['rebase', '--abort']],
    ['a pick', ['cherry-pick', 'side'], 'cherry-pick', ['cherry-pick', '--abort']],
    ['a revert', ['revert', '--no-edit', 'side'], 'revert', ['revert', '--abort']],
  ])('%s', async (_, command, expected, abort) => {
    const repository = torn();
    fails(repository, ...command);
    expect(await underway(repository.top)).toBe(expected);
    repository.git(...abort);
    expect(await underway(repository.top)).toBeUndefined();
  });

  test('a bisection', async () => {
    const repository = torn();
    repository.git('bisect', 'start', 'HEAD', 'HEAD~1');
    expect(await underway(repository.top)).toBe('bisect');
    repository.git('bisect', 'reset');
    expect(await underway(repository.top)).toBeUndefined();
  });

  test('several picks, of which one is done', async () => {
    const repository = torn();
    fails(repository, 'cherry-pick', 'side~1', 'side');
    repository.put({ 'a.md': '5\n' });
    repository.git('commit', '--quiet', '--all', '--message', 'picked');
    expect(await underway(repository.top)).toBe('cherry-pick');
  });

  test('a merge in a rebase is a rebase', async () => {
    const repository = torn();
    fails(repository, 'rebase', 'side');
    repository.put({ '.git/MERGE_HEAD': `${repository.git('rev-parse', 'main')}\n` });
    expect(await underway(repository.top)).toBe('rebase');
  });

  test('in a worktree, is its own', async () => {
    const repository = torn();
    const top = join(folder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', top);
    fails(gitFolder(top), 'merge', 'side');
    expect(await underway(top)).toBe('merge');
    expect(await underway(repository.top)).toBeUndefined();
  });

  test('plays no part in the history of a commit, nor in a bare repository', async () => {
    const repository = torn();
    fails(repository, 'merge', 'side');
    const head = repository.git('rev-parse', 'HEAD');
    expect(await openGit(repository.top).history(head).underway()).toBeUndefined();
    const bare = gitClone(repository, '--bare');
    expect(await openGit(bare.top, { gitDir: bare.top }).history().underway()).toBeUndefined();
  });
});
