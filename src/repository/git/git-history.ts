import type {
  CommitFact,
  CommitLog,
  CommitSteps,
  CommitTime,
  FileFate,
  FileVersion,
  History,
  Tracking,
  Uncommitted,
  Underway,
} from '../../core/history.js';
import { isHash } from '../../text/hash.js';
import type { GitAccess } from './access.js';
import { commitFacts } from './commit-facts.js';
import { readCommits } from './commit-object.js';
import { commitTimes } from './commit-times.js';
import { CommitTree } from './commit-tree.js';
import { answerOr, reasonOf } from './failure.js';
import { fileFates } from './file-fates.js';
import { headsOf } from './heads.js';
import { type LogRequest, logOf } from './log.js';
import { stepsSince } from './steps.js';
import { trackedInCommit, trackedInIndex } from './tracking.js';
import { nothingUncommitted, uncommittedIn } from './uncommitted.js';
import { underwayIn } from './underway.js';
import { showVersions } from './versions.js';

/** The history that ends at HEAD, or at another commit. What git cannot answer is unknown, with the reason. */
export class GitHistory implements History {
  readonly #access: GitAccess;
  readonly #hash: string | undefined;

  /** @param hash the whole name of a commit; HEAD when it is not said */
  constructor(access: GitAccess, hash?: string) {
    this.#access = access;
    this.#hash = hash;
  }

  async commits(names: readonly string[]): Promise<ReadonlyMap<string, CommitFact>> {
    const hashes = [...new Set(names)].filter(isHash);
    const facts = await orUnknown<CommitFact>(hashes, async () =>
      commitFacts(this.#access, await this.#heads(), hashes),
    );
    return new Map(names.map((name) => [name, facts.get(name) ?? { answer: 'malformed' }]));
  }

  async files(paths: readonly string[]): Promise<ReadonlyMap<string, FileFate>> {
    const distinct = [...new Set(paths)];
    return orUnknown<FileFate>(distinct, async () =>
      fileFates(this.#access, await this.#heads(), distinct, this.#hash === undefined),
    );
  }

  async stepsSince(base: string, paths: readonly string[]): Promise<CommitSteps> {
    const heads = await answerOr(this.#heads(), []);
    const ends = heads.map((head) => new CommitTree(this.#access, head));
    try {
      const steps = await stepsSince(this.#access, base, await this.#heads(), [...new Set(paths)]);
      return { steps, ends };
    } catch (failure) {
      return { steps: [], gap: reasonOf(failure), ends };
    }
  }

  async commitTimes(paths: readonly string[]): Promise<ReadonlyMap<string, CommitTime>> {
    const distinct = [...new Set(paths)];
    return orUnknown<CommitTime>(distinct, async () =>
      commitTimes(this.#access, await this.#heads(), distinct, this.#hash === undefined),
    );
  }

  async tracking(paths: readonly string[]): Promise<ReadonlyMap<string, Tracking>> {
    const distinct = [...new Set(paths)];
    return orUnknown<Tracking>(distinct, async () =>
      this.#hash === undefined
        ? trackedInIndex(this.#access, distinct)
        : trackedInCommit(this.#access, this.#hash, distinct),
    );
  }

  /** In the middle of a merge, what is merged is no part of the history yet; the same holds for the log. */
  async versions(path: string, visit: (version: FileVersion) => Promise<boolean>): Promise<string | undefined> {
    try {
      const [head] = await this.#heads();
      return head === undefined ? undefined : await showVersions(this.#access, head, path, visit);
    } catch (failure) {
      return reasonOf(failure);
    }
  }

  async log(request: LogRequest): Promise<CommitLog> {
    try {
      const [head] = await this.#heads();
      return head === undefined ? { commits: [] } : await logOf(this.#access, head, request);
    } catch (failure) {
      return { commits: [], gap: reasonOf(failure) };
    }
  }

  async uncommitted(): Promise<Uncommitted> {
    if (this.#hash !== undefined) return nothingUncommitted;
    try {
      const [head] = await this.#heads();
      return await uncommittedIn(this.#access, head);
    } catch (failure) {
      return { answer: 'unknown', reason: reasonOf(failure) };
    }
  }

  async underway(): Promise<Underway | undefined> {
    const isOfWorkingTree = this.#hash === undefined && this.#access.workingTree !== undefined;
    return isOfWorkingTree ? underwayIn(this.#access.top) : undefined;
  }

  async time(): Promise<number | undefined> {
    const [head] = await answerOr(this.#heads(), []);
    let time: number | undefined;
    const read = readCommits(this.#access.objects, head === undefined ? [] : [head], ({ committerTime }) => {
      time = committerTime;
    });
    await answerOr(read, undefined);
    return time;
  }

  async #heads(): Promise<readonly string[]> {
    return this.#hash === undefined ? headsOf(this.#access) : [this.#hash];
  }
}

async function orUnknown<T>(
  names: readonly string[],
  ask: () => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, T | { readonly answer: 'unknown'; readonly reason: string }>> {
  try {
    return names.length > 0 ? await ask() : new Map();
  } catch (failure) {
    const reason = reasonOf(failure);
    return new Map(names.map((name) => [name, { answer: 'unknown', reason }]));
  }
}
