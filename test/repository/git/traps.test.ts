import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GitOptions } from '../../../src/repository/git/run.js';
import { folder, put } from '../../support/folder.js';
import { gitFolder, gitRepository, type TestRepository } from '../../support/git.js';
import { madeCommit, writeObjects } from './made-object.js';
import { openGit } from './open.js';

afterEach(() => vi.unstubAllEnvs());

interface Trap {
  readonly repository: TestRepository;
  /** The last commit, before it was amended: its successor has the same patch. */
  readonly lost: string;
  /** A program that leaves a trace when it is run. */
  readonly program: string;
  readonly hasFired: () => boolean;
}

function trapped(): Trap {
  const outside = folder();
  const program = join(outside, 'trap');
  const trace = join(outside, 'fired');
  put(outside, { trap: `#!/bin/sh\ntouch '${trace}'\nexit 1\n` });
  chmodSync(program, 0o755);
  const repository = gitRepository([
    { subject: 'one', files: { 'a.txt': 'a\n', 'b.txt': 'b\n', '.gitattributes': '*.txt diff=trap filter=trap\n' } },
    { subject: 'two', remove: ['a.txt'], files: { 'b.txt': 'bb\n', 'c.txt': 'a\n' } },
  ]);
  const lost = repository.git('rev-parse', 'HEAD');
  repository.git('commit', '--quiet', '--amend', '--message', 'two, amended');
  return { repository, lost, program, hasFired: () => existsSync(trace) };
}

/** All that we ever ask, so that each of our commands meets the trap. */
async function askAll(top: string, lost: string, options: GitOptions = {}) {
  const repository = openGit(top, options);
  const head = await repository.resolve('HEAD');
  const tree = repository.tree(head.hash);
  await tree.read('b.txt', 100);
  const names = ['dead', 'd'.repeat(40), '1'.repeat(40), head.hash, lost];
  const facts = await repository.history().commits(names);
  expect(facts.get(lost)).toMatchObject({ answer: 'unreachable', successor: { likeness: 'patch' } });
  const fates = await repository.history().files(['a.txt', 'never.txt', 'b.txt/x']);
  expect(fates.get('a.txt')).toMatchObject({ answer: 'removed', renamedTo: 'c.txt' });
  const { hash: base } = await repository.forkPoint('HEAD^{/^one}');
  const { steps, gap } = await repository.history().stepsSince(base, ['b.txt']);
  expect([gap, steps[0]?.commit.subject]).toEqual([undefined, 'two, amended']);
  expect(await steps[0]?.before?.read('b.txt', 100)).toMatchObject({ ok: true });
  expect((await repository.history().commitTimes(['b.txt'])).get('b.txt')).toMatchObject({ answer: 'committed' });
  expect(await repository.history().time()).toBeGreaterThan(0);
  const versions: string[] = [];
  const visit = async ({ commit }: { readonly commit: { readonly subject: string } }) =>
    versions.push(commit.subject) > 0;
  expect(await repository.history().versions('b.txt', visit)).toBeUndefined();
  expect(versions).toEqual(['two, amended', 'one']);
  expect((await repository.history().log({ since: base, most: 9, paths: ['b.txt'] })).commits).toHaveLength(1);
  expect((await repository.history().log({ most: 9 })).commits.length).toBeGreaterThan(1);
  await repository.history().underway();
  const isBare = options.gitDir !== undefined;
  expect(await repository.history().uncommitted()).toMatchObject({ answer: isBare ? 'unknown' : 'known' });
  const changed = await repository.changedSince(base, head.hash, () => true);
  expect(changed).toEqual(expect.arrayContaining(['a.txt', 'b.txt', 'c.txt']));
  if (options.gitDir === undefined)
    expect(await repository.changedSince(base, undefined, () => true)).toContain('b.txt');
  await repository.ignored(['src', 'a']);
  await repository.resolve('HEAD@{upstream}').catch(() => undefined);
  await repository.resolve('2'.repeat(40)).catch(() => undefined);
  repository.close();
}

const setting = (key: string, value: (program: string) => string) => (trap: Trap) => {
  trap.repository.git('config', key, value(trap.program));
};
const itself = (program: string) => program;

