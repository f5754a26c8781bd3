import { changedTexts, RootIndex } from '../lint/changed-roots.js';
import type { Base } from '../lint/changes.js';
import type { Searched } from '../lint/discover.js';
import type { Content, LintOptions } from '../lint/lint-options.js';
import type { FoundRoot } from '../lint/search.js';
import { UsageError } from '../lint/usage-error.js';
import { RevisionError } from '../repository/git/revision-error.js';
import type { Repository } from '../repository/repository.js';
import { MemoryTree } from '../text/memory-tree.js';

/** What is linted: the working tree, with texts that lie over it, or a commit; and what it is judged against. */
export async function subjectOf(
  repository: Repository,
  options: LintOptions,
  texts: readonly (Searched & { text: Content })[],
) {
  const { rev, now } = options;
  if (rev !== undefined && texts.length > 0)
    throw new UsageError('texts lie over the working tree, not over a revision');
  if (repository.isBare && rev === undefined) {
    throw new UsageError('this is a bare repository, without a working tree; name a revision to lint');
  }
  const resolve = (revision: string) => repository.resolve(revision).catch(asUsageError);
  const commit = rev === undefined ? undefined : await resolve(rev);
  const overlay = Object.fromEntries(texts.map(({ path, text }) => [path, text]));
  const { workingTree } = repository;
  return {
    isWorkingTree: !commit,
    tree: commit?.tree ?? (texts.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree),
    history: commit?.history ?? repository.history,
    base: await baseOf(repository, options),
    now: now === 'commit' ? (commit?.time ?? (await resolve('HEAD')).time) : (now ?? commit?.time ?? Date.now()),
  };
}

/** Where the change that is linted began: what others added to the base since is none of it. */
async function baseOf(repository: Repository, { base, changed, rev }: LintOptions): Promise<Base | undefined> {
  if (base === undefined && !changed) return undefined;
  try {
    const { hash, tree } = await repository.forkPoint(base ?? 'HEAD', rev);
    const until = rev === undefined ? undefined : (await repository.resolve(rev)).hash;
    return { hash, tree, until };
  } catch (error) {
    // Before the first commit, all that is there is a change.
    return base === undefined && error instanceof RevisionError && error.isUnborn ? undefined : asUsageError(error);
  }
}

/** The roots in which something differs from the base. A text is what is linted, whatever lies on the disk. */
export async function changedAmong(
  roots: readonly FoundRoot[],
  base: Base,
  repository: Repository,
  texts: readonly { readonly path: string; readonly text: Content }[],
): Promise<readonly FoundRoot[]> {
  const index = new RootIndex(roots);
  const given = new Set(texts.map(({ path }) => path));
  const concerns = (path: string) => !given.has(path) && index.around(path) !== undefined;
  const changed = await repository.changedSince(base.hash, base.until, concerns).catch(asUsageError);
  const differing = await changedTexts(texts, base.tree);
  return index.among([...changed, ...differing]);
}

function asUsageError(error: unknown): never {
  throw error instanceof RevisionError ? new UsageError(error.message) : error;
}
