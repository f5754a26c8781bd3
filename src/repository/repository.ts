import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommitView, History } from '../core/history.js';
import type { Tree } from '../core/tree.js';
import { quote } from '../text/words.js';
import { insideOf, isBareRepository, realPath } from './folders.js';
import { answerOr, reasonOf } from './git/failure.js';
import type { GitRepository } from './git/git-repository.js';
import { neverCommitted, noHistory } from './git/no-history.js';
import type { Revision } from './git/revision.js';
import { RevisionError } from './git/revision-error.js';
import { WorkingTree } from './working-tree.js';

export interface Cloned {
  readonly origin: string | undefined;
  readonly isPartial: boolean;
}

/** A repository, or a folder that stands for one. No process is started before one of its questions is asked. */
export interface Repository {
  /** Absolute, without links. */
  readonly top: string;
  /** Whether it has no working tree: then there is nothing to read but its commits. */
  readonly isBare: boolean;
  readonly workingTree: Tree;
  /** The history that ends at HEAD. */
  readonly history: History;
  /** Which of some folders git ignores. */
  ignored(folders: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws RevisionError */
  resolve(revision: string): Promise<CommitView>;
  /**
   * Where the history of a revision, HEAD by default, left that of a base: their best common ancestor. The base itself
   * where they have none.
   * @throws RevisionError
   */
  forkPoint(base: string, revision?: string): Promise<CommitView>;
  /**
   * The paths that differ between two commits, by their whole names; or between one and the working tree, where files
   * that are new count unless they are ignored.
   * @param concerns whether a path matters: of others, nothing is read
   * @throws RevisionError when git cannot tell
   */
  changedSince(
    hash: string,
    until: string | undefined,
    concerns: (path: string) => boolean,
  ): Promise<readonly string[]>;
  /** Where it was cloned from, and whether some of its objects were not fetched; where git cannot tell, they were. */
  cloned(): Promise<Cloned>;
  close(): void;
}

export interface RepositoryOptions {
  /** Whether git is asked; true by default. */
  readonly git?: boolean | undefined;
  /** A folder: repositories in it are read though somebody else owns them. */
  readonly safeDirectory?: string | undefined;
}

/** Whether there is a git to be asked of a folder: it has a `.git`, or is a bare repository. */
export const isRepository = (top: string): boolean => existsSync(join(top, '.git')) || isBareRepository(top);

/** The repository whose top is a folder: one with a `.git`, a bare one, or a folder that stands for one. */
export async function openRepository(
  top: string,
  { git = true, safeDirectory }: RepositoryOptions,
): Promise<Repository> {
  if (!git) return withoutGit(top, 'git was not to be asked', noHistory);
  const isBare = !existsSync(join(top, '.git'));
  if (!isRepository(top)) return withoutGit(top, 'this is no git repository', neverCommitted);
  const { GitRepository } = await import('./git/git-repository.js');
  // Git compares whole paths, without links: what it is to trust is the repository, not the folder around it.
  const isSafe = safeDirectory !== undefined && insideOf(realPath(safeDirectory), top) !== undefined;
  const options = { ...(isBare && { gitDir: top }), ...(isSafe && { safeDirectory: top }) };
  return withGit(top, new GitRepository(top, options), isBare);
}

function withGit(top: string, git: GitRepository, isBare: boolean): Repository {
  const viewOf = ({ hash, time }: Revision): CommitView => {
    return { hash, time, tree: git.tree(hash), history: git.history(hash) };
  };
  return {
    top,
    isBare,
    workingTree: new WorkingTree(top),
    history: git.history(),
    ignored: (folders) => git.ignored(folders),
    resolve: async (revision) => viewOf(await git.resolve(revision)),
    forkPoint: async (base, revision) => viewOf(await git.forkPoint(base, revision)),
    changedSince: (hash, until, concerns) =>
      git.changedSince(hash, until, concerns).catch((failure) => {
        throw new RevisionError(`what was changed cannot be known: ${reasonOf(failure)}`);
      }),
    cloned: () => answerOr<Cloned>(git.conditions(), unknownClone),
    close: () => git.close(),
  };
}

const unknownClone: Cloned = { origin: undefined, isPartial: false };

function withoutGit(top: string, reason: string, historyOf: (reason: string) => History): Repository {
  const refuse = async (revision: string) => {
    throw new RevisionError(`${quote(revision)} cannot be read: ${reason}`);
  };
  return {
    top,
    isBare: false,
    workingTree: new WorkingTree(top),
    history: historyOf(reason),
    ignored: async () => new Set(),
    resolve: refuse,
    forkPoint: refuse,
    changedSince: refuse,
    cloned: async () => unknownClone,
    close: () => undefined,
  };
}
