import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { fateOf, openGit } from './open.js';

const long = (name: string) => Array.from({ length: 20 }, (_, line) => `${name} ${line}\n`).join('');

test('a path of the last commit is committed, whatever the working tree says', async () => {
  const repository = gitRepository([{ subject: 'one', files: { 'a.txt': 'a', 'd/b.txt': 'b' } }]);
  repository.git('rm', '--quiet', 'a.txt');
  for (const path of ['a.txt', 'd/b.txt', 'd', './d/../d/b.txt', 'd/']) {
    expect(await fateOf(repository.top, path)).toEqual({ answer: 'committed' });
  }
});

test('a path that was never there', async () => {
  const { top } = gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);
  for (const path of ['b.txt', 'a.txt/b', 'A.txt']) expect(await fateOf(top, path)).toEqual({ answer: 'never' });
});

test('before the first commit nothing was ever there', async () => {
  const repository = gitRepository();
  repository.put({ 'a.txt': 'a' });
  expect(await fateOf(repository.top, 'a.txt')).toEqual({ answer: 'never' });
});

describe('a path that was removed', () => {
  test('names the newest commit that did it', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': 'a', b: 'b' } },
      { subject: 'drop', remove: ['a.txt'] },
      { subject: 'again', files: { 'a.txt': 'b' } },
      { subject: 'drop again', remove: ['a.txt'] },
      { subject: 'other', files: { c: 'c' } },
    ]);
    const hash = repository.git('rev-parse', 'HEAD~1');
    expect(await fateOf(repository.top, 'a.txt')).toEqual({
      answer: 'removed',
      commit: { hash, subject: 'drop again' },
    });
  });

  test('is known to the history of the commit that is asked for', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': 'a', b: 'b' } },
      { subject: 'drop', remove: ['a.txt'] },
    ]);
    const first = repository.git('rev-parse', 'HEAD~1');
    const fates = await openGit(repository.top).history(first).files(['a.txt']);
    expect(fates.get('a.txt')).toEqual({ answer: 'committed' });
  });

  test('by a merge that no parent asked for it', async () => {
    const repository = gitRepository([{ subject: 'one', files: { 'a.txt': 'a', b: 'b' } }]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { c: 'c' } });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { d: 'd' } });
    repository.git('merge', '--quiet', '--no-commit', '--no-ff', 'side');
    const merge = repository.commit({ subject: 'merge without a', remove: ['a.txt'] });
    expect(repository.git('rev-list', '--parents', '--max-count=1', 'HEAD').split(' ')).toHaveLength(3);
    expect(await fateOf(repository.top, 'a.txt')).toMatchObject({ answer: 'removed', commit: { hash: merge } });
  });

  test('by a merge that dropped what only one side had', async () => {
    const repository = gitRepository([{ subject: 'one', files: { b: 'b' } }]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { 'a.txt': 'a', c: 'c' } });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { d: 'd' } });
    repository.git('merge', '--quiet', '--no-commit', '--no-ff', 'side');
    const merge = repository.commit({ subject: 'merge without a', remove: ['a.txt'] });
    expect(await fateOf(repository.top, 'a.txt')).toMatchObject({ answer: 'removed', commit: { hash: merge } });
  });

  test('on one side of a merge names the commit of that side, not the merge', async () => {
    const repository = gitRepository([{ subject: 'one', files: { 'a.txt': 'a', b: 'b' } }]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { c: 'c' } });
    repository.git('switch', '--quiet', 'main');
    const drop = repository.commit({ subject: 'drop', remove: ['a.txt'] });
    repository.git('merge', '--quiet', '--no-edit', 'side');
    expect(await fateOf(repository.top, 'a.txt')).toMatchObject({ answer: 'removed', commit: { hash: drop } });
  });

  test('on a side branch that also made it', async () => {
    const repository = gitRepository([{ subject: 'one', files: { b: 'b' } }]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'make', files: { 'a.txt': 'a' } });
    const drop = repository.commit({ subject: 'drop', remove: ['a.txt'] });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { d: 'd' } });
    repository.git('merge', '--quiet', '--no-edit', 'side');
    expect(await fateOf(repository.top, 'a.txt')).toMatchObject({ answer: 'removed', commit: { hash: drop } });
  });

  test('as a folder, with the last file below it', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'old/a.txt': 'a', 'old/deep/b.txt': 'b', c: 'c' } },
      { subject: 'drop a', remove: ['old/a.txt'] },
    ]);
    expect(await fateOf(repository.top, 'old')).toEqual({ answer: 'committed' });
    const hash = repository.commit({ subject: 'drop b', remove: ['old/deep/b.txt'] });
    expect(await fateOf(repository.top, 'old')).toEqual({ answer: 'removed', commit: { hash, subject: 'drop b' } });
  });
});

