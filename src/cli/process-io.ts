import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { isatty } from 'node:tty';
import { product } from '../core/product.js';
import { UsageError } from '../index.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';
import type { Person } from './person.js';

/** The streams of this process, and how to end it: by itself, once all is written. */
export function processIo(): { readonly io: Io; readonly end: (status: ExitStatus) => void } {
  let isBroken = false;
  const watched = (stream: NodeJS.WriteStream): NodeJS.WriteStream => {
    if (stream.listenerCount('error') > 0) return stream;
    return stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return; // a reader that has seen enough (`| head`) closes the pipe
      isBroken = true;
      process.exitCode = exitStatus.usage;
      if (stream !== process.stderr) process.stderr.write(`${product.name}: the output cannot be written: ${code}\n`);
    });
  };
  const io: Io = {
    get cwd() {
      return workingFolder();
    },
    env: process.env,
    get stdin() {
      checkStandardInput();
      return process.stdin;
    },
    get stdout() {
      return watched(process.stdout);
    },
    get stderr() {
      return watched(process.stderr);
    },
    get person() {
      return isatty(0) && isatty(1) && process.env.TERM !== 'dumb' ? personAtTerminal : undefined;
    },
    get interrupted() {
      const interrupted = new AbortController();
      // The second one ends the process, as if nobody listened.
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupted.abort());
      return interrupted.signal;
    },
  };
  return {
    io,
    end: (status) => {
      if (!isBroken) process.exitCode = status;
    },
  };
}

/** Whoever sits at the terminal that this process reads from and writes to. Most runs ask nobody. */
const personAtTerminal: Person = {
  ask: async (question) => (await import('./person-at-terminal.js')).ask(question),
  edit: async (paths) => (await import('./person-at-terminal.js')).edit(paths),
  page: async (text) => (await import('./person-at-terminal.js')).page(text),
};

/** Node makes empty streams of all these; an empty text would then be judged that nobody gave. */
function checkStandardInput(): void {
  const { isDirectory, isNull } = standardInput();
  if (isDirectory) throw new UsageError('standard input cannot be read: it is a directory');
  // What was closed, Node itself has opened on the null device by now.
  if (isNull) throw new UsageError(`standard input cannot be read: it is closed, or ${devNull}`);
}

function standardInput(): { isDirectory: boolean; isNull: boolean } {
  try {
    const input = fstatSync(0);
    const isDevice = input.isCharacterDevice() && process.platform !== 'win32';
    return { isDirectory: input.isDirectory(), isNull: isDevice && statSync(devNull).rdev === input.rdev };
  } catch (error) {
    throw new UsageError(`standard input cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError('the working folder is no longer there');
  }
}
