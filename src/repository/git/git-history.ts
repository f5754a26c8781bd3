import type { CommitFact, CommitSteps, CommitTime, FileFate, History, Tracking } from '../../core/history.js';
import { isHash } from '../../text/hash.js';
import type { GitAccess } from './access.js';
import { commitFacts } from './commit-facts.js';
import { readCommits } from './commit-object.js';
import { commitTimes } from './commit-times.js';
import { CommitTree } from './commit-tree.js';
import { answerOr, reasonOf } from './failure.js';
import { fileFates } from './file-fates.js';
import { headsOf } from './heads.js';
import { stepsSince } from './steps.js';
import { trackedInCommit, trackedInIndex } from './tracking.js';

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
