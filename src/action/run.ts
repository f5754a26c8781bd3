import type { LintResult, RootRecovery } from '../index.js';
import type { Annotation } from '../reporters/annotations.js';
import type { Event, PullRequest } from './event.js';
import type { GitHub } from './github/connect.js';
import type { Inputs } from './inputs.js';

/** What the runner tells in the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** What a run is to do, and where it is. */
export interface Request {
  readonly inputs: Inputs;
  readonly env: Env;
  /** Where paths begin: the folder of the checkout. */
  readonly workspace: string;
  readonly event: Event;
  /** Undefined where there is nobody to ask. */
  readonly github: GitHub | undefined;
}

/** What a run has found out, before any of it is told but in the log. */
export interface Outcome {
  readonly linted: LintResult;
  /** What came of recovering what is broken, where that was tried. */
  readonly recoveries: readonly RootRecovery[];
  /** Whether it is of an earlier run, whose report was read: then nobody knows what the files hold now. */
  readonly isEarlier: boolean;
  /** Where it is told, beside this run. */
  readonly pull: PullRequest | undefined;
  /** The commit whose files were linted, where that is known. */
  readonly sha: string | undefined;
  /** What else there is to say. */
  readonly notices: readonly Annotation[];
}
