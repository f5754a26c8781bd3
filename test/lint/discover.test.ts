import { describe, expect, test } from 'vitest';
import type { FileRead, Refusal, Tree, TreeEntry } from '../../src/core/tree.js';
import { formats } from '../../src/formats/index.js';
import { checkTexts, discoverFrom, discoverNamed, nothingToLint } from '../../src/lint/discover.js';
import { UsageError } from '../../src/lint/usage-error.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { leastWork } from '../support/growth.js';

const state = (...folders: string[]) => Object.fromEntries(folders.map((folder) => [`${folder}STATE.md`, '']));
const from = async (tree: Tree, directory: string) =>
  (await discoverFrom({ tree, formats }, directory)).roots.map((root) => root.path);
const named = async (tree: Tree, ...paths: string[]) => {
  const { roots, empty } = await discoverNamed(
    { tree, formats },
    paths.map((path) => ({ given: path, path })),
  );
  return { roots: roots.map((root) => root.path), empty: empty.map((one) => one.given) };
};

describe('what a root is', () => {
  test.each([
    ['STATE.md', true],
    ['WARMTH.md', true],
    ['CHECKPOINT-2.md', true],
    ['03-SUMMARY.md', true],
    ['plans/x.md', true],
    ['phases/a/x.md', true],
    ['config.json', false],
    ['other/STATE.md', false],
  ])('.grid/%s: %s', async (file, is) => {
    expect(await from(new MemoryTree({ [`.grid/${file}`]: '' }), '')).toEqual(is ? ['.grid'] : []);
  });
});

describe('from a directory', () => {
  const tree = new MemoryTree({
    ...state('b/.grid/', '.grid/', 'a/deep/er/.grid/', 'a/.grid/'),
    'empty/x.md': '',
    'node_modules/pkg/.grid/STATE.md': '',
    'nested/.git/HEAD': '',
    'nested/.grid/STATE.md': '',
    '.grid/plans/.grid/STATE.md': '',
  });

  test('all roots below, sorted; not those of packages, nested repositories or roots', async () => {
    expect(await from(tree, '')).toEqual(['.grid', 'a/.grid', 'a/deep/er/.grid', 'b/.grid']);
  });
  test('only those below', async () => expect(await from(tree, 'a')).toEqual(['a/.grid', 'a/deep/er/.grid']));
  test('else the nearest above', async () => expect(await from(tree, 'empty')).toEqual(['.grid']));
  test('from deep below, too', async () => expect(await from(tree, 'a/deep/er/x/y')).toEqual(['a/deep/er/.grid']));
  test('inside a root, that root', async () => expect(await from(tree, 'b/.grid/plans')).toEqual(['b/.grid']));
  test('a nested repository is searched from inside', async () => {
    expect(await from(tree, 'nested')).toEqual(['nested/.grid']);
  });
  test('nothing', async () => expect(await from(new MemoryTree({ 'x.md': '' }), '')).toEqual([]));
});

