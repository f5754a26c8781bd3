import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put } from '../support/folder.js';
import { gitClone, type TestRepository } from '../support/git.js';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.js';
import { type FakeGitHub, fakeGitHub } from '../support/github/server.js';
import type { Setting } from '../support/github/state.js';
import { edited, mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { missionHistory } from '../support/mission-history.js';
import { type Ran, type Step, step } from './step.js';

// The Action as a process on a pull request, with a GitHub on the loopback that takes and gives only what GitHub describes.

const date = '2026-05-12T09:20:00Z';
const state = '.grid/STATE.md';
const token = 'ghs_0123456789abcdef0123456789abcdef0123';
const wrong = edited(mission, {
  'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:18:00Z"',
  'percent: 80.0': 'percent: 75',
  '[################----] 80.0%': '[###############-----] 75.0%',
});
/** Mended, and said to be written after it was wrong. */
const later = edited(mission, { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:19:00Z"' });
/** The front matter is never closed, in a file that was whole before. */
const broken = mission.slice(0, mission.indexOf('\nprogress:'));

interface Scene {
  readonly repository: TestRepository;
  readonly github: FakeGitHub;
  readonly base: string;
  readonly head: string;
  run(more?: Partial<Step>): Promise<Ran>;
}

/** A pull request that makes another STATE.md of a healthy one. */
async function scene(
  text: string,
  setting: Setting = {},
  event: Parameters<typeof pullRequestEvent>[0] = {},
): Promise<Scene> {
  const repository = missionHistory();
  repository.commit({ subject: 'chore: keep the state', date, files: { ...beside, [state]: mission } });
  const base = repository.git('rev-parse', 'HEAD');
  repository.commit({ subject: 'chore: go on', date, files: { [state]: text } });
  const head = repository.git('rev-parse', 'HEAD');
  const github = await fakeGitHub({
    ...{ token, pull: { base: { sha: base }, head: { sha: head } } },
    pullFiles: [{ filename: state, status: 'modified', patch: '@@ -44,1 +44,1 @@\n-  percent: 80.0\n+  percent: 75' }],
    ...setting,
  });
  const run = (more: Partial<Step> = {}) =>
    step({
      ...{
        workspace: repository.top,
        event: 'pull_request',
        payload: pullRequestEvent({ baseSha: base, headSha: head, ...event }),
      },
      ...more,
      inputs: { 'github-token': token, ...more.inputs },
      env: environment(github, more.env),
    });
  return { repository, github, base, head, run };
}

const environment = (github: FakeGitHub, more: Step['env'] = {}) => ({
  ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ID: '42' },
  ...{ GITHUB_WORKFLOW: 'Agent state', GITHUB_JOB: 'lint', ...more },
});

/** What a step said beside its findings: levels and texts without the fence. */
const said = ({ commands }: Ran) =>
  commands.filter(({ name }) => name === 'notice' || name === 'warning').map(({ name, data }) => `${name}: ${data}`);

const bodies = ({ comments }: FakeGitHub) => comments.map(({ body }) => body);

describe('one comment', () => {
  test('from the first push with findings to the one that mends them', async () => {
    const { repository, github, head, run } = await scene(wrong);
    const first = await run();
    expect(first).toMatchObject({ status: 1, stderr: '', leaked: '' });
    expect(first.outputs).toEqual({
      ...{ outcome: 'failure', errors: '1', warnings: '0', infos: '0', report: '', sarif: '', recovered: '' },
      'comment-url': expect.stringMatching(/^https:.*\/ada\/recipe-box\/.*1#issuecomment-\d+$/),
    });
    const [body = ''] = bodies(github);
    expect(body).toMatch(/^<!-- agent-state-lint:[0-9a-f]{32} -->\n\n## agent-state-lint\n/);
    expect(body).toContain('`progress.percent is 75, but 4 of 5 blocks make 80`');
    expect(body).toContain(`https://github.com/ada/recipe-box/blob/${head}/.grid/STATE.md?plain=1#L44`);
    expect(body).toContain('https://github.com/ada/recipe-box/actions/runs/42');
    expect(said(first)).toEqual([]);

    expect((await run()).status).toBe(1); // pushed again as it was
    expect(github.asked('issues/update-comment')).toHaveLength(0);

    repository.commit({ subject: 'fix: count again', date, files: { [state]: later } });
    const mended = await run();
    expect(mended).toMatchObject({ status: 0, outputs: { outcome: 'success' } });
    expect(bodies(github)).toEqual([expect.stringContaining('**All clear: nothing found**')]);
    expect(github.asked('issues/create-comment')).toHaveLength(1);
  });

  test.each([
    ['auto', 0],
    ['always', 1],
    ['never', 0],
  ])('where all is well: %s', async (comment, made) => {
    const { github, run } = await scene(`${mission}\n`);
    const ran = await run({ inputs: { comment } });
    expect(ran.status).toBe(0);
    expect(github.comments).toHaveLength(made);
    expect(said(ran)).toEqual([]);
    if (comment === 'never') expect(github.asked('issues/list-comments')).toHaveLength(0);
  });

  test('beside those of others, who may use our mark, on the third page', async () => {
    const { github, run } = await scene(wrong);
    await run();
    const [ours] = github.comments.splice(0);
    if (!ours) throw new Error('no comment');
    const others = Array.from({ length: 210 }, (_, i) => ({ ...ours, id: i + 1, login: 'eve' }));
    const old = { ...ours, id: 300, body: `${ours.body.split('\n')[0]}\n\nall is well` };
    github.comments.push(...others, old);
    await run();
    expect(github.comments).toHaveLength(211);
    expect(github.comments.slice(0, 210)).toEqual(others);
    expect(github.comments[210]).toMatchObject({ id: 300, body: ours.body });
  });

  test('that was deleted meanwhile is made anew', async () => {
    const { github, run } = await scene(wrong);
    await run();
    const [ours] = github.comments;
    if (!ours) throw new Error('no comment');
    ours.body = `${ours.body.split('\n')[0]}\n\nold`;
    github.before('issues/update-comment', () => github.comments.splice(0));
    const ran = await run();
    expect(said(ran)).toEqual([]);
    expect(github.comments).toHaveLength(1);
    expect(bodies(github)[0]).toContain('`progress.percent is 75');
  });

  test('of two runs at once', async () => {
    const { github, run } = await scene(wrong);
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ status }) => status)).toEqual([1, 1]);
    expect(github.comments).toHaveLength(1);
  });

  test('no longer says what nobody knows', async () => {
    const { github, run } = await scene(wrong);
    await run();
    const ran = await run({ inputs: { base: 'nope' } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
    expect(bodies(github)).toEqual([
      expect.stringMatching(/\*\*Nothing could be linted\*\* at `[0-9a-f]{7}`: the step fails/),
    ]);
    expect(bodies(github)[0]).not.toContain('progress.percent');
  });

  test('of each step that judges by something else', async () => {
    const { repository, github, run } = await scene(wrong);
    put(join(repository.top, '..'), { 'off.yaml': 'rules:\n  grid/progress-percent: off\n' });
    await run();
    await run({ inputs: { config: '../off.yaml', comment: 'always' } });
    await run({ inputs: { path: './' } });
    expect(bodies(github)).toEqual([
      expect.stringContaining('`progress.percent is 75'),
      expect.stringContaining('**All clear: nothing found**'),
    ]);
  });

  test('tells of a root that the pull request deletes', async () => {
    const { repository, github, run } = await scene(wrong);
    repository.commit({ subject: 'chore: forget', date, remove: ['.grid'] });
    const ran = await run({ inputs: { recover: 'true' } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'failure', recovered: '' } });
    expect(bodies(github)).toEqual([expect.stringContaining('`grid/state-deleted`')]);
  });

  test('holds what recovery proposes for a broken file', async () => {
    const { github, run } = await scene(broken);
    const ran = await run({ inputs: { recover: 'true', 'json-file': 'report.json' } });
    expect(ran.status).toBe(1);
    const [body = ''] = bodies(github);
    expect(body).toContain('recover --write .grid');
    expect(body).toContain('<details>');
    expect(ran.outputs.recovered).toMatch(/agent-state-lint-recovered\/\.grid\/STATE\.md$/);
    const text = readFileSync(ran.outputs.recovered ?? '', 'utf8');
    expect(body).toContain(text.trimEnd());
    const { recovery } = JSON.parse(readFileSync(ran.outputs.report ?? '', 'utf8'));
    expect(recovery.map(({ path }: { path: string }) => path)).toEqual([state]);
    expect(recovery[0].text).toBe(text);
    expect(ran.summary).toContain(text.trimEnd());
  });
});

test('a folder cannot forge a path among those that were written', async () => {
  const { repository, run } = await scene(mission);
  repository.commit({ subject: 'chore: a trap', date, files: { 'a\n/etc/passwd\n/.grid/STATE.md': broken } });
  const ran = await run({ inputs: { recover: 'true' } });
  expect(ran.outputs.recovered).toMatch(/^[^\n]+\/agent-state-lint-recovered\/a_\/etc\/passwd_\/\.grid\/STATE\.md$/);
});

describe('where GitHub refuses', () => {
  const hint = ' (it takes permissions: pull-requests: write, which forks never have)';

  test('a fork, whose token may only read', async () => {
    const { github, run } = await scene(wrong, { readOnly: true }, { headRepository: 'eve/recipe-box' });
    const ran = await run({ inputs: { suggestions: 'true' } });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'failure', 'comment-url': '' } });
    expect(github.comments).toEqual([]);
    const told = `the comment on the pull request could not be kept up to date: GitHub said 403: Resource not accessible by integration${hint}; it stands in the summary of this run`;
    expect(said(ran)).toEqual([`notice: ${told}`]);
    expect(ran.summary).toContain(told.slice(0, 60));
    expect(ran.summary).toContain('`progress.percent is 75');
  });

  test('a fork in which all is well is told nothing', async () => {
    const { github, run } = await scene(`${mission}\n`, { readOnly: true });
    github.fail('issues/list-comments', { status: 403, body: { message: 'Resource not accessible by integration' } });
    const ran = await run();
    expect([ran.status, said(ran)]).toEqual([0, []]);
  });

  test.each<[string, Parameters<FakeGitHub['fail']>[1], RegExp]>([
    [
      'a secondary rate limit',
      { status: 403, headers: { 'retry-after': '60' }, body: { message: 'You have exceeded a secondary rate limit.' } },
      /rate limit/,
    ],
    ['failures of the server', { status: 502, body: '<html>bad gateway</html>' }, /GitHub said 502/],
    ['a connection that breaks off', { hangUp: true }, /GitHub/],
    ['a token that is none', { status: 401, body: { message: 'Bad credentials' } }, /GitHub said 401: Bad credentials/],
  ])('%s', async (_, fault, why) => {
    const { github, run } = await scene(wrong);
    github.fail('issues/create-comment', fault);
    const ran = await run();
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'failure', errors: '1' } });
    expect(said(ran)).toEqual([expect.stringMatching(why)]);
    expect(ran.stdout + ran.summary).not.toContain(token);
    expect(ran.summary).toContain('`progress.percent is 75');
  });
});

