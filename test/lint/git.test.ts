import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lint } from '../../src/index.js';
import { folder, put } from '../support/folder.js';
import { gitClone, gitFolder, gitRepository } from '../support/git.js';
import { edited, mission, now } from '../support/mission.js';

const broken = edited(mission, { 'percent: 80.0': 'percent: 70.0' });
const only = ['grid/progress-percent'];
const messages = async (options: Parameters<typeof lint>[0]) =>
  (await lint({ only, now, ...options })).report.findings.map(({ message }) => message);
const rootsOf = async (options: Parameters<typeof lint>[0]) =>
  (await lint({ only, now, ...options })).report.roots.map(({ path }) => path);

describe('a revision', () => {
  const wrong = ['progress.percent is 70, but 4 of 5 blocks make 80'];

  test('is linted instead of the working tree', async () => {
    const { top, put: write, commit, git } = gitRepository();
    commit({ subject: 'docs: state', files: { '.grid/STATE.md': mission } });
    const second = commit({ subject: 'docs: worse', files: { '.grid/STATE.md': broken } });
    git('tag', 'worse');
    write({ '.grid/STATE.md': mission });
    expect(await messages({ cwd: top })).toEqual([]);
    for (const rev of ['HEAD', 'main', 'worse', second, second.slice(0, 8)]) {
      expect(await messages({ cwd: top, rev }), rev).toEqual(wrong);
    }
    expect(await messages({ cwd: top, rev: 'HEAD~1' })).toEqual([]);
  });

  test('is judged against the moment when it was committed', async () => {
    const { top, commit } = gitRepository();
    // The healthy mission was updated at 09:15 on that day.
    commit({ subject: 'a', files: { '.grid/STATE.md': mission }, date: '2026-05-12T09:20:00Z' });
    commit({ subject: 'b', date: '2026-05-12T09:00:00Z' });
    const future = async (options: Parameters<typeof lint>[0]) =>
      (await lint({ cwd: top, only: ['grid/time-future'], ...options })).report.findings.length;
    expect(await future({ rev: 'HEAD~1' })).toBe(0);
    expect(await future({ rev: 'HEAD' })).toBeGreaterThan(0);
    expect(await future({ rev: 'HEAD', now })).toBe(0);
    expect(await future({ now: 'commit' })).toBeGreaterThan(0);
    expect(await future({ now: 'commit', rev: 'HEAD~1' })).toBe(0);
  });

  test('of a bare repository', async () => {
    const { commit, git } = gitRepository();
    commit({ subject: 'docs: state', files: { 'packages/api/.grid/STATE.md': broken } });
    const bare = folder();
    git('clone', '--quiet', '--bare', '.', bare);
    expect(await messages({ cwd: bare, rev: 'main' })).toEqual(wrong);
    expect(await rootsOf({ cwd: bare, rev: 'main', paths: ['packages'] })).toEqual(['packages/api/.grid']);
    expect(await rootsOf({ cwd: dirname(bare), rev: 'main', paths: [bare] })).toEqual(['packages/api/.grid']);
    await expect(lint({ cwd: bare })).rejects.toThrow(
      'this is a bare repository, without a working tree; name a revision to lint',
    );
  });

  test.each([['nope'], ['-x'], ['--output=x'], ['a\nb'], ['HEAD:.grid'], ['']])('%j is wrong usage', async (rev) => {
    const { top, commit } = gitRepository();
    commit({ subject: 'docs: state', files: { '.grid/STATE.md': mission } });
    await expect(lint({ cwd: top, rev })).rejects.toMatchObject({ name: 'UsageError' });
    await expect(lint({ cwd: top, base: rev })).rejects.toMatchObject({ name: 'UsageError' });
  });

  test('wants git, and no texts', async () => {
    const cwd = folder({ '.grid/STATE.md': mission });
    await expect(lint({ cwd, rev: 'HEAD' })).rejects.toThrow('"HEAD" cannot be read: this is no git repository');
    const { top } = gitRepository([{ subject: 'docs: state', files: { '.grid/STATE.md': mission } }]);
    await expect(lint({ cwd: top, git: false, rev: 'HEAD' })).rejects.toThrow('git was not to be asked');
    const contents = { '.grid/STATE.md': mission };
    await expect(lint({ cwd: top, rev: 'HEAD', contents })).rejects.toThrow('texts lie over the working tree');
  });
});

