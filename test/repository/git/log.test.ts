import { describe, expect, test } from 'vitest';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { openGit } from './open.js';

interface Asked {
  readonly since?: string | undefined;
  readonly paths?: readonly string[];
  readonly most?: number;
}

/** The subjects of a log, and its gap. */
async function logOf({ top }: TestRepository, { most = 100, ...asked }: Asked = {}) {
  const { commits, gap } = await openGit(top)
    .history()
    .log({ most, ...asked });
  const subjects = commits.map(({ subject }) => subject);
  return gap === undefined ? subjects : [...subjects, gap];
}

const three = () =>
  gitRepository([
    { subject: 'one', files: { 'a/x': '1', 'b/y': '1' } },
    { subject: 'two', files: { 'b/y': '2' } },
    { subject: 'three', files: { 'a/x': '2' } },
  ]);

describe('the log', () => {
  test('has all commits, the newest first, with their times', async () => {
    const repository = three();
    expect(await logOf(repository)).toEqual(['three', 'two', 'one']);
    const { commits } = await openGit(repository.top).history().log({ most: 1 });
    const hash = repository.git('rev-parse', 'HEAD');
    expect(commits).toEqual([{ hash, subject: 'three', time: Date.parse('2026-05-11T11:00:00Z') }]);
  });

  test('ends at a commit, and begins after one', async () => {
    const repository = three();
    const [head, two, one] = ['HEAD', 'HEAD~1', 'HEAD~2'].map((name) => repository.git('rev-parse', name));
    expect(await logOf(repository, { since: one })).toEqual(['three', 'two']);
    expect(await logOf(repository, { since: head })).toEqual([]);
    const before = await openGit(repository.top).history(two).log({ most: 9 });
    expect(before.commits.map(({ subject }) => subject)).toEqual(['two', 'one']);
  });

  test('tells how many there may be more', async () => {
    expect(await logOf(three(), { most: 2 })).toEqual(['three', 'two', 'there are more than 2 commits']);
    expect(await logOf(three(), { most: 3 })).toEqual(['three', 'two', 'one']);
  });

  test('of some paths, has the commits that touched one of them', async () => {
    const repository = three();
    const one = repository.git('rev-parse', 'HEAD~2');
    expect(await logOf(repository, { paths: ['a'] })).toEqual(['three', 'one']);
    expect(await logOf(repository, { paths: ['b/y'] })).toEqual(['two', 'one']);
    expect(await logOf(repository, { paths: ['a/x', 'b'], since: one })).toEqual(['three', 'two']);
    expect(await logOf(repository, { paths: ['a'], most: 1 })).toEqual(['three', 'there are more than 1 commit']);
    expect(await logOf(repository, { paths: ['*', '../a'] })).toEqual([]);
    expect(await logOf(repository, { paths: [] })).toEqual([]);
  });

  test('says which commits are merges', async () => {
    const repository = three();
    repository.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    repository.commit({ subject: 'side', files: { s: '1' }, date: '2026-05-11T10:30:00Z' });
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--message', 'merge', 'side');
    const { commits } = await openGit(repository.top).history().log({ most: 9 });
    expect(commits.map(({ subject, isMerge }) => [subject, isMerge])).toEqual([
      ['merge', true],
      ['three', undefined],
      ['side', undefined],
      ['two', undefined],
      ['one', undefined],
    ]);
    expect(await logOf(repository, { paths: ['s', 'a'] })).toEqual(['three', 'side', 'one']);
  });

  test('is empty before the first commit', async () => {
    expect(await logOf(gitRepository())).toEqual([]);
  });

  test('takes nothing for a base but the whole name of a commit', async () => {
    const repository = three();
    const names = ['HEAD', 'abc1234', '--all', `${'a'.repeat(40)}\n--all`, ''];
    for (const since of names) {
      const [gap, ...others] = await logOf(repository, { since });
      expect([gap, others]).toEqual([expect.stringMatching(/^".*" is not the whole name of a commit$/), []]);
    }
    expect(await logOf(repository, { since: 'a'.repeat(40) })).toHaveLength(1); // why it cannot be known
    expect(await logOf(repository)).toHaveLength(3);
  });

  test('in a shallow clone, is whole down to what is there', async () => {
    const clone = gitClone(three(), '--depth=2');
    const gap = expect.stringMatching(/^the clone is shallow/);
    expect(await logOf(clone)).toEqual(['three', 'two', gap]);
    expect(await logOf(clone, { since: clone.git('rev-parse', 'HEAD~1') })).toEqual(['three']);
    const whole = gitClone(three(), '--depth=9');
    expect(await logOf(whole)).toEqual(['three', 'two', 'one']);
  });

  test('in a shallow clone whose end is older than the base, is whole', async () => {
    const clone = gitClone(three(), '--depth=2');
    clone.commit({ subject: 'four', files: { n: '1' } });
    expect(await logOf(clone, { since: clone.git('rev-parse', 'HEAD~1') })).toEqual(['four']);
  });

  test('has the subjects of strangers as they are', async () => {
    const repository = gitRepository([{ subject: '--output=x \u001b[31m $(id)' }]);
    expect(await logOf(repository)).toEqual(['--output=x \u001b[31m $(id)']);
  });
});
