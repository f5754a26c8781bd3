import { closeSync, constants, fstatSync, lstatSync, openSync, type Stats } from 'node:fs';
import { LockUnavailableError } from './lock-errors.js';

const { O_RDWR, O_CREAT } = constants;
/** Never a link, never a wait for the other end of a FIFO. Windows knows neither. */
const flags = O_RDWR | O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens the file that a lock is taken on, and makes it when it is not there. It is never written to and never removed:
 * whoever removes it while it is locked lets a second holder in.
 * @param path absolute
 * @param more flags of the system that take the lock while the file is opened
 * @throws LockUnavailableError, or an error of the system that `more` calls forth
 */
export function openLockFile(path: string, more = 0): number {
  let descriptor: number;
  try {
    // Windows has no O_NOFOLLOW. Where there is one, this only makes the message the same everywhere.
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new LockUnavailableError(linked(path));
    descriptor = openSync(path, flags | more, 0o666); // the umask takes its part
  } catch (error) {
    throw more !== 0 && isBusy(error) ? error : asUnavailable(error, path);
  }
  try {
    if (fstatSync(descriptor).isFile()) return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw asUnavailable(error, path);
  }
  closeSync(descriptor);
  throw new LockUnavailableError(`${path} is no regular file, so that it cannot be locked`);
}

/** Whether the file that is open still is the one at the path: another one may have taken its place. */
export function isStillThere(descriptor: number, path: string): boolean {
  if (process.platform === 'win32') return true; // what is open for us alone cannot be moved there
  const there = lstatSync(path, { throwIfNoEntry: false });
  return there !== undefined && isSame(fstatSync(descriptor), there);
}

/** Whether an error means that somebody else holds the lock. */
export function isBusy(error: unknown): boolean {
  return ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');
}

const isSame = (a: Stats, b: Stats): boolean => a.dev === b.dev && a.ino === b.ino;
const linked = (path: string): string => `${path} is a link; a lock that is one is not taken, for it may lead anywhere`;

function asUnavailable(error: unknown, path: string): LockUnavailableError {
  if (error instanceof LockUnavailableError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ELOOP') return new LockUnavailableError(linked(path));
  const reasons: Readonly<Record<string, string>> = {
    EACCES: 'there is no permission to open it for writing, or to make it',
    EPERM: 'there is no permission to open it for writing, or to make it',
    EROFS: 'it lies on a file system that is read-only',
    ENOSPC: 'there is no space left to make it',
    EDQUOT: 'there is no space left to make it',
    EISDIR: 'it is a directory',
    ENXIO: 'it is no regular file',
    ENOENT: 'its folder is not there',
    ENOTDIR: 'its folder is none',
  };
  const reason = reasons[code ?? ''] ?? code ?? message;
  return new LockUnavailableError(`the lock ${path} cannot be taken: ${reason}`);
}
