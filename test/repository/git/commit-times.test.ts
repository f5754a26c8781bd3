import { chmodSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { recordedGit } from './fake-git.js';
import { writing } from './histories.js';
import { openGit } from './open.js';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T08:00:00Z`;
const on = (number: number) => ({ answer: 'committed', time: Date.parse(day(number)) });
const modified = (number: number) => ({ ...on(number), isModified: true });
const none = { answer: 'not-committed' };
const shallow = {
  answer: 'unknown',
  reason:
    'the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)',
};

afterEach(() => vi.unstubAllEnvs());

const timesOf = async (top: string, paths: readonly string[], hash?: string) => [
  ...(await openGit(top).history(hash).commitTimes(paths)).values(),
];

/** Two files, each committed on two days, and one of its own day. */
function three(): TestRepository {
  return gitRepository([
    { subject: 'one', files: { 'a.md': '1', 'b.md': '1' }, date: day(1) },
    { subject: 'two', files: { 'a.md': '2' }, date: day(2) },
    { subject: 'three', files: { 'f/c.md': '1' }, date: day(3) },
  ]);
}

describe('when a path was last committed', () => {
  test('is told of all at once, and of what is not there', async () => {
    const { top, git } = three();
    git('rm', '--quiet', '--cached', 'b.md');
    const paths = ['a.md', 'b.md', 'f/c.md', 'f', 'never.md', 'f/c.md/x', 'a.md'];
    expect(await timesOf(top, paths)).toEqual([on(2), on(1), on(3), on(3), none, none]);
    expect(await timesOf(top, ['a.md', 'f/c.md'], git('rev-parse', 'HEAD~2'))).toEqual([on(1), none]);
    expect(await timesOf(top, [])).toEqual([]);
  });

  test('has nothing to do with when it was checked out', async () => {
    const { top, put } = three();
    const later = new Date('2026-07-01T00:00:00Z');
    for (const path of ['a.md', 'f/c.md']) utimesSync(join(top, path), later, later);
    put({ 'b.md': '1' });
    expect(await timesOf(top, ['a.md', 'b.md', 'f/c.md'])).toEqual([on(2), on(1), on(3)]);
  });

  test('and whether something else lies there now', async () => {
    const { top, put, git } = three();
    const early = new Date('2020-01-01T00:00:00Z');
    put({ 'a.md': '9', 'f/new.md': '1' });
    utimesSync(join(top, 'a.md'), early, early); // of the same size, and older than the index
    expect(await timesOf(top, ['a.md', 'b.md', 'f/new.md'])).toEqual([modified(2), on(1), none]);
    git('add', '--all'); // it is still not committed
    expect(await timesOf(top, ['a.md', 'b.md', 'f/new.md'])).toEqual([modified(2), on(1), none]);
    expect(await timesOf(top, ['a.md'], git('rev-parse', 'HEAD'))).toEqual([on(2)]);
    put({ 'a.md': '2' });
    expect(await timesOf(top, ['a.md'])).toEqual([on(2)]);
    rmSync(join(top, 'a.md'));
    expect(await timesOf(top, ['a.md'])).toEqual([modified(2)]);
  });

  test('other ends of lines are nothing else, and other programs neither', async () => {
    const text = 'a\nb\n\nc\r\r\n';
    const { top, put } = gitRepository([{ subject: 'one', files: { 'a.md': text, 'b.md': text }, date: day(1) }]);
    put({ 'a.md': 'a\r\nb\r\n\nc\r\r\n' });
    expect(await timesOf(top, ['a.md'])).toEqual([modified(1)]);
    put({ 'a.md': 'a\nb\n\nc\r\n' });
    expect(await timesOf(top, ['a.md'])).toEqual([modified(1)]);
    const plain = gitRepository([{ subject: 'one', files: { 'a.md': 'a\nb\n\nc' }, date: day(1) }]);
    plain.put({ 'a.md': 'a\r\nb\r\n\r\nc' });
    chmodSync(join(plain.top, 'a.md'), 0o755);
    expect(await timesOf(plain.top, ['a.md'])).toEqual([on(1)]);
  });

  test.skipIf(process.platform === 'win32')('a link is what it says', async () => {
    const { top, git } = three();
    symlinkSync('a.md', join(top, 'l.md'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'link'); // at the date of nobody's choice
    const [time] = await timesOf(top, ['l.md']);
    expect(time).toEqual({ answer: 'committed', time: Date.parse('2026-05-11T08:00:00Z') });
    rmSync(join(top, 'l.md'));
    symlinkSync('b.md', join(top, 'l.md'));
    expect(await timesOf(top, ['l.md'])).toEqual([{ ...time, isModified: true }]);
  });

  test('a mode alone changes nothing', async () => {
    const { top, git } = three();
    git('update-index', '--chmod=+x', 'a.md');
    git('commit', '--quiet', '--message', 'mode');
    expect(await timesOf(top, ['a.md'])).toEqual([on(2)]);
  });
});

describe('a merge', () => {
  const forked = () => {
    const repository = gitRepository([{ subject: 'one', files: { 'a.md': '1', 'b.md': '1' }, date: day(1) }]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: { 'a.md': '2' }, date: day(5) });
    repository.git('switch', '--quiet', 'main');
    return repository;
  };

  test('that takes a path over did nothing to it', async () => {
    const repository = forked();
    repository.commit({ subject: 'main', files: { 'b.md': '2' }, date: day(3) });
    repository.git('merge', '--quiet', '--message', 'merge', 'side');
    expect(await timesOf(repository.top, ['a.md', 'b.md'])).toEqual([on(5), on(3)]);
  });

  test('that takes one side hides the other one, though that is younger', async () => {
    const repository = forked();
    repository.commit({ subject: 'main', files: { 'a.md': '3' }, date: day(3) });
    repository.git('merge', '--quiet', '-X', 'ours', '--message', 'merge', 'side');
    expect(await timesOf(repository.top, ['a.md', 'b.md'])).toEqual([on(3), on(1)]);
  });

  test('that makes something else of both is the last one itself', async () => {
    const repository = forked();
    repository.commit({ subject: 'main', files: { 'a.md': '3' }, date: day(3) });
    repository.git('merge', '--quiet', '-X', 'ours', '--no-commit', 'side');
    repository.commit({ subject: 'evil', files: { 'a.md': '4' }, date: day(7) });
    expect(await timesOf(repository.top, ['a.md', 'b.md'])).toEqual([on(7), on(1)]);
  });

  test('that is not committed yet: what is as on one side was committed there', async () => {
    const repository = forked();
    repository.commit({ subject: 'main', files: { 'a.md': '3' }, date: day(3) });
    expect(() => repository.git('merge', 'side')).toThrow();
    const a = async () => (await timesOf(repository.top, ['a.md']))[0];
    expect(await a()).toEqual(modified(3));
    repository.put({ 'a.md': '2' });
    expect(await a()).toEqual(on(5));
    repository.put({ 'a.md': '3' });
    expect(await a()).toEqual(on(3));
  });
});

test('is what git says of each path alone, in any history', { timeout: 120_000 }, async () => {
  const step = fc.record({
    branch: fc.integer({ min: 0, max: 2 }),
    merge: fc.option(fc.integer({ min: 0, max: 2 })),
    strategy: fc.constantFrom('ours', 'theirs'),
    file: fc.constantFrom('a.md', 'b.md', 'f/c.md'),
    content: fc.constantFrom('1', '2', '3'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const repository = gitRepository([
        { subject: 'start', files: { 'a.md': '0', 'b.md': '0', 'f/c.md': '0' }, date: day(1) },
      ]);
      for (const name of ['b0', 'b1', 'b2']) repository.git('branch', name);
      for (const [index, { branch, merge, strategy, file, content }] of steps.entries()) {
        const date = day(index + 2);
        repository.git('switch', '--quiet', `b${branch}`);
        if (merge !== null) {
          try {
            repository.git('merge', '--quiet', '--no-commit', '--no-ff', '-X', strategy, `b${merge}`);
          } catch {
            repository.git('checkout', `--${strategy}`, '.');
          }
          repository.commit({ subject: 'merge', date });
        } else repository.commit({ subject: 'change', files: { [file]: content }, date });
      }
      const paths = ['a.md', 'b.md', 'f/c.md'];
      const told = paths.map((path) => Number(repository.git('log', '-1', '--format=%ct', '--', path)) * 1000);
      const times = await openGit(repository.top).history().commitTimes(paths);
      expect(paths.map((path) => times.get(path))).toEqual(told.map((time) => ({ answer: 'committed', time })));
    }),
    { numRuns: 15 },
  );
});

describe('what cannot be known', () => {
  test('in a shallow clone, whether its oldest commit made what it holds', async () => {
    const origin = three();
    const clone = gitClone(origin, '--depth', '2');
    expect(await timesOf(clone.top, ['a.md', 'b.md', 'f/c.md', 'never.md'])).toEqual([shallow, shallow, on(3), none]);
    const whole = gitClone(origin, '--depth', '3');
    expect(await timesOf(whole.top, ['a.md', 'b.md', 'f/c.md'])).toEqual([on(2), on(1), on(3)]);
    expect(await timesOf(gitClone(origin, '--depth', '1').top, ['f/c.md'])).toEqual([shallow]);
  });

  test('in a shallow clone, what lies there now is still compared', async () => {
    const clone = gitClone(three(), '--depth', '2');
    clone.put({ 'b.md': '9' });
    expect(await timesOf(clone.top, ['a.md', 'b.md'])).toEqual([shallow, { ...shallow, isModified: true }]);
  });

  test('where folders were not fetched', async () => {
    const origin = three();
    const { top } = gitClone(origin, '--filter=tree:0', '--no-checkout');
    rmSync(origin.top, { recursive: true });
    const reason = 'the clone is partial, and what it lacks is not fetched; clone it without --filter';
    expect(await timesOf(top, ['a.md'])).toEqual([{ answer: 'unknown', reason }]);
  });

  test('but not where only contents were not', async () => {
    const origin = three();
    const { top } = gitClone(origin, '--filter=blob:none');
    rmSync(origin.top, { recursive: true });
    expect(await timesOf(top, ['a.md', 'b.md', 'f/c.md'])).toEqual([on(2), on(1), on(3)]);
  });

  test('where the path is none', async () => {
    const [time] = await timesOf(three().top, ['../x']);
    expect(time).toEqual({ answer: 'unknown', reason: 'the path leads out of the repository' });
  });

  test('in a damaged repository', async () => {
    const { top, git } = three();
    const lost = git('rev-parse', 'HEAD~1');
    rmSync(join(top, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    const reason = 'the repository is damaged; git fsck tells more';
    expect(await timesOf(top, ['a.md'])).toEqual([{ answer: 'unknown', reason }]);
  });

  test('of a submodule', async () => {
    const { top, git } = three();
    git('update-index', '--add', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},sub`);
    git('commit', '--quiet', '--message', 'sub');
    const [inside, itself] = await timesOf(top, ['sub/x', 'sub']);
    expect(inside).toEqual({ answer: 'unknown', reason: 'the path lies in a submodule' });
    expect(itself).toMatchObject({ answer: 'committed' });
  });

  test('before the first commit, nothing is committed', async () => {
    const { top, put } = gitRepository();
    put({ 'a.md': '' });
    expect(await timesOf(top, ['a.md'])).toEqual([none]);
    expect(await openGit(top).history().time()).toBeUndefined();
  });
});

