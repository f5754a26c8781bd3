import { realPath } from '../repository/folders.js';
import { allClear, type CommentSubject, commentBody, isWorthAComment, nothingLinted } from './comment/body.js';
import { keyOf } from './comment/key.js';
import { runUrlOf } from './comment/run-url.js';
import { keepComment } from './comment/sticky.js';
import type { PullRequest } from './event.js';
import type { GitHub } from './github/connect.js';
import { failureInWords, isForbidden } from './github/failure.js';
import type { Outcome, Request } from './run.js';
import { type ChangedFiles, changedFiles } from './suggestions/changed-files.js';
import { suggest } from './suggestions/suggest.js';

/** A pull request that can be written to. */
export interface Desk {
  readonly github: GitHub;
  readonly pull: PullRequest;
}

/** What came of telling something on a pull request. */
export interface Said {
  readonly url?: string | undefined;
  /** What was not told there, and why; undefined when all was. */
  readonly note?: string | undefined;
}

/** Where else all of it stands. */
function elsewhere({ inputs, env }: Request): string {
  const hasSummary = inputs.summary && env.GITHUB_STEP_SUMMARY;
  return hasSummary ? 'it stands in the summary of this run' : 'it stands in the log of this step';
}

/** The pull request that a run is told on; undefined where there is none, or nobody to ask. */
export function deskOf({ github }: Request, { pull }: Outcome): Desk | undefined {
  return github && pull ? { github, pull } : undefined;
}

/** What the pull request changes; undefined where GitHub does not tell. */
export async function changesOf({ github, pull }: Desk): Promise<ChangedFiles | undefined> {
  try {
    return await changedFiles(github, pull.number);
  } catch {
    return undefined; // it orders what is told, and no more
  }
}

/** Keeps the comment on the pull request, as far as one is wanted. */
export async function tellInComment({ github, pull }: Desk, request: Request, subject: CommentSubject): Promise<Said> {
  const isWorth = isWorthAComment(subject);
  const mayCreate = isWorth || request.inputs.comment === 'always';
  const body = isWorth ? commentBody(subject) : allClear(subject);
  const { url, failure } = await keepComment(github, pull.number, { key: subject.key, body, mayCreate });
  // Who may not even look for a comment has made none, and where all is well, there is nothing to be said.
  if (failure === undefined || (!mayCreate && isForbidden(failure))) return { url };
  return {
    url,
    note: `the comment on the pull request could not be kept up to date: ${why(failure)}; ${elsewhere(request)}`,
  };
}

/** Has the comment of an earlier run say that nothing is known any more. There is none where nothing was wrong before. */
export async function tellNothingLinted(
  { inputs, env, event, github }: Request,
  reasons: readonly string[],
): Promise<void> {
  const { pull } = event;
  if (!github || !pull || inputs.comment === 'never') return;
  const subject = { key: keyOf(inputs, env), runUrl: runUrlOf(event, env), sha: pull.headSha };
  const body = nothingLinted(subject, reasons);
  await keepComment(github, pull.number, { key: subject.key, body, mayCreate: false });
}

/** Suggests the safe repairs of lines that the pull request shows. */
export async function tellInSuggestions(
  { github, pull }: Desk,
  request: Request,
  { linted, isEarlier }: Outcome,
  files: ChangedFiles | undefined,
): Promise<Said> {
  if (isEarlier) return {}; // a stranger may have written what would be suggested
  if (realPath(request.workspace) !== linted.top) return {}; // paths of another repository than that of the pull request
  const { findings } = linted.report;
  const { failure } = await suggest(github, pull, { findings, sources: linted.sources, files });
  return failure === undefined
    ? {}
    : { note: `repairs could not be suggested: ${why(failure)}; ${elsewhere(request)}` };
}

/** Where the workflow gives too few permissions, or may give none, GitHub says only that something is not accessible. */
function why(failure: unknown): string {
  const said = failureInWords(failure);
  const isAboutRights = isForbidden(failure) && /not accessible by/.test(said);
  return isAboutRights ? `${said} (it takes permissions: pull-requests: write, which forks never have)` : said;
}
