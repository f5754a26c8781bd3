/** A part of a run that is split into several. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}
