import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Event, readEvent } from '../../../src/action/event.js';
import { gate } from '../../../src/action/gate/gate.js';
import { settingsNotices } from '../../../src/action/gate/notices.js';
import { connect } from '../../../src/action/github/connect.js';
import { lint, UsageError } from '../../../src/index.js';
import { pathsSeenFrom } from '../../../src/repository/shown-path.js';
import { baselineOf, entryOf } from '../../lint/baseline/entries.js';
import { folder, put } from '../../support/folder.js';
import { gitClone, gitFolder, gitRepository, type TestRepository } from '../../support/git.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import { edited, mission, now } from '../../support/mission.js';

// Real clones, as the checkout of a workflow makes them: a change never says itself how it is judged.

const rule = 'grid/progress-percent';
const config = 'agent-state-lint.yaml';
const baselineFile = 'agent-state-lint-baseline.json';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const off = `rules: { ${rule}: off }\n`;
const warning = `rules: { ${rule}: warning }\n`;
const error = 'error .grid/STATE.md:44';

type Files = Readonly<Record<string, string>>;

/** A pull request as GitHub has it: its base, its head, and the merge of both that a workflow runs on. */
function proposal(base: Files, head: Files, remove: readonly string[] = []) {
  const origin = gitRepository([{ subject: 'base', files: { '.grid/STATE.md': wrong, ...base } }]);
  const baseSha = origin.git('rev-parse', 'HEAD');
  origin.git('checkout', '--quiet', '-b', 'change');
  const headSha = origin.commit({ subject: 'head', files: head, remove });
  origin.git('checkout', '--quiet', '-b', 'merge', 'main');
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'change');
  const sha = origin.git('rev-parse', 'HEAD');
  return { origin, baseSha, headSha, sha, short: baseSha.slice(0, 7), files: { '.grid/STATE.md': wrong, ...base } };
}
type Proposal = ReturnType<typeof proposal>;

/** What actions/checkout makes of it: the merge alone, unless `fetch-depth: 0` is given. */
const shallow = ({ origin }: Proposal, ...more: string[]) => gitClone(origin, '--depth=1', '--branch=merge', ...more);
const whole = ({ origin }: Proposal) => gitClone(origin, '--branch=merge');

/** The event as the runner tells it. */
function eventOf({ baseSha, headSha, sha }: Proposal, name = 'pull_request', other: object = {}): Event {
  const of = (ref: string, hash: string) => ({ ref, sha: hash, repo: { full_name: 'ada/recipe-box' } });
  const payloads: Readonly<Record<string, object>> = {
    push: { before: baseSha, after: sha },
    merge_group: { merge_group: { base_sha: baseSha, head_sha: sha } },
    schedule: {},
  };
  const payload = payloads[name] ?? {
    pull_request: { number: 1, base: of('main', baseSha), head: of('change', headSha) },
  };
  const path = join(folder({ 'event.json': JSON.stringify({ ...payload, ...other }) }), 'event.json');
  return readEvent({
    ...{ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_REPOSITORY: 'ada/recipe-box', GITHUB_SHA: sha },
  });
}

interface Asked {
  readonly github?: FakeGitHub;
  readonly base?: string;
  readonly config?: string;
  readonly paths?: readonly string[];
}

/** What the Action finds, and what it says of the gate. */
async function judged(
  { top }: TestRepository,
  event: Event,
  { github, base, paths = ['.'], config: named }: Asked = {},
) {
  const repository = { owner: 'ada', repo: 'recipe-box' };
  const connected = github && (await connect({ token: 'ghs_secret', env: { GITHUB_API_URL: github.url }, repository }));
  const { settingsFrom, base: from, notices } = await gate(event, connected, { paths, base }, top);
  const options = { ...(named !== undefined && { config: named }), settingsFrom, base: from };
  const linted = await lint({ cwd: top, paths, only: [rule, 'baseline/'], now, ...options });
  const { report, settings, configuration, baseline } = linted;
  const all = [...notices, ...settingsNotices(settings, pathsSeenFrom(top, linted.top))];
  return {
    said: report.findings.map(({ severity, path, start }) => `${severity} ${path}:${start.line}`),
    hidden: report.summary.baselined,
    names: [configuration?.name, baseline?.name].filter((name) => name !== undefined),
    base: from,
    notices: all.map(({ level, message, properties: { file, startLine } = { title: '' } }) =>
      [level, ...(file === undefined ? [] : [`${file}:${startLine}`]), message].join(' '),
    ),
  };
}

