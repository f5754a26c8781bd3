import type { History } from '../../core/history.js';
import type { Tree } from '../../core/tree.js';
import { type GitAccess, gitAccess } from './access.js';
import { changedBetween, changedSince } from './changed-paths.js';
import { CommitTree } from './commit-tree.js';
import type { Conditions } from './conditions.js';
import { forkPoint } from './fork-point.js';
import { GitHistory } from './git-history.js';
import { IgnoredFolders } from './ignored-folders.js';
import { type Revision, resolveRevision } from './revision.js';
import type { GitOptions } from './run.js';

/** A repository as git knows it. No process is started before something is asked. */
export class GitRepository {
  readonly #access: GitAccess;
  readonly #ignored: IgnoredFolders | undefined;

  /** @param top absolute path of the repository, without links */
  constructor(top: string, options: GitOptions = {}) {
    this.#access = gitAccess(top, options);
    this.#ignored = options.gitDir === undefined ? new IgnoredFolders(this.#access.git) : undefined;
  }

  /**
   * The commit that a revision of a user means: `main~2`, a tag, a hash.
   * @throws RevisionError
   */
  resolve(revision: string): Promise<Revision> {
    return resolveRevision(this.#access, revision);
  }

  /**
   * Where a history left another one: the best common ancestor of their last commits. The first one itself where there
   * is none, or git cannot tell.
   * @param revision whose history it is; that of the working tree when it is not said
   * @throws RevisionError
   */
  forkPoint(base: string, revision?: string): Promise<Revision> {
    return forkPoint(this.#access, base, revision);
  }

  /**
   * The paths that differ between a commit and another one, or the working tree.
   * @param since whole name of a commit, as is `until`
   * @param concerns whether a path matters
   * @throws GitFailure
   */
  changedSince(
    since: string,
    until: string | undefined,
    concerns: (path: string) => boolean,
  ): Promise<readonly string[]> {
    return until === undefined
      ? changedSince(this.#access, since, concerns)
      : changedBetween(this.#access, since, until, concerns);
  }

  /** The files of a commit, by its whole name. */
  tree(hash: string): Tree {
    return new CommitTree(this.#access, hash);
  }

  /** The history that ends at HEAD, or at a commit, by its whole name. */
  history(hash?: string): History {
    return new GitHistory(this.#access, hash);
  }

  /** Which of some folders of the working tree git ignores. */
  async ignored(folders: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#ignored?.among(folders) ?? new Set();
  }

  /**
   * What keeps it from knowing all, and where it was cloned from.
   * @throws GitFailure
   */
  conditions(): Promise<Conditions> {
    return this.#access.conditions();
  }

  close(): void {
    this.#access.objects.close();
    this.#ignored?.close();
  }
}
