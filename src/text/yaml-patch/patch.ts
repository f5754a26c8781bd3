import type { KeyPath } from '../../core/place.js';

/** What all steps of a patch need to know. */
export interface Patch {
  readonly text: string;
  readonly lineBreak: string;
  /** The keys that the mapping at a key path may have, in their order; none where nobody says. */
  readonly order: (path: KeyPath) => readonly string[];
  /** How deep single values are replaced; what lies deeper and differs is replaced with all around it. */
  readonly depth: number;
}
