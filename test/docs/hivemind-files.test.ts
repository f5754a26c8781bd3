import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileKind } from '../../src/formats/hivemind/layout.js';

// The table of the page is run: each example is looked up, and held against its place.

const page = readFileSync(join(import.meta.dirname, '../../docs/files.md'), 'utf8');
const rows = page
  .slice(page.indexOf('\n## Hivemind\n'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const examples = rows.flatMap(([, kind = '', place, files]) =>
  codes(files).map((file) => ({ kind, place: codes(place)[0], file })),
);

test.each(examples)('$file: $kind', ({ kind, place, file }) => {
  expect(fileKind(file) ?? 'none').toBe(kind);
  if (place === undefined) return;
  const pattern = place.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
  expect(file).toMatch(new RegExp(`^${pattern}$`));
});

test('no kind is left out', () => {
  const kinds = ['delegations', 'continuity', 'workflows', 'events', 'eventPage', 'journal', 'lineage'];
  expect([...new Set(examples.map(({ kind }) => kind))]).toEqual([...kinds, 'sessionState', 'plan', 'none']);
});