describe('named', () => {
  const tree = new MemoryTree({
    ...state('.grid/', 'a/.grid/', 'b/c/.grid/', 'loose/', 'a/.grid/old/.grid/'),
    'empty/x.md': '',
    'a/b.ts': '',
  });

  test.each([
    ['a root', '.grid', ['.grid']],
    ['a file in one', 'a/.grid/STATE.md', ['a/.grid']],
    ['a root in another', 'a/.grid/old/.grid', ['a/.grid/old/.grid']],
    ['a directory', 'b', ['b/c/.grid']],
    ['everything', '', ['.grid', 'a/.grid', 'b/c/.grid']],
    ['a state file in no root', 'loose/STATE.md', ['loose']],
  ])('%s', async (_, path, roots) => {
    expect(await named(tree, path)).toEqual({ roots, empty: [] });
  });

  test('several, each root once', async () => {
    expect(await named(tree, 'b', 'a/.grid', 'a/.grid/STATE.md', 'empty', 'a')).toEqual({
      roots: ['a/.grid', 'b/c/.grid'],
      empty: ['empty'],
    });
  });

  test('a directory without a root is not looked at from above', async () => {
    expect(await named(tree, 'empty')).toEqual({ roots: [], empty: ['empty'] });
  });

  test.each([
    ['no/thing', 'no such file or directory: no/thing', 'no/thing'],
    ['.grid/no.md', 'no such file or directory: .grid/no.md', '.grid/no.md'],
    ['a/b.ts', 'a/b.ts is no state file, and lies in no .grid/ or .hivemind/', undefined],
  ])('%s is wrong usage', async (path, message, missing) => {
    const error = await named(tree, path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({ message, missing });
  });
});

/** A repository that holds only a `.grid`, of some kind, and that answers every reading alike. */
class Odd implements Tree {
  readonly #kind: TreeEntry['kind'];
  readonly #read: FileRead;
  constructor(kind: TreeEntry['kind'], read: FileRead) {
    this.#kind = kind;
    this.#read = read;
  }
  async list(directory: string) {
    return directory === '' ? [{ name: '.grid', kind: this.#kind }] : [];
  }
  async kind(path: string) {
    return path === '.grid' ? this.#kind : undefined;
  }
  async link() {
    return undefined;
  }
  async writtenAt() {
    return undefined;
  }
  async read() {
    return this.#read;
  }
}

describe('what cannot be looked into is a root, so that it is spoken of', () => {
  test.each<[string, TreeEntry['kind'], FileRead, readonly string[]]>([
    ['a link', 'link', { ok: false, refusal: 'link' }, ['.grid']],
    ['a directory without permission', 'directory', { ok: false, refusal: 'not-readable' }, ['.grid']],
    ['a directory that was not fetched', 'directory', { ok: false, refusal: 'not-fetched' }, ['.grid']],
    ['but not an empty directory', 'directory', { ok: false, refusal: 'not-a-file' }, []],
    ['nor a file', 'file', { ok: true, bytes: new Uint8Array() }, []],
  ])('%s', async (_, kind, read, roots) => {
    expect(await from(new Odd(kind, read), '')).toEqual(roots);
  });
});

describe('a named path that cannot be reached', () => {
  const at = (refusal: Refusal, path: string) => named(new Odd('directory', { ok: false, refusal }), path);

  test.each<[Refusal]>([['link'], ['not-readable'], ['not-fetched']])(
    'in a root stands for it: %s',
    async (refusal) => {
      expect(await at(refusal, '.grid/STATE.md')).toEqual({ roots: ['.grid'], empty: [] });
    },
  );

  test.each<[Refusal, string, string]>([
    ['missing', '.grid/STATE.md', 'no such file or directory: .grid/STATE.md'],
    ['not-readable', 'a/b', 'no permission to read a/b'],
    ['not-fetched', 'a/b', 'a/b was not fetched, as the clone is partial; clone it without --filter'],
    ['link', 'a/b', 'no such file or directory: a/b'],
  ])('else is wrong usage: %s, %s', async (refusal, path, message) => {
    await expect(at(refusal, path)).rejects.toThrow(message);
  });
});

/** A tree with folders that nobody may read. */
class Forbidding extends MemoryTree {
  override async list(directory: string) {
    return directory.endsWith('secret') ? [] : super.list(directory);
  }
  override async read(path: string, cap: number): Promise<FileRead> {
    return path.endsWith('secret') ? { ok: false, refusal: 'not-readable' } : super.read(path, cap);
  }
}

describe('a folder that cannot be searched', () => {
  const tree = new Forbidding({ ...state('.grid/', 'a/.grid/'), 'a/secret/x.md': '', 'secret/x.md': '', 'b/x.md': '' });

  test('is told when it is met', async () => {
    const unsearched = ['a/secret', 'secret'];
    expect(await discoverFrom({ tree, formats }, '')).toMatchObject({ unsearched });
    const places = ['', 'a'].map((path) => ({ given: path, path }));
    expect(await discoverNamed({ tree, formats }, places)).toMatchObject({ unsearched, empty: [] });
    expect(await discoverFrom({ tree, formats }, 'b')).toMatchObject({ unsearched: [] });
  });

  test('is wrong usage when it is named', async () => {
    const error = new UsageError('a/secret cannot be searched: no permission to read it');
    await expect(named(tree, 'a/secret')).rejects.toThrow(error);
    const place = { given: 'a/secret', path: 'a/secret' };
    expect(await nothingToLint({ tree, formats }, place, { unsearched: ['a/secret'] }, '')).toEqual(error);
  });

  test('is told apart from one that was not fetched', async () => {
    const unfetched = new Odd('directory', { ok: false, refusal: 'not-fetched' });
    const place = { given: 'a', path: 'a' };
    expect(await nothingToLint({ tree: unfetched, formats }, place, { unsearched: ['a'] }, '')).toEqual(
      new UsageError('a cannot be searched: it was not fetched, as the clone is partial; clone it without --filter'),
    );
  });
});

describe('a text may stand for', () => {
  const check = (path: string) => () => checkTexts([{ given: path, path }], formats);

  test.each(['.grid/STATE.md', 'a/b/.grid/STATE.md', 'STATE.md', 'loose/STATE.md'])('%s', (path) => {
    expect(check(path)).not.toThrow();
  });

  test.each(['.grid', 'faulty/.grid', '.grid/other.txt', '.grid/PLAN.md', '.grid/plans/STATE.md', '.grid/state.md'])(
    'not for %s',
    (path) => {
      expect(check(path)).toThrow(
        new UsageError(`a text cannot stand for ${path}, which is not read; it may stand for .grid/STATE.md`),
      );
    },
  );

  test.each(['x.ts', '', 'grid/PLAN.md'])('not for %j', (path) => {
    expect(check(path)).toThrow(new UsageError(`${path} is no state file, and lies in no .grid/ or .hivemind/`));
  });
});

test('that nothing was found is said with where it was looked for', async () => {
  const tree = new MemoryTree({ 'a/.grid/config.json': '', 'b/x.md': '' });
  const said = async (path: string) =>
    (await nothingToLint({ tree, formats }, { given: path, path }, { unsearched: ['b/x', 'b/y'] }, ' or below it'))
      .message;
  const unseen = '; no permission to search b/x and b/y';
  expect(await said('b')).toBe(`nothing to lint: no .grid/ or .hivemind/ with agent state in b or below it${unseen}`);
  expect(await said('a')).toBe(
    `nothing to lint: no .grid/ or .hivemind/ with agent state in a or below it; the .grid/ there holds no state, only other files${unseen}`,
  );
});

test('ten thousand roots, and a directory that is a thousand levels deep', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => `p${i}/.grid/`);
  const deep = `${'d/'.repeat(1000)}.grid/`;
  const tree = new MemoryTree(state(...many, deep));
  expect(await from(tree, '')).toHaveLength(10_001);
  expect(await leastWork(() => from(tree, ''), 3000)).toBeLessThan(3000);
});

/** A tree that has no end, as a commit may show one. */
class Endless extends MemoryTree {
  override async list() {
    return Array.from({ length: 100 }, (_, index) => ({ name: `${index}`, kind: 'directory' as const }));
  }
}

test('a search comes to an end', async () => {
  const error = new UsageError('the repository has more than 250000 folders to search; name those that hold state');
  await expect(from(new Endless({}), '')).rejects.toThrow(error);
});