test.skipIf(process.platform === 'win32').each(['a\nb.md', 'a\rb.md', '"q".md', 'ä \u{1f600}.md', '-x.md', '*.md'])(
  'of a path like %j',
  async (path) => {
    const repository = gitRepository([{ ...writing('1', path), date: day(1) }]);
    repository.commit({ subject: 'other', files: { 'z.md': '1' }, date: day(2) });
    expect(await timesOf(repository.top, [path])).toEqual([on(1)]);
  },
);

test('one log tells of a hundred paths', async () => {
  const paths = Array.from({ length: 100 }, (_, at) => `p/${at}.md`);
  const { top } = gitRepository(
    [1, 2, 3].map((number) => ({
      subject: 'x',
      files: Object.fromEntries(paths.filter((_, at) => at % number === 0).map((path) => [path, String(number)])),
      date: day(number),
    })),
  );
  const recorded = recordedGit();
  const times = await timesOf(top, paths);
  expect(times).toEqual(paths.map((_, at) => on(at % 3 === 0 ? 3 : at % 2 === 0 ? 2 : 1)));
  // cat-file, log, and two that ask whether the clone is shallow
  expect(recorded.commands().length).toBeLessThanOrEqual(4);
});

test('the last commit of a history', async () => {
  const { top, git } = three();
  expect(await openGit(top).history().time()).toBe(Date.parse(day(3)));
  expect(await openGit(top).history(git('rev-parse', 'HEAD~1')).time()).toBe(Date.parse(day(2)));
  rmSync(join(top, '.git/HEAD'));
  expect(await openGit(top).history().time()).toBeUndefined();
});
