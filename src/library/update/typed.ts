import { asWriteError } from '../../repository/write-file.js';
import { LockTimeout, StaleState } from './errors.js';

/**
 * Errors of the repository under the names of STATE.md schema 9.1; those of the system, which say little, in words.
 * @param path of the file that was to be changed, absolute
 */
export function asTyped(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  if (name === 'LockTimeoutError') return new LockTimeout(`${message}; nothing was written; try again`);
  if (name === 'StateChangedError') return new StaleState(`${message}; read it again, and decide anew`);
  return 'syscall' in error ? asWriteError(error, path) : error;
}
