import { expect, test } from 'vitest';
import { contentProblems, mostBytes } from '../../scripts/package/contents.mjs';

// What `npm run package` says of a package; that ours is as it should be, it says itself.

const texts: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ scripts: { build: 'x', prepublishOnly: 'x' }, devDependencies: { x: '1.0.0' } }),
  'README.md': '',
  LICENSE: '',
  'CHANGELOG.md': '',
  'docs/rules/grid/a.md': '',
  'dist/THIRD_PARTY_LICENSES.txt': '',
  'dist/cli.js': '#!/usr/bin/env node\nimport fs from "node:fs";\nimport { a } from "./chunks/a.js";\na(fs);\n',
  'dist/index.js': 'import { a } from "./chunks/a.js";\nconst b = () => import("./chunks/b.js");\nexport { a, b };\n',
  'dist/chunks/a.js': '// import "./comment.js"\nexport const a = \'from "./text.js"\';\n',
  'dist/chunks/b.js': 'export * from "./c.js";\n',
  'dist/chunks/c.js': '',
  'dist/index.d.ts':
    "import type { A } from './core/a.js';\nexport type { B } from './core/b.js';\nexport type C = A;\n",
  'dist/core/a.d.ts': 'export type A = 1;\n',
  'dist/core/b.d.ts': 'export type B = 1;\n',
};
const documents = ['docs/rules/grid/a.md'];

/** What is said of the package above, with other texts in some places and without others. */
function said(
  changes: Readonly<Record<string, string | undefined>> = {},
  sizes: Readonly<Record<string, number>> = {},
) {
  const all = Object.entries({ ...texts, ...changes });
  const present = new Map(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])));
  const files = [...present].map(([path, text]) => ({ path, size: sizes[path] ?? text.length }));
  return contentProblems({ files, documents, read: (path: string) => present.get(path) ?? '{}' });
}

test('a package in which all is there that is needed, and nothing else', () => {
  expect(said()).toEqual([]);
});

test.each([
  'LICENSE',
  'docs/rules/grid/a.md',
  'dist/THIRD_PARTY_LICENSES.txt',
  'dist/chunks/a.js',
  'dist/chunks/b.js',
  'dist/chunks/c.js',
  'dist/core/a.d.ts',
  'dist/core/b.d.ts',
  'dist/index.d.ts',
])('without %s', (path) => {
  expect(said({ [path]: undefined })).toContain(`${path} is missing`);
});

test.each(['dist/action.js', 'dist/chunks/old.js', 'dist/core/c.d.ts', 'src/index.ts', 'docs/rules/grid/b.md', '.env'])(
  'with %s',
  (path) => {
    expect(said({ [path]: '' })).toEqual([`${path} is of no use to anybody`]);
  },
);

test('what runs at an installation, or would have to be installed', () => {
  const manifest = { scripts: { postinstall: 'x', test: 'x' }, dependencies: { y: '1.0.0' }, peerDependencies: {} };
  expect(said({ 'package.json': JSON.stringify(manifest) })).toEqual([
    'package.json has the script postinstall: who installs us runs nothing of ours',
    'package.json has dependencies: all that runs is bundled',
    'package.json has peerDependencies: all that runs is bundled',
  ]);
});

test('a package that has grown too large', () => {
  const rest = Object.entries(texts).reduce((sum, [path, text]) => sum + (path === 'dist/cli.js' ? 0 : text.length), 0);
  expect(said({}, { 'dist/cli.js': mostBytes - rest })).toEqual([]);
  expect(said({}, { 'dist/cli.js': mostBytes - rest + 1 })).toEqual([
    expect.stringMatching(
      /^unpacked, it is 3072 KiB, expected at most 3072 KiB; the largest are dist\/cli\.js \(\d+ KiB\), /,
    ),
  ]);
});
