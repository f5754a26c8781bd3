import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LintOptions, lint } from '../../src/index.js';
import { run } from '../cli/run.js';
import { folder } from '../support/folder.js';
import { gitClone, gitFolder, gitRepository, type NewCommit, type TestRepository } from '../support/git.js';
import { edited, mission, now } from '../support/mission.js';

const linted = (options: LintOptions) => lint({ only: ['syntax/'], now, ...options });
const rootsOf = async (options: LintOptions) => (await linted(options)).report.roots.map(({ path }) => path);
const changedIn = (cwd: string, options: LintOptions = {}) => rootsOf({ cwd, changed: true, ...options });

const [a, b, c] = ['a/.grid', 'b/.grid', 'packages/c/.grid'];
const three: NewCommit = {
  subject: 'docs: three missions',
  files: Object.fromEntries([a, b, c].map((root) => [`${root}/STATE.md`, mission])),
};

/** Three roots on `main`; `work` left it, and then `main` went on with the second. */
function monorepo(): TestRepository {
  const repository = gitRepository([three]);
  repository.git('switch', '--quiet', '--create', 'work');
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'docs: b', files: { [`${b}/WARMTH.md`]: 'gotchas: []\n' } });
  repository.git('switch', '--quiet', 'work');
  return repository;
}

