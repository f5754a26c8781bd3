import { describe, expect, test } from 'vitest';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { factOf, openGit } from './open.js';

const lines = (...changed: string[]) =>
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ...changed, ''].join('\n');

/** A repository with a branch `side` of two commits, on which we are. */
function withSide(): { repository: TestRepository; first: string; second: string } {
  const repository = gitRepository([{ subject: 'start', files: { 'a.txt': lines(), 'b.txt': 'b\n' } }]);
  repository.git('switch', '--quiet', '--create', 'side');
  const first = repository.commit({ subject: 'feat(02): add tags', files: { 'a.txt': lines('tags') }, author: 'Bob' });
  const second = repository.commit({ subject: 'feat(02): add search', files: { 'c.txt': 'c\n' }, author: 'Bob' });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'docs: meanwhile', files: { 'b.txt': 'b\nc\n' } });
  return { repository, first, second };
}

/** What is said about a commit when its branch is gone and git has thrown it away; and before that. */
async function beforeAndAfter(repository: TestRepository, hash: string) {
  const before = await factOf(repository.top, hash);
  repository.git('branch', '--quiet', '-D', 'side');
  const clone = gitClone(repository);
  return { before, after: await factOf(clone.top, hash.slice(0, 9)) };
}

describe('a commit that was squashed', () => {
  test('by git is named with the commit whose message says so, there or gone', async () => {
    const { repository, first } = withSide();
    repository.git('merge', '--squash', '--quiet', 'side');
    repository.git('commit', '--quiet', '--no-edit');
    const hash = repository.git('rev-parse', 'HEAD');
    const successor = { hash, subject: 'Squashed commit of the following:', likeness: 'message' };
    expect(await beforeAndAfter(repository, first)).toEqual({
      before: { answer: 'unreachable', commit: { hash: first, subject: 'feat(02): add tags' }, successor },
      after: { answer: 'missing', successor },
    });
  });

  test('by a forge is named with the commit that lists its subject', async () => {
    const { repository, first } = withSide();
    const squash = repository.commit({
      subject: 'Tags and search (#12)',
      body: '* feat(02): add tags\n\n* feat(02): add search',
      files: { 'a.txt': lines('tags'), 'c.txt': 'c\n' },
    });
    expect(await factOf(repository.top, first)).toMatchObject({
      answer: 'unreachable',
      successor: { hash: squash, likeness: 'listed' },
    });
  });

  test('alone, under another title, is named with the commit of the same patch', async () => {
    const { repository, first } = withSide();
    const squash = repository.commit({ subject: 'Everything about tags (#12)', files: { 'a.txt': lines('tags') } });
    expect(await factOf(repository.top, first)).toMatchObject({ successor: { hash: squash, likeness: 'patch' } });
  });

  test('alone, with changes, is named with the commit whose title a forge numbered', async () => {
    const { repository, first } = withSide();
    const squash = repository.commit({
      subject: 'feat(02): add tags (#12)',
      files: { 'a.txt': lines('tags', 'more') },
    });
    expect(await factOf(repository.top, first)).toMatchObject({ successor: { hash: squash, likeness: 'subject' } });
  });
});

describe('a commit that was', () => {
  test('rebased is named with the commit of the same patch', async () => {
    const { repository, first } = withSide();
    repository.git('switch', '--quiet', 'side');
    repository.git('rebase', '--quiet', 'main');
    const rebased = repository.git('rev-parse', 'HEAD~1');
    expect(await factOf(repository.top, first)).toEqual({
      answer: 'unreachable',
      commit: { hash: first, subject: 'feat(02): add tags' },
      successor: { hash: rebased, subject: 'feat(02): add tags', likeness: 'patch' },
    });
  });

  test('amended is named with the commit of the same subject, author and time', async () => {
    const { repository } = withSide();
    const old = repository.commit({ subject: 'wip', files: { 'd.txt': '1' }, author: 'Bob' });
    repository.put({ 'd.txt': '2' });
    repository.git('commit', '--quiet', '--all', '--amend', '--no-edit');
    const amended = repository.git('rev-parse', 'HEAD');
    repository.commit({ subject: 'wip', files: { 'd.txt': '3' }, author: 'Bob' });
    expect(await factOf(repository.top, old)).toMatchObject({ successor: { hash: amended, likeness: 'subject' } });
  });

  test('picked is named with the commit whose message says so, there or gone', async () => {
    const { repository, second } = withSide();
    repository.git('cherry-pick', '-x', second);
    const hash = repository.git('rev-parse', 'HEAD');
    const { before, after } = await beforeAndAfter(repository, second);
    expect(before).toMatchObject({ answer: 'unreachable', successor: { hash, likeness: 'message' } });
    expect(after).toMatchObject({ answer: 'missing', successor: { hash, likeness: 'message' } });
  });

  test('picked without a word is named with the commit of the same patch', async () => {
    const { repository, second } = withSide();
    repository.git('cherry-pick', second);
    repository.git('commit', '--quiet', '--amend', '--message', 'search', '--author', 'Eve <eve@example.com>');
    const hash = repository.git('rev-parse', 'HEAD');
    expect(await factOf(repository.top, second)).toMatchObject({ successor: { hash, likeness: 'patch' } });
  });

  test('the first of its branch is compared, too', async () => {
    const repository = gitRepository([{ subject: 'start', files: { 'a.txt': 'a\n' } }]);
    const old = repository.git('rev-parse', 'HEAD');
    repository.git('commit', '--quiet', '--amend', '--message', 'another start');
    const hash = repository.git('rev-parse', 'HEAD');
    expect(await factOf(repository.top, old)).toMatchObject({ successor: { hash, likeness: 'patch' } });
  });
});

