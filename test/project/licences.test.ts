import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { licences } from '../../scripts/build/licences.mjs';
import { packagesIn } from '../../scripts/build/packages.mjs';
import { folder } from '../support/folder.js';

// That the licences of what is bundled go with it, on a project made for this.

const top = join(import.meta.dirname, '../..');

/** A package: what it says about itself, what it exports, and its licence in a file. */
const files = (path: string, about: object, code: string, licence?: string) => ({
  [`node_modules/${path}/package.json`]: JSON.stringify({ license: 'MIT', main: 'index.js', ...about }),
  [`node_modules/${path}/index.js`]: code,
  ...(licence !== undefined && { [`node_modules/${path}/LICENSE`]: licence }),
});

/** How much of which packages is in the bundle of a project, and how the licences of some folders are found. */
async function bundled(project: Readonly<Record<string, string>>) {
  const at = folder(project);
  const { metafile } = await build({
    absWorkingDir: at,
    entryPoints: ['main.js'],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const sizes = packagesIn(metafile);
  const folders = [...sizes.keys()];
  return { folders: folders.sort(), text: () => licences(folders.map((one) => relative(top, join(at, one)))) };
}

const titles = (text: string) => text.match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm);

test('two versions of a package are two packages; one that is there twice is one', async () => {
  const { folders, text } = await bundled({
    'main.js': "import { a } from 'a'; import { b } from '@s/b'; import { c } from 'c'; console.log(a, b, c);",
    ...files('a', { name: 'a', version: '1.0.0' }, 'export const a = 1;', 'Of the first a\r\nCopyright A\r\n'),
    ...files('@s/b', { name: '@s/b', version: '3.0.0' }, "import { a } from 'a'; export const b = a;", 'Of b'),
    ...files('@s/b/node_modules/a', { name: 'a', version: '2.0.0' }, 'export const a = 2;', 'Of the second a'),
    ...files('c', { name: 'c', version: '4.0.0' }, "import { a } from 'a'; export const c = a;", 'Of c'),
    ...files('c/node_modules/a', { name: 'a', version: '2.0.0' }, 'export const a = 2;', 'Of the second a'),
  });
  expect(folders).toEqual([
    'node_modules/@s/b',
    'node_modules/@s/b/node_modules/a',
    'node_modules/a',
    'node_modules/c',
    'node_modules/c/node_modules/a',
  ]);
  expect(titles(text())).toEqual(['@s/b 3.0.0 (MIT)', 'a 1.0.0 (MIT)', 'a 2.0.0 (MIT)', 'c 4.0.0 (MIT)']);
  expect(text()).toContain('a 1.0.0 (MIT)\n\nOf the first a\nCopyright A\n');
});

test('a package of which nothing is left needs no licence', async () => {
  const { folders } = await bundled({
    'main.js': "import { a } from 'a'; import { b } from 'b'; console.log(a);",
    ...files('a', { name: 'a', version: '1.0.0' }, 'export const a = 1;', 'Of a'),
    ...files('b', { name: 'b', version: '1.0.0', sideEffects: false }, 'export const b = 1;'),
  });
  expect(folders).toEqual(['node_modules/a']);
});

test('all licence files and notices are handed on', async () => {
  const { text } = await bundled({
    'main.js': "import { a } from 'a'; console.log(a);",
    ...files('a', { name: 'a', version: '1.0.0', license: 'MIT OR Apache-2.0' }, 'export const a = 1;'),
    'node_modules/a/LICENCE-MIT.md': 'Of the kind MIT',
    'node_modules/a/license-apache': 'Of the kind Apache',
    'node_modules/a/NOTICE.txt': 'A notice',
    'node_modules/a/licenses/other.txt': 'Of others',
  });
  expect(text()).toContain('a 1.0.0 (MIT OR Apache-2.0)\n\nOf the kind MIT\n\nOf the kind Apache\n\nA notice\n');
});

test.each([
  ['has no licence file', { name: 'a', version: '1.0.0' }],
  ['does not say its licence', { name: 'a', version: '1.0.0', license: undefined }],
])('a package that %s is not shipped', async (reason, about) => {
  const { text } = await bundled({
    'main.js': "import { a } from 'a'; console.log(a);",
    ...files('a', about, 'export const a = 1;'),
  });
  expect(text).toThrow(reason);
});
