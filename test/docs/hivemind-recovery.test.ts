import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../cli/run.js';
import { examplesRepository } from '../support/examples.js';

const page = readFileSync(join(import.meta.dirname, '../../docs/recovery.md'), 'utf8');

test('what the page shows as output is output', async () => {
  const [, shown = ''] =
    /^\$ agent-state-lint recover examples\/hivemind-faulty --no-git\n(.*?)^…\n/ms.exec(page) ?? [];
  expect(shown).not.toBe('');
  const argv = ['recover', 'examples/hivemind-faulty', '--no-git', '--now', '2026-06-01T00:00:00Z'];
  const { status, stdout } = await run(argv, { cwd: examplesRepository() });
  expect([status, stdout.slice(0, shown.length)]).toEqual([1, shown]);
});