describe('a path that was renamed', () => {
  test('says its new name, also when its content changed a little', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': long('a'), b: 'b' } },
      { subject: 'move', remove: ['a.txt'], files: { 'lib/c.txt': `${long('a')}more\n` } },
    ]);
    const hash = repository.git('rev-parse', 'HEAD');
    expect(await fateOf(repository.top, 'a.txt')).toEqual({
      answer: 'removed',
      commit: { hash, subject: 'move' },
      renamedTo: 'lib/c.txt',
    });
  });

  test('again and again is followed to where it is now', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': long('a'), x: 'x' } },
      { subject: 'to b', remove: ['a.txt'], files: { 'b.txt': long('a') } },
      { subject: 'to c', remove: ['b.txt'], files: { 'c.txt': long('a') } },
      { subject: 'to d', remove: ['c.txt'], files: { 'd.txt': long('a') } },
    ]);
    const hash = repository.git('rev-parse', 'HEAD');
    const fates = await openGit(repository.top).history().files(['a.txt', 'b.txt', 'c.txt']);
    const renamed = { answer: 'removed', commit: { hash, subject: 'to d' }, renamedTo: 'd.txt' };
    expect([...fates.values()]).toEqual([renamed, renamed, renamed]);
  });

  test('more often than is followed is told as it was first', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const repository = gitRepository([
      { subject: 'one', files: { a: long('a'), x: 'x' } },
      ...names.slice(1).map((name, index) => ({
        subject: `to ${name}`,
        remove: [names[index] ?? ''],
        files: { [name]: long('a') },
      })),
    ]);
    const fates = await openGit(repository.top).history().files(['a', 'b']);
    const hash = repository.git('rev-parse', 'HEAD~6');
    expect(fates.get('a')).toEqual({ answer: 'removed', commit: { hash, subject: 'to b' } });
    expect(fates.get('b')).toMatchObject({ commit: { subject: 'to h' }, renamedTo: 'h' });
  });

  test('and then removed names the commit that removed it, and its last name', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': long('a'), x: 'x' } },
      { subject: 'to b', remove: ['a.txt'], files: { 'b.txt': long('a') } },
      { subject: 'drop', remove: ['b.txt'] },
    ]);
    const commit = { hash: repository.git('rev-parse', 'HEAD'), subject: 'drop' };
    expect(await fateOf(repository.top, 'a.txt')).toEqual({ answer: 'removed', commit, lastName: 'b.txt' });
  });

  test('to and fro ends', async () => {
    const there = { remove: ['a.txt'], files: { 'b.txt': long('a') } };
    const back = { remove: ['b.txt'], files: { 'a.txt': long('a') } };
    const repository = gitRepository([
      { subject: 'one', files: { 'a.txt': long('a'), x: 'x' } },
      ...Array.from({ length: 4 }, () => [
        { subject: 'there', ...there },
        { subject: 'back', ...back },
      ]).flat(),
      { subject: 'gone', remove: ['a.txt'] },
    ]);
    const fates = await openGit(repository.top).history().files(['a.txt', 'b.txt']);
    const commit = { hash: repository.git('rev-parse', 'HEAD'), subject: 'gone' };
    expect(fates.get('a.txt')).toEqual({ answer: 'removed', commit });
    expect(fates.get('b.txt')).toEqual({ answer: 'removed', commit, lastName: 'a.txt' });
  });

  test('with its folder', async () => {
    const files = { 'old/a.txt': long('a'), 'old/deep/b.txt': long('b') };
    const repository = gitRepository([{ subject: 'one', files: { ...files, x: 'x' } }]);
    repository.git('mv', 'old', 'new');
    const hash = repository.commit({ subject: 'move' });
    const fates = await openGit(repository.top).history().files(['old', 'old/deep', 'old/deep/b.txt']);
    expect(fates.get('old')).toEqual({ answer: 'removed', commit: { hash, subject: 'move' }, renamedTo: 'new' });
    expect(fates.get('old/deep')).toMatchObject({ renamedTo: 'new/deep' });
    expect(fates.get('old/deep/b.txt')).toMatchObject({ renamedTo: 'new/deep/b.txt' });
  });

  test('with a folder whose files went to several places, which then has no new name', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'old/a.txt': long('a'), 'old/b.txt': long('b'), x: 'x' } },
      { subject: 'split', remove: ['old'], files: { 'n/a.txt': long('a'), 'm/b.txt': long('b') } },
    ]);
    const hash = repository.git('rev-parse', 'HEAD');
    expect(await fateOf(repository.top, 'old')).toEqual({ answer: 'removed', commit: { hash, subject: 'split' } });
  });
});

