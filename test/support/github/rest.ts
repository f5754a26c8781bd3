import { answersOf, isBot } from './answers.js';
import { commitNamed, comparison } from './commits.js';
import { filesAt, followed } from './contents.js';
import type { Call } from './description.js';
import { filled } from './description.js';
import { page } from './pages.js';
import { type Lines, lineFault } from './patch.js';
import type { Comment, Pull, Review, State } from './state.js';

/** What a request asks for, and where. */
export interface Asked extends Call {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly accept: string;
  /** Where the API lies, and the request itself. */
  readonly api: string;
  readonly url: URL;
}
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Does what a request asks for. */
export function answerTo(state: State, asked: Asked): Answer {
  const { owner, repo } = asked.parameters;
  const isHere = owner?.toLowerCase() === state.owner.toLowerCase() && repo?.toLowerCase() === state.repo.toLowerCase();
  if (owner !== undefined && !isHere) return notFound;
  const answer = handlers[asked.operation];
  if (!answer) throw new Error(`${asked.operation} is described, but not there`);
  return answer(state, asked, answersOf(state, asked.api));
}

type Handler = (state: State, asked: Asked, shown: ReturnType<typeof answersOf>) => Answer;

const failed = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, documentation_url: 'https://docs.github.com/rest', ...more },
});
const notFound = failed(404, 'Not Found');
const invalid = (message: string, resource: string): Answer =>
  failed(422, 'Validation Failed', { errors: [{ resource, code: 'custom', field: 'body', message }] });
export const forbidden = failed(403, 'Resource not accessible by integration');

const list = (asked: Asked, items: readonly unknown[]): Answer => ({ status: 200, ...page(asked, items) });

/** Answers with what belongs to the pull request that a path names. */
const ofPull =
  (answer: (pull: Pull, ...rest: Parameters<Handler>) => Answer): Handler =>
  (state, asked, shown) => {
    const number = Number(asked.parameters.pull_number ?? asked.parameters.issue_number);
    const pull = state.pulls.find((one) => one.number === number);
    return pull ? answer(pull, state, asked, shown) : notFound;
  };

/** Answers with what becomes of the comment that a path names. */
const ofComment =
  (answer: (comment: Comment, ...rest: Parameters<Handler>) => Answer): Handler =>
  (state, asked, shown) => {
    const comment = state.comments.find(({ id }) => id === Number(asked.parameters.comment_id));
    return comment ? answer(comment, state, asked, shown) : notFound;
  };

const mostOfBody = 65_536;

/** Why GitHub does not take a body. */
function bodyFault(body: string, resource: string): Answer | undefined {
  if (body.trim() === '') return invalid('Body cannot be blank', resource);
  if (body.length > mostOfBody) return invalid(`body is too long (maximum is ${mostOfBody} characters)`, resource);
  return undefined;
}

