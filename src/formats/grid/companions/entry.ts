import type { Target } from '../../../core/document.js';
import type { TextLine } from '../../../text/markdown.js';

/** A field of an entry. */
export interface EntryField {
  /** As it is written. */
  readonly key: string;
  /** On one line, without emphasis around it; empty when the field is. */
  readonly text: string;
  /** The value where it begins, or the key when it is empty. */
  readonly at: Target;
}

/** Something that a file such as DECISIONS.md records (D24): opened by a heading, a row of a table, or a record in YAML. */
export interface Entry {
  readonly opens: 'heading' | 'row' | 'record' | 'line';
  /** Of a heading or a line what it says, of a record its key; empty for a row and for a record in a list. */
  readonly title: string;
  readonly at: Target;
  /**
   * By folded key. Of a key that stands twice, the first. A heading below another one is an entry of its own, and a field
   * of that one too.
   */
  readonly fields: ReadonlyMap<string, EntryField>;
  /** Its lines below the head and above the next entry, fields among them; for a row, the row. */
  readonly lines: readonly TextLine[];
  /** The heading that it stands under. */
  readonly parent: Entry | undefined;
  /** Offsets into the text. The entry of a heading reaches to the next one that is no deeper. */
  readonly start: number;
  readonly end: number;
}
