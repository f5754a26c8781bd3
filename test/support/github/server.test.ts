import { describe, expect, test } from 'vitest';
import { connect } from '../../../src/action/github/connect.js';
import { type FakeGitHub, fakeGitHub } from './server.js';

const here = { owner: 'ada', repo: 'recipe-box' };

/** A client of a fake. */
async function clientOf(github: FakeGitHub, token = 'secret') {
  const connected = await connect({ token, env: { GITHUB_API_URL: github.url }, repository: here });
  if (!connected) throw new Error('no client');
  return connected.octokit;
}

describe('comments', () => {
  test('are listed over pages', async () => {
    const comments = Array.from({ length: 205 }, (_, i) => ({ body: `comment ${i}`, login: 'bob' }));
    const github = await fakeGitHub({ comments });
    const octokit = await clientOf(github);
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...here, issue_number: 1, per_page: 100 });
    expect(all.map(({ body }) => body)).toEqual(comments.map(({ body }) => body));
    expect(github.asked('issues/list-comments').map(({ query }) => query.page)).toEqual([undefined, '2', '3']);
  });

  test('are made, changed and deleted', async () => {
    const github = await fakeGitHub();
    const octokit = await clientOf(github);
    const { data } = await octokit.rest.issues.createComment({ ...here, issue_number: 1, body: 'first' });
    expect(data).toMatchObject({ body: 'first', user: { login: 'github-actions[bot]', type: 'Bot' } });
    expect(data.html_url).toBe(`https://github.com/ada/recipe-box/pull/1#issuecomment-${data.id}`);
    await octokit.rest.issues.updateComment({ ...here, comment_id: data.id, body: 'second' });
    expect(github.comments).toMatchObject([{ id: data.id, body: 'second' }]);
    await octokit.rest.issues.deleteComment({ ...here, comment_id: data.id });
    expect(github.comments).toEqual([]);
    await expect(octokit.rest.issues.deleteComment({ ...here, comment_id: data.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('are not longer than GitHub takes', async () => {
    const octokit = await clientOf(await fakeGitHub());
    const create = (body: string) => octokit.rest.issues.createComment({ ...here, issue_number: 1, body });
    await expect(create('x'.repeat(65_537))).rejects.toMatchObject({ status: 422 });
    await expect(create(' ')).rejects.toMatchObject({ status: 422 });
  });

  test('of others are not ours to change', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: 'hers', login: 'eve' }] });
    const octokit = await clientOf(github);
    const update = octokit.rest.issues.updateComment({ ...here, comment_id: 7, body: 'ours' });
    await expect(update).rejects.toMatchObject({ status: 403 });
    expect(github.comments).toMatchObject([{ body: 'hers' }]);
  });

  test('are not made with a token that may only read', async () => {
    const github = await fakeGitHub({ readOnly: true });
    const octokit = await clientOf(github);
    const create = octokit.rest.issues.createComment({ ...here, issue_number: 1, body: 'one' });
    await expect(create).rejects.toMatchObject({ status: 403, message: /Resource not accessible by integration/ });
    expect(github.comments).toEqual([]);
  });
});

describe('reviews', () => {
  // Right: 2 to 4 and 11 to 12; left: 2 to 3 and 10 to 11.
  const patch = '@@ -2,2 +2,3 @@ position:\n a\n+b\n c\n@@ -10,2 +11,2 @@\n d\n-e\n+f';
  const pullFiles = [{ filename: 'STATE.md', patch }];
  const review = async (comment: object, github?: FakeGitHub) => {
    const octokit = await clientOf(github ?? (await fakeGitHub({ pullFiles })));
    const comments = [{ path: 'STATE.md', body: 'so', ...comment }];
    return octokit.rest.pulls.createReview({ ...here, pull_number: 1, event: 'COMMENT', body: 'see', comments });
  };

  test.each([
    ['a line that is new', { line: 3 }],
    ['a line around it', { line: 4 }],
    ['several lines', { start_line: 2, line: 4 }],
    ['a line that went', { line: 11, side: 'LEFT' }],
  ])('may stand at %s', async (_, comment) => {
    const github = await fakeGitHub({ pullFiles });
    await review(comment, github);
    expect(github.reviews).toMatchObject([{ body: 'see', state: 'COMMENTED', login: 'github-actions[bot]' }]);
    expect(github.reviewComments).toMatchObject([{ path: 'STATE.md', body: 'so', line: comment.line }]);
  });

  test.each([
    ['a line outside of the diff', { line: 5 }, 'Line could not be resolved'],
    ['a line before it', { line: 1 }, 'Line could not be resolved'],
    ['a file that is not in it', { path: 'other.md', line: 3 }, 'Path could not be resolved'],
    ['lines of two hunks', { start_line: 4, line: 11 }, 'Start line must be part of the same hunk as the line.'],
    ['lines the wrong way round', { start_line: 4, line: 3 }, 'Start line must precede the end line.'],
  ])('may not stand at %s', async (_, comment, message) => {
    const github = await fakeGitHub({ pullFiles });
    await expect(review(comment, github)).rejects.toMatchObject({
      status: 422,
      response: { data: { errors: [message] } },
    });
    expect(github.reviews).toEqual([]);
  });

  test('and their comments are listed', async () => {
    const github = await fakeGitHub({ pullFiles, reviewComments: [{ body: 'old', line: null }] });
    await review({ start_line: 2, line: 4 }, github);
    const octokit = await clientOf(github);
    const comments = await octokit.rest.pulls.listReviewComments({ ...here, pull_number: 1 });
    expect(comments.data).toMatchObject([{ body: 'old' }, { start_line: 2, line: 4, side: 'RIGHT' }]);
    expect(comments.data[0]?.line).toBeNull();
    const reviews = await octokit.rest.pulls.listReviews({ ...here, pull_number: 1 });
    expect(reviews.data).toMatchObject([{ id: github.reviews[0]?.id, body: 'see', state: 'COMMENTED' }]);
  });
});

