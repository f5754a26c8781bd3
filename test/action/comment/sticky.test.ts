import { describe, expect, test } from 'vitest';
import { marker } from '../../../src/action/comment/marker.js';
import { keepComment } from '../../../src/action/comment/sticky.js';
import { failureInWords } from '../../../src/action/github/failure.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import { clientOf, connectedTo, operationsOf } from '../client.js';

const key = 'lint';
const saying = (words: string) => `${marker(key)}\n\n${words}`;
const bot = 'github-actions[bot]';

/** Has the comment say something, as a run does that found something. */
const say = (github: FakeGitHub, words: string, client = clientOf(github)) =>
  keepComment(client, 1, { key, body: saying(words), mayCreate: true });
/** The same for a run that found nothing. */
const clear = (github: FakeGitHub) =>
  keepComment(clientOf(github), 1, { key, body: saying('All clear'), mayCreate: false });
const comments = (github: FakeGitHub) => github.comments.map(({ id, login, body }) => [id, login, body]);
const page = (id: number) => `https://github.com/ada/recipe-box/pull/1#issuecomment-${id}`;
const looked = ['graphql', 'issues/list-comments'];

describe('from push to push', () => {
  test('one comment: made, changed, left alone when it says so already, cleared', async () => {
    const github = await fakeGitHub();
    const first = await say(github, '2 errors');
    const [made] = github.comments;
    expect(first).toEqual({ url: page(made?.id ?? 0) });
    expect(made).toMatchObject({ login: bot, pull: 1, body: saying('2 errors') });
    expect(operationsOf(github)).toEqual([...looked, 'issues/create-comment', 'issues/list-comments']);
    for (const [step, words, asked] of [
      [() => say(github, '1 error'), '1 error', [...looked, 'issues/update-comment']],
      [() => say(github, '1 error'), '1 error', looked],
      [() => clear(github), 'All clear', [...looked, 'issues/update-comment']],
      [() => clear(github), 'All clear', looked],
      [() => say(github, 'again'), 'again', [...looked, 'issues/update-comment']],
    ] as const) {
      const before = github.requests.length;
      expect(await step()).toEqual(first);
      expect(comments(github)).toEqual([[made?.id, bot, saying(words)]]);
      expect(operationsOf(github).slice(before)).toEqual(asked);
    }
  });

  test('none, while there is nothing to say', async () => {
    const github = await fakeGitHub();
    expect(await clear(github)).toEqual({});
    expect(operationsOf(github)).toEqual(looked);
  });

  test('a line break that a browser made is no difference', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('1 error\n').replaceAll('\n', '\r\n') }] });
    expect(await say(github, '1 error')).toEqual({ url: page(7) });
    expect(operationsOf(github)).toEqual(looked);
  });

  test('each key has its own', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: `${marker('lint-2')}\n\nother step` }] });
    await say(github, 'one');
    expect(github.comments.map(({ body }) => body)).toEqual([`${marker('lint-2')}\n\nother step`, saying('one')]);
  });
});

describe('among others', () => {
  test('it is found on the last of several pages', async () => {
    const others = Array.from({ length: 200 }, (_, i) => ({ id: i + 1, login: 'bob', body: `comment ${i}` }));
    const github = await fakeGitHub({ comments: [...others, { id: 300, body: saying('old') }] });
    expect(await say(github, 'new')).toEqual({ url: page(300) });
    expect(github.asked('issues/list-comments').map(({ query }) => query)).toEqual([
      { per_page: '100' },
      { per_page: '100', page: '2' },
      { per_page: '100', page: '3' },
    ]);
    expect(comments(github).at(-1)).toEqual([300, bot, saying('new')]);
    expect(github.comments).toHaveLength(201);
  });

  test.each([
    ['a person', 'eve'],
    ['another bot', 'evil[bot]'],
    ['a person with the name of the bot', 'github-actions'],
  ])('a comment with its marker by %s is neither taken nor touched', async (_, login) => {
    const theirs = saying('999999 errors');
    const github = await fakeGitHub({ comments: [{ id: 7, login, body: theirs }] });
    await say(github, 'mine');
    expect(github.comments.map((one) => [one.login, one.body])).toEqual([
      [login, theirs],
      [bot, saying('mine')],
    ]);
    expect(await clear(github)).toHaveProperty('url');
    expect(github.comments[0]?.body).toBe(theirs);
  });

  test('one of our own that merely quotes the marker is not it', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: `> ${saying('quoted')}` }] });
    await say(github, 'mine');
    expect(github.comments).toHaveLength(2);
  });

  test('of several of our own, the oldest is kept and the others go', async () => {
    const ours = [9, 7, 8].map((id) => ({ id, body: saying(`number ${id}`) }));
    const github = await fakeGitHub({ comments: [...ours, { id: 10, login: 'eve', body: saying('hers') }] });
    expect(await say(github, 'one')).toEqual({ url: page(7) });
    expect(comments(github)).toEqual([
      [7, bot, saying('one')],
      [10, 'eve', saying('hers')],
    ]);
  });
});

