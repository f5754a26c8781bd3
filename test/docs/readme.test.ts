import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lint } from '../../src/index.js';
import { reporters } from '../../src/reporters/index.js';
import { examplesRepository } from '../support/examples.js';

const top = join(import.meta.dirname, '../..');
const readme = readFileSync(join(top, 'README.md'), 'utf8');

test('what the README shows as output is output', async () => {
  const [, shown = ''] = /^\$ agent-state-lint examples\/faulty\n(.*?)^```$/ms.exec(readme) ?? [];
  const { report, sources } = await lint({ cwd: examplesRepository(), paths: ['examples/faulty'] });
  const pretty = await reporters.pretty();
  const said = pretty(report, { sources, colors: false, width: 80, elapsedMs: 41 });
  const parts = shown.split(/^…\n/m);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(said).toContain(part);
});

test('the exit statuses in the README are those that there are', async () => {
  const statuses = readme.match(/(?<=^\| )\d+(?= \|)/gm)?.map(Number);
  const { exitStatus } = await import('../../src/cli/exit-status.js');
  expect(statuses).toEqual(Object.values(exitStatus));
});
