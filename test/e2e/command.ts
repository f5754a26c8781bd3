import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { holdReport } from '../support/report-schema.js';

const top = join(import.meta.dirname, '../..');

/** What is tested: the bundle as it is shipped, or the command of an installed package. */
export const cli = process.env.AGENT_STATE_LINT_CLI ?? join(top, 'dist/cli.js');
/** With which Node: this one, or another. */
export const node = process.env.AGENT_STATE_LINT_NODE ?? process.execPath;

export interface Given {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  /** Options of Node, before the command. */
  readonly nodeOptions?: readonly string[];
  /** Another user. */
  readonly uid?: number;
}

export interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** No run may take longer, whatever it is given. */
const mostMs = 10_000;

/** Runs the command as a process of its own, in an environment of its own. */
export function command(argv: readonly string[], given: Given): Promise<Said> {
  const { cwd, env = {}, stdin, nodeOptions = [], uid } = given;
  const entry = uid === undefined ? cli : readableCopy();
  const child = spawn(node, [...nodeOptions, entry, ...argv], {
    cwd,
    env: { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '', ...env },
    timeout: mostMs,
    killSignal: 'SIGKILL',
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => undefined); // it may end without reading
  child.stdin.end(stdin);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const said = { status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
      resolve(holdReport(said.stdout).then(() => said));
    });
  });
}

/** Another user may not look into the folder that this project lies in. */
function readableCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(dirname(cli), join(folder, 'dist'), { recursive: true });
  return join(folder, 'dist', basename(cli));
}
