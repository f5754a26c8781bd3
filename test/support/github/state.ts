/** What a test puts on GitHub. What is left out is filled in. */
export interface Setting {
  /** Whose the token is. */
  readonly login?: string;
  /** When given, no other token is let in. */
  readonly token?: string;
  /** As for forks and Dependabot: whatever writes is forbidden. */
  readonly readOnly?: boolean;
  /** `owner/repo`. */
  readonly repository?: string;
  readonly pull?: NewPull;
  readonly pulls?: readonly NewPull[];
  readonly comments?: readonly New<Comment>[];
  readonly reviews?: readonly New<Review>[];
  readonly reviewComments?: readonly New<ReviewComment>[];
  /** Of the pull request: what it changes. */
  readonly pullFiles?: readonly PullFile[];
  /** By the hash of a commit or the name of a branch, then by path. */
  readonly files?: Readonly<Record<string, Files>>;
  /** From the first to the last; the parent is the one before, unless parents are given. */
  readonly commits?: readonly NewCommit[];
  /** Hashes of commits by name; without it, `main` is the last commit. */
  readonly branches?: Readonly<Record<string, string>>;
  readonly defaultBranch?: string;
}

/** Text, bytes or where a symbolic link leads, by path. */
export type Files = Readonly<Record<string, string | Uint8Array | { readonly target: string }>>;

export interface NewCommit {
  readonly sha: string;
  readonly parents?: readonly string[];
  readonly message?: string;
  readonly date?: string;
  /** The pull requests that brought it. */
  readonly pulls?: readonly number[];
}
export type Commit = Required<NewCommit>;

export interface NewPull {
  readonly number?: number;
  readonly title?: string;
  readonly state?: 'open' | 'closed';
  readonly base?: { readonly ref?: string; readonly sha?: string };
  /** `repo` is null where a fork is gone. */
  readonly head?: { readonly ref?: string; readonly sha?: string; readonly repo?: string | null };
  readonly mergedAt?: string | null;
  readonly mergeCommitSha?: string | null;
  readonly login?: string;
}
export interface Pull {
  number: number;
  title: string;
  state: 'open' | 'closed';
  base: { ref: string; sha: string };
  head: { ref: string; sha: string; repo: string | null };
  mergedAt: string | null;
  mergeCommitSha: string | null;
  login: string;
}

interface Said {
  id: number;
  pull: number;
  login: string;
  body: string;
  createdAt: string;
  updatedAt: string;
}
export type Comment = Said;
export interface Review extends Said {
  state: 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED' | 'PENDING';
  commitId: string;
}
export interface ReviewComment extends Said {
  reviewId: number;
  path: string;
  /** Null when it is outdated. */
  line: number | null;
  startLine: number | null;
  side: 'LEFT' | 'RIGHT';
  commitId: string;
}
export type New<T extends Said> = Partial<T> & { readonly body: string };

export interface PullFile {
  filename: string;
  status?: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  /** Without the head of the file; large files and binary ones have none. */
  patch?: string;
  previous_filename?: string;
}

/** All that the fake remembers. Tests may look at it, and change it. */
export interface State {
  login: string;
  readonly token: string | undefined;
  readOnly: boolean;
  readonly owner: string;
  readonly repo: string;
  readonly pulls: Pull[];
  readonly comments: Comment[];
  readonly reviews: Review[];
  readonly reviewComments: ReviewComment[];
  readonly pullFiles: PullFile[];
  readonly files: Record<string, Files>;
  readonly commits: Commit[];
  readonly branches: Record<string, string>;
  readonly defaultBranch: string;
  /** What something new is given: an id that was never there, and the moment. */
  next(): { readonly id: number; readonly createdAt: string; readonly updatedAt: string };
}

export function stateOf(setting: Setting): State {
  const [owner = '', repo = ''] = (setting.repository ?? 'ada/recipe-box').split('/');
  const commits = commitsOf(setting.commits ?? []);
  const pulls = [...(setting.pull ? [setting.pull] : []), ...(setting.pulls ?? [])].map((one) =>
    pullOf(one, `${owner}/${repo}`),
  );
  if (pulls.length === 0 && !setting.pulls) pulls.push(pullOf({}, `${owner}/${repo}`));
  const defaultBranch = setting.defaultBranch ?? 'main';
  const last = commits.at(-1)?.sha;
  let made = 0;
  const next = () => {
    made += 1;
    const createdAt = new Date(Date.parse('2026-05-12T08:00:00Z') + made * 1000).toISOString().replace('.000', '');
    return { id: 1000 + made, createdAt, updatedAt: createdAt };
  };
  const login = setting.login ?? 'github-actions[bot]';
  const [pull] = pulls;
  const said = () => ({ ...next(), pull: pull?.number ?? 1, login });
  const commitId = pull?.head.sha ?? '';
  return {
    ...{ login, owner, repo, pulls, commits, defaultBranch, next },
    token: setting.token,
    readOnly: setting.readOnly ?? false,
    comments: (setting.comments ?? []).map((one) => ({ ...said(), ...one })),
    reviews: (setting.reviews ?? []).map((one) => ({ ...said(), state: 'COMMENTED' as const, commitId, ...one })),
    reviewComments: (setting.reviewComments ?? []).map((one) => ({
      ...said(),
      ...{ reviewId: 1, path: 'STATE.md', line: 1, startLine: null, side: 'RIGHT' as const, commitId },
      ...one,
    })),
    pullFiles: [...(setting.pullFiles ?? [])],
    files: { ...setting.files },
    branches: setting.branches ? { ...setting.branches } : last === undefined ? {} : { [defaultBranch]: last },
  };
}

function pullOf(
  { number = 1, title = 'More recipes', state = 'open', base, head, login = 'ada', ...merged }: NewPull,
  repository: string,
): Pull {
  return {
    ...{ number, title, state, login },
    base: { ref: base?.ref ?? 'main', sha: base?.sha ?? 'b'.repeat(40) },
    head: {
      ref: head?.ref ?? 'more',
      sha: head?.sha ?? 'a'.repeat(40),
      repo: head?.repo === undefined ? repository : head.repo,
    },
    mergedAt: merged.mergedAt ?? null,
    mergeCommitSha: merged.mergeCommitSha ?? null,
  };
}

function commitsOf(given: readonly NewCommit[]): Commit[] {
  return given.map(({ sha, parents, message = 'Cook', date = '2026-05-11T08:00:00Z', pulls = [] }, i) => {
    const before = given[i - 1]?.sha;
    return { sha, message, date, pulls, parents: parents ?? (before === undefined ? [] : [before]) };
  });
}
