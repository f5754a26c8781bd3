import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository, type TestRepository } from '../../support/git.js';
import { recordedGit } from './fake-git.js';
import { contentOf, state, stepsOf, writing, written } from './histories.js';
import { openGit } from './open.js';

const shallow =
  'the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)';
const partial = 'the clone is partial, and what it lacks is not fetched; clone it without --filter';

afterEach(() => vi.unstubAllEnvs());

describe('a history without branches', () => {
  test('gives its commits, the oldest first, and no others', async () => {
    const repository = written('1', '2');
    repository.commit({ subject: 'code', files: { 'a.ts': 'a' } });
    repository.commit(writing('3'));
    repository.git('rm', '--quiet', state);
    repository.git('commit', '--quiet', '--message', 'state: away');
    repository.commit(writing('4'));
    expect(await stepsOf(repository, 'HEAD~4')).toEqual([
      ['state: 3', '2', '3'],
      ['state: away', '3', undefined],
      ['state: 4', undefined, '4'],
    ]);
    expect(await stepsOf(repository, 'HEAD~4', [state], 'HEAD~2')).toEqual([['state: 3', '2', '3']]);
    expect(await stepsOf(repository, 'HEAD')).toEqual([]);
    expect(await stepsOf(repository, 'HEAD~5')).toEqual([
      ['state: 2', '1', '2'],
      ['state: 3', '2', '3'],
      ['state: away', '3', undefined],
      ['state: 4', undefined, '4'],
    ]);
  });

  test('whose commits bear the same date', async () => {
    const date = '2026-05-11T08:00:00Z';
    const repository = gitRepository(['1', '2', '3', '4'].map((content) => ({ ...writing(content), date })));
    const subjects = (await stepsOf(repository, 'HEAD~3')) as string[][];
    expect(subjects.map(([subject]) => subject)).toEqual(['state: 2', 'state: 3', 'state: 4']);
  });

  test('whose later commits bear earlier dates', async () => {
    const dates = ['2026-05-14', '2026-05-13', '2026-05-12', '2026-05-11'];
    const repository = gitRepository(
      dates.map((day, index) => ({ ...writing(String(index)), date: `${day}T08:00:00Z` })),
    );
    const subjects = (await stepsOf(repository, 'HEAD~3')) as string[][];
    expect(subjects.map(([subject]) => subject)).toEqual(['state: 1', 'state: 2', 'state: 3']);
  });

  test('a mode alone is no step, a link in the place of a file is', async () => {
    const repository = written('1');
    repository.git('update-index', '--chmod=+x', state);
    repository.git('commit', '--quiet', '--message', 'mode');
    const blob = repository.git('rev-parse', `HEAD:${state}`);
    repository.git('update-index', '--cacheinfo', `120000,${blob},${state}`);
    repository.git('commit', '--quiet', '--message', 'link');
    expect(await stepsOf(repository, 'HEAD~2')).toEqual([['link', '1', undefined]]);
  });

  test('a root that is renamed leaves one place and comes to the other', async () => {
    const repository = written('1');
    repository.git('mv', '.grid', 'docs');
    repository.git('commit', '--quiet', '--message', 'move');
    expect(await stepsOf(repository, 'HEAD~1', ['docs/STATE.md'])).toEqual([['move', undefined, '1']]);
    expect(await stepsOf(repository, 'HEAD~1')).toEqual([['move', '1', undefined]]);
  });

  test('says which of the paths a commit touched, and a folder stands for all in it', async () => {
    const { top, git, commit } = written('1');
    commit({ subject: 'two', files: { 'a/state/x.json': '1', 'b/state/deep/y.json': '1', 'a/statex': '1' } });
    commit({ subject: 'three', files: { 'a/statex': '2', 'a/stat': '2' } });
    const paths = ['a/state', 'b/state', 'b/state/deep/y.json', 'c'];
    const base = git('rev-parse', 'HEAD~2');
    const touched = async (asked: readonly string[]) =>
      (await openGit(top).history().stepsSince(base, asked)).steps.map((step) => [
        step.commit.subject,
        [...step.touched].sort(),
      ]);
    expect(await touched(paths)).toEqual([['two', ['a/state', 'b/state', 'b/state/deep/y.json']]]);
    expect(await touched(['a/state/x.json', 'a/state/x.json'])).toEqual([['two', ['a/state/x.json']]]);
    expect(await touched([''])).toEqual([
      ['two', ['']],
      ['three', ['']],
    ]);
    expect(await touched([])).toEqual([]);
  });

  test('more paths than git is told to look for', async () => {
    const { top, git, commit } = written('1');
    commit({ subject: 'two', files: { 'p40/STATE.md': '1', other: '1' } });
    commit({ subject: 'three', files: { other: '2' } });
    const paths = Array.from({ length: 50 }, (_, index) => `p${index}/STATE.md`);
    const { steps } = await openGit(top).history().stepsSince(git('rev-parse', 'HEAD~2'), paths);
    expect(steps.map(({ commit: { subject }, touched }) => [subject, touched])).toEqual([['two', ['p40/STATE.md']]]);
  });
});

