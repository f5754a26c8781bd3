import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { folder } from '../../support/folder.js';
import type { Example } from './page.js';

const top = join(import.meta.dirname, '../../..');
/** What the examples import: the package as it is built here, or one that is installed somewhere. */
export const packageFolder = process.env.AGENT_STATE_LINT_PACKAGE ?? top;

/** A folder in which the package can be imported by its name. */
function consumer(): string {
  const top = folder({ 'package.json': '{ "private": true, "type": "module" }' });
  mkdirSync(join(top, 'node_modules'));
  symlinkSync(packageFolder, join(top, 'node_modules/agent-state-lint'), 'junction');
  return top;
}

/** What an example prints, run in a folder. */
export function outputOf({ language, code }: Example, cwd: string): string {
  const file = join(consumer(), 'example.js');
  writeFileSync(file, language === 'ts' ? transformSync(code, { loader: 'ts', format: 'esm' }).code : code);
  const env = { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '' };
  const { stdout, stderr, signal, error } = spawnSync(process.execPath, [file], {
    cwd,
    encoding: 'utf8',
    env,
    timeout: 10_000,
  });
  if (error || signal || /^\s+at /m.test(stderr)) throw new Error(stderr, { cause: error });
  return stdout;
}

/** What the compiler says about examples, which are all held to be TypeScript. */
export function compilerSays(examples: readonly Example[]): string {
  const cwd = consumer();
  const names = examples.map((example, index) => {
    const name = `example-${index}.ts`;
    writeFileSync(join(cwd, name), example.code);
    return name;
  });
  symlinkSync(join(top, 'node_modules/@types'), join(cwd, 'node_modules/@types'), 'junction');
  const compiler = join(top, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--resolveJsonModule'];
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, ...options, '--types', 'node', ...names], {
    cwd,
    encoding: 'utf8',
  });
  return stdout + stderr;
}
