import { ownAuthor } from '../comment/author.js';
import type { PullRequest } from '../event.js';
import type { GitHub } from '../github/connect.js';
import { hasStatus } from '../github/status.js';
import { reviewBody, suggestionBody } from './body.js';
import { type ChangedFiles, changedFiles } from './changed-files.js';
import { planSuggestions, type Suggestion, type SuggestionSubject } from './plan.js';

export interface WantedSuggestions extends SuggestionSubject {
  /** What the pull request changes, where that is known already; else it is asked for. */
  readonly files?: ChangedFiles | undefined;
}

/** What became of the safe repairs of lines in the diff. Each is counted once. */
export interface Suggested {
  /** Those that are suggested now. */
  readonly made: number;
  /** Those that an earlier run has suggested already. */
  readonly standing: number;
  readonly leftOut: number;
  /** What GitHub refused, if it did. */
  readonly failure?: unknown;
}

/** A review with more is no help. How often GitHub is asked to take a review, or a part of one that it refused. */
const most = { suggestions: 20, reviews: 6 };

/**
 * Suggests the safe repairs of lines in the diff of a pull request, in one review: each applies with a click. What an
 * earlier run has suggested is not suggested again, and nothing is when the pull request has moved on to other commits.
 * Never throws.
 */
export async function suggest(github: GitHub, pull: PullRequest, wanted: WantedSuggestions): Promise<Suggested> {
  try {
    return await suggestAll(github, pull, wanted);
  } catch (failure) {
    return { made: 0, standing: 0, leftOut: 0, failure };
  }
}

async function suggestAll(github: GitHub, pull: PullRequest, wanted: WantedSuggestions): Promise<Suggested> {
  if (!wanted.findings.some(({ repair }) => repair?.safe)) return { made: 0, standing: 0, leftOut: 0 };
  const files = wanted.files ?? (await changedFiles(github, pull.number));
  const plan = planSuggestions(wanted, files);
  const planned = repairsIn(plan.suggestions);
  if (planned === 0) return { made: 0, standing: 0, leftOut: plan.leftOut };
  if (!(await isHead(github, pull))) return { made: 0, standing: 0, leftOut: plan.leftOut + planned };
  const isStanding = await standing(github, pull);
  const fresh = plan.suggestions.filter((one) => !isStanding(one));
  const chosen = fresh.slice(0, most.suggestions);
  const before = planned - repairsIn(fresh);
  const leftOut = plan.leftOut + planned - before - repairsIn(chosen);
  const { made, failure } = await review(github, pull, chosen, leftOut);
  const refused = repairsIn(chosen) - made;
  return { made, standing: before, leftOut: leftOut + refused, ...(failure !== undefined && { failure }) };
}

/** GitHub tells what the newest commit changes: that says nothing of an older one. */
async function isHead({ octokit, owner, repo }: GitHub, { number, headSha }: PullRequest): Promise<boolean> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return data.head.sha === headSha;
}

/** Whether a suggestion of ours is there already, beside lines that are still in the diff. */
async function standing(github: GitHub, { number }: PullRequest): Promise<(suggestion: Suggestion) => boolean> {
  const { octokit, owner, repo } = github;
  const isOwn = await ownAuthor(github);
  const asked = { owner, repo, pull_number: number, per_page: 100 };
  const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, asked);
  const own = comments.filter(({ user, line }) => isOwn(user) && typeof line === 'number');
  return ({ path, mark }) => own.some((one) => one.path === path && one.body.startsWith(mark));
}

/**
 * Makes a review of some suggestions. GitHub takes all of them or none, and does not say which of them is at fault: where
 * a line is not in the diff after all, it is asked to take each half.
 */
async function review(github: GitHub, pull: PullRequest, suggestions: readonly Suggestion[], leftOut: number) {
  const waiting = suggestions.length > 0 ? [suggestions] : [];
  let made = 0;
  let failure: unknown;
  for (let asked = 0; asked < most.reviews; asked += 1) {
    const part = waiting.shift();
    if (!part) break;
    try {
      await createReview(github, pull, part, leftOut);
      made += repairsIn(part);
    } catch (error) {
      failure = error;
      if (!isAboutLines(error)) break;
      const middle = part.length >> 1;
      if (middle > 0) waiting.unshift(part.slice(0, middle), part.slice(middle));
    }
  }
  return { made, failure };
}

async function createReview(
  { octokit, owner, repo }: GitHub,
  { number, headSha }: PullRequest,
  suggestions: readonly Suggestion[],
  leftOut: number,
): Promise<void> {
  await octokit.rest.pulls.createReview({
    ...{ owner, repo, pull_number: number, commit_id: headSha, event: 'COMMENT' },
    body: reviewBody(repairsIn(suggestions), leftOut),
    comments: suggestions.map(({ path, first, last, ...said }) => ({
      ...{ path, body: suggestionBody(said), line: last, side: 'RIGHT' },
      ...(first < last && { start_line: first, start_side: 'RIGHT' }),
    })),
  });
}

/** GitHub says 422 for much else, too. */
function isAboutLines(error: unknown): boolean {
  return hasStatus(error, 422) && /could not be resolved|must be part of the/i.test(String(error));
}

function repairsIn(suggestions: readonly Suggestion[]): number {
  return suggestions.reduce((sum, { findings }) => sum + findings.length, 0);
}
