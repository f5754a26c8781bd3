import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { folder } from '../support/folder.js';
import { command } from './command.js';

/** A loader that writes down what is loaded. */
const hooks = `
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (url.startsWith('file:')) appendFileSync(process.env.LOADED, url + '\\n');
  return next(url, context);
}`;
const inUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const register = inUrl(`import { register } from 'node:module'; register(${JSON.stringify(inUrl(hooks))});`);

/** The files of the command that a run loads, which has to find nothing. */
export async function loadedBy(argv: readonly string[], cwd: string): Promise<readonly string[]> {
  const list = join(folder(), 'loaded');
  const { status, stderr } = await command(argv, { cwd, env: { LOADED: list }, nodeOptions: ['--import', register] });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(list, 'utf8')
    .trimEnd()
    .split('\n')
    .map((url) => fileURLToPath(url));
}
