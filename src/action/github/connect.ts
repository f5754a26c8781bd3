import type { GitHub as Client } from '@actions/github/lib/utils';
import { product } from '../../core/product.js';
import { UsageError } from '../../index.js';
import { Budget } from './budget.js';
import { answersOf } from './fetch.js';

export type Octokit = InstanceType<typeof Client>;

/** Whom to ask, and about which repository. */
export interface GitHub {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

export interface Connection {
  /** Empty, where a workflow gives none. */
  readonly token: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly repository: { readonly owner: string; readonly repo: string } | undefined;
  /** How long all requests together may take; 60,000 unless told. */
  readonly deadlineMs?: number;
  /** How long one request may take until all of its answer is there; 10,000 unless told. */
  readonly timeoutMs?: number;
}

/** How often a request is made again after a failure of the server, and for which answers that makes no sense. */
const retry = { retries: 2, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] };
/** A longer wait, in seconds, is not worth the minutes of a runner. */
const longestWait = 5;
/**
 * In place of a limiter, as much of one as is called. It would space writes by a second, and takes GraphQL for writing,
 * by which we only ask. What notifies somebody stays 3 s apart.
 */
const unspaced = { key: () => ({ schedule: (_options: unknown, work: () => unknown) => work() }) } as never;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * GitHub as the Action asks it: at the address and through the proxy that the runner names. Failures of the server are
 * tried again after 1 s and 4 s, except for what makes something new, for it may have been made; a rate limit is waited
 * for once, and not long. Nothing is logged. Asks nothing by itself.
 * @returns undefined without a token or a repository
 * @throws UsageError for a token that cannot be one, and a proxy that is no URL
 */
export async function connect({ token, env, repository, ...limits }: Connection): Promise<GitHub | undefined> {
  const { deadlineMs = 60_000, timeoutMs = 10_000 } = limits;
  const secret = token.trim();
  if (secret === '' || !repository) return undefined;
  // Whoever puts such a token into a header throws an error that shows it.
  if (!/^[!-~]+$/.test(secret)) throw new UsageError('the input github-token is no token: it has blanks or controls');
  const [{ GitHub, defaults, getOctokitOptions }, { retry: retrying }, { throttling }] = await loaded();
  const budget = new Budget(deadlineMs);
  const baseUrl = (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  const options = {
    baseUrl,
    userAgent: `${product.name}/${product.version}`,
    log: silent,
    request: {
      fetch: answersOf(defaults.request?.fetch ?? fetch, {
        secret,
        timeoutMs,
        origin: originOf(baseUrl),
        signal: budget.signal,
      }),
      log: silent,
    },
    retry,
    throttle: { id: crypto.randomUUID(), write: unspaced, onRateLimit: waits, onSecondaryRateLimit: waits },
  };
  const octokit = new (GitHub.plugin(retrying, throttling))(getOctokitOptions(secret, options));
  octokit.hook.wrap('request', (request, asked) => {
    const makesNew = asked.method === 'POST' && !asked.url.endsWith('/graphql');
    // The plugins keep their counts there; without a copy, all requests would share them.
    asked.request = { ...asked.request, ...(makesNew && { retries: 0 }) };
    return budget.spend(() => request(asked));
  });
  return { octokit, ...repository };
}

/** @throws UsageError for what is no URL */
function originOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).origin;
  throw new UsageError('the address of GitHub (GITHUB_API_URL in the environment) is no URL');
}

function waits(seconds: number, _asked: unknown, _octokit: unknown, retryCount: number): boolean {
  return retryCount === 0 && seconds <= longestWait;
}

/**
 * The client; runs without a token do without it. It looks at the event when it is merely imported, says so when
 * there is none, and throws when that is no JSON: so the event is kept from it.
 */
async function loaded() {
  const { GITHUB_EVENT_PATH: event } = process.env;
  delete process.env.GITHUB_EVENT_PATH;
  try {
    return await Promise.all([
      import('@actions/github/lib/utils'),
      import('@octokit/plugin-retry'),
      import('@octokit/plugin-throttling'),
    ]);
  } catch {
    throw new UsageError('the proxy for GitHub (https_proxy in the environment) is no URL');
  } finally {
    if (event !== undefined) process.env.GITHUB_EVENT_PATH = event;
  }
}
