import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { rules } from '../../src/formats/grid/rules/index.js';
import { schemaLifecycle } from '../../src/formats/grid/spec/lifecycle.js';
import { writePermissions } from '../../src/formats/grid/spec/permissions.js';
import { readConfiguration } from '../../src/lint/configuration/read.js';
import { MemoryTree } from '../../src/text/memory-tree.js';

const read = (page: string) => readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
const nodesOf = (page: string) => unified().use(remarkParse).use(remarkGfm).parse(read(page)).children;

/** The rows of the first table of a page: of each cell, what stands in code, else its text. */
function rowsOf(page: string): string[][][] {
  const table = nodesOf(page).find((node) => node.type === 'table' && !textOf(node).startsWith('Severity'));
  const [, ...rows] = table?.type === 'table' ? table.children : [];
  return rows.map(({ children }) =>
    children.map((cell) => {
      const codes = cell.children.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
      return codes.length > 0 ? codes : [textOf(cell)];
    }),
  );
}

test('every rule of STATE.md that needs a base stands on the page', () => {
  const ids = rowsOf('change.md').map(([rule]) => rule?.join());
  expect(nodesOf('change.md').length).toBeGreaterThan(10);
  const changes = rules.filter(({ needs }) => needs === 'base').map(({ id }) => id);
  expect([...ids].sort()).toEqual(changes);
});

test('the configuration on the page is one', async () => {
  const node = nodesOf('change.md').find((one) => one.type === 'code' && one.lang === 'yaml');
  const text = node?.type === 'code' ? node.value : '';
  const reading = readConfiguration({ tree: new MemoryTree({ 'a.yaml': text }), path: 'a.yaml', name: 'a.yaml' }, []);
  await expect(reading).resolves.toMatchObject({ agentTrailers: { grid: 'Made-By' } });
});

test('the moves of a mission are those of its lifecycle', () => {
  const rows = rowsOf('rules/grid/status-transition.md');
  const moves = rows.flatMap(([from = [], to = []]) => from.map((one) => [one, to.filter((word) => word !== 'final')]));
  expect(Object.fromEntries(moves)).toEqual(schemaLifecycle.edges);
});

test('the permissions of agents are those that there are', () => {
  const words: Readonly<Record<string, readonly string[]>> = { everything: ['*'], nothing: [] };
  const rows = rowsOf('rules/grid/write-permission.md').map(([type = [], fields = []]) => [
    type.join(),
    words[fields.join()] ?? fields,
  ]);
  expect(Object.fromEntries(rows)).toEqual(writePermissions);
});
