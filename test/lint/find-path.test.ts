import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Tree } from '../../src/core/tree.js';
import { findPath } from '../../src/lint/find-path.js';
import { GitRepository } from '../../src/repository/git/git-repository.js';
import { WorkingTree } from '../../src/repository/working-tree.js';
import { folder } from '../support/folder.js';
import { gitRepository } from '../support/git.js';

/** A repository `top` with some links, beside a folder that belongs to somebody else. */
function repository(links: Readonly<Record<string, string>>): Tree {
  const around = folder({ 'top/src/a.ts': '', 'top/src/deep/b.ts': '', 'top/inner/c.ts': '', 'other/secret': '' });
  mkdirSync(join(around, 'top/inner/.git'));
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(around, 'top', path));
  return new WorkingTree(join(around, 'top'));
}

describe('without links', () => {
  test.each([
    ['', 'present'],
    ['src', 'present'],
    ['src/a.ts', 'present'],
    ['src/b.ts', 'absent'],
    ['nowhere/b.ts', 'absent'],
    ['src/a.ts/b.ts', 'absent'],
    ['inner/c.ts', 'present'],
    ['inner/d.ts', 'foreign'],
    ['inner/d/e.ts', 'foreign'],
  ])('%j is %s', async (path, stands) => expect((await findPath(repository({}), path)).stands).toBe(stands));
});

describe('a link', () => {
  test.each([
    ['to a file', { link: 'src/a.ts' }, 'link', 'present'],
    ['to a folder', { link: 'src' }, 'link/deep/b.ts', 'present'],
    ['to a folder, and nothing there', { link: 'src' }, 'link/none.ts', 'absent'],
    ['to a link', { link: 'again', again: 'src' }, 'link/a.ts', 'present'],
    ['upwards, inside', { 'src/link': '../src/deep' }, 'src/link/b.ts', 'present'],
    ['that dangles', { link: 'none' }, 'link/a.ts', 'absent'],
    ['that dangles, and is claimed itself', { link: 'none' }, 'link', 'present'],
    ['to what is there, outside', { link: '../other' }, 'link/secret', 'outside'],
    ['to what is not there, outside', { link: '../none' }, 'link/secret', 'outside'],
    ['upwards, then outside', { 'src/link': '../../other' }, 'src/link/secret', 'outside'],
    ['to an absolute path', { link: '/etc' }, 'link/passwd', 'outside'],
    ['to itself', { link: 'link' }, 'link/a.ts', 'outside'],
    ['round and round', { link: 'again/x', again: 'link/x' }, 'link/a.ts', 'outside'],
  ])('%s', async (_, links, path, stands) => expect((await findPath(repository(links), path)).stands).toBe(stands));

  test('to an absolute path inside is one that stays inside', async () => {
    const around = folder({ 'top/src/a.ts': '' });
    symlinkSync(join(around, 'top/src'), join(around, 'top/link'));
    expect(await findPath(new WorkingTree(join(around, 'top')), 'link/a.ts')).toEqual({ stands: 'present' });
  });

  test('to a folder, and nothing there: it tells where that would be', async () => {
    const tree = repository({ link: 'src', again: 'link/deep' });
    expect(await findPath(tree, 'link/none/x.ts')).toEqual({ stands: 'absent', path: 'src/none/x.ts' });
    expect(await findPath(tree, 'again/x.ts')).toEqual({ stands: 'absent', path: 'src/deep/x.ts' });
  });
});

test('in a commit, links are followed in the same way', async () => {
  const { top, commit } = gitRepository([{ subject: 'feat: a', files: { 'src/a.ts': '' } }]);
  const links = { inside: 'src', absolute: '/etc', climbing: '../etc', dangling: 'none' };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(top, name));
  const tree = new GitRepository(top).tree(commit({ subject: 'chore: links' }));
  const stands = async (path: string) => (await findPath(tree, path)).stands;
  expect(await stands('inside/a.ts')).toBe('present');
  expect(await stands('inside/b.ts')).toBe('absent');
  expect(await stands('absolute/src/a.ts')).toBe('outside');
  expect(await stands('absolute')).toBe('outside');
  expect(await stands('climbing/x')).toBe('outside');
  expect(await stands('dangling')).toBe('present');
});
