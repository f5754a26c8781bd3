import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { neverCommitted, noHistory } from '../../../src/repository/git/no-history.js';
import { folder, put } from '../../support/folder.js';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { factOf, fateOf, openGit } from './open.js';

const isRoot = process.getuid?.() === 0;
const unknown = (reason: string) => ({ answer: 'unknown', reason });
const shallow = unknown(
  'the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)',
);
const partial = unknown('the clone is partial, and what it lacks is not fetched; clone it without --filter');

afterEach(() => vi.unstubAllEnvs());

const three = () =>
  gitRepository([
    { subject: 'one', files: { 'a.txt': 'a\n', 'b.txt': 'b\n' } },
    { subject: 'two', remove: ['a.txt'], files: { 'c.txt': 'a\n' } },
    { subject: 'three', files: { 'b.txt': 'bb\n' } },
  ]);

describe('in a shallow clone', () => {
  test('what is there counts, and nobody is accused for the rest', async () => {
    const origin = three();
    const [one, head] = [origin.git('rev-parse', 'HEAD~2'), origin.git('rev-parse', 'HEAD')];
    const { top } = gitClone(origin, '--depth', '1');
    const git = openGit(top);
    const facts = await git.history().commits([head, head.slice(0, 7), one, 'deadbee', 'xyz']);
    expect([...facts.values()]).toEqual([
      { answer: 'reachable', commit: { hash: head, subject: 'three' } },
      { answer: 'reachable', commit: { hash: head, subject: 'three' } },
      shallow,
      shallow,
      { answer: 'malformed' },
    ]);
    const fates = await git.history().files(['b.txt', 'a.txt', 'never.txt']);
    expect([...fates.values()]).toEqual([{ answer: 'committed' }, shallow, shallow]);
  });

  test('of a commit beside the history only its place is unknown', async () => {
    const origin = three();
    origin.git('switch', '--quiet', '--create', 'side', 'HEAD~2');
    const side = origin.commit({ subject: 'side', files: { d: 'd' } });
    origin.git('switch', '--quiet', 'main');
    const { top } = gitClone(origin, '--depth', '1', '--no-single-branch');
    expect(await factOf(top, side)).toEqual({ ...shallow, commit: { hash: side, subject: 'side' } });
  });

  test('a removal that can be seen is seen', async () => {
    const origin = three();
    const { top } = gitClone(origin, '--depth', '3');
    gitClone(origin); // a second one plays no part
    const two = origin.git('rev-parse', 'HEAD~1');
    expect(await fateOf(top, 'a.txt')).toMatchObject({ answer: 'removed', commit: { hash: two }, renamedTo: 'c.txt' });
  });

  test('a revision beyond its end says what mends it', async () => {
    const { top } = gitClone(three(), '--depth', '1');
    await expect(openGit(top).resolve('HEAD~1')).rejects.toThrow(
      '"HEAD~1" cannot be read: the clone is shallow; fetch',
    );
  });
});

describe('in a clone without blobs, whose origin is gone', () => {
  const clone = (origin: TestRepository) => {
    const made = gitClone(origin, '--filter=blob:none', '--no-checkout');
    rmSync(origin.top, { recursive: true });
    return made;
  };

  test('commits are all there, and what is not cannot be known', async () => {
    const origin = three();
    const [one, head] = [origin.git('rev-parse', 'HEAD~2'), origin.git('rev-parse', 'HEAD')];
    const blob = origin.git('rev-parse', 'HEAD:b.txt');
    const { top } = clone(origin);
    const facts = await openGit(top)
      .history()
      .commits([one, blob, 'deadbee', 'd'.repeat(40), head.slice(0, 8)]);
    expect([...facts.values()]).toEqual([
      { answer: 'reachable', commit: { hash: one, subject: 'one' } },
      partial,
      partial,
      partial,
      { answer: 'reachable', commit: { hash: head, subject: 'three' } },
    ]);
  });

  test('trees are all there, so that removals are known', async () => {
    const origin = three();
    const two = origin.git('rev-parse', 'HEAD~1');
    const { top } = clone(origin);
    const fates = await openGit(top).history().files(['b.txt', 'a.txt', 'never.txt']);
    expect([...fates.values()]).toEqual([
      { answer: 'committed' },
      { answer: 'removed', commit: { hash: two, subject: 'two' }, renamedTo: 'c.txt' },
      { answer: 'never' },
    ]);
  });

  test('a commit apart is known to be that, without its successor', async () => {
    const origin = three();
    origin.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    const side = origin.commit({ subject: 'side', files: { 'b.txt': 'bb\n' } });
    origin.git('switch', '--quiet', 'main');
    const { top } = clone(origin);
    expect(await factOf(top, side)).toEqual({ answer: 'unreachable', commit: { hash: side, subject: 'side' } });
  });

  test('files can be listed, and not read', async () => {
    const git = openGit(clone(three()).top);
    const tree = git.tree((await git.resolve('HEAD')).hash);
    expect(await tree.kind('b.txt')).toBe('file');
    expect(await tree.read('b.txt', 10)).toEqual({ ok: false, refusal: 'not-fetched' });
    expect(await tree.list('')).toHaveLength(2);
  });

  test('a revision that is not there says what mends it', async () => {
    const { top } = clone(three());
    await expect(openGit(top).resolve('d'.repeat(40))).rejects.toThrow('the clone is partial');
  });
});