describe('odd characters', () => {
  const odd = [
    'with space.txt',
    '"quoted".txt',
    "it's",
    ':(glob)x',
    ':!x',
    '-x',
    '--output=y',
    '*.md',
    'ünï/cödé',
    'a\tb',
  ];
  const wanted = process.platform === 'win32' ? odd.slice(-4, -1) : odd;

  test('are nothing special', async () => {
    const files = Object.fromEntries(wanted.map((path) => [path, path]));
    const repository = gitRepository([
      { subject: 'one', files: { ...files, x: 'x', 'b.md': 'b', y: 'y' } },
      { subject: 'drop', remove: wanted },
    ]);
    const hash = repository.git('rev-parse', 'HEAD');
    const fates = await openGit(repository.top).history().files(wanted);
    const removed = { answer: 'removed', commit: { hash, subject: 'drop' } };
    expect([...fates]).toEqual(wanted.map((path) => [path, removed]));
  });

  test('match nothing but themselves', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'src/b.md': 'b', x: 'x' } },
      { subject: 'drop', remove: ['src/b.md'] },
    ]);
    const fates = await openGit(repository.top).history().files(odd);
    expect([...fates]).toEqual(odd.map((path) => [path, { answer: 'never' }]));
  });

  test.each(['a\nb', 'a.txt\nHEAD', '--all\n', 'a\0b', 'a\r'])('%j is not looked up', async (path) => {
    const { top } = gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);
    expect(await fateOf(top, path)).toEqual({ answer: 'unknown', reason: 'the path has a line break in it' });
  });

  test('a path out of the repository is not looked up', async () => {
    const { top } = gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);
    expect(await fateOf(top, '../a.txt')).toEqual({
      answer: 'unknown',
      reason: 'the path leads out of the repository',
    });
  });
});

test('many paths are asked for in another way, with the same answers', async () => {
  const gone = Array.from({ length: 40 }, (_, number) => `src/${number}.txt`);
  const files = Object.fromEntries(gone.map((path) => [path, path]));
  const repository = gitRepository([
    { subject: 'one', files: { ...files, b: 'b' } },
    { subject: 'drop', remove: gone.slice(0, 39) },
    { subject: 'move', remove: gone.slice(39), files: { 'c.txt': gone[39] ?? '' } },
  ]);
  const [drop, move] = [repository.git('rev-parse', 'HEAD~1'), repository.git('rev-parse', 'HEAD')];
  const fates = await openGit(repository.top)
    .history()
    .files([...gone, 'nothing']);
  const removed = { answer: 'removed', commit: { hash: drop, subject: 'drop' } };
  expect([...fates.values()].slice(0, 39)).toEqual(Array(39).fill(removed));
  expect(fates.get('src/39.txt')).toMatchObject({ commit: { hash: move }, renamedTo: 'c.txt' });
  expect(fates.get('nothing')).toEqual({ answer: 'never' });
});

