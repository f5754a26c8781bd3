import type { Commit } from './history.js';
import type { Snapshot } from './snapshot.js';

/** A commit of a change. */
export interface ChangeCommit extends Commit {
  /** The agents that it names as its authors, in a trailer such as `Grid-Agent: executor-003`. */
  readonly agents: readonly string[];
}

/** What one commit did to the state of a root; or what is not committed yet (D27). */
export interface Step<S extends Snapshot = Snapshot> {
  /** Of the first parent, read by `Format.readState`; undefined when the state was not there. */
  readonly before: S | undefined;
  /** The same of the other parents of a merge, in their order: it did only what it did against every one of them. */
  readonly others: readonly (S | undefined)[];
  /** Read by `Format.readState`; undefined when the state is not there any more. */
  readonly after: S | undefined;
  /** Undefined for the working tree, and for a step that stands for all. */
  readonly commit: ChangeCommit | undefined;
  /** That it leads from the base to the end: where commits are missing, nobody knows the steps between. */
  readonly isWhole?: true;
}

/** What became of one root between a base and what is linted. */
export interface Change<S extends Snapshot = Snapshot> {
  /** The whole root at the base; undefined when it was not there. */
  readonly base: S | undefined;
  /** Oldest first: no step stands before one that it builds on. Steps that leave the state alone are not among them. */
  readonly steps: readonly Step<S>[];
  /** Why commits are missing between the two: then there is at most one step, from the base to the end. */
  readonly gap?: string;
}
