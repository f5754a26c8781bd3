import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { folder } from '../../support/folder.js';

/** The git of this machine. */
export const realGit =
  process.platform === 'win32' ? '' : execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** Puts a shell script called `git` first on the PATH; the folder that it lies in. */
export function fakeGit(script: string): string {
  const top = folder({ git: `#!/bin/sh\n${script}\n` });
  chmodSync(join(top, 'git'), 0o755);
  vi.stubEnv('PATH', `${top}${delimiter}${process.env.PATH}`);
  return top;
}

/** What git was started with. */
export interface Recorded {
  /** The arguments of each command. */
  commands(): string[][];
  /** All that was said to any of them. */
  stdin(): string;
  /** The environment and the working folder of the last one. */
  env(): string[];
  cwd(): string;
}

/** Puts a git first on the PATH that writes down how it is called, and then does its work. */
export function recordedGit(): Recorded {
  const logs = folder();
  fakeGit(`
    printf '%s\\0' "$@" > '${logs}/argv.'$$
    env -0 > '${logs}/env'; pwd > '${logs}/cwd'
    tee -a '${logs}/stdin' | '${realGit}' "$@"`);
  const read = (name: string) => (existsSync(join(logs, name)) ? readFileSync(join(logs, name), 'utf8') : '');
  const items = (name: string) => read(name).split('\0').slice(0, -1);
  return {
    commands: () =>
      readdirSync(logs)
        .filter((name) => name.startsWith('argv.'))
        .map(items),
    stdin: () => read('stdin'),
    env: () => items('env'),
    cwd: () => read('cwd').trimEnd(),
  };
}