const takesEffect = (what: string, short: string) => `the ${what} since ${short}: that takes effect when it is merged`;
const isShallow = (sha: string) =>
  `notice nothing is compared with the base: "${sha}" cannot be read: the clone is shallow; fetch all of the history ("fetch-depth: 0" for actions/checkout, or git fetch --unshallow)`;
const gitHubWith = ({ baseSha, files }: Proposal, more: Files = {}) =>
  fakeGitHub({ files: { [baseSha]: { ...files, ...more } } });

describe.each(['pull_request', 'pull_request_target', 'merge_group'])('on %s', (name) => {
  test('settings are those of the base in the clone, and GitHub is not asked', async () => {
    const change = proposal({ [config]: warning }, { [config]: off });
    const github = await gitHubWith(change);
    expect(await judged(whole(change), eventOf(change, name), { github })).toEqual({
      said: ['warning .grid/STATE.md:44'],
      hidden: 0,
      names: [`${config} at ${change.short}`],
      base: change.baseSha,
      notices: [`notice ${config}:1 ${takesEffect('configuration was changed', change.short)}`],
    });
    expect(github.requests).toEqual([]);
  });

  test('settings are those of the base on GitHub, where the clone has the merge alone', async () => {
    const held = { [config]: warning, [baselineFile]: baselineOf(entryOf({ severity: 'info' })) };
    const change = proposal(held, { [config]: off, [baselineFile]: baselineOf(entryOf()) });
    const github = await gitHubWith(change);
    expect(await judged(shallow(change), eventOf(change, name), { github })).toEqual({
      said: ['warning .grid/STATE.md:44'],
      hidden: 0,
      names: [`${config} at ${change.short}`, `${baselineFile} at ${change.short}`],
      base: undefined,
      notices: [
        isShallow(change.baseSha),
        `notice ${config}:1 ${takesEffect('configuration was changed', change.short)}`,
        `notice ${baselineFile}:8 ${takesEffect('baseline was changed', change.short)}`,
      ],
    });
    expect(github.asked('repos/get-content')).toHaveLength(github.requests.length);
  });
});

describe('where the base is not in the clone', () => {
  test('files that the change adds or removes are told of', async () => {
    const change = proposal({ [config]: off }, { [baselineFile]: baselineOf(entryOf()) }, [config]);
    const github = await gitHubWith(change);
    expect(await judged(shallow(change), eventOf(change), { github })).toMatchObject({
      ...{ said: [], names: [`${config} at ${change.short}`] },
      notices: [
        isShallow(change.baseSha),
        `notice ${config}:undefined ${takesEffect('configuration was removed', change.short)}`,
        `notice ${baselineFile}:1 ${takesEffect('baseline was added', change.short)}`,
      ],
    });
  });

  test('a configuration that the workflow names is that of the base', async () => {
    const change = proposal({ 'ci/a.yaml': warning }, { 'ci/a.yaml': off });
    const github = await gitHubWith(change);
    expect(await judged(shallow(change), eventOf(change), { github, config: 'ci/a.yaml' })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      names: [`ci/a.yaml at ${change.short}`],
    });
  });

  test.each([
    [403, 'GitHub said 403: Resource not accessible by integration (the job needs the permission "contents: read")'],
    [404, 'GitHub said 404: Resource not accessible by integration (the job needs the permission "contents: read")'],
    [410, 'GitHub said 410: Resource not accessible by integration'],
  ])('and GitHub answers %i, there is neither configuration nor baseline', async (status, reason) => {
    const change = proposal({ [config]: off }, { [config]: off, [baselineFile]: baselineOf(entryOf()) });
    const github = await gitHubWith(change);
    github.fail('repos/get-content', { status, body: { message: 'Resource not accessible by integration' } });
    expect(await judged(shallow(change), eventOf(change), { github })).toEqual({
      ...{ said: [error], hidden: 0, names: [], base: undefined },
      notices: [
        isShallow(change.baseSha),
        `notice the settings of ${change.short} cannot be read: ${reason}\nwhat cannot be used at ${change.short} does not hold; the defaults hold instead`,
      ],
    });
  });

  test('and there is no token, there is neither configuration nor baseline', async () => {
    const change = proposal({ [config]: off }, { [config]: off });
    expect(await judged(shallow(change), eventOf(change))).toMatchObject({
      ...{ said: [error], names: [] },
      notices: [
        isShallow(change.baseSha),
        `notice the settings of ${change.short} cannot be read: it is not in the clone, and without a token GitHub is not asked\nwhat cannot be used at ${change.short} does not hold; the defaults hold instead`,
      ],
    });
  });

  test('there is none either where the event does not name it', async () => {
    const change = proposal({ [config]: off }, { [config]: off });
    const event = eventOf(change, 'pull_request', { pull_request: 'odd' });
    expect(await judged(whole(change), event, { github: await gitHubWith(change) })).toMatchObject({
      ...{ said: [error], base: undefined },
      notices: [
        expect.stringContaining('the settings of the base cannot be read: the event does not say which commit it is'),
      ],
    });
  });

  test('a file outside of the checkout is read where it lies', async () => {
    const change = proposal({}, { [config]: off });
    const outside = join(folder({ 'a.yaml': warning }), 'a.yaml');
    expect(await judged(shallow(change), eventOf(change), { config: outside })).toMatchObject({
      ...{ said: ['warning .grid/STATE.md:44'], names: [outside] },
    });
  });
});

