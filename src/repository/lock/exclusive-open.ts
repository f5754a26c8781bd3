import { isBusy, openLockFile } from './lock-file.js';
import type { Locking } from './locking.js';
import { pause } from './pause.js';

/** O_EXLOCK of macOS and the BSDs: open(2) takes the same lock as flock(2). Node hands the flag on. */
const exclusiveLock = 0x20;
/** UV_FS_O_EXLOCK: on Windows, Node opens the file so that nobody else can. */
const exclusiveShare = 0x10000000;

/** Where opening a file can take the lock on it; that cannot wait, hence the attempts. */
export const exclusiveOpen: Locking = async (path, _, until) => {
  for (;;) {
    try {
      const flag = process.platform === 'win32' ? exclusiveShare : exclusiveLock;
      return { answer: 'locked', descriptor: openLockFile(path, flag) };
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= until) return { answer: 'held' };
    }
    await pause();
  }
};