/** What the other parents of each step held. */
const othersOf = async ({ top, git }: TestRepository, base: string) => {
  const { steps } = await openGit(top).history().stepsSince(git('rev-parse', base), [state]);
  return Promise.all(steps.map(({ others }) => Promise.all(others.map((tree) => contentOf(tree)))));
};

describe('a merge', () => {
  /** A branch of its own on both sides of a commit. */
  const forked = (main: Record<string, string>, side: Record<string, string>) => {
    const repository = written('1');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit({ subject: 'side', files: side });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: main });
    return repository;
  };

  test('that only takes over is no step; what it merged is', async () => {
    const repository = forked({ a: 'a' }, { [state]: '2' });
    repository.git('merge', '--quiet', '--message', 'merge', 'side');
    expect(await stepsOf(repository, 'HEAD~2')).toEqual([['side', '1', '2']]);
    expect(await stepsOf(repository, 'HEAD^1')).toEqual([['side', '1', '2']]);
  });

  test('that is as one of two sides is no step, and both sides are told', async () => {
    for (const strategy of ['ours', 'theirs'] as const) {
      const repository = forked({ [state]: '2' }, { [state]: '3' });
      repository.git('merge', '--quiet', '-X', strategy, '--message', 'merge', 'side');
      const steps = (await stepsOf(repository, 'HEAD~2')) as string[][];
      expect(steps.sort()).toEqual([
        ['main', '1', '2'],
        ['side', '1', '3'],
      ]);
    }
  });

  test('that differs from all its parents is a step, against the first one', async () => {
    const repository = forked({ [state]: '2' }, { [state]: '3' });
    repository.git('merge', '--quiet', '-X', 'ours', '--no-commit', 'side');
    repository.commit({ subject: 'evil', files: { [state]: '4' } });
    const steps = await stepsOf(repository, 'HEAD~2');
    expect(steps).toHaveLength(3);
    expect(steps[2]).toEqual(['evil', '2', '4']);
    expect(await othersOf(repository, 'HEAD~2')).toEqual([[], [], ['3']]);
  });

  test('one of whose parents has not got the file', async () => {
    const repository = forked({ [state]: '2' }, { 'a.md': '1' });
    repository.git('switch', '--quiet', 'side');
    repository.commit({ subject: 'gone', remove: [state] });
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-commit', '--strategy=ours', 'side');
    repository.commit({ subject: 'evil', files: { [state]: '4' } });
    expect((await stepsOf(repository, 'main~1')).at(-1)).toEqual(['evil', '2', '4']);
    expect((await othersOf(repository, 'main~1')).at(-1)).toEqual([undefined]);
  });

  test('that takes one file from each side is no step of the folder', async () => {
    const repository = forked({ 'f/a': '1' }, { 'f/b': '1' });
    repository.git('merge', '--quiet', '--message', 'merge', 'side');
    const steps = (await stepsOf(repository, 'HEAD~2', ['f'])) as string[][];
    expect(steps.map(([subject]) => subject).sort()).toEqual(['main', 'side']);
  });

  test('of three branches at once', async () => {
    const repository = written('1');
    for (const name of ['a', 'b']) {
      repository.git('switch', '--quiet', '--create', name, 'main');
      repository.commit({ subject: name, files: { [name]: name } });
    }
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'main', files: { c: 'c' } });
    repository.git('merge', '--quiet', '--no-commit', 'a', 'b');
    repository.commit({ subject: 'octopus', files: { [state]: '2' } });
    expect(repository.git('show', '--no-patch', '--format=%P').split(' ')).toHaveLength(3);
    expect(await stepsOf(repository, 'HEAD~2')).toEqual([['octopus', '1', '2']]);
    expect(await othersOf(repository, 'HEAD~2')).toEqual([['1', '1']]);
    repository.git('switch', '--quiet', '--create', 'd');
    repository.commit(writing('3'));
    expect(await stepsOf(repository, 'a')).toEqual([
      ['octopus', '1', '2'],
      ['state: 3', '2', '3'],
    ]);
  });

  test('of branches that were merged into one another', async () => {
    const repository = forked({ [state]: '2' }, { a: 'a' });
    const [main, side] = ['main', 'side'].map((name) => repository.git('rev-parse', name)) as [string, string];
    repository.git('merge', '--quiet', '--message', 'main takes side', side);
    repository.git('switch', '--quiet', 'side');
    repository.git('merge', '--quiet', '--message', 'side takes main', main);
    repository.commit(writing('3'));
    expect(await stepsOf(repository, 'main')).toEqual([['state: 3', '2', '3']]);
    expect(await stepsOf(repository, side)).toEqual([
      ['main', '1', '2'],
      ['state: 3', '2', '3'],
    ]);
  });

  test('of another history that has nothing in common', async () => {
    const repository = written('1');
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '--orphan', 'other');
    repository.commit(writing('x', 'other/STATE.md'));
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--allow-unrelated-histories', '--message', 'merge', 'other');
    expect(await stepsOf(repository, base, ['other/STATE.md'])).toEqual([['state: x', undefined, 'x']]);
    repository.git('switch', '--quiet', 'other');
    expect(await stepsOf(repository, base)).toBe('what is linted and the base have no commit in common');
  });
});