test('a GitHub that does not answer costs some seconds, and no verdict', async () => {
  const { github, run } = await scene(wrong);
  github.delay('issues/list-comments', 60_000, 10);
  const ran = await run();
  expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'failure', 'comment-url': '' } });
  expect(said(ran)).toEqual([expect.stringContaining('GitHub did not answer in 10 s; it stands in the summary')]);
});

test('suggestions apply with a click, and are not made again', async () => {
  const zoneless = edited(mission, { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:15:00"' });
  const line = mission.slice(0, mission.indexOf('updated_at')).split('\n').length;
  const patch = `@@ -${line},1 +${line},1 @@\n-updated_at: "2026-05-12T09:15:00Z"\n+updated_at: "2026-05-12T09:15:00"`;
  const { github, run } = await scene(zoneless, { pullFiles: [{ filename: state, status: 'modified', patch }] });
  for (const _ of ['first', 'second']) {
    const ran = await run({ inputs: { suggestions: 'true' } });
    expect([ran.status, said(ran).slice(1)]).toEqual([0, []]); // the warning
    expect(github.reviews).toHaveLength(1);
    expect(github.reviewComments).toMatchObject([{ path: state, line }]);
    expect(github.reviewComments[0]?.body).toContain('```suggestion\nupdated_at: "2026-05-12T09:15:00Z"\n```');
  }
});

describe('the gate', () => {
  const loose = 'rules:\n  grid/progress-percent: off\n';
  const notice = 'notice: the configuration was added since ';

  test.each([
    ['in the clone', false],
    ['on GitHub, for the clone has one commit', true],
  ])('is that of the base: %s', async (_, isShallow) => {
    const { repository, base, run, github } = await scene(wrong, {});
    github.files[base] = { [state]: mission };
    repository.commit({ subject: 'chore: look away', date, files: { 'agent-state-lint.yaml': loose } });
    const workspace = isShallow ? gitClone(repository, '--depth', '1').top : repository.top;
    const ran = await run({ workspace });
    expect(ran.status).toBe(1);
    expect(said(ran).filter((one) => one.startsWith(notice))).toEqual([
      `${notice}${base.slice(0, 7)}: that takes effect when it is merged`,
    ]);
  });

  test.each(['pull_request_review', 'pull_request_review_comment', 'workflow_run'])('holds for %s', async (event) => {
    const { repository, base, head, run } = await scene(wrong);
    repository.commit({ subject: 'chore: look away', date, files: { 'agent-state-lint.yaml': 'failOn: never\n' } });
    const payload = event === 'workflow_run' ? workflowRunEvent({ headSha: head }) : undefined;
    const ran = await run({ event, ...(payload && { payload }), env: { GITHUB_SHA: base } });
    expect([ran.status, said(ran).filter((one) => one.startsWith(notice))]).toEqual([
      1,
      [`${notice}${base.slice(0, 7)}: that takes effect when it is merged`],
    ]);
  });

  test('is none where the base cannot be read', async () => {
    const { repository, run, github } = await scene(wrong, {});
    github.fail('repos/get-content', { status: 403, body: { message: 'Resource not accessible by integration' } });
    repository.commit({ subject: 'chore: look away', date, files: { 'agent-state-lint.yaml': loose } });
    const ran = await run({ workspace: gitClone(repository, '--depth', '1').top });
    expect(ran.status).toBe(1);
    expect(said(ran).join('\n')).toContain('the defaults hold instead');
  });
});

test('commits that a shallow clone lacks are asked of GitHub', async () => {
  const { repository, run, github } = await scene(mission.replace('4be91d2', '4be91d3'));
  const commits = repository.git('log', '--reverse', '--format=%H %s').split('\n');
  github.commits.push(
    ...commits.map((line, i) => ({
      ...{ sha: line.slice(0, 40), message: line.slice(41), date, pulls: [] },
      parents: i === 0 ? [] : [commits[i - 1]?.slice(0, 40) ?? ''],
    })),
  );
  github.branches.main = commits.at(-2)?.slice(0, 40) ?? '';
  const workspace = gitClone(repository, '--depth', '1').top;
  const alone = await run({ workspace, inputs: { 'github-token': '' } });
  expect(alone.log).not.toContain('git/commit-exists: ');
  const asked = await run({ workspace });
  expect(asked.log).toContain('4be91d3');
  expect(asked.log).toContain('git/commit-exists');
  expect(github.asked('graphql').length).toBeGreaterThan(0);
});

describe('the report of an earlier run', () => {
  test('is told on the pull request that is looked up for it', async () => {
    const { github, head, run } = await scene(broken, {}, { headRepository: 'eve/recipe-box' });
    const [pull] = github.pulls;
    if (pull) pull.head = { ...pull.head, repo: 'eve/recipe-box' };
    const linted = await run({ inputs: { comment: 'never', recover: 'true', 'json-file': 'report.json' } });
    const { report: path = '' } = linted.outputs;
    const workspace = missionHistory().top; // the default branch, or nothing at all
    put(workspace, { 'report.json': readFileSync(path, 'utf8') });
    const ran = await run({
      ...{ workspace, event: 'workflow_run' },
      payload: workflowRunEvent({ pulls: [], headRepository: 'eve/recipe-box', headSha: head }),
      inputs: { report: 'report.json', 'fail-on': 'never', suggestions: 'true' },
    });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(github.comments).toHaveLength(1);
    expect(bodies(github)[0]).toContain('recover --write .grid');
    expect(github.reviews).toEqual([]);
    expect(ran.commands.filter(({ name }) => name === 'error')).toEqual([]);
  });

  test('that is none fails the step', async () => {
    const { repository, github, run } = await scene(wrong);
    put(repository.top, { 'report.json': '{"version":1,"findings":[{"path":"../../etc"}]}' });
    const ran = await run({ event: 'workflow_run', payload: workflowRunEvent(), inputs: { report: 'report.json' } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
    expect(github.comments).toEqual([]);
  });
});
