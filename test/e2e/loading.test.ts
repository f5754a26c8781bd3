import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { cli, command } from './command.js';

/** A loader that writes down what is loaded. */
const hooks = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (url.startsWith('file:')) appendFileSync(process.env.LOADED, url + '\\n');
  return next(url, context);
}`;
const inUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const register = inUrl(`import { register } from 'node:module'; register(${JSON.stringify(inUrl(hooks))});`);

/** The files of the command that a run loads. */
async function loadedBy(argv: readonly string[], cwd: string): Promise<readonly string[]> {
  const list = join(folder(), 'loaded');
  const { status, stderr } = await command(argv, { cwd, env: { LOADED: list }, nodeOptions: ['--import', register] });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(list, 'utf8')
    .trimEnd()
    .split('\n')
    .map((url) => fileURLToPath(url));
}

test('a plain run loads little, and nothing of recovery', async () => {
  const top = repository({ '.grid/STATE.md': mission });
  const loaded = await loadedBy(['.'], top);
  expect(loaded).toContain(cli);
  expect(loaded.map((path) => basename(path)).filter((name) => /^(?:recover|command|all|person)-/.test(name))).toEqual(
    [],
  );
  // About what it is: who makes it more, should know.
  expect(loaded.length).toBeLessThanOrEqual(45);
  expect(loaded.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(1040 * 1024);
});

test('recovery is loaded where it is asked for', async () => {
  const top = repository({ '.grid/STATE.md': mission });
  const names = (await loadedBy(['recover', '--no-git', '--now', '2026-05-12T09:20:00Z'], top)).map((path) =>
    basename(path),
  );
  for (const name of ['command', 'recover']) expect(names.some((one) => one.startsWith(`${name}-`))).toBe(true);
  expect(names.some((one) => one.startsWith('unified-diff-'))).toBe(false);
});