describe('the ends', () => {
  const ends = async (top: string, base: string) => {
    const { ends: trees, steps } = await openGit(top).history().stepsSince(base, [state]);
    return [steps.length, ...(await Promise.all(trees.map((tree) => contentOf(tree))))];
  };

  test('are HEAD, and what is merged into it', async () => {
    const repository = written('1');
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('2'));
    repository.git('switch', '--quiet', 'main');
    expect(await ends(repository.top, base)).toEqual([0, '1']);
    repository.git('merge', '--quiet', '--no-commit', '--no-ff', 'side');
    expect(await ends(repository.top, base)).toEqual([1, '1', '2']);
    repository.git('merge', '--abort');
    repository.commit(writing('3'));
    expect(() => repository.git('merge', 'side')).toThrow();
    expect(await ends(repository.top, base)).toEqual([2, '3', '2']);
  });

  test('are all that is merged at once', async () => {
    const repository = written('1');
    const base = repository.git('rev-parse', 'HEAD');
    for (const name of ['a', 'b', 'c']) {
      repository.git('switch', '--quiet', '--create', name, base);
      repository.commit(writing(name, `${name}/STATE.md`));
    }
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing('2'));
    repository.git('merge', '--quiet', '--no-commit', 'a', 'b', 'c');
    const { ends: trees } = await openGit(repository.top).history().stepsSince(base, [state]);
    const own = ['2', '1', '1', '1'];
    expect(await Promise.all(trees.map((tree) => contentOf(tree)))).toEqual(own);
    const paths = [state, 'a/STATE.md', 'b/STATE.md', 'c/STATE.md'];
    expect(((await stepsOf(repository, base, paths)) as string[][]).length).toBe(4);
  });

  test('in a worktree of its own, in the middle of a merge there', async () => {
    const repository = written('1');
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('2'));
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing('3'));
    const top = join(folder(), 'tree');
    repository.git('worktree', 'add', '--quiet', top, '-b', 'there');
    expect(() => gitFolder(top).git('merge', 'side')).toThrow();
    expect(await ends(top, base)).toEqual([2, '3', '2']);
    expect(await ends(repository.top, base)).toEqual([1, '3']);
  });

  test('in the middle of a rebase, and with no branch checked out', async () => {
    const repository = written('1');
    const base = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('2'));
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing('3'));
    repository.git('switch', '--quiet', 'side');
    expect(() => repository.git('rebase', 'main')).toThrow();
    expect(await ends(repository.top, base)).toEqual([1, '3']);
    repository.git('rebase', '--abort');
    repository.git('switch', '--quiet', '--detach', 'HEAD');
    expect(await ends(repository.top, base)).toEqual([1, '2']);
  });

  test('of a commit is that commit, whatever is merged meanwhile', async () => {
    const repository = written('1', '2', '3');
    const [base, until] = ['HEAD~2', 'HEAD~1'].map((name) => repository.git('rev-parse', name)) as [string, string];
    const { ends: trees } = await openGit(repository.top).history(until).stepsSince(base, [state]);
    expect(await Promise.all(trees.map((tree) => contentOf(tree)))).toEqual(['2']);
  });
});

