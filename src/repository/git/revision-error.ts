/** A revision that cannot be read; the message says why, in words for its user. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
  /** Whether it is the last commit of a repository that has none yet. */
  readonly isUnborn: boolean;

  constructor(message: string, isUnborn = false) {
    super(message);
    this.isUnborn = isUnborn;
  }
}
