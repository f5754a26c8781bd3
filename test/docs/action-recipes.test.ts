import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mostBytes } from '../../src/lint/report-file/read.js';
import { size } from '../../src/text/words.js';
import { examples, jobsIn, read } from '../examples/workflows.js';

const docs = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(docs, 'action-recipes.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('.yml'));
const linked = (text: string) => [...text.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, path]) => String(path));

test('every link leads to a file', () => {
  for (const path of linked(page)) expect([path, existsSync(join(docs, path))]).toEqual([path, true]);
});

test('every example with a recipe is in the table, once', () => {
  const named = rows.flatMap(linked).map((path) => path.replace('../', ''));
  expect(named.filter((path) => !examples.includes(path))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const name of ['comment', 'fork-lint', 'fork-comment', 'every-event', 'code-scanning']) {
    expect(named).toContain(`examples/workflows/${name}.yml`);
  }
});

test('what the table says that they may do is what they may', () => {
  for (const row of rows) {
    const may = row.split('|').at(-2)?.trim() ?? '';
    const rights = linked(row).flatMap((path) => {
      const text = read(path.replace('../', ''));
      return jobsIn(text).flatMap((job) => Object.entries({ ...(job.permissions ?? parse(text).permissions) }));
    });
    const written = rights.flatMap(([name, right]) => (right === 'write' ? [name] : []));
    const words = { contents: 'branches', 'pull-requests': 'pull requests', 'security-events': 'security events' };
    for (const [name, word] of Object.entries(words))
      expect([row, may.includes(word)]).toEqual([row, written.includes(name)]);
  }
});

test('the largest report is as large as it says', () => {
  expect(page).toContain(`read up to ${size(mostBytes)}, `);
});