describe('where commits are missing', () => {
  test('in a shallow clone that holds the base and all since, nothing is', async () => {
    const origin = written('1', '2', '3', '4');
    const clone = gitClone(origin, '--depth', '3');
    expect(await stepsOf(clone, 'HEAD~2')).toEqual([
      ['state: 3', '2', '3'],
      ['state: 4', '3', '4'],
    ]);
    expect(await stepsOf(clone, 'HEAD')).toEqual([]);
  });

  test('in a shallow clone whose end comes before the base', async () => {
    const origin = written('1', '2', '3', '4');
    origin.git('branch', 'old', 'HEAD~3');
    const clone = gitClone(origin, '--depth', '1', '--no-single-branch');
    expect(await stepsOf(clone, 'origin/old')).toBe(shallow);
    clone.git('fetch', '--quiet', '--unshallow');
    expect(await stepsOf(clone, 'origin/old')).toHaveLength(3);
  });

  test('in a shallow clone, one side of a merge', async () => {
    const origin = written('1');
    origin.git('switch', '--quiet', '--create', 'side');
    for (const content of ['2', '3', '4', '5']) origin.commit(writing(content));
    origin.git('switch', '--quiet', 'main');
    origin.commit({ subject: 'code', files: { a: 'a' } });
    origin.git('merge', '--quiet', '--message', 'merge', 'side');
    const clone = gitClone(origin, '--depth', '3');
    expect(clone.git('rev-list', '--count', 'HEAD')).toBe('5');
    expect(await stepsOf(clone, 'HEAD^1')).toBe(shallow);
  });

  test('a base that is not there at all', async () => {
    const origin = written('1', '2');
    const base = origin.git('rev-parse', 'HEAD~1');
    const { top } = gitClone(origin, '--depth', '1');
    const found = await openGit(top).history().stepsSince(base, [state]);
    expect(found).toMatchObject({ steps: [], gap: expect.any(String) });
    expect(await contentOf(found.ends[0])).toBe('2');
  });

  test.each([
    ['blob:none', partial],
    ['tree:0', partial],
  ])('in a partial clone that lacks what is needed: %s', async (filter, gap) => {
    const origin = written('1', '2', '3');
    const clone = gitClone(origin, `--filter=${filter}`, '--no-checkout');
    rmSync(origin.top, { recursive: true });
    expect(await stepsOf(clone, 'HEAD~2')).toBe(gap);
  });

  test('in a partial clone that has what is needed, nothing is', async () => {
    const origin = written('1', '2', '3');
    origin.commit({ subject: 'large', files: { large: 'x'.repeat(2000) } });
    const clone = gitClone(origin, '--filter=blob:limit=1k', '--no-checkout');
    rmSync(origin.top, { recursive: true });
    expect(await stepsOf(clone, 'HEAD~2')).toEqual([['state: 3', '2', '3']]);
  });

  test('in a damaged repository', async () => {
    const repository = written('1', '2', '3');
    const [base, lost] = ['HEAD~2', 'HEAD~1'].map((name) => repository.git('rev-parse', name)) as [string, string];
    rmSync(join(repository.top, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    const { gap, steps } = await openGit(repository.top).history().stepsSince(base, [state]);
    expect([gap, steps]).toEqual(['the repository is damaged; git fsck tells more', []]);
  });

  test('of a file, what it held', async () => {
    const repository = written('1', '2', '3');
    const lost = repository.git('rev-parse', `HEAD~1:${state}`);
    rmSync(join(repository.top, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    expect(await stepsOf(repository, 'HEAD~2')).toBe('the repository is damaged; git fsck tells more');
  });

  test('before the first commit', async () => {
    const { top } = gitRepository();
    const { gap, ends } = await openGit(top).history().stepsSince('a'.repeat(40), [state]);
    expect([gap, ends]).toEqual(['HEAD has no commit yet', []]);
  });
});

test('a repository with longer names', async () => {
  const repository = gitRepository([writing('1')], '--object-format=sha256');
  repository.commit({ ...writing('2'), body: 'Grid-Agent: executor-003' });
  expect(await stepsOf(repository, 'HEAD~1')).toEqual([['state: 2', '1', '2']]);
  const base = repository.git('rev-parse', 'HEAD~1');
  const { steps } = await openGit(repository.top).history().stepsSince(base, [state]);
  expect(steps[0]?.commit.hash).toHaveLength(64);
  expect(steps[0]?.trailers).toEqual([{ key: 'Grid-Agent', value: 'executor-003' }]);
});

test
  .skipIf(process.platform === 'win32')
  .each([
    'a\nb/STATE.md',
    'a\rb/STATE.md',
    'ends in\r',
    '"quoted"/STATE.md',
    'ä ö/\u{1f600}.md',
    '-x/STATE.md',
    ':(glob)*/STATE.md',
    '*/STATE.md',
    '\\/STATE.md',
    ' /STATE.md',
  ])('a path like %j', async (path) => {
  const repository = gitRepository([writing('1', path)]);
  repository.commit({ subject: 'other', files: { 'x/STATE.md': '1' } });
  repository.commit(writing('2', path));
  expect(await stepsOf(repository, 'HEAD~2', [path])).toEqual([['state: 2', '1', '2']]);
});

test('two thousand commits take a handful of processes, and each is told', { timeout: 60_000 }, async () => {
  const { top, git } = written('0');
  const base = git('rev-parse', 'HEAD');
  const stream = Array.from({ length: 2000 }, (_, at) => {
    const text = `state: ${at + 1}\n\nGrid-Agent: agent-${at}\n`;
    const person = `Ada <ada@example.com> ${1_778_486_400 + at} +0000`;
    const head = `commit refs/heads/main\nmark :${at + 1}\ncommitter ${person}\ndata ${text.length}\n${text}`;
    const from = at === 0 ? `from ${base}\n` : '';
    return `${head}${from}M 100644 inline ${state}\ndata ${String(at + 1).length}\n${at + 1}\n`;
  });
  const { execFileSync } = await import('node:child_process');
  execFileSync('git', ['fast-import', '--quiet'], { cwd: top, input: stream.join('\n') });
  const recorded = recordedGit();
  const { steps, gap } = await openGit(top).history().stepsSince(base, [state]);
  expect(gap).toBeUndefined();
  expect(steps).toHaveLength(2000);
  const numbers = steps.map(({ commit, trailers }) => [commit.subject, trailers[0]?.value]);
  expect(numbers).toEqual(Array.from({ length: 2000 }, (_, at) => [`state: ${at + 1}`, `agent-${at}`]));
  expect(await contentOf(steps[1234]?.before)).toBe('1234');
  expect(await contentOf(steps[1234]?.tree)).toBe('1235');
  // cat-file, rev-list and log, and a log for trailers
  expect(recorded.commands().length).toBeLessThanOrEqual(5);
});

test('more commits than are told one by one', { timeout: 120_000 }, async () => {
  const { top, git } = written('0');
  const base = git('rev-parse', 'HEAD');
  const stream = Array.from({ length: 10_001 }, (_, at) => {
    const head = `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_778_486_400 + at} +0000\ndata 1\nx\n`;
    return `${head}${at === 0 ? `from ${base}\n` : ''}M 100644 inline ${state}\ndata ${String(at + 1).length}\n${at + 1}\n`;
  });
  const { execFileSync } = await import('node:child_process');
  execFileSync('git', ['fast-import', '--quiet'], { cwd: top, input: stream.join('\n') });
  const since = async (from: string) => (await openGit(top).history().stepsSince(from, [state])).gap;
  expect(await since(base)).toBe('more than 10000 commits since the base changed the state');
  expect(await since(git('rev-parse', 'HEAD~10000'))).toBeUndefined();
});
