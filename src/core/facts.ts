import type { CommitFact, FileFate } from './history.js';
import type { ClaimedFile, RecordedCommit } from './snapshot.js';

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
}
