import { chmodSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { madeCommit, writeObjects } from './made-object.js';
import { factOf, fateOf, openGit } from './open.js';

const damaged = 'the repository is damaged; git fsck tells more';
const unknown = (reason: string) => ({ answer: 'unknown', reason });

const three = () =>
  gitRepository([
    { subject: 'one', files: { 'a.txt': 'a\n' } },
    { subject: 'two', files: { 'b.txt': 'b\n' } },
    { subject: 'three', files: { 'c.txt': 'c\n' } },
  ]);
const fileOf = ({ top }: TestRepository, hash: string) => join(top, '.git/objects', hash.slice(0, 2), hash.slice(2));
const remove = (repository: TestRepository, hash: string) => rmSync(fileOf(repository, hash));

describe('where a commit of the history is damaged, nothing is missing:', () => {
  test('it was removed', async () => {
    const repository = three();
    const two = repository.git('rev-parse', 'HEAD~1');
    remove(repository, two);
    const facts = await openGit(repository.top)
      .history()
      .commits([two, two.slice(0, 7), 'deadbee']);
    expect([...facts.values()]).toEqual([unknown(damaged), unknown(damaged), unknown(damaged)]);
    expect(await fateOf(repository.top, 'never.txt')).toEqual(unknown(damaged));
  });

  test('it was removed, and a file beside the objects remembers it', async () => {
    const repository = three();
    const two = repository.git('rev-parse', 'HEAD~1');
    repository.git('commit-graph', 'write', '--reachable');
    remove(repository, two);
    expect(await factOf(repository.top, two)).toEqual(unknown(damaged));
  });

  test.each([0, 20])('%i bytes are left of it', async (length) => {
    const repository = three();
    const two = repository.git('rev-parse', 'HEAD~1');
    remove(repository, two);
    writeFileSync(fileOf(repository, two), 'x'.repeat(100));
    truncateSync(fileOf(repository, two), length);
    expect(await factOf(repository.top, two)).toEqual(unknown(damaged));
    expect(await factOf(repository.top, 'deadbee')).toEqual(unknown(damaged));
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('it may not be read', async () => {
    const repository = three();
    const two = repository.git('rev-parse', 'HEAD~1');
    chmodSync(fileOf(repository, two), 0);
    expect(await factOf(repository.top, two)).toEqual(unknown(damaged));
  });

  test('it is only half there', async () => {
    const repository = three();
    const { top, git } = repository;
    const two = git('rev-parse', 'HEAD~1');
    truncateSync(fileOf(repository, two), 60);
    for (const name of [two, 'deadbee']) expect(await factOf(top, name)).toMatchObject({ answer: 'unknown' });
  });
});

test('a commit beside the history that is damaged does not matter to it', async () => {
  const repository = three();
  repository.git('switch', '--quiet', '--create', 'side');
  const side = repository.commit({ subject: 'side', files: { d: 'd' } });
  repository.git('switch', '--quiet', 'main');
  remove(repository, side);
  expect(await factOf(repository.top, 'deadbee')).toEqual({ answer: 'missing' });
});

describe('HEAD that leads to no commit, in a repository that has some:', () => {
  const reason = 'HEAD leads to no commit, though there are some; check out a branch, or run git fsck';
  const lost = `the commit that HEAD names is not there; ${damaged}`;

  test.each<[string, (repository: TestRepository) => void, string]>([
    ['an empty branch', ({ put }) => put({ '.git/refs/heads/main': '' }), reason],
    ['garbage', ({ put }) => put({ '.git/refs/heads/main': 'garbage\n' }), reason],
    ['a branch that is not born yet', ({ git }) => git('switch', '--quiet', '--orphan', 'new'), reason],
    ['a branch whose commit is not there', ({ put }) => put({ '.git/refs/heads/main': `${'1'.repeat(40)}\n` }), lost],
    ['a branch whose commit was removed', (it) => remove(it, it.git('rev-parse', 'HEAD')), lost],
  ])('%s', async (_, damage, why) => {
    const repository = three();
    const head = repository.git('rev-parse', 'HEAD');
    damage(repository);
    for (const name of [head, 'deadbee']) expect(await factOf(repository.top, name)).toEqual(unknown(why));
    for (const path of ['a.txt', 'never.txt']) expect(await fateOf(repository.top, path)).toEqual(unknown(why));
    await expect(openGit(repository.top).resolve('HEAD')).rejects.toThrow(`"HEAD" cannot be read: ${why}`);
  });

  test('a commit that no branch leads to', async () => {
    const repository = gitRepository();
    writeObjects(repository, madeCommit('one'));
    expect(await factOf(repository.top, 'deadbee')).toEqual(unknown(reason));
  });
});

test('a branch whose commit is not there, beside one that never was', async () => {
  const repository = three();
  repository.git('branch', 'side', 'HEAD~1');
  remove(repository, repository.git('rev-parse', 'side'));
  const git = openGit(repository.top);
  await expect(git.resolve('side')).rejects.toThrow(`"side" cannot be read: its commit is not there; ${damaged}`);
  for (const name of ['no-such-branch', 'corrupt', 'fatal: bad object']) {
    await expect(git.resolve(name)).rejects.toThrow(`"${name}" cannot be read: there is no such revision`);
  }
});

test('a revision whose files are not there', async () => {
  const repository = three();
  remove(repository, repository.git('rev-parse', 'HEAD^{tree}'));
  await expect(openGit(repository.top).resolve('main')).rejects.toThrow(
    `"main" cannot be read: the files of the commit are not there; ${damaged}`,
  );
});