test('in a clone without trees, whose origin is gone, files cannot be known', async () => {
  const origin = three();
  const head = origin.git('rev-parse', 'HEAD');
  const { top } = gitClone(origin, '--filter=tree:0', '--no-checkout');
  rmSync(origin.top, { recursive: true });
  expect(await factOf(top, head)).toMatchObject({ answer: 'reachable' });
  expect(await fateOf(top, 'a.txt')).toEqual(partial);
  const git = openGit(top);
  const tree = git.tree(head);
  expect(await tree.list('')).toEqual([]);
  expect(await tree.read('', 0)).toEqual({ ok: false, refusal: 'not-fetched' });
  await expect(git.resolve('HEAD')).rejects.toThrow(
    '"HEAD" cannot be read: the clone is partial, and what it lacks is not fetched; clone it without --filter',
  );
});

describe('in a clone of some branches', () => {
  const narrow = (remote: string) =>
    unknown(
      `the clone has only some branches; fetch the others (git remote set-branches ${remote} '*' && git fetch ${remote})`,
    );

  test('a commit that is not there may be on another one, and what is there is known', async () => {
    const origin = three();
    origin.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    const side = origin.commit({ subject: 'side', files: { d: 'd' } });
    const clone = gitClone(origin, '--single-branch', '--branch', 'main');
    const head = origin.git('rev-parse', 'main');
    const facts = await openGit(clone.top).history().commits([side, head]);
    expect([...facts.values()]).toEqual([
      narrow('origin'),
      { answer: 'reachable', commit: { hash: head, subject: 'three' } },
    ]);
    expect(await fateOf(clone.top, 'd')).toEqual({ answer: 'never' });
    clone.git('remote', 'set-branches', 'origin', '*');
    clone.git('fetch', '--quiet', 'origin');
    expect(await factOf(clone.top, side)).toEqual({ answer: 'unreachable', commit: { hash: side, subject: 'side' } });
    expect(await factOf(clone.top, 'deadbee')).toEqual({ answer: 'missing' });
  });

  test.each([
    ['a mirror', ['+refs/*:refs/*'], { answer: 'missing' }],
    [
      'a remote of which all is fetched at last',
      ['refs/heads/x:refs/x', 'refs/heads/*:refs/y/*'],
      { answer: 'missing' },
    ],
    ['a remote of which only tags are fetched', ['+refs/tags/*:refs/tags/*'], narrow('a.b')],
  ])('%s', async (_, fetched, fact) => {
    const repository = three();
    for (const refspec of fetched) repository.git('config', '--add', 'remote.a.b.fetch', refspec);
    expect(await factOf(repository.top, 'deadbee')).toEqual(fact);
  });
});

describe('nothing can be known', () => {
  const asked = async (top: string) => {
    const git = openGit(top);
    const [fact] = (await git.history().commits(['deadbee'])).values();
    const [fate] = (await git.history().files(['a.txt'])).values();
    expect(fate).toEqual(fact);
    const { reason } = fact as { reason: string };
    expect(await git.history().stepsSince('d'.repeat(40), ['a.txt'])).toEqual({ steps: [], gap: reason, ends: [] });
    expect((await git.history().commitTimes(['a.txt'])).get('a.txt')).toEqual(fact);
    expect(await git.history().time()).toBeUndefined();
    await expect(git.forkPoint('main')).rejects.toThrow(`"main" cannot be read: ${reason}`);
    await expect(git.changedSince('d'.repeat(40), undefined, () => true)).rejects.toThrow(reason);
    await expect(git.changedSince('d'.repeat(40), 'e'.repeat(40), () => true)).rejects.toThrow(reason);
    expect(await git.ignored(['a'])).toEqual(new Set());
    expect(await git.tree('d'.repeat(40)).list('')).toEqual([]);
    const message = await git.resolve('main').catch((error: Error) => error);
    expect(message).toMatchObject({ name: 'RevisionError' });
    expect((message as Error).message).toBe(`"main" cannot be read: ${reason}`);
    return fact;
  };

  test('without a repository', async () => {
    expect(await asked(folder())).toEqual(unknown('this is no git repository'));
  });

  test('of a repository further up', async () => {
    const { top } = three();
    mkdirSync(join(top, 'inner/.git'), { recursive: true });
    expect(await asked(join(top, 'inner'))).toEqual(unknown('this is no git repository'));
  });

  test('of a bare repository that nobody named', async () => {
    expect(await asked(gitClone(three(), '--bare').top)).toEqual(unknown('this is no git repository'));
  });

  test('without git', async () => {
    vi.stubEnv('PATH', folder());
    expect(await asked(three.name)).toEqual(unknown('there is no git on the PATH; install it'));
  });

  test.skipIf(!isRoot)('where somebody else owns the repository, unless it is said to be safe', async () => {
    const { top } = three();
    chownSync(join(top, '.git'), 65_534, 65_534);
    chownSync(top, 65_534, 65_534);
    const reason = `git does not trust the owner of ${top}; run: git config --global --add safe.directory ${top}`;
    expect(await asked(top)).toEqual(unknown(reason));
    expect(await factOf(top, 'deadbee', { safeDirectory: top })).toEqual({ answer: 'missing' });
    expect(await factOf(top, 'deadbee', { safeDirectory: join(top, 'other') })).toEqual(unknown(reason));
  });

  test('of a repository of a later format', async () => {
    const repository = three();
    repository.git('config', 'core.repositoryFormatVersion', '99');
    expect(await asked(repository.top)).toEqual(unknown('this git is too old for the repository'));
  });
});

