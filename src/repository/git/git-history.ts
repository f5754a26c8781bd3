import type { CommitFact, FileFate, History } from '../../core/history.js';
import { isHash } from '../../text/hash.js';
import type { GitAccess } from './access.js';
import { commitFacts } from './commit-facts.js';
import { reasonOf } from './failure.js';
import { fileFates } from './file-fates.js';
import { headsOf } from './heads.js';

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