const handlers: Readonly<Record<string, Handler>> = {
  'issues/list-comments': ofPull(({ number }, { comments }, asked, shown) => {
    const since = asked.query.get('since') ?? '';
    const own = comments.filter(({ pull, updatedAt }) => pull === number && updatedAt >= since);
    return list(asked, own.map(shown.comment));
  }),
  'issues/create-comment': ofPull(({ number }, state, asked, shown) => {
    const { body } = asked.body as { readonly body: string };
    const fault = bodyFault(body, 'IssueComment');
    if (fault) return fault;
    const comment = { ...state.next(), pull: number, login: state.login, body };
    state.comments.push(comment);
    return { status: 201, body: shown.comment(comment) };
  }),
  'issues/update-comment': ofComment((comment, state, asked, shown) => {
    const { body } = asked.body as { readonly body: string };
    const fault = bodyFault(body, 'IssueComment');
    if (fault) return fault;
    if (comment.login !== state.login) return forbidden;
    Object.assign(comment, { body, updatedAt: state.next().updatedAt });
    return { status: 200, body: shown.comment(comment) };
  }),
  'issues/delete-comment': ofComment((comment, state) => {
    if (comment.login !== state.login) return forbidden;
    state.comments.splice(state.comments.indexOf(comment), 1);
    return { status: 204 };
  }),
  'pulls/get': ofPull((pull, _state, _asked, shown) => ({ status: 200, body: shown.pull(pull) })),
  'pulls/list': ({ pulls, owner }, asked, shown) => {
    const [state, head, base] = ['state', 'head', 'base'].map((name) => asked.query.get(name));
    const own = pulls.filter(
      (pull) =>
        (state === 'all' || pull.state === (state ?? 'open')) &&
        (!head || head === `${pull.head.repo?.split('/')[0] ?? owner}:${pull.head.ref}`) &&
        (!base || base === pull.base.ref),
    );
    return list(asked, own.map(shown.pullInList));
  },
  'pulls/list-files': ofPull((_pull, { pullFiles }, asked) => {
    const files = pullFiles.map(({ status = 'modified', ...file }) => filled('diff-entry', { ...file, status }));
    return list(asked, files);
  }),
  'pulls/list-commits': ofPull((pull, state, asked, shown) => {
    const [base, head] = [pull.base.sha, pull.head.sha].map((sha) => commitNamed(state, sha));
    const own = base && head ? comparison(state, base, head).ahead.reverse() : [];
    return list(asked, own.map(shown.commit));
  }),
  'pulls/list-reviews': ofPull(({ number }, { reviews }, asked, shown) =>
    list(asked, reviews.filter(({ pull }) => pull === number).map(shown.review)),
  ),
  'pulls/list-review-comments': ofPull(({ number }, { reviewComments }, asked, shown) => {
    const own = reviewComments.filter(({ pull }) => pull === number);
    return list(asked, (asked.query.get('direction') === 'desc' ? own.reverse() : own).map(shown.reviewComment));
  }),
  'pulls/create-review': ofPull((pull, state, asked, shown) => review(pull, state, asked.body as NewReview, shown)),
  'repos/get-content': (state, { parameters, query, accept }, shown) => {
    const ref = query.get('ref') ?? state.defaultBranch;
    const files = filesAt(state, ref);
    if (!files) return failed(404, `No commit found for the ref ${ref}`);
    const content = followed(files, parameters.path ?? '');
    if (!content) return notFound;
    if (accept.includes('raw') && content.type === 'file') {
      return { status: 200, type: 'application/vnd.github.raw+json; charset=utf-8', body: content.bytes };
    }
    return { status: 200, body: shown.content(content, ref) };
  },
  'repos/get-commit': (state, { parameters: { ref = '' } }, shown) => {
    const commit = commitNamed(state, ref);
    if (!commit) return failed(422, `No commit found for SHA: ${ref}`);
    return { status: 200, body: shown.commit(commit) };
  },
  'git/get-commit': (state, { parameters }, shown) => {
    const commit = state.commits.find(({ sha }) => sha === parameters.commit_sha);
    return commit ? { status: 200, body: shown.gitCommit(commit) } : notFound;
  },
  'repos/list-pull-requests-associated-with-commit': (state, asked, shown) => {
    const commit = commitNamed(state, asked.parameters.commit_sha ?? '');
    const heads = state.pulls.filter(({ head }) => head.sha === asked.parameters.commit_sha);
    if (!commit && heads.length === 0) return failed(422, 'No commit found for SHA');
    const own = state.pulls.filter((pull) => heads.includes(pull) || commit?.pulls.includes(pull.number));
    return list(asked, own.map(shown.pullInList));
  },
  'repos/compare-commits-with-basehead': (state, asked, shown) => {
    const [base, head] = (asked.parameters.basehead ?? '').split('...').map((name) => commitNamed(state, name));
    if (!base || !head) return notFound;
    const { status, ahead, behind, mergeBase = base } = comparison(state, base, head);
    const { body, headers } = page(asked, ahead.reverse().map(shown.commit));
    const counts = { ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length };
    const ends = { base_commit: shown.commit(base), merge_base_commit: shown.commit(mergeBase) };
    return { status: 200, headers, body: filled('commit-comparison', { status, ...counts, ...ends, commits: body }) };
  },
  // The token of a workflow is nobody's.
  'users/get-authenticated': ({ login }, _asked, shown) =>
    isBot(login) ? forbidden : { status: 200, body: shown.user() },
};

interface NewReview {
  readonly commit_id?: string;
  readonly body?: string;
  readonly event?: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT';
  readonly comments?: readonly (Lines & { readonly body: string })[];
}
const states = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const;

function review(
  { number, head }: Pull,
  state: State,
  { commit_id: commitId = head.sha, body = '', event, comments = [] }: NewReview,
  shown: ReturnType<typeof answersOf>,
): Answer {
  const refused = (fault: string) => failed(422, 'Unprocessable Entity', { errors: [fault] });
  if (body === '' && event && event !== 'APPROVE') return refused('A body is required');
  if ([body, ...comments.map((one) => one.body)].some((text) => text.length > mostOfBody)) {
    return refused(`Body is too long (maximum is ${mostOfBody} characters)`);
  }
  if (commitId !== head.sha && !commitNamed(state, commitId)) return refused('Commit is not part of the pull request');
  const faults = comments.flatMap((comment) => lineFault(state.pullFiles, comment) ?? []);
  if (faults[0] !== undefined) return refused(faults[0]);
  const common = () => ({ ...state.next(), pull: number, login: state.login, commitId });
  const made: Review = { ...common(), body, state: event ? states[event] : 'PENDING' };
  state.reviews.push(made);
  for (const { path, line = null, start_line: startLine = null, side, body: text } of comments) {
    const isLeft = side === 'LEFT';
    const place = { path, line, startLine, side: isLeft ? ('LEFT' as const) : ('RIGHT' as const) };
    state.reviewComments.push({ ...common(), ...place, reviewId: made.id, body: text });
  }
  return { status: 200, body: shown.review(made) };
}
