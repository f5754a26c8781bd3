import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileGlob, globFault } from '../../src/text/glob.js';
import { gitRepository } from '../support/git.js';
import { growth, linear } from '../support/growth.js';

describe.each([
  // Without a slash: a name at any depth, and all below it.
  ['legacy', ['legacy', 'legacy/a.md', 'x/legacy', 'x/legacy/y/a.md'], ['legacy.md', 'x/legacy2', 'Legacy']],
  ['*.md', ['a.md', '.md', 'x/.grid/STATE.md', 'x.md/y'], ['a.mdx', 'a.md.bak', 'md']],
  ['a?c', ['abc', 'x/a😀c', 'a-c/x'], ['ac', 'abbc', 'a/c']],
  ['*', ['a', 'a/b', '.hidden'], ['']],
  // With one: from the folder of the configuration.
  ['packages/old', ['packages/old', 'packages/old/.grid/STATE.md'], ['x/packages/old', 'packages/older', 'packages']],
  ['/legacy', ['legacy', 'legacy/a'], ['x/legacy']],
  ['packages/*/.grid', ['packages/a/.grid', 'packages/a/.grid/x'], ['packages/.grid', 'packages/a/b/.grid']],
  // Any number of folders.
  ['**', ['a', 'a/b'], ['']],
  ['/**', ['a', 'a/b'], ['']],
  ['**/**', ['a', 'a/b'], ['']],
  ['**/old', ['old', 'a/old', 'a/b/old/c'], ['olds']],
  ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b', 'a/b/c'], ['b', 'a', 'x/a/b', 'a/xb']],
  ['a/**/**/b', ['a/b', 'a/x/y/b'], ['a/c']],
  ['a/**', ['a/b', 'a/b/c'], ['a', 'b/a/c']],
  ['a/***/b', ['a/b', 'a/x/y/b'], ['b']],
  ['a/**b', ['a/b', 'a/xb'], ['a/x/b']],
  // Folders only.
  ['old/', ['old/a', 'x/old/a'], ['old', 'x/old']],
  ['x/old/', ['x/old/a'], ['x/old', 'old/a']],
  ['a/**/', ['a/b/c', 'a/b/c/d'], ['a', 'a/b']],
  ['**/', ['a/b'], ['a']],
  // A star takes in as little as it may, and then more.
  ['*a*b', ['ab', 'xaxb', 'aab', 'abab', 'ab/c'], ['a', 'ba', 'abc']],
  ['a*', ['a', 'a*', 'a**'], ['b']],
])('%s', (glob, covered, others) => {
  const covers = compileGlob(glob);

  test('is a glob', () => expect(globFault(glob)).toBe(undefined));
  test.each(covered)('covers %s', (path) => expect(covers(path)).toBe(true));
  test.each(others)('does not cover %j', (path) => expect(covers(path)).toBe(false));
});

test.each(['old/', 'x/old/', 'x/old/**', '**/old/', 'x/*/', 'old'])('%s covers the folder x/old', (glob) => {
  expect(compileGlob(glob)('x/old', true)).toBe(true);
});

test.each([
  ['', /^expected a path/],
  ['/', /^expected a path/],
  ['!legacy', /no "!"/],
  ['a\\b', /"\/" between folders/],
  ['[ab]', /no "\["/],
  ['*.{md,txt}', /no "\[" and no "\{"/],
  ['./legacy', /without "", "\." and "\.\."/],
  ['a/../b', /without/],
  ['a//b', /without/],
  ['..', /without/],
  ['a'.repeat(257), /at most 256/],
  ['*a'.repeat(17), /at most 16 times/],
])('%j is none', (glob, why) => {
  expect(globFault(glob)).toMatch(why);
});

