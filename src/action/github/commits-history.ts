import type { Event, PullRequest } from '../event.js';
import { askAbout, type Said } from './commits-batch.js';
import type { GitHub } from './connect.js';
import { failureInWords } from './failure.js';

/** What the history that is linted is made of. */
export interface Ground {
  /** The whole name of the branch, as it is on GitHub by now. */
  readonly ref: string;
  /** A commit that the branch held when the event took place: what was rewritten since tells nothing. */
  readonly anchor: string;
  /** The pull request whose commits belong to it as well. */
  readonly pull?: PullRequest;
}

/** Whether a commit is part of the history, or why that is not known. */
export interface Place {
  readonly reachable?: boolean;
  readonly reason?: string;
}

/**
 * The ground on which a commit stands; undefined when it is none that the event is about.
 * @param head whole name
 */
export function groundOf({ name, sha, ref, pull }: Event, head: string): Ground | undefined {
  // What `pull_request` checks out is a merge of both; `pull_request_target` checks out the branch alone.
  if (pull && (head === pull.headSha || (name === 'pull_request' && head === sha))) {
    return { ref: `refs/heads/${pull.baseRef}`, anchor: pull.baseSha, pull };
  }
  return head === sha && ref !== undefined ? { ref, anchor: head } : undefined;
}

/** So many at a time: GitHub goes through the history for each. */
const mostCompared = 50;
const compare = 'compare(headRef: $name) { status }';
interface Comparison {
  readonly status: 'AHEAD' | 'BEHIND' | 'DIVERGED' | 'IDENTICAL';
}

/**
 * Which commits are part of a history.
 * @param hashes whole names, each once
 */
export async function placesIn(
  github: GitHub,
  { ref, anchor, pull }: Ground,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const { own, reason } = pull ? await commitsOf(github, pull) : { own: new Set<string>(), reason: undefined };
  const others = hashes.filter((hash) => !own.has(hash));
  const asked = others.length > 0 ? [...new Set([anchor, ...others])] : [];
  const said = await askAbout<Comparison>(github, { field: compare, ref, size: mostCompared }, asked);
  const doubt = doubtOf(said.get(anchor)) ?? reason;
  const placed = (hash: string): Place => (own.has(hash) ? { reachable: true } : placeOf(said.get(hash), doubt));
  return new Map(hashes.map((hash) => [hash, placed(hash)]));
}

/** Why what the branch does not hold may be part of the history all the same. */
function doubtOf(anchor: Said<Comparison> | undefined): string | undefined {
  const { reachable, reason } = placeOf(anchor, undefined);
  return reachable === false ? 'the branch was rewritten on GitHub since' : reason;
}

/** The commit that is compared is the head: when the branch has all of it, the head is behind. */
function placeOf(said: Said<Comparison> | undefined, doubt: string | undefined): Place {
  if (said && 'unknown' in said) return { reason: said.unknown };
  const status = said?.value?.status;
  if (status === 'BEHIND' || status === 'IDENTICAL') return { reachable: true };
  if (status !== 'AHEAD' && status !== 'DIVERGED') return { reason: 'GitHub could not compare it with the branch' };
  return doubt === undefined ? { reachable: false } : { reason: doubt };
}

/** GitHub lists so many commits of a pull request, and no more. */
const mostListed = 250;

/** The commits of a pull request; and a reason, where there may be more. */
async function commitsOf({ octokit, owner, repo }: GitHub, pull: PullRequest) {
  try {
    const request = { owner, repo, pull_number: pull.number, per_page: 100 };
    const listed = await octokit.paginate(octokit.rest.pulls.listCommits, request);
    const own = new Set(listed.map(({ sha }) => sha));
    if (listed.length >= mostListed)
      return { own, reason: `GitHub lists ${mostListed} commits of a pull request at most` };
    return { own, reason: own.has(pull.headSha) ? undefined : 'the pull request was pushed to again since' };
  } catch (error) {
    return { own: new Set<string>(), reason: failureInWords(error) };
  }
}