/** How a trap is set, and the command of plain git that it catches. */
const traps: Record<string, { set: (trap: Trap) => void; control: readonly string[] }> = {
  'core.fsmonitor': { set: setting('core.fsmonitor', itself), control: ['status'] },
  'core.fsmonitor at check-ignore': { set: setting('core.fsmonitor', itself), control: ['check-ignore', 'src'] },
  'core.fsmonitor at ls-files': { set: setting('core.fsmonitor', itself), control: ['ls-files'] },
  'core.hooksPath': {
    set: ({ repository, program }) => {
      const hooks = join(program, '../hooks');
      mkdirSync(hooks);
      for (const name of ['pre-commit', 'post-index-change', 'post-checkout', 'reference-transaction']) {
        put(hooks, { [name]: `#!/bin/sh\nexec '${program}'\n` });
        chmodSync(join(hooks, name), 0o755);
      }
      repository.git('config', 'core.hooksPath', hooks);
    },
    control: ['commit', '--allow-empty', '--message', 'x'],
  },
  textconv: { set: setting('diff.trap.textconv', itself), control: ['log', '-p'] },
  'textconv at diff-tree': {
    set: setting('diff.trap.textconv', itself),
    control: ['diff-tree', '-p', '--textconv', 'HEAD'],
  },
  'diff.external': { set: setting('diff.external', itself), control: ['diff', 'HEAD~1'] },
  'a diff driver at diff-tree': {
    set: setting('diff.trap.command', itself),
    control: ['diff-tree', '-p', '--ext-diff', 'HEAD'],
  },
  'a diff driver': { set: setting('diff.trap.command', itself), control: ['diff', 'HEAD~1'] },
  'a clean filter': {
    set: (trap) => {
      setting('filter.trap.clean', itself)(trap);
      trap.repository.put({ 'b.txt': 'changed\n' });
    },
    control: ['add', 'b.txt'],
  },
  'a clean filter, for a file that may be newer than the index': {
    set: (trap) => {
      const { git, top } = trap.repository;
      const future = new Date('2038-01-01T00:00:00Z');
      utimesSync(join(top, 'b.txt'), future, future);
      git('add', 'b.txt');
      setting('filter.trap.clean', itself)(trap);
    },
    control: ['diff-index', 'HEAD'],
  },
  'a filter that is required, at ls-files': {
    set: (trap) => {
      const { git, top } = trap.repository;
      const future = new Date('2038-01-01T00:00:00Z');
      utimesSync(join(top, 'b.txt'), future, future);
      git('add', 'b.txt');
      setting('filter.trap.process', itself)(trap);
      setting('filter.trap.required', () => 'true')(trap);
    },
    control: ['ls-files', '--modified'],
  },
  'core.fsmonitor at diff-index': { set: setting('core.fsmonitor', itself), control: ['diff-index', 'HEAD'] },
  'core.fsmonitor at ls-files of new files': {
    set: setting('core.fsmonitor', itself),
    control: ['ls-files', '--others'],
  },
  'trailer.x.command': {
    set: (trap) => {
      setting('trailer.x.command', itself)(trap);
      setting('trailer.x.cmd', itself)(trap);
    },
    control: ['interpret-trailers', '--trailer', 'x=1', 'b.txt'],
  },
  'a filter in a submodule': {
    set: (trap) => {
      const { git, top } = trap.repository;
      const inner = gitFolder(join(top, 'sub'));
      mkdirSync(inner.top);
      inner.git('init', '--quiet');
      inner.commit({ subject: 'inner', files: { 'b.txt': '1', '.gitattributes': '* filter=trap\n' } });
      inner.git('config', 'core.fsmonitor', trap.program);
      inner.git('config', 'filter.trap.clean', trap.program);
      git('update-index', '--add', '--cacheinfo', `160000,${inner.git('rev-parse', 'HEAD')},sub`);
      inner.put({ 'b.txt': '2' });
    },
    control: ['diff-index', 'HEAD'],
  },
  'a process filter': {
    set: (trap) => {
      setting('filter.trap.process', itself)(trap);
      trap.repository.put({ 'b.txt': 'changed\n' });
    },
    control: ['add', 'b.txt'],
  },
  'a promisor that is a program': {
    set: ({ repository: { git }, program }) => {
      git('config', 'core.repositoryFormatVersion', '1');
      git('config', 'extensions.partialClone', 'origin');
      git('config', 'remote.origin.promisor', 'true');
      git('config', 'remote.origin.url', `ext::${program}`);
      git('config', 'protocol.ext.allow', 'always');
      git('config', 'protocol.allow', 'always');
    },
    control: ['cat-file', '-e', '1'.repeat(40)],
  },
  'a promisor over ssh': {
    set: ({ repository: { git }, program }) => {
      git('config', 'core.repositoryFormatVersion', '1');
      git('config', 'extensions.partialClone', 'origin');
      git('config', 'remote.origin.url', 'ssh://nowhere.invalid/x');
      git('config', 'core.sshCommand', program);
    },
    control: ['cat-file', '-e', '1'.repeat(40)],
  },
  'a promisor behind a proxy': {
    set: ({ repository: { git }, program }) => {
      git('config', 'core.repositoryFormatVersion', '1');
      git('config', 'extensions.partialClone', 'origin');
      git('config', 'remote.origin.url', 'git://nowhere.invalid/x');
      git('config', 'core.gitProxy', program);
    },
    control: ['cat-file', '-e', '1'.repeat(40)],
  },
  'an upload-pack': {
    set: ({ repository: { git, top }, program }) => {
      git('config', 'core.repositoryFormatVersion', '1');
      git('config', 'extensions.partialClone', 'origin');
      git('config', 'remote.origin.url', top);
      git('config', 'remote.origin.uploadpack', program);
    },
    control: ['cat-file', '-e', '1'.repeat(40)],
  },
  'gpg.program': {
    set: (trap) => {
      setting('gpg.program', itself)(trap);
      setting('log.showSignature', () => 'true')(trap);
      const signed = madeCommit(
        'signed',
        'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n',
      );
      writeObjects(trap.repository, signed);
      trap.repository.git(
        'merge',
        '--quiet',
        '--allow-unrelated-histories',
        '--strategy',
        'ours',
        '--no-edit',
        signed.hash,
      );
    },
    control: ['log'],
  },
  'an alias': { set: setting('alias.shown', (program) => `!${program}`), control: ['shown'] },
  'an alias that stands before ours': {
    set: ({ repository: { git }, program }) => {
      for (const name of ['cat-file', 'rev-list', 'log', 'diff-tree', 'check-ignore', 'ls-files', 'merge-base', 'x']) {
        git('config', `alias.${name}`, `!${program}`);
      }
    },
    control: ['x'],
  },
  'the configuration of a worktree': {
    set: ({ repository: { git }, program }) => {
      git('config', 'extensions.worktreeConfig', 'true');
      git('config', '--worktree', 'core.fsmonitor', program);
    },
    control: ['status'],
  },
  'a file that the configuration includes': {
    set: ({ repository, program }) => {
      repository.put({ '.git/more': `[core]\n\tfsmonitor = ${program}\n` });
      repository.git('config', 'include.path', 'more');
    },
    control: ['status'],
  },
};