test('a clone that lacks files of the base has them from GitHub', async () => {
  const change = proposal({ [config]: warning }, { [config]: off });
  const github = await gitHubWith(change);
  const clone = gitClone(change.origin, '--branch=merge', '--filter=blob:none');
  expect(await judged(clone, eventOf(change), { github })).toMatchObject({
    said: ['warning .grid/STATE.md:44'],
    base: change.baseSha,
  });
  expect(github.requests).not.toEqual([]);
});

test('a faulty configuration of the base can be mended, and what mends it does not hold yet', async () => {
  const change = proposal({ [config]: 'rule: {}\n' }, { [config]: off });
  expect(await judged(whole(change), eventOf(change))).toMatchObject({
    ...{ said: [error], names: [] },
    notices: [
      `notice ${config}:1:1 at ${change.short}: "rule" is no known field; did you mean "rules"?\nwhat cannot be used at ${change.short} does not hold; the defaults hold instead`,
      `notice ${config}:1 ${takesEffect('configuration was changed', change.short)}`,
    ],
  });
});

test('of many faults, some are told', async () => {
  const change = proposal({ [config]: 'a: 1\nb: 1\nc: 1\nd: 1\ne: 1\nf: 1\ng: 1\n' }, {});
  const { notices } = await judged(whole(change), eventOf(change));
  expect(notices.map((notice) => notice.split('\n').length)).toEqual([6]);
});

test('a comment of the change that silences a rule does so', async () => {
  const silent = wrong.replace('  percent: 75', `  # agent-state-lint-disable-next-line ${rule}\n  percent: 75`);
  const change = proposal({}, { '.grid/STATE.md': silent });
  expect(await judged(whole(change), eventOf(change))).toMatchObject({ said: [], notices: [] });
});

describe('what is merged already', () => {
  test('is judged by its own settings, and compared with what was pushed to', async () => {
    const change = proposal({}, { [config]: warning });
    expect(await judged(whole(change), eventOf(change, 'push'))).toMatchObject({
      ...{ said: ['warning .grid/STATE.md:44'], names: [config], base: change.baseSha, notices: [] },
    });
    expect(await judged(shallow(change), eventOf(change, 'push'))).toMatchObject({
      ...{ names: [config], base: undefined, notices: [isShallow(change.baseSha)] },
    });
  });

  test('is compared with nothing on a schedule', async () => {
    const change = proposal({}, { [config]: warning });
    expect(await judged(shallow(change), eventOf(change, 'schedule'))).toMatchObject({
      ...{ names: [config], base: undefined, notices: [] },
    });
  });
});