describe('no successor is named', () => {
  const nameless = (hash: string, subject: string) => ({ answer: 'unreachable', commit: { hash, subject } });

  test('where two commits have the same patch, and neither its subject', async () => {
    const { repository, second } = withSide();
    repository.commit({ subject: 'again', files: { 'c.txt': 'c\n' } });
    repository.commit({ subject: 'undo', remove: ['c.txt'] });
    repository.commit({ subject: 'and again', files: { 'c.txt': 'c\n' } });
    expect(await factOf(repository.top, second)).toEqual(nameless(second, 'feat(02): add search'));
  });

  test('where two commits have the same subject', async () => {
    const { repository, second } = withSide();
    repository.commit({ subject: 'feat(02): add search', files: { 'd.txt': '1' } });
    repository.commit({ subject: 'feat(02): add search', files: { 'd.txt': '2' } });
    expect(await factOf(repository.top, second)).toEqual(nameless(second, 'feat(02): add search'));
  });

  test('where the commit of the same subject is older', async () => {
    const { repository } = withSide();
    repository.commit({ subject: 'docs: notes', files: { 'd.txt': '1' }, date: '2026-05-11T08:00:00Z' });
    repository.git('switch', '--quiet', 'side');
    const later = repository.commit({ subject: 'docs: notes', files: { 'd.txt': '2' }, date: '2026-05-11T20:00:00Z' });
    repository.git('switch', '--quiet', 'main');
    expect(await factOf(repository.top, later)).toEqual(nameless(later, 'docs: notes'));
  });

  test('where a message only speaks of the commit', async () => {
    const { repository, second } = withSide();
    repository.commit({ subject: `docs: block 2 done in ${second}`, body: `Last commit: ${second}` });
    repository.commit({ subject: 'fix: search', body: `Fixes: ${second}\n\nThis reverts commit ${second}.` });
    expect(await factOf(repository.top, second)).toEqual(nameless(second, 'feat(02): add search'));
  });

  test('where empty commits have nothing in common but that', async () => {
    const { repository } = withSide();
    repository.git('switch', '--quiet', 'side');
    const empty = repository.commit({ subject: 'chore: run again' });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'chore: nothing' });
    expect(await factOf(repository.top, empty)).toEqual(nameless(empty, 'chore: run again'));
  });

  test('for a merge that is not in the history', async () => {
    const { repository } = withSide();
    repository.git('switch', '--quiet', '--create', 'merged');
    repository.git('merge', '--quiet', '--no-ff', '--message', 'merge side', 'side');
    const merge = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', 'main');
    expect(await factOf(repository.top, merge)).toEqual(nameless(merge, 'merge side'));
  });
});

test('a commit that is recorded under several names has its patch all the same', async () => {
  const { repository, second } = withSide();
  const hash = repository.commit({ subject: 'search', files: { 'c.txt': 'c\n' } });
  const facts = await openGit(repository.top)
    .history()
    .commits([second, second.slice(0, 7), second.slice(0, 12)]);
  for (const fact of facts.values()) expect(fact).toMatchObject({ successor: { hash, likeness: 'patch' } });
});

test('of two likenesses the stronger one is named', async () => {
  const { repository, first } = withSide();
  const patch = repository.commit({ subject: 'other title', files: { 'a.txt': lines('tags') } });
  repository.commit({ subject: 'feat(02): add tags', files: { 'a.txt': lines('tags', 'and more') } });
  expect(await factOf(repository.top, first)).toMatchObject({ successor: { hash: patch, likeness: 'patch' } });
  const message = repository.commit({ subject: 'third', body: `(cherry picked from commit ${first.slice(0, 10)})` });
  expect(await factOf(repository.top, first)).toMatchObject({ successor: { hash: message, likeness: 'message' } });
});
