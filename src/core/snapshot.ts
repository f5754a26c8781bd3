import type { Document, Target } from './document.js';
import type { Refusal } from './tree.js';

/** A file that should have been read and could not be. */
export interface UnreadableFile {
  readonly path: string;
  readonly refusal: Refusal | 'not-utf8' | 'nul-byte' | 'utf-16' | 'too-many';
  /** What a person needs to know: the cap, or the offset of the bad byte. */
  readonly detail?: string;
}

/** A commit that the state records (D31). */
export interface RecordedCommit {
  /** As it is written, without quotes: `69e4958` is a number to YAML, and would be lost. */
  readonly name: string;
  readonly at: Target;
  /** What messages call the place: `resume.last_commit`, `commits`. */
  readonly field: string;
  /** All that the block is called which it is listed under, without leading zeros: `2-1` and `3`. */
  readonly blocks?: readonly string[];
}

/** A file that the state says was created or modified (D8). */
export interface ClaimedFile {
  /** As it is written. */
  readonly path: string;
  readonly at: Target;
  /** What messages call the place: `artifacts_created`, `persistent.artifacts.0.path`. */
  readonly field: string;
}

/** One state root, read from one tree and parsed. Formats add their own view of it. */
export interface Snapshot {
  /** Path of the root, relative to the repository. */
  readonly root: string;
  readonly format: string;
  /** The form that the format's files take; undefined when they are too broken to tell. */
  readonly dialect: string | undefined;
  readonly documents: readonly Document[];
  readonly unreadable: readonly UnreadableFile[];
  /** Each name once a file, at its first place. */
  readonly commits: readonly RecordedCommit[];
  readonly files: readonly ClaimedFile[];
  /** Paths of the repository of files whose age matters. */
  readonly dated?: readonly string[];
  /** Paths of the repository of files that are for one machine alone, so that it matters whether git tracks them. */
  readonly local?: readonly string[];
  /** Why there may be more commits and files than these: of what could not be read, nobody knows what it names. */
  readonly unlisted?: readonly string[];
  /** Why nothing that the state says could be judged; undefined when it could, or when there is no state. */
  readonly unjudged?: string;
}
