import type { CommitFact, FileFate, Tracking } from './history.js';
import type { ClaimedFile, RecordedCommit } from './snapshot.js';

/** When a file last changed (D24). */
export type FileAge =
  /** In ms since 1970: when it was committed; where it differs from the last commit, when it was written. */
  { readonly answer: 'known'; readonly changedAt: number } | { readonly answer: 'unknown'; readonly reason: string };

/** What is known of a file that the state claims. */
export type FileFact =
  | { readonly answer: 'present' }
  /** Nothing is told of what lies there: the answer comes from the words alone, or from a link's. */
  | { readonly answer: 'outside'; readonly why: 'absolute' | 'climbs' | 'link' | 'not-portable' }
  /** `path` is the one of the places that the claim may mean. */
  | (FileFate & { readonly answer: 'committed' | 'removed' | 'elsewhere'; readonly path: string })
  | { readonly answer: 'never' }
  | { readonly answer: 'unknown'; readonly reason: string };

/** The facts about what a snapshot claims: looked up before its rules are asked. */
export interface Facts {
  commit(recorded: RecordedCommit): CommitFact;
  file(claimed: ClaimedFile): FileFact;
  /** @param path one of the snapshot's `dated` */
  age(path: string): FileAge;
  /** @param path one of the snapshot's `local` */
  tracking(path: string): Tracking;
  /** When the last commit was made, in ms since 1970; undefined when there is none, or nobody knows. */
  readonly lastCommit: number | undefined;
}