describe('only the roots that were changed', () => {
  test('since the last commit, when no base is named', async () => {
    const { top, put } = monorepo();
    expect(await changedIn(top)).toEqual([]);
    put({ 'src/x.ts': '', 'a/x.md': '', [`${c}/STATE.md`]: `${mission}\n` });
    expect(await changedIn(top)).toEqual([c]);
    put({ [`${a}/notes.txt`]: 'new' });
    expect(await changedIn(top)).toEqual([a, c]);
    expect(await rootsOf({ cwd: top, changed: false })).toEqual([a, b, c]);
  });

  test('since a base was left, whatever others did to it since', async () => {
    const repository = monorepo();
    repository.commit({ subject: 'docs: a', files: { [`${a}/WARMTH.md`]: 'gotchas: []\n' } });
    const { top, put } = repository;
    expect(await changedIn(top, { base: 'main' })).toEqual([a]);
    expect(await changedIn(top)).toEqual([]);
    put({ [`${c}/SCRATCHPAD.md`]: '' });
    expect(await changedIn(top, { base: 'main' })).toEqual([a, c]);
    expect(await changedIn(top, { base: 'main', rev: 'work' })).toEqual([a]);
    expect(await changedIn(top, { rev: 'work' })).toEqual([]);
    expect(await changedIn(top, { rev: 'main' })).toEqual([b]);
    expect(await changedIn(top, { base: 'work~1', rev: 'work~1' })).toEqual([]);
  });

  test('from a folder, below it, and by name', async () => {
    const { top, put } = monorepo();
    put({ [`${a}/x.md`]: '', [`${c}/x.md`]: '' });
    expect(await changedIn(join(top, 'packages'))).toEqual([c]);
    expect(await changedIn(join(top, 'packages/c/.grid'))).toEqual([c]);
    expect(await changedIn(join(top, 'b'))).toEqual([]);
    expect(await changedIn(join(top, 'packages'), { paths: ['../a', '../b/.grid/STATE.md'] })).toEqual([a]);
    expect(await changedIn(join(top, 'packages'), { base: 'main' })).toEqual([c]);
  });

  test('but none that git or the configuration leaves out', async () => {
    const { top, put, commit } = monorepo();
    put({ 'agent-state-lint.yaml': 'ignore: ["/a/"]\n', '.gitignore': '/out/\n*.log\n' });
    put({ [`${a}/x.md`]: '', 'out/.grid/STATE.md': mission, [`${b}/run.log`]: '', [`${c}/x.md`]: '' });
    expect(await changedIn(top)).toEqual([c]);
    expect(await changedIn(join(top, 'packages'))).toEqual([c]);
    put({ '.gitignore': '.grid/\n' }); // those that are tracked stay so
    expect(await changedIn(top)).toEqual([]);
    put({ [`${c}/STATE.md`]: `${mission}\n` });
    expect(await changedIn(top)).toEqual([c]);
    expect(await changedIn(top, { paths: ['out'] })).toEqual([]);
    put({ '.gitignore': '' });
    commit({ subject: 'all' });
    put({ [`${a}/x.md`]: '2', [`${b}/x.md`]: '2' });
    expect(await changedIn(top)).toEqual([b]);
    expect(await changedIn(top, { paths: ['a'] })).toEqual([a]);
    expect(await changedIn(top, { config: false })).toEqual([a, b]);
  });

  test('with those of which nothing or less is left', async () => {
    const { top, put } = monorepo();
    rmSync(join(top, 'a'), { recursive: true });
    rmSync(join(top, b, 'STATE.md'));
    put({ [`${b}/config.json`]: '{}' });
    expect(await changedIn(top)).toEqual([a, b]);
    expect(await changedIn(top, { paths: ['a', c] })).toEqual([a]);
  });

  test('with one that is a link now', async () => {
    const { top } = monorepo();
    rmSync(join(top, a), { recursive: true });
    symlinkSync(join(top, b), join(top, a));
    expect(await changedIn(top)).toEqual([a]);
  });

  test('and of folders with another name, what is read of them', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { 'STATE.md': mission, 'doc/STATE.md': mission, x: '' } },
    ]);
    const { top, put } = repository;
    const paths = ['STATE.md', 'doc/STATE.md'];
    put({ x: '1', 'doc/y': '1', 'src/STATE.md': '' });
    expect(await changedIn(top, { paths })).toEqual([]);
    put({ 'WARMTH.md': 'gotchas: []\n' });
    expect(await changedIn(top, { paths })).toEqual(['']);
    put({ 'doc/STATE.md': `${mission}\n` });
    expect(await changedIn(top, { paths })).toEqual(['', 'doc']);
  });

  test('of roots in one another, the inner one', async () => {
    const inner = '.grid/notes/.grid';
    const files = { '.grid/STATE.md': mission, [`${inner}/STATE.md`]: mission };
    const { top, put } = gitRepository([{ subject: 'one', files }]);
    const paths = ['.grid', inner];
    put({ [`${inner}/x.md`]: '' });
    expect(await changedIn(top, { paths })).toEqual([inner]);
    put({ '.grid/notes/x.md': '' });
    expect(await changedIn(top, { paths })).toEqual(['.grid', inner]);
  });

  test('in a worktree, and with no branch checked out', async () => {
    const repository = monorepo();
    const top = join(folder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', top);
    gitFolder(top).put({ [`${a}/x.md`]: '' });
    expect(await changedIn(top)).toEqual([a]);
    expect(await changedIn(repository.top)).toEqual([]);
  });

  test('in the middle of a merge, of a rebase, and in a bare repository', async () => {
    const repository = monorepo();
    repository.commit({ subject: 'docs: a', files: { [`${b}/WARMTH.md`]: 'gotchas: [x]\n' } });
    const { top, git, put } = repository;
    expect(() => git('merge', 'main')).toThrow();
    expect(await changedIn(top)).toEqual([b]);
    put({ [`${b}/WARMTH.md`]: 'gotchas: []\n' });
    expect(await changedIn(top, { base: 'main' })).toEqual([b]); // the conflict is still there
    git('add', '--all');
    expect(await changedIn(top, { base: 'main' })).toEqual([]); // as it is there
    expect(await changedIn(top)).toEqual([b]);
    git('merge', '--abort');
    expect(() => git('rebase', 'main')).toThrow();
    expect(await changedIn(top, { base: 'main' })).toEqual([b]);
    git('rebase', '--abort');
    const bare = gitClone(repository, '--bare');
    bare.git('symbolic-ref', 'HEAD', 'refs/heads/main');
    expect(await changedIn(bare.top, { rev: 'work' })).toEqual([b]);
    expect(await changedIn(bare.top, { rev: 'main' })).toEqual([]);
  });

  test('before the first commit, all of them', async () => {
    const { top, put } = gitRepository();
    put({ [`${a}/STATE.md`]: mission, [`${b}/STATE.md`]: mission });
    expect(await changedIn(top)).toEqual([a, b]);
    await expect(changedIn(top, { base: 'HEAD' })).rejects.toThrow('"HEAD" cannot be read: there is no commit yet');
  });

  test('in a shallow clone, where its two ends are there', async () => {
    const origin = monorepo();
    origin.commit({ subject: 'docs: a', files: { [`${a}/WARMTH.md`]: 'gotchas: []\n' } });
    const { top, git } = gitClone(origin, '--depth', '1', '--no-single-branch');
    expect(await changedIn(top)).toEqual([]);
    // Nobody knows where the branch was left: what differs from its last commit is all that can be said.
    expect(await changedIn(top, { base: 'origin/main' })).toEqual([a, b]);
    git('fetch', '--quiet', '--unshallow');
    expect(await changedIn(top, { base: 'origin/main' })).toEqual([a]);
  });

  test('wants git, and a revision that is there', async () => {
    const cwd = folder({ [`${a}/STATE.md`]: mission });
    await expect(changedIn(cwd)).rejects.toThrow('"HEAD" cannot be read: this is no git repository');
    const { top } = monorepo();
    await expect(changedIn(top, { git: false })).rejects.toThrow('git was not to be asked');
    await expect(changedIn(top, { base: 'nope' })).rejects.toMatchObject({ name: 'UsageError' });
    const wrong = lint({ cwd: top, changed: 'yes' as never });
    await expect(wrong).rejects.toThrow('the option changed must be true or false, not "yes"');
  });

  test('is no way to lint nothing by mistake', async () => {
    const { top, put } = gitRepository([{ subject: 'one', files: { x: '' } }]);
    await expect(changedIn(top)).rejects.toThrow('nothing to lint');
    await expect(changedIn(top, { paths: ['nope'] })).rejects.toThrow('no such file or directory: nope');
    expect(await changedIn(top, { allowEmpty: true })).toEqual([]);
    put({ '.grid/STATE.md': mission });
    expect(await changedIn(top)).toEqual(['.grid']);
  });
});