describe('pull requests', () => {
  test('are told of, one and all', async () => {
    const github = await fakeGitHub({
      pulls: [
        { number: 4, head: { ref: 'soup', sha: 'c'.repeat(40), repo: 'eve/recipe-box' } },
        { number: 5, state: 'closed' },
        { number: 6, head: { repo: null } },
      ],
    });
    const octokit = await clientOf(github);
    const { data } = await octokit.rest.pulls.get({ ...here, pull_number: 4 });
    expect(data).toMatchObject({ base: { ref: 'main' }, head: { ref: 'soup', repo: { full_name: 'eve/recipe-box' } } });
    const numbers = async (query: object) => {
      const listed = await octokit.rest.pulls.list({ ...here, ...query });
      return listed.data.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual([4, 6]);
    expect(await numbers({ state: 'all' })).toEqual([4, 5, 6]);
    expect(await numbers({ head: 'eve:soup' })).toEqual([4]);
    const of = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...here, commit_sha: 'c'.repeat(40) });
    expect(of.data.map(({ number }) => number)).toEqual([4]);
    await expect(octokit.rest.pulls.get({ ...here, pull_number: 9 })).rejects.toMatchObject({ status: 404 });
  });

  test('have files', async () => {
    const pullFiles = Array.from({ length: 40 }, (_, i) => ({ filename: `${i}.md` }));
    const octokit = await clientOf(await fakeGitHub({ pullFiles }));
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...here, pull_number: 1 });
    expect(files.map(({ filename }) => filename)).toEqual(pullFiles.map(({ filename }) => filename));
  });
});

