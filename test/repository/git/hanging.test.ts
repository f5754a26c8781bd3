import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Git, lineBreak, linesOf } from '../../../src/repository/git/run.js';
import { folder } from '../../support/folder.js';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { fakeGit, realGit } from './fake-git.js';
import { factOf, openGit } from './open.js';

afterEach(() => vi.unstubAllEnvs());

/** Puts a pipe that nobody writes to in the place of a file: whoever opens it waits for ever. */
function pipe({ top }: TestRepository, path: string): void {
  rmSync(join(top, path), { force: true });
  execFileSync('mkfifo', [join(top, path)]);
}

/** Counts how often git is started. */
function counted(): () => number {
  const logs = folder({ count: '' });
  fakeGit(`printf x >> '${logs}/count'; exec '${realGit}' "$@"`);
  return () => readFileSync(join(logs, 'count'), 'utf8').length;
}

describe.skipIf(process.platform === 'win32')('a repository that holds git up', () => {
  const reason = 'git was silent for 0.3 s and was stopped';
  const options = { patience: 300 };
  const one = () => gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);

  test.each<[string, (repository: TestRepository) => void]>([
    ['.git/config', (repository) => pipe(repository, '.git/config')],
    [
      'a file that the configuration includes',
      (repository) => {
        pipe(repository, '.git/more');
        repository.git('config', '--file', '.git/config', 'include.path', 'more');
      },
    ],
  ])('does it once: %s', async (_, set) => {
    const repository = one();
    set(repository);
    const started = counted();
    const git = openGit(repository.top, options);
    expect(await git.ignored(['src'])).toEqual(new Set());
    const unknown = { answer: 'unknown', reason };
    expect((await git.history().commits(['deadbee'])).get('deadbee')).toEqual(unknown);
    expect((await git.history().files(['b.txt'])).get('b.txt')).toEqual(unknown);
    expect(await git.tree('d'.repeat(40)).read('a.txt', 10)).toEqual({ ok: false, refusal: 'not-readable' });
    await expect(git.resolve('HEAD')).rejects.toThrow(`"HEAD" cannot be read: ${reason}`);
    expect(started()).toBe(1);
  });

  test('does it once: .gitignore', async () => {
    const repository = one();
    pipe(repository, '.gitignore');
    const started = counted();
    const git = openGit(repository.top, options);
    const head = repository.git('rev-parse', 'HEAD');
    expect((await git.history().commits([head])).get(head)).toMatchObject({ answer: 'reachable' });
    for (const folders of [['src'], ['src', 'a']]) expect(await git.ignored(folders)).toEqual(new Set());
    const fact = { answer: 'unknown', reason, commit: { hash: head, subject: 'one' } };
    expect((await git.history().commits([head])).get(head)).toEqual(fact);
    expect(started()).toBe(4); // cat-file, rev-list, check-ignore, and the one of this test
    expect(await factOf(repository.top, head, options)).toMatchObject({ answer: 'reachable' });
  });
});

describe.skipIf(process.platform === 'win32')('a git that is busy for too long', () => {
  test('is stopped, and others are not', async () => {
    const { top } = gitRepository([{ subject: 'one', files: { 'a.txt': 'a' } }]);
    fakeGit(`case " $* " in *" log "*) yes x & wait;; esac; exec '${realGit}' "$@"`);
    const git = new Git(top);
    const read = async (most?: number) => {
      for await (const _ of git.run(['log', '--stdin'], linesOf(['HEAD']), lineBreak, most));
    };
    await expect(read(200)).rejects.toThrow('git took more than 0.2 s and was stopped');
    const said: string[] = [];
    for await (const line of git.run(['rev-parse', '--is-bare-repository'], [], lineBreak)) said.push(line);
    expect(said).toEqual(['false']);
  });
});

test('git is not silent while we are busy ourselves', async () => {
  const { top, commit } = gitRepository();
  const hash = commit({ subject: 'one', files: { 'a.txt': 'a' } });
  const asked = factOf(top, hash, { patience: 300 });
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate); // so that git is started, and was asked
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  }
  expect(await asked).toMatchObject({ answer: 'reachable' });
});
