import type { Finding } from '../../core/finding.js';

// What can go wrong with reading and updating a state, by the names of STATE.md schema 9.1. Each message says what to do.

/** There is no state to read or to update. */
export class StateNotFound extends Error {
  override readonly name = 'StateNotFound';
}

/** The state does not parse, or is of a form that nothing writes any more. */
export class InvalidFrontmatter extends Error {
  override readonly name = 'InvalidFrontmatter';
  /** The first thing that is wrong with its notation; undefined when nothing is but its form. */
  readonly finding: Finding | undefined;

  constructor(message: string, finding?: Finding) {
    super(message);
    this.finding = finding;
  }
}

/** The agent may not write what it asked for. Nothing was read. */
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied';
  /** The dotted key paths that it may not write. */
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[]) {
    super(message);
    this.fields = fields;
  }
}

/** Another program held the lock for too long. Nothing was read. */
export class LockTimeout extends Error {
  override readonly name = 'LockTimeout';
}

/** The state would have errors that it does not have now, or the patch does not fit it. Nothing was written. */
export class ValidationFailed extends Error {
  override readonly name = 'ValidationFailed';
  /** The errors that the update would bring about; none when the patch does not fit. */
  readonly findings: readonly Finding[];

  constructor(message: string, findings: readonly Finding[] = []) {
    super(message);
    this.findings = findings;
  }
}

/** The state is not what it was expected to be. Nothing was written. */
export class StaleState extends Error {
  override readonly name = 'StaleState';
}
