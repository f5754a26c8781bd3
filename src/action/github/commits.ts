import type { AskCommits, CommitAnswer, FoundCommit } from '../../core/commit-answer.js';
import type { Event } from '../event.js';
import { askAbout, type Said } from './commits-batch.js';
import { groundOf, type Place, placesIn } from './commits-history.js';
import { mergesOf, subjectOf } from './commits-merged.js';
import type { GitHub } from './connect.js';

/** So many names are asked about in a run: nobody records more, unless to use up the limit of requests. */
const mostNames = 5000;
/** Where GitHub knows fewer digits, it may be because they are ambiguous. */
const fewestDigits = 7;

const object = { field: 'object(expression: $name) { __typename oid ... on Commit { message } }', size: 100 };
interface Found {
  readonly __typename: 'Commit' | 'Blob' | 'Tree' | 'Tag';
  readonly oid: string;
  readonly message?: string;
}

/**
 * Asks GitHub about recorded commits: what the clone of a workflow lacks, for it has one commit as a rule, and what was
 * squashed away. What fails there is a reason for each name, and never an error.
 * @param most so many names are asked about, in all; of the others, there is no answer
 * @returns to be given to `lint` as `askCommits`, of one run
 */
export function commitsOnGitHub(github: GitHub, event: Event, most = mostNames): AskCommits {
  let left = most;
  return async (names, head) => {
    const some = names.slice(0, left);
    left -= some.length;
    const ground = groundOf(event, head);
    const said = await askAbout<Found>(github, object, ground ? some : [head, ...some]);
    // Another repository may be checked out, or what is not pushed: then, nothing that GitHub says is about that.
    if (!ground && !isThere(said.get(head))) return new Map();
    const answers = new Map(some.map((name) => [name, answerOf(name, said.get(name))]));
    const found = [...answers.values()].flatMap((one) => (isCommit(one) ? one.hash : []));
    const hashes = [...new Set(found)];
    const places = ground ? await placesIn(github, ground, hashes) : new Map<string, Place>();
    const apart = hashes.filter((hash) => !places.get(hash)?.reachable);
    const merges = await mergesOf(github, apart, ground?.ref);
    for (const [name, answer] of answers) {
      if (!isCommit(answer)) continue;
      const place = places.get(answer.hash) ?? { reason: 'the commit that is checked out is none of the event' };
      answers.set(name, { ...answer, ...place, mergedAs: merges.get(answer.hash) });
    }
    const unasked = { unknown: `more than ${most} commits are recorded, and GitHub is asked about no more` };
    return new Map([...answers, ...names.slice(some.length).map((name) => [name, unasked] as const)]);
  };
}

/** What was found has to begin with what was written: a branch may be called `1234567`. */
function answerOf(name: string, said: Said<Found> | undefined): CommitAnswer {
  if (!said || 'unknown' in said) return said ?? { unknown: 'GitHub was not asked' };
  const found = said.value;
  if (!found) {
    return name.length < fewestDigits
      ? { unknown: `GitHub knows no commit by less than ${fewestDigits} digits, or several` }
      : { exists: false };
  }
  const { __typename: type, oid: hash, message = '' } = found;
  if (!hash.startsWith(name)) return { unknown: 'a branch or a tag on GitHub is called like the commit' };
  if (type === 'Commit') return { exists: true, hash, subject: subjectOf(message) };
  return { exists: true, hash, type: kinds[type] };
}

const kinds = { Blob: 'blob', Tree: 'tree', Tag: 'tag' } as const;

function isCommit(answer: CommitAnswer): answer is FoundCommit {
  return 'subject' in answer;
}

function isThere(said: Said<Found> | undefined): boolean {
  return !!said && 'value' in said && said.value !== null;
}
