import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** So long nothing has to come until all is read that was typed ahead, in ms: what is there by then comes at once. */
const quiet = 50;
const ctrlC = '\x03';

/**
 * Asks a question at the terminal. What was typed or pasted before it stood there is no answer to it, and is dropped.
 * @returns the line that was typed; undefined when there is none, for the input is at its end or Ctrl-C was typed
 */
export async function ask(question: string): Promise<string | undefined> {
  if (!(await drained(process.stdin))) return undefined;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    reader.on('SIGINT', () => reader.close());
    reader.on('close', () => resolve(undefined));
    reader.question(question, (line) => {
      resolve(line);
      reader.close();
    });
  });
}

/**
 * Reads and drops what was typed ahead. The terminal is raw meanwhile, for else a line without its end stays there,
 * and Enter would be the end of it.
 * @returns false when Ctrl-C or the end of the input was among it
 */
function drained(terminal: NodeJS.ReadStream): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(alarm);
      terminal.off('data', onData).off('end', onEnd).off('error', onEnd).pause();
      terminal.setRawMode(false);
      resolve(isThere);
    };
    const onEnd = () => end(false);
    const onData = (chunk: Uint8Array | string) => {
      if (chunk.toString().includes(ctrlC)) end(false);
      else alarm.refresh();
    };
    const alarm = setTimeout(() => end(true), quiet);
    terminal.on('data', onData).on('end', onEnd).on('error', onEnd);
    terminal.setRawMode(true);
    terminal.resume();
  });
}

/**
 * Has files edited. As git does it: what the variable says may be a command with arguments.
 * @returns what went wrong
 */
export async function edit(paths: readonly string[]): Promise<string | undefined> {
  const isWindows = process.platform === 'win32';
  const { VISUAL, EDITOR } = process.env;
  const editor = VISUAL || EDITOR || (isWindows ? 'notepad' : 'vi');
  const child = isWindows
    ? spawn(`${editor} ${paths.map((path) => `"${path}"`).join(' ')}`, { stdio: 'inherit', shell: true })
    : spawn('/bin/sh', ['-c', `${editor} "$@"`, 'editor', ...paths], { stdio: 'inherit' });
  const ignored = () => undefined;
  process.on('SIGINT', ignored); // Ctrl-C is the editor's while it runs
  try {
    return await new Promise((resolve) => {
      child.on('error', ({ message }) => resolve(`the editor cannot be started: ${message}`));
      child.on('close', (status, signal) => {
        resolve(status === 0 ? undefined : `the editor ${editor} ended with ${signal ?? status}`);
      });
    });
  } finally {
    process.off('SIGINT', ignored);
  }
}
