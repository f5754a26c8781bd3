import type { NamedText } from '../../../core/resumption.js';

/** Something that a file such as DECISIONS.md says, and where. */
export interface Told extends NamedText {
  /** Offset into the text. */
  readonly start: number;
  /** The titles that it stands under, outermost first. */
  readonly under: readonly string[];
}

/** What such a file calls its entries, and itself. */
export interface Telling {
  /** The id of an entry: `dec-001`. */
  readonly id: RegExp;
  /** The words of titles that say nothing of what stands below: ` decisions `. */
  readonly general: ReadonlySet<string>;
}
