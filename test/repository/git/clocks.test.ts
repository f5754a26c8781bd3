import { describe, expect, test } from 'vitest';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { stepsOf, writing } from './histories.js';
import { openGit } from './open.js';

/** Git goes on for a while after its walk seems to be at its end. */
const behind = 30;

/**
 * Two commits, then a branch `main` whose clocks were ten years behind and a branch `side` with a right one; `side` has
 * taken `main` in, and is checked out.
 */
function skewed(): TestRepository {
  const repository = gitRepository([writing('1'), writing('2')]);
  repository.git('branch', 'side');
  for (let index = 0; index < behind; index += 1) {
    const date = new Date(Date.UTC(2016, 4, 11, 8, index)).toISOString();
    repository.commit({ subject: `late ${index}`, files: { 'a.ts': `${index}` }, date });
  }
  repository.git('switch', '--quiet', 'side');
  repository.commit(writing('3'));
  repository.git('merge', '--quiet', '--no-edit', 'main');
  expect(repository.git('rev-list', 'side~1', '^main').split('\n')).toHaveLength(3); // git itself is wrong by two
  return repository;
}

describe('where the clocks of many commits ran behind', () => {
  test('what a commit was made on is reachable from it, and another branch is not', async () => {
    const repository = skewed();
    const [first = '', side = ''] = ['main~31', 'side~1'].map((name) => repository.git('rev-parse', name));
    const main = repository.git('rev-parse', 'main');
    const facts = await openGit(repository.top).history(main).commits([first, main, side]);
    expect([...facts.values()].map(({ answer }) => answer)).toEqual(['reachable', 'reachable', 'unreachable']);
  });

  test('the log since a commit has nothing that this one has', async () => {
    const repository = skewed();
    const history = openGit(repository.top).history();
    const since = repository.git('rev-parse', 'main');
    const subjects = async (paths?: readonly string[]) =>
      (await history.log({ since, most: 100, ...(paths && { paths }) })).commits.map(({ subject }) => subject);
    expect(await subjects()).toEqual([expect.stringMatching(/^Merge /), 'state: 3']);
    expect(await subjects(['.grid'])).toEqual(['state: 3']);
  });

  test('the steps since a commit are none of its own', async () => {
    expect(await stepsOf(skewed(), 'main')).toEqual([['state: 3', '2', '3']]);
  });

  test('a branch that left before the base is told whole', async () => {
    const repository = skewed();
    repository.git('switch', '--quiet', '--create', 'early', 'main~31');
    repository.commit(writing('early', '.grid/WARMTH.md'));
    repository.git('switch', '--quiet', 'side');
    repository.git('merge', '--quiet', '--no-edit', 'early');
    expect(await stepsOf(repository, 'main', ['.grid/WARMTH.md'])).toEqual([['state: early', undefined, 'early']]);
  });
});
