import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cli, node } from './command.js';

/**
 * A program that updates a state again and again, by way of the library as it is shipped; it says when it has made one.
 * Where the others keep it waiting for too long, it does what the error says, and tries again.
 */
const writing = `
const [library, root, agent, times] = process.argv.slice(1);
const { increment, LockTimeout, updateState } = await import(library);
for (let i = 0; i < Number(times); ) {
  try {
    await updateState(root, { progress: { threads_complete: increment() } }, { agent });
    console.log('updated');
    i += 1;
  } catch (error) {
    if (!(error instanceof LockTimeout)) throw error;
    console.log('again');
  }
}
`;

export interface Writer {
  readonly child: ChildProcess;
  /** How many of its updates it knows to be made. */
  updated(): number;
  /** How often it had to try again. */
  again(): number;
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
  const count = (word: string) => said.split('\n').filter((line) => line === word).length;
  return { child, begun, ended, updated: () => count('updated'), again: () => count('again') };
}
