import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { contentOf, state, writing, written } from './histories.js';
import { openGit } from './open.js';

/** The subjects of the versions of a file, what each holds, and the gap. */
async function versionsOf({ top, git }: TestRepository, { path = state, most = 100, at = '' } = {}) {
  const hash = at === '' ? undefined : git('rev-parse', at);
  const told: [string, string | undefined][] = [];
  const gap = await openGit(top)
    .history(hash)
    .versions(path, async ({ commit, tree }) => {
      told.push([commit.subject, await contentOf(tree, path)]);
      return told.length < most;
    });
  return gap === undefined ? told : [...told, gap];
}

describe('the versions of a file', () => {
  test('come from the newest on, and only as far as somebody wants to see them', async () => {
    const repository = written('1', '2', '3');
    const all = [
      ['state: 3', '3'],
      ['state: 2', '2'],
      ['state: 1', '1'],
    ];
    expect(await versionsOf(repository)).toEqual(all);
    expect(await versionsOf(repository, { most: 2 })).toEqual(all.slice(0, 2));
    expect(await versionsOf(repository, { at: 'HEAD~1' })).toEqual(all.slice(1));
  });

  test('tell the commit: its name, its subject and its time', async () => {
    const repository = gitRepository([{ ...writing('1'), date: '2026-05-11T09:00:00Z' }]);
    const found: unknown[] = [];
    await openGit(repository.top)
      .history()
      .versions(state, async ({ commit }) => found.push(commit) > 0);
    const hash = repository.git('rev-parse', 'HEAD');
    expect(found).toEqual([{ hash, subject: 'state: 1', time: Date.parse('2026-05-11T09:00:00Z') }]);
  });

  test('leave out commits of other files', async () => {
    const repository = written('1');
    repository.commit(writing('x', '.grid/other.md'));
    repository.commit(writing('y', '.grid/STATE.md.bak'));
    expect(await versionsOf(repository)).toEqual([['state: 1', '1']]);
  });

  test('are told of a removal and of what came after it', async () => {
    const repository = written('1');
    repository.commit({ subject: 'gone', remove: [state] });
    repository.commit(writing('2'));
    expect(await versionsOf(repository)).toEqual([
      ['state: 2', '2'],
      ['gone', undefined],
      ['state: 1', '1'],
    ]);
  });

  test('of a merge that took over one side, are those of this side', async () => {
    const repository = written('1');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('side'));
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing('main'));
    repository.git('merge', '--quiet', '--strategy', 'ours', '--message', 'merge', 'side');
    expect(await versionsOf(repository)).toEqual([
      ['state: main', 'main'],
      ['state: 1', '1'],
    ]);
  });

  test('of a merge that is like neither side, are its own and once each of both sides', async () => {
    const repository = written('1');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('side'));
    repository.git('switch', '--quiet', 'main');
    repository.commit({ ...writing('main'), date: '2026-05-12T09:00:00Z' });
    repository.git('merge', '--quiet', '--no-commit', '--strategy', 'ours', 'side');
    repository.commit(writing('both'));
    expect(await versionsOf(repository)).toEqual([
      ['state: both', 'both'],
      ['state: main', 'main'],
      ['state: side', 'side'],
      ['state: 1', '1'],
    ]);
  });

  test('in the middle of a merge, are those of HEAD', async () => {
    const repository = written('1');
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing('side'));
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing('main'));
    expect(() => repository.git('merge', 'side')).toThrow();
    expect(await versionsOf(repository)).toEqual([
      ['state: main', 'main'],
      ['state: 1', '1'],
    ]);
  });

  test.skipIf(process.platform === 'win32')('may be a link, which nobody follows, or a folder', async () => {
    const repository = written('1');
    rmSync(join(repository.top, state));
    symlinkSync('other', join(repository.top, state));
    repository.commit({ subject: 'link' });
    rmSync(join(repository.top, state));
    repository.commit(writing('x', `${state}/y`));
    expect(await versionsOf(repository)).toEqual([
      ['state: x', undefined],
      ['link', undefined],
      ['state: 1', '1'],
    ]);
  });

  test('are none before the first commit, and of what was never there', async () => {
    expect(await versionsOf(gitRepository())).toEqual([]);
    expect(await versionsOf(written('1'), { path: 'never.md' })).toEqual([]);
  });

  test('of a path that leads out, or that is none, cannot be told', async () => {
    const repository = written('1');
    expect(await versionsOf(repository, { path: '../x' })).toEqual(['the path leads out of the repository']);
    for (const path of ['', 'a\nb', 'a\n--all']) {
      expect(await versionsOf(repository, { path })).toEqual(['the path is none that git can be asked for']);
    }
    expect(await versionsOf(repository, { path: ':(glob)**' })).toEqual([]);
    expect(await versionsOf(repository, { path: '--all' })).toEqual([]);
  });

  const shallow =
    'the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)';

  test('in a shallow clone, are those that are there, and what there is below is not known', async () => {
    const origin = written('1', '2', '3');
    expect(await versionsOf(gitClone(origin, '--depth=2'))).toEqual([['state: 3', '3'], ['state: 2', '2'], shallow]);
    expect(await versionsOf(gitClone(origin, '--depth=2'), { most: 2 })).toHaveLength(2);
  });

  test('in a clone without blobs, are known, but not what they hold', async () => {
    const origin = written('1', '2');
    const clone = gitClone(origin, '--filter=blob:none', '--no-checkout');
    rmSync(origin.top, { recursive: true });
    expect(await versionsOf(clone)).toEqual([
      ['state: 2', undefined],
      ['state: 1', undefined],
    ]);
  });

  test('may each take longer than git may be silent', async () => {
    const repository = written(...Array.from({ length: 5 }, (_, index) => String(index)));
    const git = openGit(repository.top, { patience: 200 });
    let seen = 0;
    const gap = await git.history().versions(state, async () => {
      seen += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return true;
    });
    expect([gap, seen]).toEqual([undefined, 5]);
    expect(await git.history().time()).toBeDefined(); // git was not given up
  });

  test('throw what the visitor throws', async () => {
    const visited = openGit(written('1').top)
      .history()
      .versions(state, async () => {
        throw new Error('a bug');
      });
    await expect(visited).rejects.toThrow('a bug');
  });
});
