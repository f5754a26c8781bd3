/** What came of an attempt to lock a file. */
export type Attempt =
  /** Closing the descriptor ends the lock; so does the end of the process, whatever ends it. */
  { readonly answer: 'locked'; readonly descriptor: number } | { readonly answer: 'held' };

/**
 * A way to lock a file for oneself, of the kind that the operating system keeps.
 * @param path absolute
 * @param workspace the folder whose programs are not ours to run
 * @param until when to stop waiting, as `Date.now()` tells it
 * @throws LockUnavailableError
 */
export type Locking = (path: string, workspace: string, until: number) => Promise<Attempt>;
