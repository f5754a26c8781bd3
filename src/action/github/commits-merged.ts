import type { MergedPull } from '../../core/history.js';
import { askAbout } from './commits-batch.js';
import type { GitHub } from './connect.js';

interface Pulled {
  readonly associatedPullRequests?: {
    readonly nodes?: readonly (Pull | null)[] | null;
  } | null;
}

interface Pull {
  readonly number: number;
  readonly merged: boolean;
  readonly baseRefName: string;
  readonly mergeCommit: { readonly oid: string; readonly message: string } | null;
}

const pulls = 'number merged baseRefName mergeCommit { oid message }';
const field = `object(expression: $name) { ... on Commit { associatedPullRequests(first: 10) { nodes { ${pulls} } } } }`;

/**
 * What the pull requests of some commits were merged as, where that is one commit alone. Knowing it is a help and no more:
 * what cannot be found out is left out.
 * @param hashes whole names, each once
 * @param ref whole name of the branch that they were merged into; any when it is not said
 */
export async function mergesOf(
  github: GitHub,
  hashes: readonly string[],
  ref: string | undefined,
): Promise<ReadonlyMap<string, MergedPull>> {
  const merges = new Map<string, MergedPull>();
  for (const [hash, said] of await askAbout<Pulled>(github, { field, size: 100 }, hashes)) {
    const nodes = ('value' in said && said.value?.associatedPullRequests?.nodes) || [];
    const merged = nodes.flatMap((pull) => {
      const isInto = pull?.merged && (ref === undefined || ref === `refs/heads/${pull.baseRefName}`);
      const commit = isInto ? pull.mergeCommit : null;
      return commit && commit.oid !== hash
        ? { hash: commit.oid, subject: subjectOf(commit.message), pull: pull?.number ?? 0 }
        : [];
    });
    const [only, ...others] = merged;
    if (only && others.length === 0) merges.set(hash, only);
  }
  return merges;
}

/** The first line of a message, as git takes it. */
export function subjectOf(message: string): string {
  return (message.trimStart().split('\n', 1)[0] ?? '').slice(0, 1000).trimEnd();
}
