import { UsageError } from '../lint/usage-error.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';

/** The streams of this process, and how to end it: by itself, once all is written. */
export function processIo(): { readonly io: Io; readonly end: (status: ExitStatus) => void } {
  let isBroken = false;
  const watched = (stream: NodeJS.WriteStream): NodeJS.WriteStream => {
    if (stream.listenerCount('error') > 0) return stream;
    return stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') return; // a reader that has seen enough (`| head`) closes the pipe
      isBroken = true;
      process.exitCode = exitStatus.usage;
      if (stream !== process.stderr) process.stderr.write(`agent-state-lint: the output cannot be written: ${code}\n`);
    });
  };
  const io: Io = {
    get cwd() {
      return workingFolder();
    },
    env: process.env,
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return watched(process.stdout);
    },
    get stderr() {
      return watched(process.stderr);
    },
  };
  return {
    io,
    end: (status) => {
      if (!isBroken) process.exitCode = status;
    },
  };
}

function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError('the working folder is no longer there');
  }
}
