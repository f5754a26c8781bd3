import { expect, test } from 'vitest';
import { ownAuthor } from '../../../src/action/comment/author.js';
import { fakeGitHub } from '../../support/github/server.js';
import { clientOf } from '../client.js';

const workflow = { login: 'github-actions[bot]', type: 'Bot' };
const app = { login: 'ada[bot]', type: 'Bot' };
const person = { login: 'ada', type: 'User' };
const namesake = { login: 'github-actions', type: 'User' };

test.each([
  ['a workflow', 'github-actions[bot]', [workflow]],
  ['an app', 'ada[bot]', [app]],
  ['another person', 'bob', []],
])('the token of %s', async (_, login, own) => {
  const isOwn = await ownAuthor(clientOf(await fakeGitHub({ login })));
  expect([workflow, app, person, namesake, null, undefined].filter(isOwn)).toEqual(own);
});

test('the token of a person: an app of that name belongs to her', async () => {
  const isOwn = await ownAuthor(clientOf(await fakeGitHub({ login: 'ada' })));
  expect([workflow, app, person, namesake].filter(isOwn)).toEqual([app, person]);
});

test('a connection asks once', async () => {
  const github = await fakeGitHub();
  const client = clientOf(github);
  await Promise.all([ownAuthor(client), ownAuthor(client)]);
  expect(github.requests).toHaveLength(1);
});
