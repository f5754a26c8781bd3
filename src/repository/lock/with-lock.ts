import { closeSync } from 'node:fs';
import { exclusiveOpen } from './exclusive-open.js';
import { flock } from './flock.js';
import { LockTimeoutError } from './lock-errors.js';
import { isStillThere } from './lock-file.js';
import type { Locking } from './locking.js';
import { pause } from './pause.js';

/** How long one waits for the lock, in ms; those who hold it are to be done by then. */
const limitMs = 5000;

const hasExclusiveOpen = new Set(['darwin', 'freebsd', 'openbsd', 'netbsd', 'win32']);
const locking: Locking = hasExclusiveOpen.has(process.platform) ? exclusiveOpen : flock;

/**
 * Does something while a file is locked for us alone, with the lock that `fcntl.flock` of Python takes, too. The lock
 * ends with the action, and with the process. Only those who ask for it are kept out.
 * @param path absolute path of the file that is locked; it is made when it is not there, and stays
 * @param workspace the folder whose programs are not ours to run
 * @throws LockTimeoutError when somebody else held it for 5 s, LockUnavailableError when it cannot be had at all;
 * the action was not begun then
 */
export async function withLock<T>(path: string, workspace: string, action: () => Promise<T>, ms = limitMs): Promise<T> {
  const descriptor = await acquire(path, workspace, Date.now() + ms, ms);
  try {
    return await action();
  } finally {
    closeSync(descriptor);
  }
}

async function acquire(path: string, workspace: string, until: number, ms: number): Promise<number> {
  for (;;) {
    const attempt = await locking(path, workspace, until);
    // What is locked must be what the next one locks: somebody may have put another file in its place meanwhile.
    if (attempt.answer === 'locked' && isKept(attempt.descriptor, path)) return attempt.descriptor;
    if (Date.now() >= until) {
      throw new LockTimeoutError(`another program has held the lock ${path} for ${ms / 1000} s`);
    }
    await pause();
  }
}

/** Whether the lock is on what lies there; else it is let go, also where nobody can tell. */
function isKept(descriptor: number, path: string): boolean {
  let isThere = false;
  try {
    isThere = isStillThere(descriptor, path);
    return isThere;
  } finally {
    if (!isThere) closeSync(descriptor);
  }
}
