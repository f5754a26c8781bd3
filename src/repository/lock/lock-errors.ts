/** Somebody else held the lock for longer than one may wait: what was to be done under it was not begun. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';
}

/** No lock can be had here at all: what was to be done under it was not begun. The message says why, to its user. */
export class LockUnavailableError extends Error {
  override readonly name = 'LockUnavailableError';
}
