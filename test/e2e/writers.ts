import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cli, node } from './command.js';

/** A program that updates a state again and again, by way of the library as it is shipped; it says when it has made one. */
const writing = `
const [library, root, agent, times] = process.argv.slice(1);
const { increment, updateState } = await import(library);
for (let i = 0; i < Number(times); i += 1) {
  await updateState(root, { progress: { threads_complete: increment() } }, { agent });
  console.log('updated');
}
`;

export interface Writer {
  readonly child: ChildProcess;
  /** How many of its updates it knows to be made. */
  updated(): number;
  /** Its exit status; null when it was killed. */
  readonly ended: Promise<number | null>;
  /** When it has made its first update. */
  readonly begun: Promise<void>;
}

/** Starts a program that makes some updates of the state in a root. */
export function writer(root: string, agent: string, times: number): Writer {
  const library = pathToFileURL(join(dirname(cli), 'index.js')).href;
  const argv = ['--input-type=module', '-e', writing, library, root, agent, String(times)];
  const child = spawn(node, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  let begin: () => void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    begin();
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { child, begun, ended, updated: () => said.match(/updated/g)?.length ?? 0 };
}
