import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Format } from '../../src/formats/format.js';
import { grid } from '../../src/formats/grid/index.js';
import { RootIndex } from '../../src/lint/changed-roots.js';
import { checkTexts, discoverFrom, discoverNamed, nothingToLint, rootAround } from '../../src/lint/discover.js';
import type { Search } from '../../src/lint/search.js';
import { UsageError } from '../../src/lint/usage-error.js';
import { WorkingTree } from '../../src/repository/working-tree.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { folder } from '../support/folder.js';
import { twoNames } from '../support/two-names.js';

const two = twoNames();
const formats: readonly Format[] = [grid as Format, two];
const treeOf = (...paths: string[]) => new MemoryTree(Object.fromEntries(paths.map((path) => [path, ''])));
const searchIn = (paths: readonly string[], more: Partial<Search> = {}): Search => ({
  ...{ tree: treeOf(...paths), formats, ...more },
});
const from = async (search: Search, directory = '') =>
  (await discoverFrom(search, directory)).roots.map(({ path }) => path);
const named = async (search: Search, path: string) =>
  (await discoverNamed(search, [{ given: path, path }])).roots.map(({ path: root }) => root);

describe('a root has one of the names, and holds what that name wants', () => {
  test.each<[string, readonly string[]]>([
    ['.two/main.txt', ['.two']],
    ['.two/old.txt', []],
    ['.tool/state/old.txt', ['.tool/state']],
    ['.tool/state/main.txt', []],
    ['.tool/old.txt', []],
    ['.tool/other/old.txt', []],
    ['.tool/a/state/old.txt', []],
    ['state/old.txt', []],
    ['a/.tool/state/old.txt', ['a/.tool/state']],
    ['.tool/state/deep/.two/main.txt', []],
    ['.tool/other/.two/main.txt', ['.tool/other/.two']],
    ['.tool/.grid/STATE.md', ['.tool/.grid']],
    ['.tool/node_modules/.two/main.txt', []],
  ])('%s', async (path, roots) => expect(await from(searchIn([path]))).toEqual(roots));

  test('each once, in order, of all formats', async () => {
    const paths = [
      'b/.two/main.txt',
      '.tool/state/old.txt',
      '.grid/STATE.md',
      'b/.tool/state/old.txt',
      '.two/main.txt',
    ];
    const { roots } = await discoverFrom(searchIn(paths), '');
    expect(roots.map(({ path, format }) => `${format.id} ${path}`)).toEqual([
      'grid .grid',
      'two .tool/state',
      'two .two',
      'two b/.tool/state',
      'two b/.two',
    ]);
  });
});

describe('from where the search begins', () => {
  const search = searchIn(['a/.tool/state/old.txt', 'a/.tool/other/x.txt', 'a/src/x.ts', 'b/.tool/other/x.txt']);

  test.each<[string, readonly string[]]>([
    ['a', ['a/.tool/state']],
    ['a/.tool', ['a/.tool/state']],
    ['a/.tool/state', ['a/.tool/state']],
    ['a/.tool/state/deep', ['a/.tool/state']],
    ['a/.tool/other', ['a/.tool/state']],
    ['a/src', ['a/.tool/state']],
    ['b', []],
  ])('from %s', async (directory, roots) => expect(await from(search, directory)).toEqual(roots));

  test.each<[string, readonly string[]]>([
    ['a', ['a/.tool/state']],
    ['a/.tool', ['a/.tool/state']],
    ['a/.tool/state', ['a/.tool/state']],
    ['a/.tool/state/old.txt', ['a/.tool/state']],
    ['a/.tool/other', []],
    ['b/.tool', []],
  ])('named %s', async (path, roots) => expect(await named(search, path)).toEqual(roots));
});

