import type { LintResult as Linted } from '../lint/lint.js';
import type { Repairs } from '../lint/repair/repair.js';
import type { FailOn } from '../lint/verdict.js';

export interface LintResult extends Linted {
  /** The folder that the paths of the report are relative to: the top of the repository. */
  readonly top: string;
  /** Folders that could not be searched for want of permission; roots may lie there unseen. Relative to `top`. */
  readonly unsearched: readonly string[];
  /** Paths that led to no root, as they were given; without `allowEmpty`, the first is wrong usage. */
  readonly stateless: readonly string[];
  /** With `changed`, when none of the roots was: the revision that they were compared with, as it was given. */
  readonly unchangedSince?: string;
  /** The configuration that held, and what it says of the verdict; undefined when there was none. */
  readonly configuration?: {
    /** Its path, as seen from the working folder. */
    readonly name: string;
    readonly failOn?: FailOn;
    readonly maxWarnings?: number;
  };
}

/** What every run says beside what it found. */
export type Prepared = Omit<LintResult, keyof Linted>;

/** The report is of what is left. */
export type FixResult = LintResult & Repairs;