describe('a revision in a partial clone', () => {
  const notFetched = 'was not fetched, as the clone is partial; clone it without --filter';
  const clone = (filter: string, more: Record<string, string> = {}) => {
    const origin = gitRepository([{ subject: 'docs: state', files: { 'a/.grid/STATE.md': mission, ...more } }]);
    const { top } = gitClone(origin, `--filter=${filter}`, '--no-checkout');
    rmSync(origin.top, { recursive: true });
    return top;
  };

  test('whose files were not fetched', async () => {
    const options = { cwd: clone('blob:none'), rev: 'HEAD', only: ['syntax/unreadable'] };
    expect(await messages(options)).toEqual([`the file ${notFetched}`]);
    const cwd = clone('blob:none', { 'agent-state-lint.config.yaml': '{}' });
    const named = lint({ cwd, rev: 'HEAD', config: 'agent-state-lint.config.yaml' });
    await expect(named).rejects.toThrow(`agent-state-lint.config.yaml ${notFetched}`);
  });

  test('whose folders were not fetched', async () => {
    const cwd = clone('tree:1');
    await expect(lint({ cwd, rev: 'HEAD', paths: ['a'] })).rejects.toThrow(`a cannot be searched: it ${notFetched}`);
    await expect(lint({ cwd, rev: 'HEAD', paths: ['a/b'] })).rejects.toThrow(`a/b ${notFetched}`);
    await expect(lint({ cwd: clone('tree:0'), rev: 'HEAD' })).rejects.toThrow('cannot be read: the clone is partial');
  });
});

test('no commit tells the time where there is none', async () => {
  const cwd = folder({ '.grid/STATE.md': mission });
  await expect(lint({ cwd, now: 'commit' })).rejects.toThrow('"HEAD" cannot be read: this is no git repository');
  const { top, put: write } = gitRepository();
  write({ '.grid/STATE.md': mission });
  await expect(lint({ cwd: top, now: 'commit' })).rejects.toThrow('"HEAD" cannot be read: there is no commit yet');
});

describe('what git ignores', () => {
  test('is not searched', async () => {
    const { top, put: write } = gitRepository([{ subject: 'chore: ignore', files: { '.gitignore': 'build/\n' } }]);
    write({ 'app/.grid/STATE.md': mission, 'build/.grid/STATE.md': mission, 'build/deep/.grid/STATE.md': mission });
    expect(await rootsOf({ cwd: top })).toEqual(['app/.grid']);
    expect(await rootsOf({ cwd: top, git: false })).toEqual(['app/.grid', 'build/.grid', 'build/deep/.grid']);
  });

  test('is searched when it is named, or worked in', async () => {
    const { top, put: write } = gitRepository([{ subject: 'chore: ignore', files: { '.gitignore': 'build/\n' } }]);
    write({ 'app/.grid/STATE.md': mission, 'build/.grid/STATE.md': mission, 'build/deep/.grid/STATE.md': mission });
    const both = ['build/.grid', 'build/deep/.grid'];
    expect(await rootsOf({ cwd: top, paths: ['build'] })).toEqual(both);
    expect(await rootsOf({ cwd: join(top, 'build') })).toEqual(both);
    expect(await rootsOf({ cwd: top, paths: ['build/deep/.grid/STATE.md'] })).toEqual(['build/deep/.grid']);
  });

  test('does not matter for a root that is ignored itself', async () => {
    const { top, put: write } = gitRepository([{ subject: 'chore: ignore', files: { '.gitignore': '.grid/\n' } }]);
    write({ '.grid/STATE.md': mission, 'app/.grid/STATE.md': mission });
    expect(await rootsOf({ cwd: top })).toEqual(['.grid', 'app/.grid']);
  });

  test('is what git itself says: a folder with tracked files is searched', async () => {
    const { top, commit } = gitRepository([{ subject: 'docs: state', files: { 'build/.grid/STATE.md': mission } }]);
    commit({ subject: 'chore: ignore', files: { '.gitignore': 'build/\n' } });
    expect(await rootsOf({ cwd: top })).toEqual(['build/.grid']);
  });

  test('has no say in a folder that only looks like a repository', async () => {
    const top = folder({ '.gitignore': 'build/\n', 'build/.grid/STATE.md': mission });
    mkdirSync(join(top, '.git'));
    expect(await rootsOf({ cwd: top })).toEqual(['build/.grid']);
  });
});

test('a worktree and a submodule are repositories of their own', async () => {
  const { top, commit, git } = gitRepository();
  commit({ subject: 'docs: state', files: { '.grid/STATE.md': broken } });
  const tree = join(folder(), 'tree');
  git('worktree', 'add', '--quiet', tree, '-b', 'other');
  put(tree, { '.grid/STATE.md': mission });
  expect(await messages({ cwd: tree })).toEqual([]);
  expect(await messages({ cwd: tree, rev: 'other' })).toHaveLength(1);

  const outer = gitRepository([{ subject: 'docs: readme', files: { 'README.md': '' } }]);
  outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', top, 'inner');
  expect(await messages({ cwd: join(outer.top, 'inner'), rev: 'HEAD' })).toHaveLength(1);
  gitFolder(outer.top).commit({ subject: 'chore: add inner' });
  await expect(lint({ cwd: outer.top, rev: 'HEAD' })).rejects.toThrow('nothing to lint');
});