describe('the input base', () => {
  test('takes the place of that of the event', async () => {
    const change = proposal({ [config]: warning }, { [config]: off });
    const release = change.origin.git('rev-parse', 'main');
    change.origin.git('branch', 'release', release);
    const clone = whole(change);
    expect(await judged(clone, eventOf(change), { base: 'origin/release' })).toMatchObject({
      ...{ said: ['warning .grid/STATE.md:44'], names: [`${config} at origin/release`], base: 'origin/release' },
    });
    expect(await judged(clone, eventOf(change, 'push'), { base: 'origin/release' })).toMatchObject({
      ...{ said: [], names: [config], base: 'origin/release', notices: [] },
    });
  });

  test('has to be there', async () => {
    const change = proposal({}, {});
    const asked = (clone: TestRepository, base: string) => judged(clone, eventOf(change), { base });
    await expect(asked(whole(change), 'nowhere')).rejects.toThrow(
      new UsageError('the input base: "nowhere" cannot be read: there is no such revision'),
    );
    await expect(asked(shallow(change), change.baseSha)).rejects.toThrow(/^the input base: .*fetch-depth: 0/);
  });
});

describe('another repository than that of the event', () => {
  const elsewhere = 'https://github.com/ada/other.git';

  /** It lies in a folder of the workspace, as a workflow has checked it out. */
  function workspace(url: string) {
    const other = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': wrong, [config]: warning } }]);
    const clone = gitClone(other, '--depth=1');
    clone.git('remote', 'set-url', 'origin', url);
    const top = folder();
    renameSync(clone.top, join(top, 'other'));
    return gitFolder(top);
  }

  test.each([elsewhere, 'git@github.com:ada/other', 'ssh://git@github.com:22/ada/other.git'])(
    'holds its own configuration: %s',
    async (url) => {
      const change = proposal({ [config]: off }, {});
      const asked = { github: await gitHubWith(change), paths: ['other'] };
      expect(await judged(workspace(url), eventOf(change), asked)).toMatchObject({
        ...{ said: ['warning .grid/STATE.md:44'], base: undefined },
        notices: [
          'notice this is no checkout of ada/recipe-box, so nothing is compared with its base, and its own configuration holds',
        ],
      });
      expect(asked.github.requests).toEqual([]);
    },
  );

  test.each(['https://github.com/Ada/Recipe-Box', 'file:///somewhere/else', 'https://github.com/eve/recipe-box'])(
    'is not %s',
    async (url) => {
      const change = proposal({ [config]: off }, {});
      const event = eventOf(change);
      const fork = event.pull && { ...event, pull: { ...event.pull, headRepository: 'eve/recipe-box' } };
      const asked = { github: await gitHubWith(change), paths: ['other'] };
      expect(await judged(workspace(url), fork ?? event, asked)).toMatchObject({ said: [] });
    },
  );

  test('is not a submodule, which a change may have go anywhere', async () => {
    const change = proposal({ [config]: off }, {});
    const space = workspace(elsewhere);
    mkdirSync(join(space.top, 'modules'));
    renameSync(join(space.top, 'other/.git'), join(space.top, 'modules/other'));
    writeFileSync(join(space.top, 'other/.git'), 'gitdir: ../modules/other\n');
    put(space.top, { 'other/agent-state-lint.yaml': `rules: { ${rule}: info }` });
    const asked = { github: await gitHubWith(change), paths: ['other'] };
    expect(await judged(space, eventOf(change), asked)).toMatchObject({ said: [] });
  });
});

test('a workspace without git has the settings of the base from GitHub', async () => {
  const change = proposal({ [config]: warning }, {});
  const top = folder({ '.grid/STATE.md': wrong, [config]: off });
  const github = await gitHubWith(change);
  expect(await judged(gitFolder(top), eventOf(change), { github })).toMatchObject({
    said: ['warning .grid/STATE.md:44'],
    notices: [
      `notice nothing is compared with the base: "${change.baseSha}" cannot be read: this is no git repository`,
      `notice ${config}:1 ${takesEffect('configuration was changed', change.short)}`,
    ],
  });
});
