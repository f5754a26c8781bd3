import { expect, test } from 'vitest';
import { gitRepository } from '../../support/git.js';
import { openGit } from './open.js';

/** A merge of two branches that stopped at a conflict. */
function merging() {
  const repository = gitRepository([{ subject: 'one', files: { 'a.txt': 'a\n', 'old.txt': 'o\n' } }]);
  repository.git('switch', '--quiet', '--create', 'side');
  const made = repository.commit({ subject: 'side: make', files: { 'made.txt': 'm', 'kept.txt': 'k' } });
  const dropped = repository.commit({
    subject: 'side: drop',
    remove: ['made.txt', 'old.txt'],
    files: { 'a.txt': 'b\n' },
  });
  repository.git('switch', '--quiet', 'main');
  const main = repository.commit({ subject: 'main', files: { 'a.txt': 'c\n', 'own.txt': 'o' } });
  expect(() => repository.git('merge', 'side')).toThrow();
  return { repository, made, dropped, main };
}

test('in the middle of a merge, the commits of both sides are reachable', async () => {
  const { repository, made, dropped, main } = merging();
  const { top } = repository;
  const answers = async (hash?: string) => {
    const facts = await openGit(top).history(hash).commits([made, dropped, main, 'deadbee']);
    return [...facts.values()].map(({ answer }) => answer);
  };
  expect(await answers()).toEqual(['reachable', 'reachable', 'reachable', 'missing']);
  expect(await answers(main)).toEqual(['unreachable', 'unreachable', 'reachable', 'missing']);
  repository.git('merge', '--abort');
  expect(await answers()).toEqual(['unreachable', 'unreachable', 'reachable', 'missing']);
});

test('in the middle of a merge, the files of both sides are there', async () => {
  const { repository, dropped } = merging();
  const fates = await openGit(repository.top).history().files(['own.txt', 'kept.txt', 'made.txt', 'never.txt']);
  const removed = { answer: 'removed', commit: { hash: dropped, subject: 'side: drop' } };
  const committed = { answer: 'committed' };
  expect([...fates.values()]).toEqual([committed, committed, removed, { answer: 'never' }]);
});