describe('whose it is', () => {
  test('with the token of a person, it is the comment of that person', async () => {
    const ofOthers = [bot, 'ada', 'graces[bot]'].map((login, i) => ({ id: i + 1, login, body: saying(login) }));
    const own = { id: 9, login: 'grace', body: saying('old') };
    const github = await fakeGitHub({ login: 'grace', comments: [...ofOthers, own] });
    expect(await say(github, 'new')).toEqual({ url: page(9) });
    expect(comments(github)).toEqual([
      [1, bot, saying(bot)],
      [2, 'ada', saying('ada')],
      [3, 'graces[bot]', saying('graces[bot]')],
      [9, 'grace', saying('new')],
    ]);
  });

  test('a bot that is named without its suffix is the same bot', async () => {
    const github = await fakeGitHub({ comments: [{ id: 8, body: saying('old') }] });
    github.fail('graphql', { status: 200, body: { data: { viewer: { login: 'github-actions' } } } });
    expect(await say(github, 'new')).toEqual({ url: page(8) });
  });

  test.each([
    ['forbidden', { status: 403, body: { message: 'Resource not accessible by integration' } }],
    [
      'forbidden, as GraphQL says it',
      { status: 200, body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible' }] } },
    ],
    ['answered with nobody', { status: 200, body: { data: { viewer: null } } }],
  ])('when the question is %s, only a workflow is trusted', async (_, answer) => {
    const github = await fakeGitHub({
      comments: [
        { id: 7, login: 'eve', body: saying('hers') },
        { id: 8, body: saying('old') },
      ],
    });
    github.fail('graphql', answer);
    expect(await say(github, 'new')).toEqual({ url: page(8) });
    expect(comments(github)).toEqual([
      [7, 'eve', saying('hers')],
      [8, bot, saying('new')],
    ]);
  });

  test('when the question is not answered, nothing is done', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('old') }] });
    github.fail('graphql', { status: 200, body: '<html>proxy</html>' });
    const { failure } = await say(github, 'new', await connectedTo(github));
    expect(failureInWords(failure)).toBe('what came with the status 200 is no answer of GitHub');
    expect(operationsOf(github)).toEqual(['graphql']);
  });
});

describe('what happens meanwhile', () => {
  test('the comment is deleted: another one is made', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('old') }] });
    github.before('issues/update-comment', () => github.comments.splice(0));
    expect(await say(github, 'new')).toEqual({ url: page(github.comments[0]?.id ?? 0) });
    expect(github.comments.map(({ body }) => body)).toEqual([saying('new')]);
  });

  test('the comment is deleted, and there is nothing to say: none is made', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('old') }] });
    github.before('issues/update-comment', () => github.comments.splice(0));
    expect(await clear(github)).toEqual({});
    expect(github.comments).toEqual([]);
  });

  test('the oldest is deleted: the next one is kept', async () => {
    const github = await fakeGitHub({ comments: [7, 8].map((id) => ({ id, body: saying('old') })) });
    github.before('issues/update-comment', () => github.comments.splice(0, 1));
    expect(await say(github, 'new')).toEqual({ url: page(8) });
    expect(comments(github)).toEqual([[8, bot, saying('new')]]);
  });

  test('another run deletes a double first: that is as good', async () => {
    const github = await fakeGitHub({ comments: [7, 8].map((id) => ({ id, body: saying('old') })) });
    github.before('issues/delete-comment', () => github.comments.splice(1));
    expect(await say(github, 'new')).toEqual({ url: page(7) });
  });

  test('another run makes a comment first: ours goes, and theirs says what is new', async () => {
    const github = await fakeGitHub();
    github.before('issues/create-comment', () =>
      github.comments.push({ ...github.next(), pull: 1, login: bot, body: saying('theirs') }),
    );
    const { url } = await say(github, 'ours');
    expect(github.comments.map(({ body }) => body)).toEqual([saying('ours')]);
    expect(url).toBe(page(github.comments[0]?.id ?? 0));
    expect(github.asked('issues/delete-comment')).toHaveLength(1);
  });

  test('two runs at once leave one comment', async () => {
    const github = await fakeGitHub();
    // Neither makes its comment before the other one has seen that there is none.
    let waiting: (() => void) | undefined;
    const together = () => (waiting ? waiting() : new Promise<void>((go) => (waiting = go)));
    github.before('issues/create-comment', together, 2);
    const kept = await Promise.all([say(github, 'a'), say(github, 'b')]);
    expect(github.asked('issues/create-comment')).toHaveLength(2);
    expect(github.comments).toHaveLength(1);
    expect(kept).toContainEqual({ url: page(github.comments[0]?.id ?? 0) });
    expect(kept.every((one) => one.failure === undefined)).toBe(true);
  });

  test('the second look fails: the comment stands, and that is told', async () => {
    const github = await fakeGitHub();
    github.before('issues/create-comment', () => github.fail('issues/list-comments', { status: 403 }));
    expect(await say(github, 'new')).toEqual({ url: page(github.comments[0]?.id ?? 0), failure: expect.anything() });
  });
});

