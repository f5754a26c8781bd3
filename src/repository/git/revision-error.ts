/** A revision that cannot be read; the message says why, in words for its user. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}
