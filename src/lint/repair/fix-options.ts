import { checkOptions, type LintOptions } from '../lint-options.js';
import { UsageError } from '../usage-error.js';

/** What is to be done with what is found. */
export interface RepairOptions {
  /** Whether unsafe repairs are made, too; false by default. */
  readonly unsafe?: boolean | undefined;
  /** Whether the files are written that come out as others; false by default: then nothing on the disk changes. */
  readonly write?: boolean | undefined;
}

export type FixOptions = LintOptions & RepairOptions;

/**
 * The options of linting among those of repairing, and the others.
 * @throws UsageError for an option that is not known, of another type, or that asks for what cannot be
 */
export function splitOptions(options: FixOptions): { lint: LintOptions; unsafe: boolean; write: boolean } {
  const { unsafe = false, write = false, ...lint } = Object(options) as FixOptions;
  checkOptions(Object.is(options, Object(options)) ? lint : options);
  for (const [name, value] of Object.entries({ unsafe, write })) {
    if (typeof value !== 'boolean') throw new UsageError(`the option ${name} must be true or false`);
  }
  if (lint.updateBaseline) throw new UsageError('a baseline is made of what is found, and not while it is repaired');
  if (write && lint.rev !== undefined)
    throw new UsageError('a commit cannot be written; only files of the working tree');
  if (write && lint.contents !== undefined) {
    throw new UsageError('texts that were given are not written; what is made of them comes back');
  }
  return { lint, unsafe, write };
}