describe('what GitHub refuses is told', () => {
  test.each([
    ['makes', [], 'issues/create-comment'],
    ['changes', [{ id: 7, body: saying('old') }], 'issues/update-comment'],
  ])('a token that may only read %s nothing', async (_, there, operation) => {
    const github = await fakeGitHub({ readOnly: true, comments: there });
    const { url, failure } = await say(github, 'new');
    expect(url).toBeUndefined();
    expect(failureInWords(failure)).toBe('GitHub said 403: Resource not accessible by integration');
    expect(operationsOf(github)).toContain(operation);
    expect(github.comments.map(({ body }) => body)).toEqual(there.map(({ body }) => body));
  });

  test('a token that may only read cannot clear', async () => {
    const github = await fakeGitHub({ readOnly: true, comments: [{ id: 7, body: saying('old') }] });
    expect(failureInWords((await clear(github)).failure)).toMatch(/^GitHub said 403/);
    expect(operationsOf(github)).toEqual([...looked, 'issues/update-comment']);
  });

  test.each([
    ['locked', 403, 'Unable to create comment because issue is locked.'],
    ['closed for comments', 422, 'Validation Failed'],
    ['gone', 404, 'Not Found'],
  ])('a pull request that is %s', async (_, status, message) => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { status, body: { message } });
    const kept = await say(github, 'new');
    expect(failureInWords(kept.failure)).toBe(`GitHub said ${status}: ${message}`);
    expect(github.asked('issues/create-comment')).toHaveLength(1);
  });

  test('a comment that cannot be changed gives way to another one, which is kept from then on', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('stuck') }] });
    github.fail('issues/update-comment', { status: 403, body: { message: 'no' }, times: 2 });
    const first = await say(github, 'one');
    const second = await say(github, 'two');
    expect(second).toEqual(first);
    expect(github.comments.map(({ body }) => body)).toEqual([saying('stuck'), saying('two')]);
  });

  test('a body that is too long', async () => {
    const github = await fakeGitHub();
    const { failure } = await say(github, 'x'.repeat(65_536));
    expect(failureInWords(failure)).toContain('body is too long');
  });

  test('an error of the server that passes: it is asked again', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('old') }] });
    github.fail('issues/list-comments', { status: 500, times: 1 });
    github.fail('issues/update-comment', { status: 502, body: '<html>Bad gateway</html>', times: 1 });
    expect(await say(github, 'new', await connectedTo(github))).toEqual({ url: page(7) });
    expect(comments(github)).toEqual([[7, bot, saying('new')]]);
  });

  test('an error of the server that stays: nothing is doubled', async () => {
    const github = await fakeGitHub({ comments: [{ id: 7, body: saying('old') }] });
    github.fail('issues/update-comment', { status: 500 });
    expect(failureInWords((await say(github, 'new')).failure)).toBe('GitHub said 500: Status 500');
    expect(github.asked('issues/create-comment')).toEqual([]);
  });

  test('an answer that never comes after the comment was made: the next run finds it', async () => {
    const github = await fakeGitHub();
    github.fail('issues/create-comment', { status: 502, times: 1 });
    github.before('issues/create-comment', () =>
      github.comments.push({ ...github.next(), pull: 1, login: bot, body: saying('one') }),
    );
    expect(await say(github, 'one', await connectedTo(github))).toHaveProperty('failure');
    expect(await say(github, 'two')).toEqual({ url: page(github.comments[0]?.id ?? 0) });
    expect(github.comments.map(({ body }) => body)).toEqual([saying('two')]);
  });

  test('a double that cannot be deleted: the comment stands, and that is told', async () => {
    const github = await fakeGitHub({ comments: [7, 8].map((id) => ({ id, body: saying('old') })) });
    github.fail('issues/delete-comment', { status: 403 });
    expect(await say(github, 'new')).toEqual({ url: page(7), failure: expect.anything() });
  });
});