describe.skipIf(process.platform === 'win32')('nothing that a repository says is run:', () => {
  const plain = ({ repository, program }: Trap, args: readonly string[]) => {
    const env = { PATH: process.env.PATH, HOME: join(program, '..'), GIT_CONFIG_NOSYSTEM: '1' };
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    spawnSync('git', [...identity, ...args], { cwd: repository.top, env, stdio: 'ignore' });
  };

  test.each(Object.entries(traps))('%s', async (_, { set, control }) => {
    const trap = trapped();
    set(trap);
    await askAll(trap.repository.top, trap.lost);
    expect(trap.hasFired()).toBe(false);
    plain(trap, control); // and it would have
    expect(trap.hasFired()).toBe(true);
  });

  test('a bare repository in a folder', async () => {
    const trap = trapped();
    const inner = join(trap.repository.top, 'inner');
    trap.repository.git('clone', '--quiet', '--bare', trap.repository.top, inner);
    put(inner, {
      config: `[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n\tworktree = ..\n\tfsmonitor = ${trap.program}\n`,
    });
    const git = openGit(inner);
    expect((await git.history().commits(['deadbee'])).get('deadbee')).toMatchObject({ answer: 'unknown' });
    expect(await git.ignored(['src'])).toEqual(new Set());
    await askAll(inner, trap.lost, { gitDir: inner }); // also not when the user names it
    expect(trap.hasFired()).toBe(false);
    spawnSync('git', ['status'], { cwd: inner, env: { PATH: process.env.PATH, HOME: inner }, stdio: 'ignore' });
    expect(trap.hasFired()).toBe(true);
  });

  test('a git on the PATH that lies in the checkout', async () => {
    const trap = trapped();
    trap.repository.put({ 'bin/git': `#!/bin/sh\nexec '${trap.program}'\n` });
    chmodSync(join(trap.repository.top, 'bin/git'), 0o755);
    const path = ['bin', join(trap.repository.top, 'bin'), process.env.PATH].join(delimiter);
    vi.stubEnv('PATH', path);
    await askAll(trap.repository.top, trap.lost);
    expect(trap.hasFired()).toBe(false);
    spawnSync('git', ['status'], { cwd: trap.repository.top, env: { PATH: path }, stdio: 'ignore' });
    expect(trap.hasFired()).toBe(true);
  });
});