describe('what lies in a submodule', () => {
  const lies = { answer: 'unknown', reason: 'the path lies in a submodule' };
  const lay = { answer: 'unknown', reason: 'the path lay in a submodule' };
  const withSubmodule = () => {
    const inner = gitRepository([{ subject: 'inner', files: { 'i.txt': 'i' } }]);
    const outer = gitRepository([{ subject: 'outer', files: { 'a.txt': 'a' } }]);
    outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.top, 'vendor/lib');
    outer.commit({ subject: 'sub' });
    return outer;
  };
  const drop = (outer: TestRepository) => {
    outer.git('rm', '--quiet', 'vendor/lib');
    return outer.commit({ subject: 'drop' });
  };

  test('is not known here', async () => {
    const { top } = withSubmodule();
    expect(await fateOf(top, 'vendor/lib')).toEqual({ answer: 'committed' });
    for (const path of ['vendor/lib/i.txt', 'vendor/lib/none/x']) expect(await fateOf(top, path)).toEqual(lies);
  });

  test('is not known either once the submodule is gone', async () => {
    const outer = withSubmodule();
    const hash = drop(outer);
    const fates = await openGit(outer.top)
      .history()
      .files(['vendor/lib/i.txt', 'vendor/lib/none/x', 'vendor/lib', 'vendor/library', 'vendor/x']);
    const removed = { answer: 'removed', commit: { hash, subject: 'drop' } };
    expect([...fates.values()]).toEqual([lay, lay, removed, { answer: 'never' }, { answer: 'never' }]);
  });

  test('also when many other paths are asked for', async () => {
    const outer = withSubmodule();
    drop(outer);
    const others = Array.from({ length: 40 }, (_, number) => `none/${number}`);
    const fates = await openGit(outer.top)
      .history()
      .files([...others, 'vendor/lib/i.txt']);
    expect(fates.get('vendor/lib/i.txt')).toEqual(lay);
  });

  test.each([
    ['files', { 'vendor/lib/other.txt': 'o' }],
    ['a file', { 'vendor/lib': 'o' }],
  ])('and whose place %s took', async (_, files) => {
    const outer = withSubmodule();
    outer.git('rm', '--quiet', 'vendor/lib');
    outer.commit({ subject: 'vendor it', files });
    expect(await fateOf(outer.top, 'vendor/lib/i.txt')).toEqual(lay);
  });

  test('is removed when it was a file of this repository once', async () => {
    const outer = withSubmodule();
    outer.git('rm', '--quiet', 'vendor/lib');
    outer.commit({ subject: 'vendor it', files: { 'vendor/lib/i.txt': 'o' } });
    const hash = outer.commit({ subject: 'drop it', remove: ['vendor/lib/i.txt'] });
    const commit = { hash, subject: 'drop it' };
    expect(await fateOf(outer.top, 'vendor/lib/i.txt')).toEqual({ answer: 'removed', commit });
  });

  test.each([
    ['path = vendor/lib', 'vendor/lib/i.txt'],
    ['\tpath = "lib #1"\r', 'lib #1/i.txt'],
    ['PATH="a\\"b"', 'a"b/c/i.txt'],
  ])('as .gitmodules once said: %j', async (line, path) => {
    const repository = gitRepository([
      { subject: 'sub', files: { '.gitmodules': `[submodule "x"]\n${line}\n\turl = ../x\n`, 'a.txt': 'a' } },
      { subject: 'drop', remove: ['.gitmodules'] },
    ]);
    const fates = await openGit(repository.top).history().files([path, 'i.txt', 'vendor/i.txt']);
    expect([...fates.values()]).toEqual([lay, { answer: 'never' }, { answer: 'never' }]);
  });

  test('on another branch', async () => {
    const outer = withSubmodule();
    outer.git('switch', '--quiet', '--create', 'other', 'HEAD~1');
    expect(await fateOf(outer.top, 'vendor/lib/i.txt')).toEqual(lay);
  });
});

