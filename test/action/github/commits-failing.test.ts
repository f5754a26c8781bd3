import { describe, expect, test } from 'vitest';
import { commitsOnGitHub } from '../../../src/action/github/commits.js';
import type { GraphQLRequest } from '../../support/github/graphql.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import { connected, push } from './mirror.js';

/** As many names as are wanted, of seven digits or more. */
const names = (length: number, from = 0) =>
  Array.from({ length }, (_, index) => (from + index).toString(16).padStart(7, '0').padEnd(40, 'c'));
const head = 'f'.repeat(40);

/** Three commits in a row, of which the last is what a push brought. */
function kitchen(): Promise<FakeGitHub> {
  const shas = [...names(2), head];
  const message = 'feat: pantry \r\n\nIt is cool.';
  return fakeGitHub({ repository: 'ada/kitchen', commits: shas.map((sha) => ({ sha, message })) });
}

async function ask(github: FakeGitHub, asked: readonly string[], limits?: { timeoutMs?: number }) {
  return commitsOnGitHub(await connected(github, limits), push(head))(asked, head);
}

/** The questions that came: how many names each of them was about. */
function sizes(github: FakeGitHub): number[] {
  const variables = github.asked('graphql').map(({ body }) => Object.keys((body as GraphQLRequest).variables ?? {}));
  return variables.map((all) => all.filter((name) => /^n\d+$/.test(name)).length);
}

describe('in few requests', () => {
  test('many names are asked about, none of them in a query', async () => {
    const github = await kitchen();
    const answers = await ask(github, names(250));
    expect([...answers.keys()]).toEqual(names(250));
    const found = { exists: true, hash: names(1)[0], subject: 'feat: pantry', reachable: true };
    expect(answers.get(names(1)[0] ?? '')).toEqual(found);
    expect([...answers.values()].filter((answer) => 'exists' in answer && !answer.exists)).toHaveLength(248);
    // Names 100 at a time; then what was found, and the commit of the event, by which a rewritten branch is known.
    expect(sizes(github)).toEqual([100, 100, 50, 3]);
    for (const { body } of github.asked('graphql')) expect((body as GraphQLRequest).query).not.toMatch(/[0-9a-f]{7}/);
  });

  test('one commit under several names is placed once', async () => {
    const github = await kitchen();
    const [first = ''] = names(1);
    const several = [first, first.slice(0, 7), first.slice(0, 12)];
    const answers = await ask(github, several);
    for (const name of several) expect(answers.get(name)).toMatchObject({ hash: first, reachable: true });
    expect(sizes(github)).toEqual([3, 2]);
    const aside = 'a51de00'.padEnd(40, '0');
    github.commits.push({ sha: aside, parents: [], message: 'feat: aside', date: '2026-05-12T08:00:00Z', pulls: [] });
    await ask(github, [aside, aside.slice(0, 7)]);
    // It is no part of the history: so its pull request is asked for, too.
    expect(sizes(github).slice(2)).toEqual([2, 2, 1]);
  });

  test('more names than are asked about in a run have no answer', async () => {
    const github = await kitchen();
    const asking = commitsOnGitHub(await connected(github), push(head), 150);
    const first = await asking(names(120, 2), head);
    expect([...first.values()].filter((answer) => 'unknown' in answer)).toEqual([]);
    const second = [...(await asking(names(60, 122), head)).values()];
    const reason = 'more than 150 commits are recorded, and GitHub is asked about no more';
    expect(second.slice(0, 30)).toEqual(names(30).map(() => ({ exists: false })));
    expect(second.slice(30)).toEqual(names(30).map(() => ({ unknown: reason })));
    expect(sizes(github)).toEqual([100, 20, 30]);
    expect([...(await asking(['deadbee'], head))]).toEqual([['deadbee', { unknown: reason }]]);
    expect(sizes(github)).toHaveLength(3);
  });
});

