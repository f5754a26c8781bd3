/** What GitHub writes into the file of an event, by its documentation of webhooks: the parts that matter, and some. */
type Payload = Readonly<Record<string, unknown>>;

const base = 'b'.repeat(40);
const head = 'a'.repeat(40);
const none = '0'.repeat(40);

const user = (login: string, id: number) => ({ login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' });
const repositoryOf = (name: string, id: number) => {
  const [owner = '', repo = ''] = name.split('/');
  const url = `https://api.github.com/repos/${name}`;
  return {
    id,
    node_id: `R_${id}`,
    name: repo,
    full_name: name,
    private: false,
    owner: user(owner, id),
    fork: id > 1,
    url,
  };
};
const repository = repositoryOf('ada/recipe-box', 1);
/** As GitHub shows a repository within a pull request of a run: without the owner. */
const short = ({ id, url, name }: { readonly id: number; readonly url: string; readonly name: string }) => {
  return { id, url, name };
};

export interface PullEvent {
  readonly number?: number;
  readonly baseSha?: string;
  readonly headSha?: string;
  /** `owner/repo`; null when it is gone. */
  readonly headRepository?: string | null;
  readonly login?: string;
  readonly action?: 'opened' | 'synchronize' | 'reopened';
}

/** Of `pull_request` and `pull_request_target`. */
export function pullRequestEvent({ number = 1, headRepository = 'ada/recipe-box', ...pull }: PullEvent = {}): Payload {
  const { baseSha = base, headSha = head, login = 'ada', action = 'synchronize' } = pull;
  const from = headRepository === repository.full_name ? repository : repositoryOf(headRepository ?? 'eve/gone', 2);
  return {
    ...{ action, number },
    ...(action === 'synchronize' && { before: 'c'.repeat(40), after: headSha }),
    pull_request: {
      ...{ id: 5000 + number, number, state: 'open', locked: false, title: 'More recipes', user: user(login, 7) },
      ...{ url: `${repository.url}/pulls/${number}`, body: null, draft: false, merged: false, merge_commit_sha: null },
      head: {
        ...{ label: `${from.owner.login}:more`, ref: 'more', sha: headSha, user: from.owner },
        repo: headRepository === null ? null : from,
      },
      base: { label: 'ada:main', ref: 'main', sha: baseSha, user: repository.owner, repo: repository },
      ...{ author_association: 'CONTRIBUTOR', auto_merge: null },
    },
    ...{ repository, sender: user(login, 7) },
  };
}

export interface PushEvent {
  readonly before?: string;
  readonly after?: string;
  readonly forced?: boolean;
}

/** Of `push`; a branch is new when there was nothing before. */
export function pushEvent({ before = base, after = head, forced = false }: PushEvent = {}): Payload {
  return {
    ...{ ref: 'refs/heads/main', before, after, created: before === none, deleted: false, forced, base_ref: null },
    ...{ compare: `https://github.com/ada/recipe-box/compare/${before}...${after}`, commits: [], head_commit: null },
    ...{ repository, pusher: { name: 'ada', email: 'ada@example.com' }, sender: user('ada', 7) },
  };
}

/** Of `merge_group`. */
export function mergeGroupEvent(): Payload {
  return {
    action: 'checks_requested',
    merge_group: {
      ...{ head_sha: head, head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${base}` },
      ...{ base_sha: base, base_ref: 'refs/heads/main', head_commit: { id: head, message: 'Merge' } },
    },
    ...{ repository, sender: user('github-merge-queue[bot]', 9) },
  };
}

export interface RunEvent {
  /** Numbers of pull requests; of forks, GitHub names none. */
  readonly pulls?: readonly number[];
  readonly headRepository?: string | null;
  readonly headSha?: string;
  readonly headBranch?: string;
}

/** Of `workflow_run`: a workflow that ran on a pull request is over. */
export function workflowRunEvent(run: RunEvent = {}): Payload {
  const { pulls = [1], headRepository = 'ada/recipe-box', headSha = head, headBranch = 'more' } = run;
  const from = headRepository === repository.full_name ? repository : repositoryOf(headRepository ?? 'eve/gone', 2);
  const pullRequest = (number: number) => ({
    ...{ id: 5000 + number, number, url: `${repository.url}/pulls/${number}` },
    head: { ref: headBranch, sha: headSha, repo: short(from) },
    base: { ref: 'main', sha: base, repo: short(repository) },
  });
  return {
    action: 'completed',
    workflow: { id: 3, name: 'lint', path: '.github/workflows/lint.yml' },
    workflow_run: {
      ...{ id: 42, name: 'lint', event: 'pull_request', status: 'completed', conclusion: 'failure', run_attempt: 1 },
      ...{ head_branch: headBranch, head_sha: headSha, pull_requests: pulls.map(pullRequest) },
      ...{ repository, head_repository: headRepository === null ? null : from, actor: user('eve', 8) },
    },
    ...{ repository, sender: user('eve', 8) },
  };
}

/** Of `schedule`. */
export const scheduleEvent = (): Payload => ({
  schedule: '0 4 * * 1',
  repository,
  workflow: '.github/workflows/lint.yml',
});

/** Of `workflow_dispatch`. */
export function workflowDispatchEvent(): Payload {
  const workflow = '.github/workflows/lint.yml';
  return { inputs: null, ref: 'refs/heads/main', repository, sender: user('ada', 7), workflow };
}
