import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Connection, connect, type GitHub } from '../../../src/action/github/connect.js';
import { failureInWords, isForbidden } from '../../../src/action/github/failure.js';
import { UsageError } from '../../../src/index.js';
import { folder } from '../../support/folder.js';
import { fakeGitHub } from '../../support/github/server.js';

const here = { owner: 'ada', repo: 'recipe-box' };
const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';

async function connected(url: string, more: Partial<Connection> = {}): Promise<GitHub> {
  const github = await connect({ token, env: { GITHUB_API_URL: url }, repository: here, ...more });
  if (!github) throw new Error('no connection');
  return github;
}

const list = ({ octokit }: GitHub) => octokit.rest.issues.listComments({ ...here, issue_number: 1 });
const create = ({ octokit }: GitHub) => octokit.rest.issues.createComment({ ...here, issue_number: 1, body: 'one' });
const viewer = ({ octokit }: GitHub) => octokit.graphql('{ viewer { login } }');

/** What a request fails with, and how long that takes, in milliseconds. */
async function failureOf(request: Promise<unknown>) {
  const started = performance.now();
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(token);
  return { error, words: failureInWords(error), ms: performance.now() - started };
}

/** The address of a server that does as it likes. */
async function odd(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// The client looks at it when it is imported, which the first connection does.
let event: string | undefined;
beforeAll(() => {
  event = process.env.GITHUB_EVENT_PATH;
});
beforeEach(() => {
  process.env.GITHUB_EVENT_PATH = join(folder({ 'event.json': '{' }), 'event.json');
});
afterAll(() => {
  if (event === undefined) delete process.env.GITHUB_EVENT_PATH;
  else process.env.GITHUB_EVENT_PATH = event;
});

describe('a connection', () => {
  test('is of no concern to the event, and leaves the environment as it was', async () => {
    const before = { ...process.env };
    expect(await connected('http://127.0.0.1:1')).toMatchObject(here);
    expect(process.env).toEqual(before);
  });

  test('goes to where the runner says, with the token and the name of the product', async () => {
    const github = await fakeGitHub({ token, comments: [{ body: 'one' }] });
    expect((await list(await connected(github.url))).data).toMatchObject([{ body: 'one' }]);
    expect(github.requests).toMatchObject([{ path: '/repos/ada/recipe-box/issues/1/comments' }]);
    expect(github.requests[0]?.headers['user-agent']).toMatch(/^agent-state-lint\/\d+\.\d+\.\d+ /);
  });

  test('goes to a server of one’s own, where GraphQL lies elsewhere', async () => {
    const github = await fakeGitHub({ enterprise: true, comments: [{ body: 'one' }] });
    const own = await connected(`${github.url}/`);
    expect((await list(own)).data).toMatchObject([{ body: 'one' }]);
    expect(await viewer(own)).toEqual({ viewer: { login: 'github-actions[bot]' } });
    expect(github.requests.map(({ path }) => path)).toEqual([
      '/api/v3/repos/ada/recipe-box/issues/1/comments',
      '/api/graphql',
    ]);
  });

  test.each([
    ['no token', { token: '' }],
    ['a blank token', { token: ' \n' }],
    ['no repository', { repository: undefined }],
  ])('is none with %s', async (_, more) => {
    expect(await connect({ token, env: {}, repository: here, ...more })).toBeUndefined();
  });

  test('takes a token with a line break at its end', async () => {
    const github = await fakeGitHub({ token });
    await list(await connected(github.url, { token: `${token}\n` }));
  });

  test.each([`${token}\n${token}`, `${token} x`, `${token}é`, `\u0007${token}`])('refuses %j', async (wrong) => {
    const { error, words } = await failureOf(connect({ token: wrong, env: {}, repository: here }));
    expect(error).toBeInstanceOf(UsageError);
    expect(words).toContain('the input github-token is no token');
  });
});

describe('failures of the server', () => {
  test('are tried again, after 1 s and 4 s', async () => {
    const github = await fakeGitHub({ comments: [{ body: 'one' }] });
    github.fail('issues/list-comments', { status: 502, body: '<html>Bad gateway</html>', times: 1 });
    github.fail('issues/list-comments', { status: 500, times: 1 });
    const started = performance.now();
    expect((await list(await connected(github.url))).data).toMatchObject([{ body: 'one' }]);
    expect(performance.now() - started).toBeGreaterThan(4_900);
    expect(github.requests).toHaveLength(3);
  });

  test('are told of when they last', async () => {
    const github = await fakeGitHub();
    github.fail('graphql', { status: 503, body: '<html><body>No server is available</body></html>' });
    const { error, words } = await failureOf(viewer(await connected(github.url)));
    expect(words).toBe('GitHub said 503');
    expect(isForbidden(error)).toBe(false);
    expect(github.requests).toHaveLength(3);
  });

  test('do not make a comment twice', async () => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { status: 500, body: { message: 'Server Error' } });
    const { words } = await failureOf(create(await connected(github.url)));
    expect(words).toBe('GitHub said 500: Server Error');
    expect(github.requests).toHaveLength(1);
  });

  test('that GraphQL reports beside a 200 are tried again', async () => {
    const github = await fakeGitHub();
    const message = 'Something went wrong while executing your query. Please include `C0:1` when reporting this issue.';
    github.fail('graphql', { status: 200, body: { data: null, errors: [{ message }] }, times: 1 });
    expect(await viewer(await connected(github.url))).toEqual({ viewer: { login: 'github-actions[bot]' } });
  });

  test('that are a page of a proxy are no answer', async () => {
    const github = await fakeGitHub();
    github.fail('issues/list-comments', { status: 200, body: '<html>Please sign in</html>' });
    const { words } = await failureOf(list(await connected(github.url)));
    expect(words).toBe('what came with the status 200 is no answer of GitHub');
    expect(github.requests).toHaveLength(1);
  });

  test.each([
    ['breaks off', true, 'GitHub could not be reached: UND_ERR_SOCKET'],
    ['is half of one', false, 'what came with the status 200 is no answer of GitHub'],
  ])('that are an answer that %s', async (_, isCut, said) => {
    const url = await odd((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...(isCut && { 'content-length': 1000 }) });
      response.write('{"id": 1');
      if (isCut) setTimeout(() => response.destroy(), 50);
      else response.end();
    });
    const { words } = await failureOf(create(await connected(url)));
    expect(words).toBe(said);
  });
});

