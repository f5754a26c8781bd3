/** Offsets into the text of the file; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place of the body that says something else than what it repeats. */
export interface Drift {
  readonly at: Span;
  readonly message: string;
  /** Where the front matter says it; undefined when the body contradicts itself. */
  readonly path?: string;
  readonly edits: readonly { readonly at: Span; readonly text: string }[];
}
