import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../src/action/event.js';
import { folder } from '../support/folder.js';
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../support/github/events.js';

const [sha, base, head] = ['d', 'b', 'a'].map((letter) => letter.repeat(40));
const runner = { GITHUB_REPOSITORY: 'ada/recipe-box', GITHUB_SHA: sha, GITHUB_ACTOR: 'ada' };
const known = { repository: { owner: 'ada', repo: 'recipe-box' }, sha, isDependabot: false };

/** What is read of an event whose file holds this. */
function read(name: string, file: unknown, env: Readonly<Record<string, string>> = {}) {
  const top = folder({ 'event.json': typeof file === 'string' ? file : JSON.stringify(file) });
  return readEvent({ ...runner, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(top, 'event.json'), ...env });
}

describe('a pull request', () => {
  const pull = { number: 1, baseSha: base, baseRef: 'main', headSha: head };

  test.each(['pull_request', 'pull_request_target'])('from the repository itself: %s', (name) => {
    const event = read(name, pullRequestEvent(), { GITHUB_REF: 'refs/pull/1/merge' });
    const own = { ...pull, headRepository: 'ada/recipe-box', isFork: false };
    expect(event).toEqual({ ...known, name, ref: 'refs/pull/1/merge', base, pull: own });
  });

  test.each([
    ['a fork', 'eve/recipe-box', 'eve/recipe-box'],
    ['a fork of another name', 'eve/box', 'eve/box'],
    ['a fork that is gone', null, undefined],
  ])('from %s', (_, headRepository, shown) => {
    const event = read('pull_request', pullRequestEvent({ number: 12, headRepository, login: 'eve' }));
    expect(event.pull).toEqual({ ...pull, number: 12, headRepository: shown, isFork: true });
  });

  test('of a repository that is a fork itself is from no fork', () => {
    const payload = structuredClone(pullRequestEvent());
    const { head: from, base: to } = payload.pull_request as Record<'head' | 'base', { repo: { fork: boolean } }>;
    from.repo.fork = true;
    to.repo.fork = true;
    expect(read('pull_request', payload).pull?.isFork).toBe(false);
  });

  test('of Dependabot', () => {
    const payload = pullRequestEvent({ login: 'dependabot[bot]' });
    expect(read('pull_request', payload, { GITHUB_ACTOR: 'dependabot[bot]' })).toMatchObject({
      isDependabot: true,
      pull: { isFork: false },
    });
    // Pushed to by a person, it has the token of that person.
    expect(read('pull_request', payload).isDependabot).toBe(false);
  });

  test('with hashes of SHA-256', () => {
    const [baseSha, headSha] = ['b', 'a'].map((letter) => letter.repeat(64)) as [string, string];
    expect(read('pull_request', pullRequestEvent({ baseSha, headSha }))).toMatchObject({
      base: baseSha,
      pull: { baseSha, headSha },
    });
  });

  test.each(['pull_request_review', 'pull_request_review_comment'])('comes with %s as well', (name) => {
    const { pull, base: from } = read('pull_request', pullRequestEvent());
    expect(read(name, pullRequestEvent())).toEqual({ ...known, name, pull, base: from });
  });
});

describe('the base', () => {
  test.each([
    ['push', pushEvent(), base],
    ['push', pushEvent({ before: '0'.repeat(40) }), undefined],
    ['push', { ...pushEvent({ before: '0'.repeat(64) }), created: false }, undefined],
    ['push', pushEvent({ forced: true }), undefined],
    ['merge_group', mergeGroupEvent(), base],
    ['schedule', scheduleEvent(), undefined],
    ['workflow_dispatch', workflowDispatchEvent(), undefined],
    ['workflow_run', workflowRunEvent(), undefined],
  ])('of %s', (name, payload, expected) => {
    const event = read(name, payload);
    expect(event.base).toBe(expected);
    expect(event).toMatchObject({ ...known, name });
    expect(event.pull).toBeUndefined();
  });
});

