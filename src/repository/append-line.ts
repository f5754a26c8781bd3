import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { asWriteError, WriteError } from './write-file.js';

const { O_RDWR, O_APPEND, O_CREAT } = constants;
/** Never a link, never a wait for the other end of a FIFO. Windows knows neither. */
const flags = O_RDWR | O_APPEND | O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** A file that lines are put at the end of, each at once, so that those of several programs do not mix. */
export interface Appender {
  /** @throws WriteError */
  append(line: string): void;
  close(): void;
}

/**
 * Opens a regular file to put lines at its end, and makes it when it is not there.
 * @param path absolute
 * @throws WriteError when it is a link or no regular file, or the system refuses
 */
export function openToAppend(path: string): Appender {
  const descriptor = opened(path);
  return {
    append: (line) => {
      try {
        const bytes = Buffer.from(`${isAtLineStart(descriptor) ? '' : '\n'}${line}\n`);
        const written = writeSync(descriptor, bytes);
        if (written < bytes.length) throw new WriteError(`no space left for ${path}: its last line was cut off`);
        fsyncSync(descriptor);
      } catch (error) {
        throw asWriteError(error, path);
      }
    },
    close: () => closeSync(descriptor),
  };
}

/** A line that was cut off must not take the next one with it. */
function isAtLineStart(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  const last = Buffer.alloc(1);
  return size === 0 || readSync(descriptor, last, 0, 1, size - 1) === 0 || last[0] === 0x0a;
}

function opened(path: string): number {
  try {
    const descriptor = openSync(path, flags, 0o666); // the umask takes its part
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOOP') throw new WriteError(`${path} is a link; nothing is written through one`);
    if (code !== 'EISDIR' && code !== 'ENXIO') throw asWriteError(error, path);
  }
  throw new WriteError(`${path} is no regular file`);
}
