import { readFileSync } from 'node:fs';

/** What the runner tells of the event that started the workflow. */
export interface Event {
  /** `pull_request`, `push`, `schedule`, …; empty when the runner names none. */
  readonly name: string;
  readonly repository: Repository | undefined;
  /** The commit that the workflow runs on: for pull requests the merge that GitHub tries, not the head. */
  readonly sha: string | undefined;
  /** The branch, tag or pull request of that commit, as in `refs/heads/main`. */
  readonly ref?: string;
  /** Of `pull_request`, `pull_request_review` and others that are about one. */
  readonly pull?: PullRequest;
  /** The commit that what is new is to be compared with, by its whole hash. Undefined where nothing tells. */
  readonly base?: string;
  /** Of `workflow_run`. */
  readonly run?: WorkflowRun;
  /** Whether Dependabot started it: then the token may only read, as for a fork. */
  readonly isDependabot: boolean;
}

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

export interface PullRequest {
  readonly number: number;
  readonly baseSha: string;
  readonly baseRef: string;
  readonly headSha: string;
  /** `owner/repo`; undefined when the fork is gone. */
  readonly headRepository: string | undefined;
  readonly isFork: boolean;
}

/** The run of another workflow, which is over. Who started it chose its branch, and may have chosen its artifacts. */
export interface WorkflowRun {
  readonly id: number;
  /** The event that started it. */
  readonly event: string;
  readonly headSha: string;
  /** Empty where GitHub names none. */
  readonly headBranch: string;
  /** `owner/repo`; empty when the fork is gone. */
  readonly headRepository: string;
  /** Numbers of the pull requests that GitHub knows it belongs to. Of forks, it names none. */
  readonly pulls: readonly number[];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads what the runner tells in its environment and in the file of the event. Never throws: what is odd is left out.
 */
export function readEvent(env: Env): Event {
  const name = env.GITHUB_EVENT_NAME ?? '';
  const payload = payloadIn(env.GITHUB_EVENT_PATH);
  const pull = pullIn(payload);
  const base = pull?.baseSha ?? baseIn(name, payload);
  const run = name === 'workflow_run' ? runIn(payload) : undefined;
  const ref = env.GITHUB_REF;
  return {
    name,
    repository: repositoryNamed(env.GITHUB_REPOSITORY),
    sha: hash(env.GITHUB_SHA),
    ...(ref?.startsWith('refs/') && { ref }),
    ...(pull && { pull }),
    ...(base !== undefined && { base }),
    ...(run && { run }),
    // When it is run again, the token is still that of the one who started it first.
    isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
  };
}

function payloadIn(path: string | undefined): Fields {
  if (!path) return {};
  try {
    return fields(JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')));
  } catch {
    return {};
  }
}

function pullIn(payload: Fields): PullRequest | undefined {
  const { number, base, head } = fields(payload.pull_request);
  const [to, from] = [fields(base), fields(head)];
  const [baseSha, headSha, baseRef] = [hash(to.sha), hash(from.sha), text(to.ref)];
  const id = positive(number);
  if (id === undefined || baseSha === undefined || headSha === undefined || baseRef === undefined) return undefined;
  const headRepository = repositoryName(from.repo);
  const isFork = headRepository?.toLowerCase() !== repositoryName(to.repo)?.toLowerCase();
  return { number: id, baseSha, baseRef, headSha, headRepository, isFork };
}

/** A push that is forced, or makes a branch, says nothing of what came before. */
function baseIn(name: string, payload: Fields): string | undefined {
  if (name === 'merge_group') return hash(fields(payload.merge_group).base_sha);
  if (name !== 'push' || payload.forced === true || payload.created === true) return undefined;
  return hash(payload.before);
}

function runIn(payload: Fields): WorkflowRun | undefined {
  const run = fields(payload.workflow_run);
  const [id, headSha, event] = [positive(run.id), hash(run.head_sha), text(run.event)];
  if (id === undefined || headSha === undefined || event === undefined) return undefined;
  const here = fields(payload.repository).id;
  const pulls = Array.isArray(run.pull_requests) ? run.pull_requests.map(fields) : [];
  return {
    ...{ id, event, headSha },
    headBranch: text(run.head_branch) ?? '',
    headRepository: repositoryName(run.head_repository) ?? '',
    // A branch can have pull requests in forks of this repository, too.
    pulls: pulls
      .filter(({ base }) => fields(fields(base).repo).id === here)
      .flatMap(({ number }) => positive(number) ?? []),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function positive(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}

/** The whole hash of a commit. Zeros mean that there is none. */
function hash(value: unknown): string | undefined {
  const name = text(value);
  return name !== undefined && /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name) ? name : undefined;
}

function repositoryName(repository: unknown): string | undefined {
  const name = text(fields(repository).full_name);
  return repositoryNamed(name) && name;
}

/** Both parts of `owner/repo`, in the letters that GitHub allows. */
function repositoryNamed(name: string | undefined): Repository | undefined {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(name ?? '') ?? [];
  if (owner === undefined || repo === undefined || /^\.+$/.test(owner) || /^\.+$/.test(repo)) return undefined;
  return { owner, repo };
}
