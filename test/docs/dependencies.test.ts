import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';

// The page about dependencies, held against package.json and against what is in dist/.

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const shipped = [...read('dist/THIRD_PARTY_LICENSES.txt').matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \((.+)\)$/gm)].map(
  ([, name, version, licence]) => ({ name, version, licence }),
);
const { children } = unified().use(remarkParse).use(remarkGfm).parse(read('docs/dependencies.md'));

/** The rows of the tables below a heading, cell by cell. */
function rowsBelow(heading: string): string[][] {
  const from = children.findIndex((node) => node.type === 'heading' && textOf(node) === heading);
  const below = children.slice(from + 1);
  const length = below.findIndex((node) => node.type === 'heading');
  const tables = below.slice(0, length < 0 ? undefined : length).filter((node) => node.type === 'table');
  return tables.flatMap((table) => table.children.slice(1).map((row) => row.children.map((cell) => textOf(cell))));
}

const bundled = rowsBelow('In the bundle');
const others = rowsBelow('To build and to test');
const names = (rows: readonly string[][]) => rows.map(([name]) => name);

test('who installs the package installs nothing else', () => {
  const kinds = Object.keys(manifest).filter((key) => /dependencies/i.test(key));
  expect(kinds).toEqual(['devDependencies']);
});

test('every dependency is on the page, once, with a reason', () => {
  expect(names([...bundled, ...others]).sort()).toEqual(Object.keys(manifest.devDependencies).sort());
  for (const row of [...bundled, ...others]) expect(row.filter((cell) => cell.trim() !== '')).toHaveLength(4);
});

test('the licences are those of the packages', () => {
  const licences = [...bundled, ...others].map(([name, licence]) => [name, licence]);
  expect(licences).toEqual(
    licences.map(([name]) => [name, JSON.parse(read(`node_modules/${name}/package.json`)).license]),
  );
});

test('what is said to be in the bundle is what is there', () => {
  const there = new Set(shipped.map(({ name }) => name));
  expect(names(bundled).sort()).toEqual(
    Object.keys(manifest.devDependencies)
      .filter((name) => there.has(name))
      .sort(),
  );
});

test('what ships is what has its licence in dist/, in the version that is installed', () => {
  expect(rowsBelow('What ships').map((row) => row.slice(0, 3))).toEqual(
    shipped.map(({ name, version, licence }) => [name, version, licence]),
  );
  const own = shipped.filter(({ name }) => name !== undefined && name in manifest.devDependencies);
  expect(own.map(({ name, version }) => [name, version])).toEqual(
    own.map(({ name }) => [name, manifest.devDependencies[name ?? '']]),
  );
});

test('all licences that ship are permissive', () => {
  const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
  expect(shipped.filter(({ licence }) => !permissive.includes(licence ?? ''))).toEqual([]);
});

test('what is not used is not there', () => {
  const unused = names(rowsBelow('Not used')).flatMap((cell) => cell?.match(/[a-z][a-z-]+/g) ?? []);
  expect(unused).toContain('gray-matter');
  expect(unused.filter((name) => name in manifest.devDependencies)).toEqual([]);
});
