import type { Commit, CommitFact, Successor } from '../../core/history.js';
import type { GitAccess } from './access.js';
import { type CommitObject, readCommits } from './commit-object.js';
import type { Conditions } from './conditions.js';
import { partialClone, reasonOf, shallowClone } from './failure.js';
import { type Named, namedObjects } from './named-objects.js';
import { notAncestors } from './reachability.js';
import { successorsOf } from './successors.js';

/**
 * What git says about recorded names.
 * @param head whole name of the commit that the history ends at; undefined before the first commit
 * @param names hex digits
 * @throws GitFailure
 */
export async function commitFacts(
  access: GitAccess,
  head: string | undefined,
  names: readonly string[],
): Promise<Map<string, CommitFact>> {
  const named = await namedObjects(access, names);
  const commits = new Map<string, CommitObject>();
  const hashes = new Set([...named.values()].flatMap((one) => (one.answer === 'commit' ? one.hash : [])));
  const [apart] = await Promise.all([
    apartFrom(access, head, hashes),
    readCommits(access.objects, [...hashes], (commit) => commits.set(commit.hash, commit)),
  ]);
  const lost = lostOf(named, commits, apart);
  const conditions = lost.length > 0 ? await access.conditions() : { isShallow: false, isPartial: false };
  const isSearched = head !== undefined && lost.length > 0 && !conditions.isShallow;
  const successors = isSearched ? await successorsOf(access, head, lost) : new Map<string, Successor>();
  const facts = new Map<string, CommitFact>();
  for (const [name, one] of named) {
    facts.set(name, factOf(one, { commits, apart, conditions, successor: successors.get(name) }));
  }
  return facts;
}

/** The commits that are no part of the history; or why that cannot be known. */
type Apart = ReadonlySet<string> | string;

async function apartFrom({ git }: GitAccess, head: string | undefined, hashes: ReadonlySet<string>): Promise<Apart> {
  if (head === undefined || hashes.size === 0) return hashes;
  try {
    return await notAncestors(git, hashes, head);
  } catch (failure) {
    return reasonOf(failure);
  }
}

function lostOf(named: ReadonlyMap<string, Named>, commits: ReadonlyMap<string, CommitObject>, apart: Apart) {
  return [...named].flatMap(([name, one]) => {
    if (one.answer === 'missing') return { name };
    if (one.answer !== 'commit' || typeof apart === 'string' || !apart.has(one.hash)) return [];
    const commit = commits.get(one.hash);
    return { name, ...(commit && { commit }) };
  });
}

interface Evidence {
  readonly commits: ReadonlyMap<string, Commit>;
  readonly apart: Apart;
  readonly conditions: Conditions;
  readonly successor: Successor | undefined;
}

function factOf(named: Named, { commits, apart, conditions, successor }: Evidence): CommitFact {
  const { isShallow, isPartial } = conditions;
  if (named.answer === 'ambiguous') return named;
  if (named.answer === 'other') return { answer: 'not-a-commit', type: named.type, hash: named.hash };
  if (named.answer === 'missing') {
    if (isShallow || isPartial) return { answer: 'unknown', reason: isShallow ? shallowClone : partialClone };
    return { answer: 'missing', ...(successor && { successor }) };
  }
  const commit = { hash: named.hash, subject: commits.get(named.hash)?.subject ?? '' };
  if (typeof apart === 'string') return { answer: 'unknown', reason: apart, commit };
  if (!apart.has(named.hash)) return { answer: 'reachable', commit };
  if (isShallow) return { answer: 'unknown', reason: shallowClone, commit };
  return { answer: 'unreachable', commit, ...(successor && { successor }) };
}
