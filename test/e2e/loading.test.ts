import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { cli } from './command.js';
import { loadedBy } from './loaded.js';

test('a plain run loads little, and nothing of recovery', async () => {
  const top = repository({ '.grid/STATE.md': mission });
  const loaded = await loadedBy(['.'], top);
  expect(loaded).toContain(cli);
  expect(loaded.map((path) => basename(path)).filter((name) => /^(?:recover|command|all|person)-/.test(name))).toEqual(
    [],
  );
  // About what it is: who makes it more, should know.
  expect(loaded.length).toBeLessThanOrEqual(65);
  expect(loaded.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(900 * 1024);
});

test('recovery is loaded where it is asked for', async () => {
  const top = repository({ '.grid/STATE.md': mission });
  const names = (await loadedBy(['recover', '--no-git', '--now', '2026-05-12T09:20:00Z'], top)).map((path) =>
    basename(path),
  );
  for (const name of ['command', 'recover']) expect(names.some((one) => one.startsWith(`${name}-`))).toBe(true);
  expect(names.some((one) => one.startsWith('unified-diff-'))).toBe(false);
});