test.skipIf(isRoot || process.platform === 'win32')('an object that may not be read', async () => {
  const repository = three();
  const blob = repository.git('rev-parse', 'HEAD:b.txt');
  chmodSync(join(repository.top, '.git/objects', blob.slice(0, 2), blob.slice(2)), 0);
  const git = openGit(repository.top);
  const tree = git.tree((await git.resolve('HEAD')).hash);
  expect(await tree.read('b.txt', 10)).toEqual({ ok: false, refusal: 'not-readable' });
});

describe('a strange configuration of the user changes nothing', () => {
  const settings = [
    '[core]\n\tquotePath = true\n\tabbrev = 4\n\tdisambiguate = blob\n\tpager = false\n\twarnAmbiguousRefs = true',
    '[diff]\n\trenames = copies\n\tnoprefix = true\n\texternal = false\n\trelative = true\n\torderFile = nowhere',
    '[log]\n\tshowSignature = true\n\tfollow = true\n\tdate = raw\n\tdiffMerges = off\n\tmailmap = true\n\tdecorate = full',
    '[format]\n\tpretty = oneline\n\tnotes = true\n[i18n]\n\tlogOutputEncoding = UTF-16\n[color]\n\tui = always',
    '[status]\n\trelativePaths = true\n[alias]\n\tlog = !false\n\tcat-file = !false\n[grep]\n\tlineNumber = true',
  ];

  test('neither about commits nor about files', async () => {
    const repository = three();
    repository.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    const side = repository.commit({ subject: 'sïde', files: { 'b.txt': 'bb\n' } });
    repository.git('switch', '--quiet', 'main');
    const [two, head] = [repository.git('rev-parse', 'HEAD~1'), repository.git('rev-parse', 'HEAD')];
    const home = folder();
    put(home, { '.gitconfig': settings.join('\n') });
    vi.stubEnv('HOME', home);
    vi.stubEnv('XDG_CONFIG_HOME', home);
    vi.stubEnv('GIT_DIR', home);
    vi.stubEnv('GIT_CONFIG_PARAMETERS', "'core.bare=true'");
    const git = openGit(repository.top);
    expect([...(await git.history().commits([two, side])).values()]).toEqual([
      { answer: 'reachable', commit: { hash: two, subject: 'two' } },
      {
        answer: 'unreachable',
        commit: { hash: side, subject: 'sïde' },
        successor: { hash: head, subject: 'three', likeness: 'patch' },
      },
    ]);
    expect((await git.history().files(['a.txt'])).get('a.txt')).toEqual({
      answer: 'removed',
      commit: { hash: two, subject: 'two' },
      renamedTo: 'c.txt',
    });
  });
});

test('the history of what has none says why', async () => {
  const history = noHistory('git was not to be asked');
  const facts = await history.commits(['deadbee', 'x']);
  expect([...facts]).toEqual(['deadbee', 'x'].map((name) => [name, unknown('git was not to be asked')]));
  expect((await history.files(['a'])).get('a')).toEqual(unknown('git was not to be asked'));
  expect((await history.commitTimes(['a'])).get('a')).toEqual(unknown('git was not to be asked'));
  expect((await history.tracking(['a'])).get('a')).toEqual(unknown('git was not to be asked'));
  expect(await history.stepsSince('d'.repeat(40), ['a'])).toMatchObject({ gap: 'git was not to be asked', ends: [] });
  expect(await history.time()).toBeUndefined();
});

test('in a folder that is no repository, nothing is committed', async () => {
  const history = neverCommitted('this is no git repository');
  expect((await history.commitTimes(['a'])).get('a')).toEqual({ answer: 'not-committed' });
  expect((await history.tracking(['a'])).get('a')).toEqual({ answer: 'untracked' });
  expect((await history.files(['a'])).get('a')).toEqual(unknown('this is no git repository'));
  expect(await history.versions('a', () => Promise.reject(new Error('there is none')))).toBeUndefined();
  expect(await history.log({ most: 9 })).toEqual({ commits: [], gap: 'this is no git repository' });
  expect(await history.uncommitted()).toEqual(unknown('this is no git repository'));
  expect(await history.underway()).toBeUndefined();
});

test('the PATH is looked at when git is first asked', () => {
  vi.stubEnv('PATH', ['', '.', 'relative'].join(delimiter));
  expect(() => openGit('/nowhere')).not.toThrow();
});
