import type { GitAccess } from './access.js';
import { type CommitObject, readCommits } from './commit-object.js';
import { answerOr } from './failure.js';
import { headsOf } from './heads.js';
import { commonAncestors } from './range.js';
import { type Revision, resolveRevision } from './revision.js';

/**
 * Where a history left another one: the best common ancestor of their last commits. The first one itself where there
 * is none, or git cannot tell.
 * @param revision whose history it is; that of the working tree when it is not said
 * @throws RevisionError
 */
export async function forkPoint(access: GitAccess, base: string, revision?: string): Promise<Revision> {
  const begin = await resolveRevision(access, base);
  const ends =
    revision === undefined ? await answerOr(headsOf(access), []) : [(await resolveRevision(access, revision)).hash];
  const common = ends.length > 0 ? await answerOr(commonAncestors(access, begin.hash, ends), []) : [];
  const best = await newestOf(access, common);
  return best === undefined || best === begin.hash ? begin : resolveRevision(access, best);
}

/** Branches that were merged into one another have several; of commits made at the same time, the first by name. */
async function newestOf({ objects }: GitAccess, hashes: readonly string[]): Promise<string | undefined> {
  const commits: CommitObject[] = [];
  await answerOr(
    readCommits(objects, hashes, (commit) => commits.push(commit)),
    undefined,
  );
  commits.sort((a, b) => b.committerTime - a.committerTime || (a.hash < b.hash ? -1 : 1));
  return commits[0]?.hash;
}
