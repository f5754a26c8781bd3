import type { Tree } from './tree.js';
/** A commit that is there. */
export interface Commit {
    /** The whole name. */
    readonly hash: string;
    /** The first line of its message, as it was written: text from a stranger. */
    readonly subject: string;
}
/** Why a commit is taken to hold the work of another one. */
export type Likeness = 'message' | 'patch' | 'subject' | 'listed';
/** A commit in the history that took in a recorded one: a squash, a rebase, an amend, a cherry-pick. */
export type Successor = LikeCommit | MergedPull;
/** One that is like it. */
export interface LikeCommit extends Commit {
    readonly likeness: Likeness;
}
/** The commit that a pull request was merged as: of one that held the recorded commit, it is known. */
export interface MergedPull extends Commit {
    /** The number of the pull request. */
    readonly pull: number;
}
/** What git says about a recorded name. Missing is said only where the whole history is there. */
export type CommitFact = 
/** Not 4 to 64 hex digits: git is never asked. */
{
    readonly answer: 'malformed';
} | {
    readonly answer: 'reachable';
    readonly commit: Commit;
} | {
    readonly answer: 'unreachable';
    readonly commit: Commit;
    readonly successor?: Successor;
} | {
    readonly answer: 'missing';
    readonly successor?: Successor;
}
/** The abbreviation fits several commits, or several objects of which none is a commit. */
 | {
    readonly answer: 'ambiguous';
    readonly candidates: readonly string[];
} | {
    readonly answer: 'not-a-commit';
    readonly type: 'blob' | 'tree' | 'tag';
    readonly hash: string;
}
/** What cannot be known, and what mends that. `commit` is there when only its place in the history is unknown. */
 | {
    readonly answer: 'unknown';
    readonly reason: string;
    readonly commit?: Commit;
};
/** What became of a path that is not in the tree. */
export type FileFate = 
/** It is in the last commit: somebody removed it from the working tree alone. */
{
    readonly answer: 'committed';
}
/** It is in the last commit, and a sparse checkout leaves it out of the working tree: nothing is wrong. */
 | {
    readonly answer: 'present';
}
/**
 * `renamedTo` is where it is now, and then `commit` is the one of its last rename. `lastName` is the name under which
 * it was removed, when it was renamed before.
 */
 | {
    readonly answer: 'removed';
    readonly commit: Commit;
    readonly renamedTo?: string;
    readonly lastName?: string;
}
/** It is in a commit of another branch, or of a tag, and was never in the history. */
 | {
    readonly answer: 'elsewhere';
    readonly commit: Commit;
} | {
    readonly answer: 'never';
} | {
    readonly answer: 'unknown';
    readonly reason: string;
};
/** A commit that touched some paths, with the files on all sides of it. */
export interface CommitStep {
    readonly commit: Commit;
    /** `Key: value` lines at the end of its message, as git reads them: text from a stranger. */
    readonly trailers: readonly {
        readonly key: string;
        readonly value: string;
    }[];
    readonly tree: Tree;
    /** The tree of its first parent; undefined for a commit without parents. */
    readonly before: Tree | undefined;
    /** The trees of the other parents of a merge, in their order. */
    readonly others: readonly Tree[];
    /** Which of the paths it touched: as it was asked, and folders stand for all in them. */
    readonly touched: readonly string[];
}
/** The commits between a base and the end of a history. */
export interface CommitSteps {
    /** No commit stands before its parents. A merge is here only for what differs from all of its parents. */
    readonly steps: readonly CommitStep[];
    /** Why there may be more of them. */
    readonly gap?: string;
    /** The trees that the history ends at: of HEAD, and in a merge that is not committed yet, of what is merged. */
    readonly ends: readonly Tree[];
}
/** When a path was last committed. */
export type CommitTime = 
/** In ms since 1970. `isModified`: what lies in the working tree is something else. */
{
    readonly answer: 'committed';
    readonly time: number;
    readonly isModified?: true;
}
/** It is not in the last commit. */
 | {
    readonly answer: 'not-committed';
} | {
    readonly answer: 'unknown';
    readonly reason: string;
    readonly isModified?: true;
};
/** Whether git tracks a file: whether the next commit of the working tree holds it; of a commit, whether that does. */
export type Tracking = {
    readonly answer: 'tracked' | 'untracked';
} | {
    readonly answer: 'unknown';
    readonly reason: string;
};
/** The files and the history of one commit. */
export interface CommitView {
    /** Its whole name. */
    readonly hash: string;
    readonly tree: Tree;
    readonly history: History;
    /** When it was committed, in ms since 1970. */
    readonly time: number;
}
/** A commit, and when it was made. */
export interface TimedCommit extends Commit {
    /** In ms since 1970. */
    readonly time: number;
    /** Whether it has several parents; said only of commits of a log. */
    readonly isMerge?: true;
}
/** A file as a commit left it that touched it. */
export interface FileVersion {
    readonly commit: TimedCommit;
    readonly tree: Tree;
}
/** Commits, the newest first. */
export interface CommitLog {
    readonly commits: readonly TimedCommit[];
    /** Why there may be more of them. */
    readonly gap?: string;
}
/** What is not committed yet, by paths of the repository; new files that git ignores are left out. */
export type Uncommitted = {
    readonly answer: 'known';
    /** New since the last commit, in the index or beside it. */
    readonly created: readonly string[];
    readonly modified: readonly string[];
    readonly removed: readonly string[];
    /** Those of the index that are not as the last commit has them. */
    readonly staged: readonly string[];
} | {
    readonly answer: 'unknown';
    readonly reason: string;
};
/** What git is in the middle of. */
export type Underway = 'merge' | 'rebase' | 'cherry-pick' | 'revert' | 'bisect';
/** The history that ends at one commit. No method throws for what it finds in a repository. */
export interface History {
    /** Looks up names as they were recorded, all at once. Every name is in the answer. */
    commits(names: readonly string[]): Promise<ReadonlyMap<string, CommitFact>>;
    /** Looks up paths of the repository, all at once. Every path is in the answer. */
    files(paths: readonly string[]): Promise<ReadonlyMap<string, FileFate>>;
    /** The commits since a base, by its whole name, that touched some paths: files, or folders with all in them. */
    stepsSince(base: string, paths: readonly string[]): Promise<CommitSteps>;
    /** When paths were last committed. Every path is in the answer. */
    commitTimes(paths: readonly string[]): Promise<ReadonlyMap<string, CommitTime>>;
    /** Whether git tracks files, by their paths. Every path is in the answer. */
    tracking(paths: readonly string[]): Promise<ReadonlyMap<string, Tracking>>;
    /**
     * Shows the versions of a file, from the newest on, until somebody has seen enough.
     * @param visit says whether to go on
     * @returns why there may be more of them; undefined when all were shown, or enough
     */
    versions(path: string, visit: (version: FileVersion) => Promise<boolean>): Promise<string | undefined>;
    /**
     * The commits that the history holds and a base does not.
     * @param since whole name of a commit; all that there are when it is not said
     * @param paths only those that touched one of them: files, or folders with all in them
     * @param most so many at most, and then a gap
     */
    log(options: {
        readonly since?: string | undefined;
        readonly paths?: readonly string[];
        readonly most: number;
    }): Promise<CommitLog>;
    /** What the working tree and the index hold that the last commit does not. Git is never asked for contents. */
    uncommitted(): Promise<Uncommitted>;
    /** What git is in the middle of; undefined when it is in none, or there is no git. */
    underway(): Promise<Underway | undefined>;
    /** When the commit at the end was made, in ms since 1970; undefined when there is none, or it cannot be read. */
    time(): Promise<number | undefined>;
}