describe('what fails is a reason', () => {
  const rate = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1778580000' };
  test.each([
    [
      'a token that may not',
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      'GitHub said 403: Resource not accessible by integration',
    ],
    ['a token that is none', { status: 401, body: { message: 'Bad credentials' } }, 'GitHub said 401: Bad credentials'],
    [
      'the limit of requests',
      { status: 403, headers: rate },
      'the rate limit of GitHub is used up until 2026-05-12T10:00:00Z',
    ],
    [
      'too many requests at once',
      { status: 429, headers: { 'retry-after': '60' } },
      'the rate limit of GitHub is used up for 60 s',
    ],
    [
      'the limit of what GraphQL may cost',
      { status: 200, headers: rate, body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] } },
      'the rate limit of GitHub is used up until 2026-05-12T10:00:00Z',
    ],
    [
      'no data at all',
      { status: 200, body: { data: null, errors: [{ message: 'Something went wrong' }] } },
      'GitHub said: Something went wrong',
    ],
    [
      'a private repository',
      {
        status: 200,
        body: {
          data: { repository: null },
          errors: [{ type: 'NOT_FOUND', path: ['repository'], message: 'Could not resolve to a Repository' }],
        },
      },
      'GitHub said: Could not resolve to a Repository',
    ],
    ['an answer about nothing', { status: 200, body: { data: {} } }, 'GitHub gave an answer that is not understood'],
    [
      'an answer that lacks a name',
      { status: 200, body: { data: { repository: {} } } },
      'GitHub left it out of its answer',
    ],
    [
      'an error above the names',
      {
        status: 200,
        body: {
          data: { repository: { n0: null, n1: null } },
          errors: [{ path: ['repository'], message: 'Half of it is gone' }],
        },
      },
      'GitHub said: Half of it is gone',
    ],
    [
      'an error that may be about anything',
      { status: 200, body: { data: { repository: { n0: null, n1: null } }, errors: [{ message: 'Timeout' }] } },
      'GitHub said: Timeout',
    ],
  ])('%s', async (_, fault, reason) => {
    const github = await kitchen();
    github.fail('graphql', fault);
    const answers = await ask(github, ['deadbee', '0000001']);
    expect([...answers]).toEqual([
      ['deadbee', { unknown: reason }],
      ['0000001', { unknown: reason }],
    ]);
  });

  test('of a server that does not answer in time, and then no more is asked', async () => {
    const github = await kitchen();
    github.delay('graphql', 2000);
    const answers = await ask(github, names(201), { timeoutMs: 200 });
    expect(new Set([...answers.values()].map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"unknown":"GitHub did not answer in 0.2 s"}']),
    );
    expect(answers.size).toBe(201);
    expect(sizes(github)).toEqual([100]);
  });

  test('of the second of three requests: what the first answered stays', async () => {
    const github = await kitchen();
    github.before('graphql', () => github.fail('graphql', { status: 403, body: { message: 'No more' }, times: 1 }), 1);
    github.fail('graphql', {
      status: 200,
      body: { data: { repository: Object.fromEntries(names(100).map((_name, index) => [`n${index}`, null])) } },
      times: 1,
    });
    const answers = [...(await ask(github, names(250))).values()];
    expect(answers.slice(0, 100)).toEqual(names(100).map(() => ({ exists: false })));
    expect(answers.slice(100)).toEqual(names(150).map(() => ({ unknown: 'GitHub said 403: No more' })));
    expect(sizes(github)).toEqual([100, 100]);
  });

  test('of one name among others', async () => {
    const github = await kitchen();
    const problem = {
      type: 'INTERNAL',
      path: ['repository', 'n0', 'message'],
      message: 'Something went\nwrong \u001b[2K',
    };
    github.fail('graphql', { status: 200, body: { data: { repository: { n0: null, n1: null } }, errors: [problem] } });
    expect([...(await ask(github, ['deadbee', 'c0ffee1'])).values()]).toEqual([
      { unknown: 'GitHub said: Something went' },
      { exists: false },
    ]);
  });

  test('of the comparison: the commit is there, and its place is not known', async () => {
    const github = await kitchen();
    const [first = ''] = names(1);
    const there = { __typename: 'Commit', oid: first, message: 'feat: pantry' };
    github.fail('graphql', { status: 200, body: { data: { repository: { n0: there } } }, times: 1 });
    const problem = { path: ['repository', 'ref', 'n1'], message: 'Too large' };
    const ref = { n0: { status: 'IDENTICAL' }, n1: null };
    github.fail('graphql', { status: 200, body: { data: { repository: { ref } }, errors: [problem] }, times: 1 });
    const found = { exists: true, hash: first, subject: 'feat: pantry' };
    expect([...(await ask(github, [first])).values()]).toEqual([{ ...found, reason: 'GitHub said: Too large' }]);
    github.fail('graphql', { status: 200, body: { data: { repository: { n0: there } } }, times: 1 });
    github.fail('graphql', { status: 200, body: { data: { repository: { ref: { ...ref, n1: null } } } }, times: 1 });
    expect([...(await ask(github, [first])).values()]).toEqual([
      { ...found, reason: 'GitHub could not compare it with the branch' },
    ]);
  });

  test('of the pull requests: that they took it in is left out', async () => {
    const github = await kitchen();
    const aside = 'a51de00'.padEnd(40, '0');
    github.commits.push({ sha: aside, parents: [], message: 'feat: aside', date: '2026-05-12T08:00:00Z', pulls: [] });
    let asked = 0;
    github.before(
      'graphql',
      () => {
        asked += 1;
        if (asked === 3) github.fail('graphql', { status: 403 });
      },
      3,
    );
    expect([...(await ask(github, [aside])).values()]).toEqual([
      { exists: true, hash: aside, subject: 'feat: aside', reachable: false },
    ]);
    expect(asked).toBe(3);
  });
});