describe('contents', () => {
  const files = {
    main: {
      '.grid/STATE.md': 'käse\n',
      'a b.txt': 'blank',
      link: { target: '.grid/STATE.md' },
      out: { target: '../x' },
    },
    ['d'.repeat(40)]: { big: new Uint8Array(1024 * 1024 + 1) },
  };
  const get = async (path: string, more: object = {}) => {
    const octokit = await clientOf(await fakeGitHub({ files }));
    return (await octokit.rest.repos.getContent({ ...here, path, ...more })).data;
  };
  const text = (data: unknown) => Buffer.from((data as { content: string }).content, 'base64').toString('utf8');

  test('are files', async () => {
    expect(text(await get('.grid/STATE.md'))).toBe('käse\n');
    expect(text(await get('a b.txt'))).toBe('blank');
    expect(await get('.grid/STATE.md', { mediaType: { format: 'raw' } })).toBe('käse\n');
  });
  test('are folders', async () => {
    expect(await get('')).toMatchObject([
      { name: '.grid', type: 'dir' },
      { name: 'a b.txt', type: 'file' },
      { name: 'link', type: 'symlink' },
      { name: 'out', type: 'symlink' },
    ]);
    expect(await get('.grid')).toMatchObject([{ path: '.grid/STATE.md', size: 6 }]);
  });
  test('are links, followed within the repository', async () => {
    expect(await get('link')).toMatchObject({ type: 'file', path: 'link', size: 6 });
    expect(await get('out')).toMatchObject({ type: 'symlink', target: '../x' });
  });
  test('above 1 MiB come without the text', async () => {
    expect(await get('big', { ref: 'd'.repeat(40) })).toMatchObject({ encoding: 'none', content: '', size: 1048577 });
  });
  test('may be missing', async () => {
    await expect(get('nothing')).rejects.toMatchObject({ status: 404 });
    await expect(get('link', { ref: 'elsewhere' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('commits', () => {
  // 1 and 2 on main; 3 beside 2; 4 has no history with them.
  const [one, two, three, four] = ['1', '2', '3', '4'].map((digit) => digit.repeat(40));
  const github = () =>
    fakeGitHub({
      pulls: [{ number: 8, mergedAt: '2026-05-11T09:00:00Z', state: 'closed', mergeCommitSha: two as string }],
      commits: [
        { sha: one as string, message: 'Open\n\nthe box' },
        { sha: two as string, pulls: [8] },
        { sha: three as string, parents: [one as string], pulls: [8] },
        { sha: four as string, parents: [] },
      ],
      branches: { main: two as string, side: three as string },
      files: { main: { 'STATE.md': 'state' } },
    });

  test.each([
    ['main...side', 'diverged', 1, 1, '1'],
    [`${'1'.repeat(40)}...main`, 'ahead', 1, 0, '1'],
    [`main...${'1'.repeat(40)}`, 'behind', 0, 1, '1'],
    ['main...main', 'identical', 0, 0, '2'],
  ])('%s: %s', async (basehead, status, ahead, behind, base) => {
    const octokit = await clientOf(await github());
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({ ...here, basehead });
    expect(data).toMatchObject({ status, ahead_by: ahead, behind_by: behind });
    expect(data.merge_base_commit.sha).toBe(base.repeat(40));
  });

  test('are told of by name', async () => {
    const octokit = await clientOf(await github());
    const get = async (ref: string) => (await octokit.rest.repos.getCommit({ ...here, ref })).data.sha;
    expect(await get('main')).toBe(two);
    expect(await get('1111')).toBe(one);
    await expect(get('beef')).rejects.toMatchObject({ status: 422 });
    const { data } = await octokit.rest.git.getCommit({ ...here, commit_sha: three as string });
    expect(data.parents.map(({ sha }) => sha)).toEqual([one]);
    const pulls = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
      ...here,
      commit_sha: three as string,
    });
    expect(pulls.data.map(({ number }) => number)).toEqual([8]);
  });

  test('are asked of in one document', async () => {
    const octokit = await clientOf(await github());
    const answer = await octokit.graphql(
      `query ($owner: String!, $name: String!) {
        viewer { login }
        repository(owner: $owner, name: $name) {
          a: object(expression: "3333") { __typename oid ...pulls }
          b: object(oid: "${four}") { ... on Commit { oid messageHeadline parents(first: 5) { totalCount } } }
          c: object(expression: "beef") { oid }
          d: object(expression: "main:STATE.md") { ... on Blob { text } }
          defaultBranchRef { name a: compare(headRef: "${three}") { status aheadBy behindBy } }
          ref(qualifiedName: "refs/heads/side") { target { oid } compare(headRef: "${one}") { status } }
        }
      }
      fragment pulls on Commit { associatedPullRequests(first: 2) { nodes { number state mergeCommit { oid } } } }`,
      { owner: 'ada', name: 'recipe-box' },
    );
    expect(answer).toEqual({
      viewer: { login: 'github-actions[bot]' },
      repository: {
        a: {
          __typename: 'Commit',
          oid: three,
          associatedPullRequests: { nodes: [{ number: 8, state: 'MERGED', mergeCommit: { oid: two } }] },
        },
        b: { oid: four, messageHeadline: 'Cook', parents: { totalCount: 0 } },
        c: null,
        d: { text: 'state' },
        defaultBranchRef: { name: 'main', a: { status: 'DIVERGED', aheadBy: 1, behindBy: 1 } },
        ref: { target: { oid: three }, compare: { status: 'BEHIND' } },
      },
    });
  });
});

describe('what GitHub does not describe fails the test', () => {
  const blamed = async (ask: (octokit: Awaited<ReturnType<typeof clientOf>>) => Promise<unknown>) => {
    const github = await fakeGitHub();
    const octokit = await clientOf(github);
    await ask(octokit).catch(() => undefined);
    return github.close().then(
      () => 'nothing',
      (thrown: Error) => thrown.message,
    );
  };

  test.each([
    ['an operation', 'GET /repos/{owner}/{repo}/kitchen', {}, 'GitHub describes no such operation'],
    [
      'a field of a body',
      'POST /repos/{owner}/{repo}/issues/1/comments',
      { body: 'a', text: 'b' },
      'additional properties',
    ],
    ['the type of a field', 'POST /repos/{owner}/{repo}/issues/1/comments', { body: 1 }, '/body must be string'],
    ['a parameter', 'GET /repos/{owner}/{repo}/pulls/1/files', { size: 3 }, 'there is no parameter size'],
    ['a value', 'GET /repos/{owner}/{repo}/pulls', { state: 'ajar' }, 'must be equal to one of the allowed values'],
  ])('%s', async (_, route, parameters, said) => {
    expect(await blamed((octokit) => octokit.request(route, { ...here, ...parameters }))).toContain(said);
  });

  test.each([
    ['a field', '{ viewer { shoe } }', 'Cannot query field "shoe"'],
    ['a document', '{ viewer', 'Syntax Error'],
    ['a missing variable', 'query ($a: String!) { repository(owner: $a, name: "b") { id } }', '"$a"'],
  ])('%s of GraphQL', async (_, query, said) => {
    expect(await blamed((octokit) => octokit.graphql(query))).toContain(said);
  });

  test('and what it does, does not', async () => {
    expect(await blamed((octokit) => octokit.graphql('{ repository(owner: "ada", name: "none") { id } }'))).toBe(
      'nothing',
    );
    expect(await blamed((octokit) => octokit.rest.users.getAuthenticated())).toBe('nothing');
  });
});
