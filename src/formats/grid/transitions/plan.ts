import type { Data } from '../../../core/data.js';
import type { MovedFile } from '../../../core/transition.js';
import type { StateEvent } from '../../../core/update.js';

/** Values by dotted key path; undefined for a field that is to go. */
export type Values = Readonly<Record<string, Data | undefined>>;

/** What a transition wants of a root. */
export interface Plan {
  readonly values: Values;
  /** Values that follow from these: they are written where the agent may write them. */
  readonly follows?: Values;
  /** Files beside STATE.md. */
  readonly files?: readonly MovedFile[];
  readonly events?: readonly StateEvent[];
  /** What comes next, in words. */
  readonly notes?: readonly string[];
}

/** A transition that cannot be made. The message says why, and what can be done. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
