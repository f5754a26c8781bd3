import { type ChildProcess, spawn } from 'node:child_process';
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
  try {
    const end = await endOf(() =>
      isWindows
        ? spawn(`${editor} ${paths.map((path) => `"${path}"`).join(' ')}`, { stdio: 'inherit', shell: true })
        : spawn('/bin/sh', ['-c', `${editor} "$@"`, 'editor', ...paths], { stdio: 'inherit' }),
    );
    return end === 0 ? undefined : `the editor ${editor} ended with ${end}`;
  } catch (error) {
    return `the editor cannot be started: ${(error as Error).message}`; // Node tells some of it at once, some later
  }
}

/** What fits on the screen, less prints and ends; where it is not installed, nothing is said of that. */
const defaultPager = 'command -v less > /dev/null || exit 127; exec less -FRX';

/**
 * Shows a text page by page. As git does it: PAGER may be a command with arguments.
 * @param text inert: a pager obeys what a terminal obeys
 * @returns whether it was shown
 */
export async function page(text: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const { PAGER } = process.env;
  try {
    const end = await endOf(() => {
      const child = spawn('/bin/sh', ['-c', PAGER || defaultPager], { stdio: ['pipe', 'inherit', 'inherit'] });
      child.stdin.on('error', () => undefined); // somebody has seen enough
      child.stdin.end(text);
      return child;
    });
    return end === 0;
  } catch {
    return false;
  }
}

/**
 * Waits for a program that has the terminal meanwhile: Ctrl-C is its own.
 * @returns its exit status, or the signal that ended it
 * @throws when it cannot be started
 */
async function endOf(start: () => ChildProcess): Promise<number | string> {
  const ignored = () => undefined;
  process.on('SIGINT', ignored);
  try {
    return await new Promise((resolve, reject) => {
      const child = start();
      child.on('error', reject);
      child.on('close', (status, signal) => resolve(signal ?? status ?? 'no status'));
    });
  } finally {
    process.off('SIGINT', ignored);
  }
}
