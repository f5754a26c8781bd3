/** Where something stands in a text. Lines and columns are 1-based; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of text. The end is exclusive; a scalar's range includes its quotes. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** The way from the root of a document to a value: map keys and 0-based list indexes. */
export type KeyPath = readonly (string | number)[];
