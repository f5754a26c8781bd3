import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commonTop, locate, type Place } from '../../src/repository/locate.js';
import { folder } from '../support/folder.js';

const rootNames = ['.grid', '.opencode/state'];

/** Where paths lead from a folder of a tree, relative to the tree. */
function leads(top: string, from: string, ...paths: [string, ...string[]]) {
  const cwd = join(top, from);
  const places = paths.map((path) => locate(path, cwd, rootNames)) as [Place, ...Place[]];
  const { top: found, foreign } = commonTop(places, cwd);
  const short = (path: string) => path.slice(top.length + 1).replaceAll('\\', '/') || '.';
  return { paths: places.map((place) => short(place.path)), top: short(found), foreign: foreign?.given };
}

/** `repo` is a repository with another one nested in it; `plain` has no git. */
function tree() {
  const top = folder({
    'repo/.grid/STATE.md': '',
    'repo/.grid/plans/x.md': '',
    'repo/src/a.ts': '',
    'repo/.opencode/state/x.json': '',
    'repo/deep/.opencode/.git/HEAD': '',
    'repo/deep/.opencode/state/x.json': '',
    'repo/nested/.grid/STATE.md': '',
    'plain/.grid/STATE.md': '',
    'plain/one/.grid/STATE.md': '',
    'plain/two/.grid/STATE.md': '',
    '.grid/linked/tree/.grid/STATE.md': '',
    '.grid/linked/tree/src/a.ts': '',
  });
  for (const path of ['repo', 'repo/nested', '.grid/linked/tree']) mkdirSync(join(top, path, '.git'));
  return top;
}

describe('the repository of a path', () => {
  test.each([
    ['the folder itself', 'repo', '.', 'repo', 'repo'],
    ['a folder in it', 'repo/src', '.', 'repo/src', 'repo'],
    ['a root', 'repo', '.grid', 'repo/.grid', 'repo'],
    ['inside a root', 'repo/.grid/plans', '.', 'repo/.grid/plans', 'repo'],
    ['a file in a root', 'repo/src', '../.grid/plans/x.md', 'repo/.grid/plans/x.md', 'repo'],
    ['a root whose name has two parts', 'repo/src', '../.opencode/state', 'repo/.opencode/state', 'repo'],
    ['a file in one', 'repo', '.opencode/state/x.json', 'repo/.opencode/state/x.json', 'repo'],
    [
      'a repository between the parts: then it is none',
      'repo/deep',
      '.opencode/state',
      'repo/deep/.opencode/state',
      'repo/deep/.opencode',
    ],
    ['a nested repository', 'repo', 'nested', 'repo/nested', 'repo/nested'],
    ['a file in one', 'repo', 'nested/.grid/STATE.md', 'repo/nested/.grid/STATE.md', 'repo/nested'],
    ['another one than where we are', 'plain', '../repo/.grid', 'repo/.grid', 'repo'],
    ['what is not there', 'repo', 'no/.grid/STATE.md', 'repo/no/.grid/STATE.md', 'repo'],
    ['one that lies in a directory of that name', '.grid/linked/tree', '.', '.grid/linked/tree', '.grid/linked/tree'],
    ['a file in it', '.grid/linked/tree', 'src/a.ts', '.grid/linked/tree/src/a.ts', '.grid/linked/tree'],
    ['its own root', '.grid/linked/tree', '.grid', '.grid/linked/tree/.grid', '.grid/linked/tree'],
    ['no git: where we are', 'plain', '.grid', 'plain/.grid', 'plain'],
    ['no git: a folder below', 'plain', 'one', 'plain/one', 'plain'],
    ['no git: a folder elsewhere', 'repo', '../plain/one', 'plain/one', 'plain/one'],
    [
      'no git: a file in a root elsewhere',
      'repo',
      '../plain/one/.grid/STATE.md',
      'plain/one/.grid/STATE.md',
      'plain/one',
    ],
    ['no git: from inside a root', 'plain/.grid', 'STATE.md', 'plain/.grid/STATE.md', 'plain'],
  ])('%s', (_, from, path, found, top) => {
    expect(leads(tree(), from, path)).toEqual({ paths: [found], top, foreign: undefined });
  });
});

describe('several paths', () => {
  test('of one repository', () => {
    expect(leads(tree(), 'repo', '.grid', 'src')).toMatchObject({ top: 'repo', foreign: undefined });
  });

  test.each([
    ['a nested one', 'repo', '.grid', 'nested'],
    ['the one around', 'repo', 'nested', '.grid'],
    ['none', 'repo', '.grid', '../plain'],
    ['one, after none', 'plain', 'one', '../repo/.grid'],
  ])('of another repository: %s', (_, from, first, second) => {
    expect(leads(tree(), from, first, second)).toMatchObject({ foreign: second });
  });

  test('without git, all below where we are', () => {
    expect(leads(tree(), 'plain', 'one', 'two')).toMatchObject({ top: 'plain', foreign: undefined });
  });

  test('without git, elsewhere: the folder that holds them all', () => {
    expect(leads(tree(), 'repo', '../plain/one', '../plain/two')).toMatchObject({ top: 'plain', foreign: undefined });
  });
});

describe.skipIf(process.platform === 'win32')('links', () => {
  test('to a folder that is named are followed', () => {
    const top = tree();
    symlinkSync('../repo', join(top, 'plain/way'));
    expect(leads(top, 'plain', 'way')).toMatchObject({ paths: ['repo'], top: 'repo' });
    expect(leads(top, 'plain', 'way/.grid/STATE.md')).toMatchObject({ paths: ['repo/.grid/STATE.md'], top: 'repo' });
    expect(leads(top, 'plain', 'way/no/file.md')).toMatchObject({ paths: ['repo/no/file.md'], top: 'repo' });
  });

  test('of another name to a root are, too', () => {
    const top = tree();
    symlinkSync('.grid', join(top, 'repo/state'));
    expect(leads(top, 'repo', 'state')).toMatchObject({ paths: ['repo/.grid'], top: 'repo' });
  });

  test('in the place of a root, or below it, stay', () => {
    const top = tree();
    symlinkSync('../../repo/nested', join(top, 'plain/one/.grid2'));
    mkdirSync(join(top, 'linked'));
    symlinkSync('../repo', join(top, 'linked/.grid'));
    symlinkSync('../../repo', join(top, 'plain/.grid/way'));
    expect(leads(top, 'linked', '.grid')).toMatchObject({ paths: ['linked/.grid'], top: 'linked' });
    expect(leads(top, 'linked', '.grid/nested/x.md')).toMatchObject({
      paths: ['linked/.grid/nested/x.md'],
      top: 'linked',
    });
    expect(leads(top, 'plain', '.grid/way/x.md')).toMatchObject({ paths: ['plain/.grid/way/x.md'], top: 'plain' });
  });

  test('to a file stay', () => {
    const top = tree();
    symlinkSync('.grid/STATE.md', join(top, 'repo/STATE.md'));
    expect(leads(top, 'repo', 'STATE.md')).toMatchObject({ paths: ['repo/STATE.md'], top: 'repo' });
  });

  test('that lead to themselves are left alone', () => {
    const top = tree();
    symlinkSync('loop', join(top, 'repo/loop'));
    expect(leads(top, 'repo', 'loop/x')).toMatchObject({ paths: ['repo/loop/x'], top: 'repo' });
  });
});
