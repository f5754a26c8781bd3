import type { CommitFact, FileFate, History } from '../../core/history.js';
import { isHash } from '../../text/hash.js';
import type { GitAccess } from './access.js';
import { commitFacts } from './commit-facts.js';
import { GitFailure, reasonOf } from './failure.js';
import { fileFates } from './file-fates.js';
import { lineBreak } from './run.js';

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
      commitFacts(this.#access, await this.#head(), hashes),
    );
    return new Map(names.map((name) => [name, facts.get(name) ?? { answer: 'malformed' }]));
  }

  async files(paths: readonly string[]): Promise<ReadonlyMap<string, FileFate>> {
    const distinct = [...new Set(paths)];
    return orUnknown<FileFate>(distinct, async () => fileFates(this.#access, await this.#head(), distinct));
  }

  /** The commit that the history ends at; undefined before the first one. */
  async #head(): Promise<string | undefined> {
    const { git, objects } = this.#access;
    if (this.#hash !== undefined) return this.#hash;
    const [head] = await objects.info(['HEAD^{commit}']);
    if (typeof head === 'object') return head.hash;
    for await (const _ of git.run(['rev-parse', '--revs-only', 'HEAD'], [], lineBreak)) {
      throw new GitFailure('the commit that HEAD names is not there; the repository is damaged');
    }
    return undefined;
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
