import type { Commit, MergedPull } from './history.js';
/** What somebody who knows more than the clone says of a recorded name. */
export type CommitAnswer = NoCommit | FoundCommit | NotACommit | Unanswered;
/** There is no such commit: said only where the name cannot stand for anything else. */
export interface NoCommit {
    readonly exists: false;
}
/** A commit that is there. */
export interface FoundCommit extends Commit {
    readonly exists: true;
    /** Whether it is part of the history that is linted; undefined where that is not known. */
    readonly reachable?: boolean | undefined;
    /** Why that is not known. */
    readonly reason?: string | undefined;
    /** What its pull request was merged as, where it is no part of the history. */
    readonly mergedAs?: MergedPull | undefined;
}
/** The name is that of something else. */
export interface NotACommit {
    readonly exists: true;
    /** The whole name. */
    readonly hash: string;
    readonly type: 'blob' | 'tree' | 'tag';
}
/** There is no answer, and then nobody is accused. */
export interface Unanswered {
    /** Why not. */
    readonly unknown: string;
}
/**
 * Asks about recorded names. One without an answer stays what the clone makes of it.
 * @param names 4 to 64 hex digits in lower case, each once
 * @param head whole name of the commit that is linted, or that the working tree stands on
 */
export type AskCommits = (names: readonly string[], head: string) => Promise<ReadonlyMap<string, CommitAnswer>>;