/** The same in words that are as plain as can be, and take their time. */
function covers(glob: string, path: string, isFolder: boolean): boolean {
  const foldersOnly = glob.endsWith('/');
  const inner = glob.replace(/\/$/, '');
  const names = (inner.includes('/') ? inner.replace(/^\//, '').split('/') : ['**', inner]).map((name) =>
    /^\*\*+$/.test(name) ? '**' : name,
  );
  const parts = path.split('/');
  const fitting = parts.map((_, index) => index + 1).filter((length) => fitsAll(names, parts.slice(0, length)));
  return fitting.some((length) => !foldersOnly || isFolder || length < parts.length);
}

function fitsAll([name, ...names]: readonly string[], parts: readonly string[]): boolean {
  if (name === undefined) return parts.length === 0;
  if (name === '**' && names.length === 0) return parts.length > 0;
  if (name === '**') return parts.some((_, index) => fitsAll(names, parts.slice(index))) || fitsAll(names, []);
  const [part, ...rest] = parts;
  return part !== undefined && fitsName(name, part) && fitsAll(names, rest);
}

function fitsName(pattern: string, name: string): boolean {
  if (pattern === '') return name === '';
  const rest = pattern.slice(1);
  if (pattern.startsWith('*')) return fitsName(rest, name) || (name !== '' && fitsName(pattern, name.slice(1)));
  return name !== '' && (pattern.startsWith('?') || pattern[0] === name[0]) && fitsName(rest, name.slice(1));
}

const name = fc
  .array(fc.constantFrom('a', 'b', '.'), { minLength: 1, maxLength: 5 })
  .map((signs) => signs.join(''))
  .filter((word) => word !== '.' && word !== '..');
const paths = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'));
const pattern = fc.oneof(
  fc.constantFrom('**', '*', '**'),
  fc.array(fc.constantFrom('a', 'b', '.', '*', '?'), { minLength: 1, maxLength: 5 }).map((signs) => signs.join('')),
);
const globs = fc
  .tuple(fc.constantFrom('', '/'), fc.array(pattern, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([before, names, after]) => before + names.join('/') + after)
  .filter((glob) => globFault(glob) === undefined);

test('every glob covers what a naive reading of it does', () => {
  fc.assert(
    fc.property(globs, paths, fc.boolean(), (glob, path, isFolder) => {
      // All in a folder is the same as the folder itself where the folder is what is asked about.
      fc.pre(!(isFolder && /\/\*{2,}$/.test(glob)));
      expect(compileGlob(glob)(path, isFolder)).toBe(covers(glob, path, isFolder));
    }),
    { numRuns: 20_000 },
  );
});

test('every glob covers what git ignores', () => {
  const { top } = gitRepository();
  mkdirSync(join(top, '.git/info'), { recursive: true });
  // git takes `a**/b` for `a` and then `**/b`, though its manual says otherwise.
  const clear = globs.filter((glob) => !/[^/*]\*\*|\*\*[^/*]/.test(glob));
  const samples = fc.sample(fc.tuple(clear, fc.array(paths, { minLength: 40, maxLength: 40 })), 60);
  let hits = 0;
  for (const [glob, some] of samples) {
    writeFileSync(join(top, '.git/info/exclude'), `${glob}\n`);
    const all = [...new Set(some)];
    // Paths that are not there are taken for files; git answers `source line pattern path`, of which the first are empty
    // where nothing ignores the path.
    const words = checkIgnore(top, all).split('\0');
    const ignored = all.filter((_, index) => words[4 * index + 2] !== '');
    hits += ignored.length;
    expect({ glob, ignored: all.filter((path) => compileGlob(glob)(path)) }).toEqual({ glob, ignored });
  }
  expect(hits).toBeGreaterThan(100);
});

function checkIgnore(cwd: string, paths: readonly string[]): string {
  const args = ['-c', 'core.ignoreCase=false', 'check-ignore', '--no-index', '--stdin', '-z', '-v', '-n'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return spawnSync('git', args, { cwd, env, input: `${paths.join('\0')}\0`, encoding: 'utf8' }).stdout;
}

describe('what makes others backtrack takes time in proportion', () => {
  test.each([
    ['stars in a name', '*a'.repeat(15).concat('*b'), (size: number) => 'a'.repeat(size)],
    ['a long end', `*${'a'.repeat(200)}b`, (size: number) => 'a'.repeat(size)],
    ['folders', '**/a/'.repeat(16).concat('b'), (size: number) => 'a/'.repeat(size).concat('c')],
    ['folders and stars', '**/*a*a*/'.repeat(4).concat('b'), (size: number) => 'aaaa/'.repeat(size).concat('c')],
  ])('%s', async (_, glob, path) => {
    expect(globFault(glob)).toBe(undefined);
    const matcher = compileGlob(glob);
    expect(await growth((size) => matcher(path(size)), 1000)).toBeLessThan(linear);
  });
});
