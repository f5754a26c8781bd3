import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { companionKind, namedPlan, stateFile } from '../../src/formats/grid/layout.js';
import { readGrid } from '../../src/formats/grid/read.js';
import { MemoryTree } from '../../src/text/memory-tree.js';

// The page is run: each place is looked up, and each notation is read.

const page = readFileSync(join(import.meta.dirname, '../../docs/files.md'), 'utf8');
const { children: nodes } = unified().use(remarkParse).use(remarkGfm).parse(page);

/** The rows of the table whose heading begins with a word: of each cell its text, and what stands in code. */
function rowsBelow(heading: string) {
  const rows = nodes.flatMap((node) => (node.type === 'table' ? [node.children] : []));
  const [, ...body] = rows.find(([head]) => head && textOf(head).startsWith(heading)) ?? [];
  return body.map(({ children }) =>
    children.map((cell) => ({
      text: textOf(cell),
      codes: cell.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
    })),
  );
}

const places = rowsBelow('Kind').flatMap(([kind, place, examples]) =>
  (examples?.codes ?? []).map((file) => ({ kind: kind?.text ?? '', place: place?.codes[0] ?? '', file })),
);

/** What a place of the page matches: `NN` is a number, and `*` any name; a checkpoint lies in any folder. */
function matches(place: string, kind: string): RegExp {
  const pattern = place.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll('NN', '\\d{1,4}');
  return new RegExp(`^${kind === 'checkpoint' ? '(.*/)?' : ''}${pattern}$`);
}

describe('places', () => {
  test.each(places)('$file: $kind', ({ kind, place, file }) => {
    const isPlan = namedPlan(file) !== undefined;
    expect(companionKind(file) ?? (file === stateFile ? 'state' : isPlan ? 'plan' : 'none')).toBe(kind);
    if (kind === 'none') expect(places.filter((one) => matches(one.place, one.kind).test(file))).toEqual([]);
    else expect(file).toMatch(matches(place, kind));
  });

  test('no kind and no place is left out', () => {
    const kinds = [
      'state',
      'summary',
      'checkpoint',
      'scratchpad',
      'warmth',
      'decisions',
      'blockers',
      'config',
      'plan',
      'none',
    ];
    expect([...new Set(places.map(({ kind }) => kind))]).toEqual(kinds);
    // As many as layout.ts has patterns for.
    const source = readFileSync(join(import.meta.dirname, '../../src/formats/grid/layout.ts'), 'utf8');
    for (const [list, kind] of [['summaries', 'summary'] as const, ['plans', 'plan'] as const]) {
      const [, patterns = ''] = new RegExp(`const ${list} = \\[(.*?)^\\];`, 'ms').exec(source) ?? [];
      expect(new Set(places.filter((one) => one.kind === kind).map(({ place }) => place)).size).toBe(
        patterns.match(/^ {2}\/\^/gm)?.length,
      );
    }
  });
});

async function claimsOf(fields: string) {
  return readGrid(new MemoryTree({ '.grid/01-SUMMARY.md': `---\n${fields}\n---\n` }), '.grid', defaultLimits);
}
const notations = (heading: string) =>
  rowsBelow(heading).map(([written, taken]) => ({ written: written?.codes[0] ?? '', taken: taken?.codes ?? [] }));
const commits = notations('WrittenCommits');
const files = notations('WrittenFiles');

test.each(commits)('commits: $written', async ({ written, taken }) => {
  expect((await claimsOf(`commits: ${written}`)).commits.map(({ name }) => name)).toEqual(taken);
});

test.each(files)('files: $written', async ({ written, taken }) => {
  for (const fields of [`artifacts_created: ${written}`, `key-files:\n  modified:\n    - ${written}`]) {
    expect((await claimsOf(fields)).files.map(({ path }) => path)).toEqual(taken);
  }
});

test('the tables are there', () => {
  expect(places.length).toBeGreaterThan(15);
  expect(commits.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(10);
});
