import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

type Block = (typeof children)[number];
type TableCell = Extract<Block, { type: 'table' }>['children'][number]['children'][number];
type Link = Extract<TableCell['children'][number], { type: 'link' }>;

// The threat model is held against the sources: what is said to hold is there, and so is the test that shows it.

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const page = read('SECURITY.md');
const { children } = unified().use(remarkParse).use(remarkGfm).parse(page);

const tables = children.flatMap((node) => (node.type === 'table' ? [node.children] : []));
const rows = tables
  .filter(([head]) => head !== undefined && textOf(head).startsWith('Threat'))
  .flatMap(([, ...body]) => body.map(({ children: cells }) => cells));

/** The tests that a cell names: the file behind the link before, and the name. */
function testsIn(cell: TableCell | undefined): [file: string, name: string][] {
  let file = '';
  return (cell?.children ?? []).flatMap((node): [string, string][] => {
    if (node.type === 'link') file = node.url;
    return node.type === 'inlineCode' ? [[file, node.value]] : [];
  });
}

/** The names of the tests in a file, as they stand there: `test('x'`, `test.each(…)('x'`, or `step 'x'` of a script. */
function namesIn(file: string): string[] {
  const call = file.endsWith('.ts')
    ? /(?:^\s*(?:test|describe)|(?<=[\])]))\(\s*(['"`])(?<name>.*?)(?<!\\)\1(?=,|\s*=>)/gm
    : /^step (['"])(?<name>.*?)\1/gm;
  return [...read(file).matchAll(call)].map(({ groups }) => groups?.name ?? '');
}

const links = (function within(node: { type: string; children?: unknown }): Link[] {
  const below = (node.children ?? []) as (typeof node)[];
  return [...(node.type === 'link' ? [node as Link] : []), ...below.flatMap(within)];
})({ type: 'root', children });

test.each(rows.map((cells) => [textOf(cells[0] as TableCell), cells] as const))('%s', (_, [, held, shown]) => {
  expect(textOf(held as TableCell)).not.toBe('');
  const tests = testsIn(shown);
  expect(tests).not.toEqual([]);
  for (const [file, name] of tests) expect(namesIn(file), file).toContain(name);
});

test('no file is linked in vain', () => {
  const files = rows.flatMap((cells) => cells.slice(2)).flatMap(({ children: parts }) => parts);
  const named = rows.flatMap(([, , shown]) => testsIn(shown)).map(([file]) => file);
  expect(
    files.flatMap((node) => (node.type === 'link' ? [node.url] : [])).filter((url) => !named.includes(url)),
  ).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
});

test('every link leads somewhere', () => {
  const manifest = JSON.parse(read('package.json'));
  const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  const ours = [`${repository}/security/advisories/new`, manifest.bugs];
  const urls = links.map(({ url }) => url);
  expect(urls.filter((url) => !(ours.includes(url) || existsSync(join(top, url))))).toEqual([]);
  expect(urls).toEqual(expect.arrayContaining(ours));
});

test('the supported tag is that of the version', () => {
  expect(page).toContain(`the tag \`v${JSON.parse(read('package.json')).version.split('.')[0]}\``);
});

test('the README leads here', () => {
  expect(read('README.md')).toContain('](SECURITY.md)');
});

describe('the names of tests', () => {
  test('are found however they are written', () => {
    expect(namesIn('test/docs/security.test.ts')).toEqual([
      '%s',
      'no file is linked in vain',
      'every link leads somewhere',
      'the supported tag is that of the version',
      'the README leads here',
      'the names of tests',
      'are found however they are written',
      'are not found where they do not stand',
    ]);
    expect(namesIn('test/repository/working-tree.test.ts')).toContain('a device is refused');
    expect(namesIn('.ci/run')).toContain('tests');
  });

  test('are not found where they do not stand', () => {
    expect(namesIn('test/docs/security.test.ts')).not.toContain('Threat');
  });
});