describe('rate limits', () => {
  test('are far away: questions follow one another at once', async () => {
    const github = await fakeGitHub();
    const client = await connected(github.url);
    await viewer(client); // the schema is read
    const started = performance.now();
    for (let i = 0; i < 4; i += 1) await viewer(client);
    expect(performance.now() - started).toBeLessThan(3_500);
  });

  const secondary = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };

  test('are waited for, once and briefly', async () => {
    const github = await fakeGitHub({ comments: [{ body: 'one' }] });
    github.fail('issues/list-comments', { status: 403, headers: { 'retry-after': '1' }, body: secondary, times: 1 });
    const started = performance.now();
    expect((await list(await connected(github.url))).data).toMatchObject([{ body: 'one' }]);
    expect(performance.now() - started).toBeGreaterThan(990);
  });

  test.each([403, 429])('are not waited for twice: %i', async (status) => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { status, headers: { 'retry-after': '1' }, body: secondary });
    const { error, words } = await failureOf(create(await connected(github.url)));
    expect(words).toBe('the rate limit of GitHub is used up for 1 s');
    expect(isForbidden(error)).toBe(false);
    expect(github.requests).toHaveLength(2);
  });

  test.each([
    ['secondary', 403, { 'retry-after': '60' }, secondary, 'the rate limit of GitHub is used up for 60 s'],
    ['secondary, for who knows how long', 429, {}, secondary, 'the rate limit of GitHub is used up'],
    [
      'primary',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
      { message: 'API rate limit exceeded for installation.' },
      'the rate limit of GitHub is used up until 2030-01-01T00:00:00Z',
    ],
  ])('that last are not waited for: %s', async (_, status, headers, body, said) => {
    const github = await fakeGitHub();
    github.fail('issues/list-comments', { status, headers, body });
    const { error, words } = await failureOf(list(await connected(github.url)));
    expect(words).toBe(said);
    expect(isForbidden(error)).toBe(false);
    expect(github.requests).toHaveLength(1);
  });

  test('of GraphQL are told of', async () => {
    const github = await fakeGitHub();
    const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }];
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' };
    github.fail('graphql', { status: 200, headers, body: { errors } });
    const { error, words } = await failureOf(viewer(await connected(github.url)));
    expect(words).toBe('the rate limit of GitHub is used up until 2030-01-01T00:00:00Z');
    expect(isForbidden(error)).toBe(false);
    expect(github.requests).toHaveLength(1);
  });
});