describe('what lies on the way to a root', () => {
  const path = 'a/.tool/state/old.txt';

  test.each(['a/.tool', 'a/.tool/state'])('ignored by the configuration, it leads to none: %s', async (ignored) => {
    const isIgnored = (folder: string) => folder === ignored || folder.startsWith(`${ignored}/`);
    expect(await from(searchIn([path], { isIgnored }))).toEqual([]);
  });

  test.each(['a/.tool', 'a/.tool/state'])('ignored by git, it is a root all the same: %s', async (ignored) => {
    const leftOut = async (folders: readonly string[]) => new Set(folders.filter((folder) => folder === ignored));
    expect(await from(searchIn([path], { leftOut }))).toEqual(['a/.tool/state']);
  });

  test('a repository of its own leads to none', async () => {
    expect(await from(searchIn([path, 'a/.tool/.git/HEAD']))).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ['a/.tool/state', ['a/.tool/state']],
    ['a/.tool', []],
    ['a/.two', ['a/.two']],
  ])('a link at %s', async (link, roots) => {
    const top = folder({ 'elsewhere/state/old.txt': '', 'elsewhere/old.txt': '', 'elsewhere/main.txt': '' });
    mkdirSync(dirname(join(top, link)), { recursive: true });
    symlinkSync(join(top, 'elsewhere'), join(top, link), 'junction');
    expect(await from({ tree: new WorkingTree(top), formats })).toEqual(roots);
  });
});

test('of roots in one another, the innermost is meant', () => {
  const around = (path: string) => {
    const root = rootAround(path, formats);
    return root && `${root.format.id} ${root.path}`;
  };
  expect(around('.two/.tool/state/x')).toBe('two .two/.tool/state');
  expect(around('.tool/state/.grid/x')).toBe('grid .tool/state/.grid');
  expect(around('.grid/.tool/state')).toBe('two .grid/.tool/state');
  expect(around('.grid/.tool/x')).toBe('grid .grid');
  expect(around('.tool/x/state')).toBeUndefined();
});

test('a folder of either name holds nothing else: all changes in it are of the root', () => {
  const [old, loose] = [
    { path: 'a/.tool/state', format: two },
    { path: 'b', format: two },
  ];
  const index = new RootIndex([old, loose]);
  expect(index.around('a/.tool/state/notes.txt')).toBe(old);
  expect(index.around('a/.tool/notes.txt')).toBeUndefined();
  expect(index.around('b/main.txt')).toBe(loose);
  expect(index.around('b/notes.txt')).toBeUndefined();
});

test('a root that is only at the base counts, and one that is there and left out does not come back', async () => {
  const before = searchIn(['.tool/state/old.txt', 'a/.tool/state/old.txt']);
  const isIgnored = (folder: string) => folder === 'a/.tool';
  const now = searchIn(['a/.tool/state/old.txt', 'x'], { isIgnored });
  const { roots } = await discoverFrom(now, '', { ...before, isIgnored });
  expect(roots.map(({ path }) => path)).toEqual(['.tool/state']);
});

describe('messages', () => {
  const wrong = (message: string) => new UsageError(message);

  test.each([
    ['x.ts', 'x.ts is no state file, and lies in no .grid/ or .two/'],
    ['.two/x.txt', 'a text cannot stand for .two/x.txt, which is not read; it may stand for .two/main.txt'],
    [
      '.tool/state/x.txt',
      'a text cannot stand for .tool/state/x.txt, which is not read; it may stand for .tool/state/main.txt',
    ],
  ])('of a text that stands for %s', (path, message) => {
    expect(() => checkTexts([{ given: path, path }], formats)).toThrow(wrong(message));
  });

  test('name what was looked for, and every folder that only looks like it', async () => {
    const search = searchIn(['.two/x', '.tool/state/x', '.grid/x']);
    const error = await nothingToLint(search, { given: '.', path: '' }, { unsearched: [] }, ' or below it');
    expect(error.message).toBe(
      'nothing to lint: no .grid/ or .two/ with agent state in . or below it; ' +
        'the .grid/, .two/ and .tool/state/ there hold no state, only other files',
    );
  });
});