describe('the run of another workflow', () => {
  const run = { id: 42, event: 'pull_request', headSha: head, headBranch: 'more' };

  test('for a pull request from the repository itself', () => {
    const expected = { ...run, headRepository: 'ada/recipe-box', pulls: [1] };
    expect(read('workflow_run', workflowRunEvent())).toEqual({ ...known, name: 'workflow_run', run: expected });
  });

  test('for a fork: GitHub names no pull request', () => {
    const payload = workflowRunEvent({ pulls: [], headRepository: 'eve/recipe-box' });
    expect(read('workflow_run', payload).run).toEqual({ ...run, headRepository: 'eve/recipe-box', pulls: [] });
  });

  test('for a fork that is gone', () => {
    const payload = workflowRunEvent({ pulls: [], headRepository: null });
    expect(read('workflow_run', payload).run).toEqual({ ...run, headRepository: '', pulls: [] });
  });

  test('with pull requests of other repositories', () => {
    const payload = structuredClone(workflowRunEvent({ pulls: [3, 4] }));
    const pulls = (payload.workflow_run as { pull_requests: { base: { repo: { id: number } } }[] }).pull_requests;
    for (const pull of pulls.slice(0, 1)) pull.base.repo.id = 99;
    expect(read('workflow_run', payload).run?.pulls).toEqual([4]);
  });
});

describe('what is odd is left out', () => {
  const names = ['pull_request', 'push', 'merge_group', 'workflow_run', 'schedule', ''];
  const files = ['', '{}', '[]', 'null', '7', '"x"', '{"pull_request":', '\u0000', `${'['.repeat(100_000)}`];

  test.each(files.map((file) => [file.slice(0, 20), file]))('a file that holds %j', (_, file) => {
    for (const name of names) expect(read(name, file)).toEqual({ ...known, name });
  });

  test.each([
    ['no path', {}],
    ['an empty path', { GITHUB_EVENT_PATH: '' }],
    ['a path to nothing', { GITHUB_EVENT_PATH: '/nonexistent/event.json' }],
    ['a folder', { GITHUB_EVENT_PATH: '/' }],
  ])('%s', (_, env) => {
    expect(readEvent({ ...runner, GITHUB_EVENT_NAME: 'push', ...env })).toEqual({ ...known, name: 'push' });
  });

  test('no runner at all', () => {
    expect(readEvent({})).toEqual({ name: '', repository: undefined, sha: undefined, isDependabot: false });
  });

  test('a byte order mark', () => {
    expect(read('push', `\ufeff${JSON.stringify(pushEvent())}`).base).toBe(base);
  });

  const odd = { number: 1, base: { ref: 'main', sha: base }, head: { ref: 'more', sha: head } };
  test.each([
    ['no number', { ...odd, number: undefined }],
    ['a number as text', { ...odd, number: '1' }],
    ['a number below one', { ...odd, number: 0 }],
    ['half a number', { ...odd, number: 1.5 }],
    ['a number that is too large', { ...odd, number: 2 ** 60 }],
    ['a hash that is cut', { ...odd, base: { ...odd.base, sha: 'b'.repeat(39) } }],
    ['an option for a hash', { ...odd, base: { ...odd.base, sha: '--output=/tmp/x' } }],
    ['zeros for a hash', { ...odd, head: { ...odd.head, sha: '0'.repeat(40) } }],
    ['no base', { ...odd, base: null }],
    ['no head', { ...odd, head: [] }],
    ['no branch', { ...odd, base: { sha: base } }],
  ])('a pull request with %s', (_, pull) => {
    expect(read('pull_request', { pull_request: pull })).toEqual({ ...known, name: 'pull_request' });
  });

  test.each(['', 'ada', 'ada/', '/recipe-box', 'ada/recipe/box', '../..', 'ada/..', 'ada/a b', 'ada/x?y=1'])(
    'the repository %j',
    (name) => {
      expect(read('push', {}, { GITHUB_REPOSITORY: name }).repository).toBeUndefined();
    },
  );

  test.each([
    ['no id', { id: undefined }],
    ['no commit', { head_sha: 'main' }],
    ['no event', { event: 1 }],
  ])('a run with %s', (_, more) => {
    const { workflow_run: run, ...payload } = workflowRunEvent();
    const changed = { ...payload, workflow_run: { ...(run as object), ...more } };
    expect(read('workflow_run', changed).run).toBeUndefined();
  });

  test('pull requests of a run that are none', () => {
    const { workflow_run: run, ...payload } = workflowRunEvent();
    const of = (pulls: unknown) =>
      read('workflow_run', { ...payload, workflow_run: { ...(run as object), pull_requests: pulls } }).run?.pulls;
    expect(of(null)).toEqual([]);
    expect(of({ number: 1 })).toEqual([]);
    expect(of([null, 1, { number: 1 }, { number: -1, base: { repo: { id: 1 } } }])).toEqual([]);
  });
});