describe('time', () => {
  test('for one request is bounded', async () => {
    const github = await fakeGitHub();
    github.delay('issues/list-comments', 5_000);
    const { words, ms } = await failureOf(list(await connected(github.url, { timeoutMs: 300 })));
    expect(words).toBe('GitHub did not answer in 0.3 s');
    expect(ms).toBeLessThan(4_900);
    expect(github.requests).toHaveLength(1);
  });

  test('for the body of an answer is bounded as well', async () => {
    const url = await odd((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[');
    });
    const { words } = await failureOf(list(await connected(url, { timeoutMs: 300 })));
    expect(words).toBe('GitHub did not answer in 0.3 s');
  });

  test('for all requests is bounded, and what passes between them is ours', async () => {
    const github = await fakeGitHub();
    const bounded = await connected(github.url, { deadlineMs: 3_000 });
    github.delay('issues/list-comments', 1_600, 2);
    await list(bounded);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    for (let i = 0; i < 2; i += 1) {
      expect((await failureOf(list(bounded))).words).toBe('GitHub took more than 3 s in all');
    }
    expect(github.requests).toHaveLength(2);
  });

  test('for waits between two attempts counts', async () => {
    const github = await fakeGitHub();
    github.fail('issues/list-comments', { status: 500 });
    const { words } = await failureOf(list(await connected(github.url, { deadlineMs: 900 })));
    expect(words).toBe('GitHub took more than 0.9 s in all');
    expect(github.requests).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each([
    ['a fork', 403, 'Resource not accessible by integration', true],
    ['a wrong token', 401, 'Bad credentials', true],
    ['something that the token may not see', 404, 'Not Found', true],
    ['a locked conversation', 422, 'Unprocessable Entity', false],
    ['issues that are switched off', 410, 'Issues are disabled for this repo', false],
  ])('of %s', async (_, status, message, isRefused) => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { status, body: { message, documentation_url: 'https://docs.github.com' } });
    const { error, words } = await failureOf(create(await connected(github.url)));
    expect(words).toBe(`GitHub said ${status}: ${message}`);
    expect(isForbidden(error)).toBe(isRefused);
    expect(github.requests).toHaveLength(1);
  });

  test('say what is wrong with what was sent', async () => {
    const github = await fakeGitHub();
    const { octokit } = await connected(github.url);
    const long = octokit.rest.issues.createComment({ ...here, issue_number: 1, body: 'x'.repeat(65_537) });
    const { words } = await failureOf(long);
    expect(words).toBe('GitHub said 422: Validation Failed; body is too long (maximum is 65536 characters)');
  });

  test('by GraphQL are refusals, too', async () => {
    const github = await fakeGitHub();
    const { octokit } = await connected(github.url);
    const { error, words } = await failureOf(octokit.graphql('{ repository(owner: "ada", name: "none") { id } }'));
    expect(words).toBe("GitHub said: Could not resolve to a Repository with the name 'ada/none'.");
    expect(isForbidden(error)).toBe(true);
  });
});

describe('a server that cannot be reached', () => {
  test('refuses', async () => {
    const github = await fakeGitHub();
    await github.close();
    const { error, words } = await failureOf(create(await connected(github.url)));
    expect(words).toBe('GitHub could not be reached: ECONNREFUSED');
    expect(isForbidden(error)).toBe(false);
  });

  test('hangs up', async () => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { hangUp: true });
    const { words } = await failureOf(create(await connected(github.url)));
    expect(words).toMatch(/^GitHub could not be reached: (UND_ERR_SOCKET|ECONNRESET)$/);
  });

  test('has no address that is one', async () => {
    await expect(connected('nowhere')).rejects.toMatchObject({
      name: 'UsageError',
      message: 'the address of GitHub (GITHUB_API_URL in the environment) is no URL',
    });
  });
});

test('the token goes to no other server, whatever a page names as the next one', async () => {
  const [github, other] = [await fakeGitHub({ token }), await fakeGitHub()];
  const link = `<${other.url}/repos/ada/recipe-box/issues/1/comments?page=2>; rel="next"`;
  github.fail('issues/list-comments', { status: 200, headers: { link }, body: [] });
  const { octokit } = await connected(github.url);
  const asked = { owner: 'ada', repo: 'recipe-box', issue_number: 1 };
  const { words } = await failureOf(octokit.paginate(octokit.rest.issues.listComments, asked));
  expect(words).toBe('an answer of GitHub leads to another server');
  expect(other.requests).toEqual([]);
});

test('nothing is logged, and a server that repeats the token does not give it away', async () => {
  const spies = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  onTestFinished(() => void vi.restoreAllMocks());
  const github = await fakeGitHub({ token });
  const client = await connected(github.url);
  const deprecated = { deprecation: 'true', sunset: '::error::x', link: '<https://x>; rel="deprecation"' };
  github.fail('issues/list-comments', { status: 200, headers: deprecated, body: [], times: 1 });
  await list(client);
  github.fail('issues/list-comments', { status: 400, body: { message: `no such token: ${token}\n::error::x` } });
  expect((await failureOf(list(client))).words).toBe('GitHub said 400: no such token: ***');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