describe('a text that stands for a file', () => {
  const path = `${a}/STATE.md`;

  test('is what is compared, whatever lies on the disk', async () => {
    const { top, put } = monorepo();
    const text = (content: string | Uint8Array) => ({ contents: { [path]: content } });
    expect(await changedIn(top, text(`${mission}\n`))).toEqual([a]);
    expect(await changedIn(top, text(mission))).toEqual([]);
    expect(await changedIn(top, text(new TextEncoder().encode(mission)))).toEqual([]);
    put({ [path]: `${mission}\n` });
    expect(await changedIn(top, text(mission))).toEqual([]);
    expect(await changedIn(top)).toEqual([a]);
    put({ [`${a}/WARMTH.md`]: 'gotchas: []\n' });
    expect(await changedIn(top, text(mission))).toEqual([a]);
    expect(
      await changedIn(top, { contents: { 'new/.grid/STATE.md': mission }, paths: ['new/.grid/STATE.md'] }),
    ).toEqual(['new/.grid']);
  });

  test('on the command line', async () => {
    const { top } = monorepo();
    const args = ['--changed', '--stdin', '--stdin-path', path, '--only', 'syntax/'];
    const same = await run(args, { cwd: top, stdin: mission });
    expect(same).toMatchObject({ status: 0, stderr: 'agent-state-lint: no state root was changed since HEAD\n' });
    const other = await run([...args, '--format', 'json'], { cwd: top, stdin: '---\nphases: [\n---\n' });
    expect(other.status).toBe(1);
    expect(JSON.parse(other.stdout).roots).toEqual([{ path: a, format: 'grid', dialect: 'schema' }]);
  });
});

describe('where nothing was changed', () => {
  test('the command says so, with an empty report', async () => {
    const { top } = monorepo();
    const quiet = await run(['--changed', '--format', 'json'], { cwd: top });
    expect(quiet).toMatchObject({ status: 0, stderr: 'agent-state-lint: no state root was changed since HEAD\n' });
    expect(JSON.parse(quiet.stdout)).toMatchObject({ roots: [], findings: [], skipped: [], summary: { files: 0 } });
    const since = await run(['--changed', '--base', 'main'], { cwd: top });
    expect(since).toMatchObject({ status: 0, stderr: 'agent-state-lint: no state root was changed since main\n' });
  });

  test('the library says since when', async () => {
    const { top, put } = monorepo();
    expect((await linted({ cwd: top, changed: true })).unchangedSince).toBe('HEAD');
    expect((await linted({ cwd: top, changed: true, base: 'main' })).unchangedSince).toBe('main');
    expect((await linted({ cwd: top, base: 'main' })).unchangedSince).toBeUndefined();
    expect((await linted({ cwd: top })).unchangedSince).toBeUndefined();
    put({ [`${a}/x.md`]: '' });
    expect((await linted({ cwd: top, changed: true })).unchangedSince).toBeUndefined();
  });
});

