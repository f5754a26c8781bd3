import type { Commit, CommitFact, Successor } from '../../core/history.js';
import type { GitAccess } from './access.js';
import { type CommitObject, readCommits } from './commit-object.js';
import { narrowClone, partialClone, reasonOf, shallowClone } from './failure.js';
import { type Named, namedObjects } from './named-objects.js';
import { notAncestors, walk } from './reachability.js';
import { successorsOf } from './successors.js';

/**
 * What git says about recorded names.
 * @param heads whole names of the commits that the history ends at; none before the first commit
 * @param names hex digits
 * @throws GitFailure
 */
export async function commitFacts(
  access: GitAccess,
  heads: readonly string[],
  names: readonly string[],
): Promise<Map<string, CommitFact>> {
  const named = await namedObjects(access, names);
  const commits = new Map<string, CommitObject>();
  const hashes = new Set([...named.values()].flatMap((one) => (one.answer === 'commit' ? one.hash : [])));
  const [apart] = await Promise.all([
    apartFrom(access, heads, hashes),
    readCommits(access.objects, [...hashes], (commit) => commits.set(commit.hash, commit)),
  ]);
  const doubts = await doubtsOf(access, heads, named, apart);
  const lost = lostOf(named, commits, apart, doubts);
  const successors = lost.length > 0 ? await successorsOf(access, heads, lost) : new Map<string, Successor>();
  const facts = new Map<string, CommitFact>();
  for (const [name, one] of named) {
    facts.set(name, factOf(one, { commits, apart, doubts, successor: successors.get(name) }));
  }
  return facts;
}

/** The commits that are no part of the history; or why that cannot be known. */
type Apart = ReadonlySet<string> | string;

/** Why it cannot be known that a commit is missing, or that one which is there is no part of the history. */
interface Doubts {
  readonly missing?: string | undefined;
  readonly apart?: string | undefined;
}

async function apartFrom({ git }: GitAccess, heads: readonly string[], hashes: ReadonlySet<string>): Promise<Apart> {
  if (heads.length === 0 || hashes.size === 0) return hashes;
  try {
    return await notAncestors(git, hashes, heads);
  } catch (failure) {
    return reasonOf(failure);
  }
}

/** Asked for only where something is not as it should be. */
async function doubtsOf(
  { git, conditions }: GitAccess,
  heads: readonly string[],
  named: ReadonlyMap<string, Named>,
  apart: Apart,
): Promise<Doubts> {
  const isMissing = [...named.values()].some(({ answer }) => answer === 'missing');
  if (!isMissing && (typeof apart === 'string' || apart.size === 0)) return {};
  const { isShallow, isPartial, narrowRemote } = await conditions();
  if (isShallow) return { missing: shallowClone, apart: shallowClone };
  if (isPartial) return { missing: partialClone };
  if (narrowRemote !== undefined) return { missing: narrowClone(narrowRemote) };
  if (!isMissing || heads.length === 0) return {};
  try {
    await walk(git, heads);
    return {};
  } catch (failure) {
    return { missing: reasonOf(failure) };
  }
}

function lostOf(
  named: ReadonlyMap<string, Named>,
  commits: ReadonlyMap<string, CommitObject>,
  apart: Apart,
  doubts: Doubts,
) {
  return [...named].flatMap(([name, one]) => {
    if (one.answer === 'missing') return doubts.missing === undefined ? { name } : [];
    if (one.answer !== 'commit' || typeof apart === 'string' || !apart.has(one.hash)) return [];
    const commit = commits.get(one.hash);
    return doubts.apart === undefined ? { name, ...(commit && { commit }) } : [];
  });
}

interface Evidence {
  readonly commits: ReadonlyMap<string, Commit>;
  readonly apart: Apart;
  readonly doubts: Doubts;
  readonly successor: Successor | undefined;
}

function factOf(named: Named, { commits, apart, doubts, successor }: Evidence): CommitFact {
  if (named.answer === 'ambiguous') return named;
  if (named.answer === 'other') return { answer: 'not-a-commit', type: named.type, hash: named.hash };
  if (named.answer === 'missing') {
    if (doubts.missing !== undefined) return { answer: 'unknown', reason: doubts.missing };
    return { answer: 'missing', ...(successor && { successor }) };
  }
  const commit = { hash: named.hash, subject: commits.get(named.hash)?.subject ?? '' };
  if (typeof apart === 'string') return { answer: 'unknown', reason: apart, commit };
  if (!apart.has(named.hash)) return { answer: 'reachable', commit };
  if (doubts.apart !== undefined) return { answer: 'unknown', reason: doubts.apart, commit };
  return { answer: 'unreachable', commit, ...(successor && { successor }) };
}
