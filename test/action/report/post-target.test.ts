import { describe, expect, test } from 'vitest';
import type { Event, WorkflowRun } from '../../../src/action/event.js';
import { connect } from '../../../src/action/github/connect.js';
import { postTarget } from '../../../src/action/report/post-target.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';

const sha = (letter: string) => letter.repeat(40);
const head = { ref: 'more', sha: sha('a'), repo: 'ada/recipe-box' };
const fork = { ...head, repo: 'eve/recipe-box' };

const runEvent = (run: Partial<WorkflowRun> = {}): Event => ({
  name: 'workflow_run',
  repository: { owner: 'ada', repo: 'recipe-box' },
  sha: sha('f'),
  run: {
    ...{
      id: 7,
      event: 'pull_request',
      headSha: sha('a'),
      headBranch: 'more',
      headRepository: 'ada/recipe-box',
      pulls: [],
    },
    ...run,
  },
  isDependabot: false,
});
const forkEvent = (run: Partial<WorkflowRun> = {}) => runEvent({ headRepository: 'eve/recipe-box', ...run });

async function targetIn(github: FakeGitHub, event: Event) {
  const env = { GITHUB_API_URL: github.url };
  const client = await connect({
    token: 't0ken',
    env,
    repository: { owner: 'ada', repo: 'recipe-box' },
    timeoutMs: 2000,
  });
  if (!client) throw new Error('no client');
  return postTarget(client, event);
}

const operations = (github: FakeGitHub) => github.requests.map(({ operation }) => operation);
const notice = (words: string) => ({ notice: `nothing was posted${words}` });

describe('a branch of the repository', () => {
  test('by the number that the event gives', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 4, head }] });
    expect(await targetIn(github, runEvent({ pulls: [4] }))).toEqual({
      pull: {
        ...{ number: 4, baseSha: sha('b'), baseRef: 'main', headSha: sha('a') },
        ...{ headRepository: 'ada/recipe-box', isFork: false },
      },
    });
    expect(operations(github)).toEqual(['pulls/get']);
  });

  test('nothing, when it has moved on since', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 4, head: { ...head, sha: sha('c') } }] });
    expect(await targetIn(github, runEvent({ pulls: [4] }))).toEqual(
      notice(': no open pull request has the head aaaaaaaa by now'),
    );
    expect(operations(github)).toEqual(['pulls/get', 'pulls/list', 'repos/list-pull-requests-associated-with-commit']);
  });

  test('nothing, when it is closed', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 4, head, state: 'closed' }] });
    expect(await targetIn(github, runEvent({ pulls: [4] }))).toHaveProperty('notice');
  });

  test('nothing, when two have it: which one is meant?', async () => {
    const github = await fakeGitHub({
      pulls: [
        { number: 4, head },
        { number: 5, head, base: { ref: 'next' } },
      ],
    });
    expect(await targetIn(github, runEvent({ pulls: [4, 5] }))).toEqual(
      notice(': #4 and #5 have the head aaaaaaaa, and it is not known which one is meant'),
    );
  });

  test('the one that is open by now, where another one is gone', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 5, head }] });
    expect(await targetIn(github, runEvent({ pulls: [4, 5] }))).toMatchObject({ pull: { number: 5 } });
  });

  test('few are asked for, however many an event names', async () => {
    const github = await fakeGitHub({ pulls: [] });
    await targetIn(github, runEvent({ pulls: Array.from({ length: 500 }, (_, i) => i + 1) }));
    expect(github.asked('pulls/get')).toHaveLength(10);
  });
});

describe('a fork, for which the event gives no number', () => {
  test('by its branch', async () => {
    const github = await fakeGitHub({
      pulls: [
        { number: 3, head },
        { number: 9, head: fork },
      ],
    });
    expect(await targetIn(github, forkEvent())).toMatchObject({
      pull: { number: 9, headRepository: 'eve/recipe-box', isFork: true },
    });
    expect(github.requests.map(({ query }) => query)).toEqual([{ state: 'open', head: 'eve:more', per_page: '100' }]);
  });

  test('a branch with odd letters is asked for as it is', async () => {
    const ref = 'a&state=closed#%/ü';
    const github = await fakeGitHub({ pulls: [{ number: 9, head: { ...fork, ref } }] });
    expect(await targetIn(github, forkEvent({ headBranch: ref }))).toMatchObject({ pull: { number: 9 } });
    expect(github.requests[0]?.query).toMatchObject({ state: 'open', head: `eve:${ref}` });
  });

  test('by its commit, when the fork is gone', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 9, head: { ...fork, repo: null } }] });
    const gone = forkEvent({ headRepository: '', headBranch: '' });
    expect(await targetIn(github, gone)).toMatchObject({
      pull: { number: 9, headRepository: undefined, isFork: true },
    });
    expect(operations(github)).toEqual(['repos/list-pull-requests-associated-with-commit']);
  });

  test('a stranger who pushes the commit of somebody else does not get to speak there', async () => {
    const github = await fakeGitHub({ pulls: [{ number: 3, head }] });
    expect(await targetIn(github, forkEvent())).toEqual(notice(': no open pull request has the head aaaaaaaa by now'));
    expect(await targetIn(github, forkEvent({ pulls: [3] }))).toHaveProperty('notice');
  });
});

describe('events without a lookup', () => {
  test('a pull request is its own', async () => {
    const pull = {
      ...{ number: 2, baseSha: sha('b'), baseRef: 'main', headSha: sha('a') },
      ...{ headRepository: 'ada/recipe-box', isFork: false },
    };
    const github = await fakeGitHub();
    expect(await targetIn(github, { ...runEvent(), name: 'pull_request', pull })).toEqual({ pull });
    expect(operations(github)).toEqual([]);
  });

  test.each([['push'], ['schedule'], ['x\n::error::y']])('a run that %j started', async (event) => {
    const github = await fakeGitHub({ pulls: [{ number: 4, head }] });
    const { notice } = (await targetIn(github, runEvent({ event, pulls: [4] }))) as { notice: string };
    expect(notice).toMatch(/^nothing was posted: the run was started by "[^\n]+", and not by pull_request$/);
    expect(operations(github)).toEqual([]);
  });

  test('one that belongs to no pull request', async () => {
    const { run: _, ...push } = { ...runEvent(), name: 'push' };
    const github = await fakeGitHub();
    expect(await targetIn(github, push)).toEqual(notice(': the event "push" belongs to no pull request'));
  });
});

test('a failure of GitHub is a notice', async () => {
  const github = await fakeGitHub({ pulls: [{ number: 4, head }] });
  github.fail('pulls/get', { status: 403, body: { message: 'Resource not accessible by integration' } });
  expect(await targetIn(github, runEvent({ pulls: [4] }))).toEqual(
    notice(', for the pull request could not be looked up: GitHub said 403: Resource not accessible by integration'),
  );
});
