import { describe, expect, test } from 'vitest';
import { RevisionError } from '../../../src/repository/git/revision-error.js';
import { gitClone, gitRepository } from '../../support/git.js';
import { beginning, madeBlob, madeCommit, writeObjects } from './made-object.js';
import { openGit } from './open.js';

const three = () =>
  gitRepository([
    { subject: 'one', files: { 'a.txt': 'a' }, date: '2026-05-11T09:00:00+02:00' },
    { subject: 'two: find me', files: { 'a.txt': 'b' }, date: '2026-05-12T10:00:00Z' },
    { subject: 'three', files: { 'a.txt': 'c' }, date: '2026-05-13T11:00:00Z' },
  ]);

test('a revision is what git takes it for', async () => {
  const repository = three();
  const [one, two, head] = ['HEAD~2', 'HEAD~1', 'HEAD'].map((name) => repository.git('rev-parse', name));
  repository.git('tag', '--annotate', '--message', 'v1', 'v1', `${one}`);
  repository.git('tag', '--annotate', '--message', 'v2', 'v2', 'v1');
  repository.git('branch', '1234567', `${one}`);
  repository.git('branch', 'with/slash', `${two}`);
  const git = openGit(repository.top);
  const first = { hash: one, time: Date.parse('2026-05-11T07:00:00Z') };
  const second = { hash: two, time: Date.parse('2026-05-12T10:00:00Z') };
  const last = { hash: head, time: Date.parse('2026-05-13T11:00:00Z') };
  const revisions = {
    ...{ HEAD: last, main: last, [`${head}`]: last, [`${head?.slice(0, 7)}`]: last, '@': last },
    ...{ 'main~1': second, 'HEAD^': second, ':/find me': second, 'with/slash': second },
    ...{ 'main~2': first, v1: first, v2: first, 'refs/tags/v1^{}': first, '1234567': first, 'v1^{commit}': first },
  };
  for (const [revision, commit] of Object.entries(revisions)) expect(await git.resolve(revision)).toEqual(commit);
});

test('of several objects an abbreviation means the commit', async () => {
  const repository = three();
  const commit = madeCommit('one');
  writeObjects(
    repository,
    commit,
    beginning(commit.hash.slice(0, 4), (number) => madeBlob(`${number}`)),
  );
  const { hash } = await openGit(repository.top).resolve(commit.hash.slice(0, 4));
  expect(hash).toBe(commit.hash);
});

describe('refused in words', () => {
  test.each([
    ['nothing', 'there is no such revision'],
    ['main~3', 'there is no such revision'],
    ['--output=stolen', 'there is no such revision'],
    ['-h', 'there is no such revision'],
    ['main..HEAD', 'there is no such revision'],
    ['main main', 'there is no such revision'],
    ['d'.repeat(10), 'there is no such revision'],
    ['', 'no revision is written like that'],
    [' ', 'no revision is written like that'],
    ['main\nHEAD', 'no revision is written like that'],
    ['main\0', 'no revision is written like that'],
    ['HEAD:a.txt', 'it is a blob, not a commit'],
    ['HEAD^{tree}', 'it is a tree, not a commit'],
    ['on-a-tree', 'it is a tag of something else than a commit'],
    ['HEAD@{upstream}', "git failed: no upstream configured for branch 'main'"],
  ])('%j', async (revision, reason) => {
    const repository = three();
    repository.git('tag', '--annotate', '--message', 'x', 'on-a-tree', 'HEAD^{tree}');
    const shown = JSON.stringify(revision).replace('\\n', '\\x0a').replace('\\u0000', '\\x00');
    const refused = openGit(repository.top).resolve(revision);
    await expect(refused).rejects.toThrow(RevisionError);
    await expect(refused).rejects.toThrow(new RevisionError(`${shown} cannot be read: ${reason}`));
  });

  test('an abbreviation of several commits', async () => {
    const repository = three();
    const commit = madeCommit('one');
    writeObjects(
      repository,
      commit,
      beginning(commit.hash.slice(0, 4), (number) => madeCommit(`${number}`)),
    );
    await expect(openGit(repository.top).resolve(commit.hash.slice(0, 4))).rejects.toThrow(
      'it fits several objects; write more of its name',
    );
  });

  test('HEAD before the first commit', async () => {
    await expect(openGit(gitRepository().top).resolve('HEAD')).rejects.toThrow(
      new RevisionError('"HEAD" cannot be read: there is no commit yet', true),
    );
  });
});

test('a bare repository that was named has revisions, too', async () => {
  const repository = three();
  const bare = gitClone(repository, '--bare').top;
  const { hash } = await openGit(bare, { gitDir: bare }).resolve('main~1');
  expect(hash).toBe(repository.git('rev-parse', 'main~1'));
});
