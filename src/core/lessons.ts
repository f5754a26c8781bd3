/** A lesson that a merge writes down, or leaves out. */
export interface AddedLesson {
  readonly category: string;
  readonly text: string;
  /** The summary that learned it, relative to the repository. */
  readonly path: string;
}

/** The file of lessons as a merge makes it, without a byte order mark. */
export interface MergedLessons {
  readonly ok: true;
  /** Relative to the repository. */
  readonly path: string;
  /** What lies there; undefined when nothing does. */
  readonly before: string | undefined;
  /** The same as `before` where every lesson is there already. */
  readonly text: string;
  /** In the order of the summaries. */
  readonly added: readonly AddedLesson[];
  /** Those that the file does not hold, and cannot be given: a note names them. */
  readonly left: readonly AddedLesson[];
  /** What a person has to know or to do by hand: a sentence each. */
  readonly notes: readonly string[];
}

/** `broken`: the file cannot be read as what it is. */
export type LessonsMerge = MergedLessons | { readonly ok: false; readonly why: 'broken'; readonly message: string };