describe('roots that are only at the base', () => {
  const deleted = (options: LintOptions) => lint({ now, ...options });
  const rules = async (options: LintOptions) =>
    (await deleted(options)).report.findings.map(({ rule, path }) => `${path} ${rule}`);

  test('are linted, and only what speaks of that speaks', async () => {
    const repository = monorepo();
    const { top, git } = repository;
    git('rm', '--quiet', '-r', 'a');
    git('commit', '--quiet', '--message', 'away');
    expect(await rootsOf({ cwd: top, base: 'main' })).toEqual([a, b, c]);
    expect(await rootsOf({ cwd: top })).toEqual([b, c]);
    expect(await rootsOf({ cwd: top, base: 'main', rev: 'HEAD' })).toEqual([a, b, c]);
    const of = { cwd: top, base: 'main', paths: ['a'] };
    expect(await rules(of)).toEqual([`${a}/STATE.md grid/state-deleted`]);
    expect(await rules({ ...of, rev: 'HEAD' })).toEqual([`${a}/STATE.md grid/state-deleted`]);
  });

  test('are found by any path that stood for them', async () => {
    const { top } = monorepo();
    rmSync(join(top, 'packages'), { recursive: true });
    for (const path of ['packages', 'packages/c', c, `${c}/STATE.md`, join(top, c)]) {
      expect(await rootsOf({ cwd: top, base: 'main', paths: [path] }), path).toEqual([c]);
      await expect(rootsOf({ cwd: top, paths: [path] })).rejects.toThrow(`no such file or directory: ${path}`);
    }
    await expect(rootsOf({ cwd: top, base: 'main', paths: ['nope'] })).rejects.toMatchObject({ missing: 'nope' });
    await expect(rootsOf({ cwd: top, base: 'main', paths: [`${a}/nope.md`] })).rejects.toMatchObject({
      missing: `${a}/nope.md`,
    });
  });

  test('are found from a folder below which there is none now, or above', async () => {
    const { top, put } = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': mission, 'src/x.ts': '' } }]);
    rmSync(join(top, '.grid'), { recursive: true });
    expect(await rootsOf({ cwd: top, base: 'HEAD' })).toEqual(['.grid']);
    expect(await rootsOf({ cwd: join(top, 'src'), base: 'HEAD' })).toEqual(['.grid']);
    await expect(rootsOf({ cwd: join(top, 'src') })).rejects.toThrow('nothing to lint');
    put({ 'src/.grid/STATE.md': mission });
    expect(await rootsOf({ cwd: join(top, 'src'), base: 'HEAD' })).toEqual(['src/.grid']);
  });

  test('that are none any more, though the directory is there', async () => {
    const { top, put } = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': mission } }]);
    rmSync(join(top, '.grid/STATE.md'));
    put({ '.grid/config.json': '{}', '.grid/notes.md': '' });
    expect(await rules({ cwd: top, base: 'HEAD' })).toEqual(['.grid/STATE.md grid/state-deleted']);
    put({ '.grid/WARMTH.md': 'gotchas: []\n' });
    const both = ['.grid/STATE.md grid/state-deleted', '.grid/STATE.md grid/state-exists'];
    expect((await rules({ cwd: top, base: 'HEAD', only: ['grid/state-'] })).sort()).toEqual(both);
  });

  test('that had no state worth a word are gone without one', async () => {
    const done = edited(mission, { 'status: "in_progress"': 'status: "complete"' });
    for (const files of [{ '.grid/WARMTH.md': 'gotchas: []\n' }, { '.grid/STATE.md': done }]) {
      const { top, git, commit } = gitRepository([{ subject: 'one', files }]);
      git('rm', '--quiet', '-r', '.grid');
      commit({ subject: 'two', files: { x: '' } });
      expect(await rules({ cwd: top, base: 'HEAD~1' })).toEqual([]);
      expect(await rootsOf({ cwd: top, base: 'HEAD~1' })).toEqual(['.grid']);
    }
  });

  test('are left out where the configuration or git leaves them out now', async () => {
    const { top, git, put } = gitRepository([three]);
    put({ '.gitignore': '/a/\n', 'agent-state-lint.yaml': 'ignore: ["/b/"]\n' });
    git('rm', '--quiet', '-r', '--cached', 'a', 'b');
    expect(await rootsOf({ cwd: top, base: 'HEAD' })).toEqual([c]);
    rmSync(join(top, 'b'), { recursive: true });
    expect(await rootsOf({ cwd: top, base: 'HEAD' })).toEqual([c]);
    expect(await rootsOf({ cwd: top, base: 'HEAD', paths: ['b'] })).toEqual([b]);
  });

  test('in folders that became another repository are left out', async () => {
    const { top, git } = gitRepository([three]);
    git('rm', '--quiet', '-r', '--cached', 'a');
    mkdirSync(join(top, 'a/.git'));
    expect(await rootsOf({ cwd: top, base: 'HEAD' })).toEqual([b, c]);
  });
});