describe('a path that the history never had', () => {
  const elsewhere = (hash: string, subject: string) => ({ answer: 'elsewhere', commit: { hash, subject } });
  const withBranch = () => {
    const repository = gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);
    repository.git('switch', '--quiet', '--create', 'feat');
    const made = repository.commit({ subject: 'feat: f', files: { 'src/f.ts': 'f' } });
    return { repository, made };
  };

  test('lies on another branch', async () => {
    const { repository, made } = withBranch();
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main goes on', files: { 'b.txt': 'b' } });
    const fates = await openGit(repository.top).history().files(['src/f.ts', 'src', 'src/g.ts']);
    const there = elsewhere(made, 'feat: f');
    expect([...fates.values()]).toEqual([there, there, { answer: 'never' }]);
  });

  test('in its newest version, where it was also renamed or removed', async () => {
    const { repository } = withBranch();
    const changed = repository.commit({ subject: 'feat: more', files: { 'src/f.ts': 'ff' } });
    repository.commit({ subject: 'feat: no f', remove: ['src/f.ts'] });
    repository.git('switch', '--quiet', 'main');
    expect(await fateOf(repository.top, 'src/f.ts')).toEqual(elsewhere(changed, 'feat: more'));
  });

  test('and not in the merge that took it over', async () => {
    const { repository, made } = withBranch();
    repository.git('switch', '--quiet', '--create', 'develop', 'main');
    repository.commit({ subject: 'develop', files: { 'b.txt': 'b' } });
    repository.git('merge', '--quiet', '--no-edit', 'feat');
    repository.git('switch', '--quiet', 'main');
    expect(await fateOf(repository.top, 'src/f.ts')).toEqual(elsewhere(made, 'feat: f'));
  });

  test('in a later commit than the one that is linted, or in one that only a tag or a remote leads to', async () => {
    const { repository, made } = withBranch();
    const fates = await openGit(repository.top).history(repository.git('rev-parse', 'main')).files(['src/f.ts']);
    expect(fates.get('src/f.ts')).toEqual(elsewhere(made, 'feat: f'));
    repository.git('switch', '--quiet', 'main');
    const clone = gitClone(repository);
    expect(await fateOf(clone.top, 'src/f.ts')).toEqual(elsewhere(made, 'feat: f'));
    repository.git('tag', '--annotate', '--message', 'v1', 'v1', 'feat');
    repository.git('branch', '--quiet', '-D', 'feat');
    expect(await fateOf(repository.top, 'src/f.ts')).toEqual(elsewhere(made, 'feat: f'));
  });

  test('cannot be known where another branch is damaged', async () => {
    const { repository, made } = withBranch();
    repository.git('switch', '--quiet', 'main');
    rmSync(join(repository.top, '.git/objects', made.slice(0, 2), made.slice(2)));
    const reason = 'the repository is damaged; git fsck tells more';
    expect(await fateOf(repository.top, 'src/f.ts')).toEqual({ answer: 'unknown', reason });
  });
});

describe('a sparse checkout', () => {
  test('leaves out what is there all the same', async () => {
    const files = { 'src/a.ts': 'a', 'docs/b.md': 'b', 'docs/deep/c.md': 'c' };
    const repository = gitRepository([{ subject: 'one', files }]);
    repository.git('sparse-checkout', 'set', 'src');
    rmSync(join(repository.top, 'src/a.ts'));
    expect(existsSync(join(repository.top, 'docs'))).toBe(false);
    const fates = await openGit(repository.top)
      .history()
      .files(['docs/b.md', 'docs/deep', 'docs', 'src/a.ts', 'docs/x']);
    const present = { answer: 'present' };
    expect([...fates.values()]).toEqual([present, present, present, { answer: 'committed' }, { answer: 'never' }]);
    repository.git('sparse-checkout', 'disable');
    rmSync(join(repository.top, 'docs'), { recursive: true });
    expect(await fateOf(repository.top, 'docs/b.md')).toEqual({ answer: 'committed' });
  });

  test('with an index that is sparse itself', async () => {
    const repository = gitRepository([{ subject: 'one', files: { 'src/a.ts': 'a', 'docs/deep/c.md': 'c' } }]);
    repository.git('sparse-checkout', 'set', '--sparse-index', 'src');
    expect(await fateOf(repository.top, 'docs/deep/c.md')).toEqual({ answer: 'present' });
  });
});

test('a bare repository and a worktree have the same history', async () => {
  const repository = gitRepository([
    { subject: 'one', files: { 'a.txt': 'a', b: 'b' } },
    { subject: 'drop', remove: ['a.txt'] },
  ]);
  const removed = { answer: 'removed', commit: { hash: repository.git('rev-parse', 'HEAD'), subject: 'drop' } };
  const bare = gitClone(repository, '--bare').top;
  expect(await fateOf(bare, 'a.txt', { gitDir: bare })).toEqual(removed);
  const tree = `${folder()}/tree`;
  repository.git('worktree', 'add', '--quiet', '--detach', tree);
  expect(await fateOf(tree, 'a.txt')).toEqual(removed);
});
