import { quote } from '../../text/words.js';
import type { Event, PullRequest, WorkflowRun } from '../event.js';
import type { GitHub } from '../github/connect.js';
import { failureInWords } from '../github/failure.js';

/** The pull request that an earlier run was about, or why there is none to speak to, in words for a notice. */
export type PostTarget = { readonly pull: PullRequest } | { readonly notice: string };

type Listed = Awaited<ReturnType<GitHub['octokit']['rest']['pulls']['list']>>['data'][number];
/** What is asked of a pull request. Whichever way it was found, GitHub says it in the same words. */
type Candidate = Pick<Listed, 'number' | 'state' | 'head' | 'base'>;

/**
 * Looks up the pull request that the report of an earlier run belongs to. What the report says plays no part: it may
 * come from a stranger. It is the open one whose head is the very commit that GitHub says the run was for; where there
 * is none by now, or more than one, nothing is to be posted. Never throws.
 */
export async function postTarget(github: GitHub, event: Event): Promise<PostTarget> {
  const { run, pull } = event;
  if (pull) return { pull };
  if (!run) return { notice: `nothing was posted: the event ${quote(event.name)} belongs to no pull request` };
  if (run.event !== 'pull_request') {
    return { notice: `nothing was posted: the run was started by ${quote(run.event)}, and not by pull_request` };
  }
  try {
    return chosen(await openPulls(github, run), run);
  } catch (error) {
    return { notice: `nothing was posted, for the pull request could not be looked up: ${failureInWords(error)}` };
  }
}

function chosen(candidates: readonly Candidate[], { headSha }: WorkflowRun): PostTarget {
  const [first, ...others] = candidates;
  const head = `the head ${headSha.slice(0, 8)}`;
  if (!first) return { notice: `nothing was posted: no open pull request has ${head} by now` };
  if (others.length === 0) return { pull: pullOf(first) };
  const numbers = candidates.map(({ number }) => `#${number}`).join(' and ');
  return { notice: `nothing was posted: ${numbers} have ${head}, and it is not known which one is meant` };
}

/** By what the event says; it says nothing of forks: then by the branch, and where that is gone, by the commit. */
async function openPulls(github: GitHub, run: WorkflowRun): Promise<readonly Candidate[]> {
  for (const look of [byNumber, byBranch, byCommit]) {
    const found = (await look(github, run)).filter((pull) => isMeant(pull, run, github));
    if (found.length > 0) return found;
  }
  return [];
}

async function byNumber({ octokit, owner, repo }: GitHub, { pulls }: WorkflowRun): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const number of new Set(pulls.slice(0, mostAsked))) {
    const pull = octokit.rest.pulls.get({ owner, repo, pull_number: number });
    const answer = await unlessMissing(pull);
    if (answer) found.push(answer.data);
  }
  return found;
}

/** One commit is the head of few pull requests. */
const mostAsked = 10;

async function byBranch(
  { octokit, owner, repo }: GitHub,
  { headBranch, headRepository }: WorkflowRun,
): Promise<Candidate[]> {
  const [from] = headRepository.split('/');
  if (!from || headBranch === '') return [];
  const asked = { owner, repo, state: 'open', head: `${from}:${headBranch}`, per_page: 100 } as const;
  return (await octokit.rest.pulls.list(asked)).data;
}

async function byCommit({ octokit, owner, repo }: GitHub, { headSha }: WorkflowRun): Promise<Candidate[]> {
  const asked = { owner, repo, commit_sha: headSha, per_page: 100 };
  return (await unlessMissing(octokit.rest.repos.listPullRequestsAssociatedWithCommit(asked)))?.data ?? [];
}

/** Undefined where GitHub knows no such pull request or commit. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { status } = error as { readonly status?: unknown };
    if (status === 404 || status === 422) return undefined;
    throw error;
  }
}

/** A branch of one fork may be at the commit of another one: whoever pushed it must not speak there. */
function isMeant({ state, head, base }: Candidate, run: WorkflowRun, { owner, repo }: GitHub): boolean {
  const isFromThere = isSame(nameOf(head), run.headRepository);
  return state === 'open' && head.sha === run.headSha && isFromThere && isSame(base.repo.full_name, `${owner}/${repo}`);
}

/** `owner/repo`; empty when the fork is gone. */
const nameOf = ({ repo }: Candidate['head']): string => repo?.full_name ?? '';
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function pullOf({ number, base, head }: Candidate): PullRequest {
  return {
    ...{ number, baseSha: base.sha, baseRef: base.ref, headSha: head.sha },
    headRepository: nameOf(head) || undefined,
    isFork: !isSame(nameOf(head), base.repo.full_name),
  };
}
