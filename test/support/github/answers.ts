import { basename } from 'node:path';
import { blobOf, type Content } from './contents.js';
import { filled } from './description.js';
import type { Comment, Commit, Pull, Review, ReviewComment, State } from './state.js';

/** How GitHub shows what it has. `api` is where its API lies. */
export function answersOf(state: State, api: string) {
  const full = `${state.owner}/${state.repo}`;
  const site = `https://github.com/${full}`;
  const here = `${api}/repos/${full}`;

  const user = (login: string) => ({ login, id: idOf(login), type: isBot(login) ? 'Bot' : 'User' });
  const association = (login: string) => (isBot(login) ? 'NONE' : 'CONTRIBUTOR');
  const repository = (name: string) => {
    const [owner = '', repo = ''] = name.split('/');
    return { id: idOf(name), name: repo, full_name: name, owner: user(owner), fork: name !== full };
  };
  const commit = ({ sha, message, date, parents }: Commit) => ({
    ...{ sha, html_url: `${site}/commit/${sha}`, url: `${here}/commits/${sha}` },
    commit: { message, author: { date }, committer: { date } },
    parents: parents.map((parent) => ({ sha: parent, url: `${here}/commits/${parent}` })),
  });
  const pull = ({ number, title, state: open, base, head, login, mergedAt, mergeCommitSha }: Pull) => ({
    ...{ id: 5000 + number, number, title, state: open, user: user(login), author_association: association(login) },
    ...{ url: `${here}/pulls/${number}`, html_url: `${site}/pull/${number}` },
    ...{ merged_at: mergedAt, merge_commit_sha: mergeCommitSha },
    base: { ...base, label: `${state.owner}:${base.ref}`, repo: repository(full), user: user(state.owner) },
    head: {
      ...{ ref: head.ref, sha: head.sha, label: `${head.repo?.split('/')[0] ?? 'unknown'}:${head.ref}` },
      ...{ repo: head.repo === null ? null : repository(head.repo), user: user(head.repo?.split('/')[0] ?? 'ghost') },
    },
  });
  const said = ({ id, login, body }: Comment) => {
    return { id, body, user: user(login), author_association: association(login) };
  };

  return {
    comment: (one: Comment) =>
      filled('issue-comment', {
        ...said(one),
        ...{ created_at: one.createdAt, updated_at: one.updatedAt },
        html_url: `${site}/pull/${one.pull}#issuecomment-${one.id}`,
        ...{ url: `${here}/issues/comments/${one.id}`, issue_url: `${here}/issues/${one.pull}` },
        performed_via_github_app: isBot(one.login) ? { slug: one.login.replace('[bot]', '') } : null,
      }),
    review: (one: Review) =>
      filled('pull-request-review', {
        ...said(one),
        ...{ state: one.state, commit_id: one.commitId, submitted_at: one.createdAt },
        html_url: `${site}/pull/${one.pull}#pullrequestreview-${one.id}`,
        pull_request_url: `${here}/pulls/${one.pull}`,
      }),
    reviewComment: (one: ReviewComment) =>
      filled('pull-request-review-comment', {
        ...said(one),
        ...{ created_at: one.createdAt, updated_at: one.updatedAt },
        ...{ pull_request_review_id: one.reviewId, path: one.path, commit_id: one.commitId, side: one.side },
        ...{ line: one.line, ...(one.line !== null && { original_line: one.line }) },
        ...{ start_line: one.startLine, start_side: one.startLine === null ? null : one.side },
        html_url: `${site}/pull/${one.pull}#discussion_r${one.id}`,
        ...{ url: `${here}/pulls/comments/${one.id}`, pull_request_url: `${here}/pulls/${one.pull}` },
      }),
    pull: (one: Pull) => filled('pull-request', { ...pull(one), merged: one.mergedAt !== null }),
    pullInList: (one: Pull) => filled('pull-request-simple', pull(one)),
    commit: (one: Commit) => filled('commit', commit(one)),
    gitCommit: ({ sha, message, date, parents }: Commit) =>
      filled('git-commit', {
        ...{ sha, message, author: { date }, committer: { date } },
        parents: parents.map((parent) => ({ sha: parent })),
      }),
    user: () => filled('public-user', user(state.login)),
    content: (content: Content, ref: string) => contentAnswer(content, ref, here),
  };
}

/** As the contents API shows a file, a link or a folder; a large file without its text. */
function contentAnswer(content: Content, ref: string, here: string): unknown {
  if (content.type === 'dir')
    return filled(
      'content-directory',
      content.entries.map((one) => entry(one, ref, here)),
    );
  if (content.type === 'symlink') return filled('content-symlink', entry(content, ref, here));
  const isLarge = content.bytes.length > 1024 * 1024;
  const encoded = content.bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
  return filled('content-file', {
    ...entry(content, ref, here),
    ...(isLarge ? { encoding: 'none', content: '' } : { encoding: 'base64', content: encoded }),
  });
}

function entry(content: Content, ref: string, here: string) {
  const { type, path } = content;
  const url = `${here}/contents/${encodeURI(path)}?ref=${encodeURIComponent(ref)}`;
  const bytes = type === 'file' ? content.bytes : Buffer.from(type === 'symlink' ? content.target : '');
  return {
    ...{ type, path, name: basename(path), size: type === 'dir' ? 0 : bytes.length, sha: blobOf(bytes), url },
    ...(type === 'symlink' && { target: content.target }),
    _links: { self: url, git: null, html: null },
  };
}

export const isBot = (login: string): boolean => login.endsWith('[bot]');

/** Some number for a name, always the same. */
const idOf = (name: string): number => Number.parseInt(blobOf(Buffer.from(name)).slice(0, 7), 16);
