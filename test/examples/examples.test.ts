import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lint } from '../../src/index.js';
import { reporters } from '../../src/reporters/index.js';
import { examplesRepository } from '../support/examples.js';

const top = join(import.meta.dirname, '../..');
/** Missions; the workflows beside them have a test of their own. */
const examples = readdirSync(join(top, 'examples'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'workflows',
);

/** Later than every example; none of them depends on when it is linted. */
const now = Date.parse('2026-06-01T00:00:00Z');

test('there are examples', () => {
  expect(examples.map(({ name }) => name)).toEqual(expect.arrayContaining(['healthy', 'faulty', 'monorepo']));
});

test.each(examples.map(({ name }) => name))('%s says what it is expected to say', async (name) => {
  const { report, sources } = await lint({ cwd: examplesRepository(), paths: [`examples/${name}`], now });
  const compact = await reporters.compact();
  const said = compact(report, { sources, colors: false, width: 80, elapsedMs: 0 });
  expect(said).toBe(readFileSync(join(top, `examples/${name}/expected.txt`), 'utf8'));
  expect(report.roots.length).toBeGreaterThan(0);
});

test('a year later, they say the same', async () => {
  const cwd = examplesRepository();
  const later = await lint({ cwd, paths: ['examples'], now: now + 365 * 24 * 60 * 60_000 });
  const earlier = await lint({ cwd, paths: ['examples'], now });
  expect(later.report).toEqual(earlier.report);
});
