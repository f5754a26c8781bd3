import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository, type TestRepository } from '../../support/git.js';
import { writing } from './histories.js';
import { openGit } from './open.js';

const forkOf = async (top: string, base: string, revision?: string) =>
  (await openGit(top).forkPoint(base, revision)).hash;
const nameOf = ({ git }: TestRepository, revision: string) => git('rev-parse', revision);

/** `main` has three commits, and `side` left it after the first one. */
function forked(): TestRepository {
  const repository = gitRepository([writing('1')]);
  repository.git('switch', '--quiet', '--create', 'side');
  repository.commit({ subject: 'side', files: { s: 's' } });
  repository.git('switch', '--quiet', 'main');
  for (const name of ['a', 'b']) repository.commit({ subject: name, files: { [name]: name } });
  return repository;
}

test('is where one branch left the other', async () => {
  const repository = forked();
  const { top } = repository;
  const first = nameOf(repository, 'main~2');
  expect(await forkOf(top, 'main', 'side')).toBe(first);
  expect(await forkOf(top, 'side', 'main')).toBe(first);
  expect(await forkOf(top, 'side')).toBe(first);
  expect(await forkOf(top, 'main~1')).toBe(nameOf(repository, 'main~1'));
  expect(await forkOf(top, 'main', 'main~1')).toBe(nameOf(repository, 'main~1'));
  expect(await forkOf(top, 'HEAD')).toBe(nameOf(repository, 'main'));
  expect(await openGit(top).forkPoint('side')).toEqual({ hash: first, time: Date.parse('2026-05-11T09:00:00Z') });
});

test('moves on as the base is merged, also before that is committed', async () => {
  const repository = forked();
  repository.git('switch', '--quiet', 'side');
  const { top } = repository;
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main~2'));
  repository.git('merge', '--quiet', '--no-commit', 'main');
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main'));
  expect(await forkOf(top, 'main', 'side')).toBe(nameOf(repository, 'main~2'));
  repository.git('commit', '--quiet', '--message', 'merge');
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main'));
});

test('of branches that were merged into one another is the youngest, or the first by name', async () => {
  for (const dates of [
    ['2026-05-12T08:00:00Z', '2026-05-13T08:00:00Z'],
    ['2026-05-13T08:00:00Z', '2026-05-12T08:00:00Z'],
    ['2026-05-13T08:00:00Z', '2026-05-13T08:00:00Z'],
  ]) {
    const repository = gitRepository([writing('1')]);
    const [main, side] = ['main', 'side'].map((name, index) => {
      repository.git('switch', '--quiet', '--force-create', name, index === 0 ? 'HEAD' : 'HEAD~1');
      return repository.commit({ subject: name, files: { [name]: name }, date: dates[index] as string });
    }) as [string, string];
    for (const [into, from] of [
      ['main', side],
      ['side', main],
    ] as const) {
      repository.git('switch', '--quiet', into);
      repository.git('merge', '--quiet', '--message', `${into} merges`, from);
    }
    const youngest = dates[0] === dates[1] ? [main, side].sort()[0] : (dates[0] ?? '') > (dates[1] ?? '') ? main : side;
    expect(await forkOf(repository.top, 'main', 'side')).toBe(youngest);
    expect(await forkOf(repository.top, 'side', 'main')).toBe(youngest);
  }
});

test('is the base itself where nothing is known of another one', async () => {
  const repository = gitRepository([writing('1')]);
  repository.git('switch', '--quiet', '--orphan', 'other');
  const { top } = repository;
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main')); // nothing is committed there
  repository.commit(writing('2'));
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main'));
  const shallow = gitClone(forked(), '--depth', '1', '--no-single-branch');
  expect(await forkOf(shallow.top, 'origin/side')).toBe(nameOf(shallow, 'origin/side'));
});

test('of a worktree, and of a commit that no branch leads to', async () => {
  const repository = forked();
  const top = join(folder(), 'tree');
  repository.git('worktree', 'add', '--quiet', '--detach', top, 'side');
  expect(await forkOf(top, 'main')).toBe(nameOf(repository, 'main~2'));
  const lost = gitFolder(top).commit({ subject: 'lost' });
  expect(await forkOf(top, 'main', lost)).toBe(nameOf(repository, 'main~2'));
});

test.each([['nope'], ['-x'], ['--all'], ['--is-ancestor'], ['^main'], ['a\nb'], ['HEAD:.grid'], [''], ['main..side']])(
  '%j is no revision',
  async (revision) => {
    const { top } = forked();
    await expect(forkOf(top, revision)).rejects.toMatchObject({ name: 'RevisionError', isUnborn: false });
    await expect(forkOf(top, 'main', revision)).rejects.toMatchObject({ name: 'RevisionError', isUnborn: false });
  },
);

test('before the first commit there is none', async () => {
  const { top } = gitRepository();
  await expect(forkOf(top, 'HEAD')).rejects.toMatchObject({ isUnborn: true });
  await expect(forkOf(top, 'main')).rejects.toMatchObject({ isUnborn: false });
});
