import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder } from '../support/folder.js';
import type { TestRepository } from '../support/git.js';
import { pullRequestEvent } from '../support/github/events.js';
import { fakeGitHub } from '../support/github/server.js';
import { edited, mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { missionHistory } from '../support/mission-history.js';
import { command, node } from './command.js';
import type { Command } from './runner.js';
import { action, step } from './step.js';

const date = '2026-05-12T09:20:00Z';
const state = '.grid/STATE.md';
/** One error, in line 44, and nothing else. */
const wrong = edited(mission, {
  'percent: 80.0': 'percent: 75',
  '[################----] 80.0%': '[###############-----] 75.0%',
});
const unknownField = { 'energy: 9000': 'energy: 9000\ncolour: "red"' };
/** No files and no comment were asked for. */
const nothingMore = { report: '', sarif: '', recovered: '', 'comment-url': '' };
const isPosix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;

beforeAll(() => {
  if (!existsSync(action)) throw new Error(`${action} is not there: run \`npm run build\` first`);
});

/** A repository with a whole history, in which a mission is committed. */
function repository(text: string = mission, more: Parameters<TestRepository['put']>[0] = {}): TestRepository {
  const made = missionHistory();
  made.commit({ subject: 'chore: keep the state', date, files: { ...beside, [state]: text, ...more } });
  return made;
}

/** The commands of a step but for the fence around its log. */
function annotations(commands: readonly Command[]): Command[] {
  const [first, second, ...rest] = commands;
  expect([first?.name, second?.name]).toEqual(['stop-commands', 'resume']);
  expect(first?.data).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  return rest;
}

describe('the verdict', () => {
  test('nothing found', async () => {
    const ran = await step({ workspace: repository().top });
    expect(ran).toMatchObject({ status: 0, stderr: '', leaked: '' });
    expect(annotations(ran.commands)).toEqual([]);
    expect(ran.outputs).toEqual({ outcome: 'success', errors: '0', warnings: '0', infos: '0', ...nothingMore });
    expect(ran.log).toContain('✔ Nothing found in .grid, 6 files, ');
    expect(ran.summary).toMatch(/^## agent-state-lint\n\n\*\*Nothing found\*\* in 1 root, 6 files\n/);
  });

  test('an error', async () => {
    const ran = await step({ workspace: repository(wrong).top });
    expect(ran).toMatchObject({ status: 1, stderr: '', leaked: '' });
    expect(annotations(ran.commands)).toEqual([
      {
        name: 'error',
        properties: {
          title: 'grid/progress-percent',
          ...{ file: '.grid/STATE.md', line: '44', endLine: '44', col: '12', endColumn: '14' },
        },
        data: `progress.percent is 75, but 4 of 5 blocks make 80\n${state}:40:20 the blocks are counted here`,
      },
    ]);
    expect(ran.outputs).toEqual({ outcome: 'failure', errors: '1', warnings: '0', infos: '0', ...nothingMore });
    expect(ran.log).toContain('  > 44 │   percent: 75\n');
    expect(ran.summary).toContain('`progress.percent is 75, but 4 of 5 blocks make 80`\n');
  });

  test.each([
    ['error', 0, 'success'],
    ['warning', 1, 'failure'],
    ['info', 1, 'failure'],
    ['never', 0, 'success'],
  ])('a warning, with fail-on %s', async (failOn, status, outcome) => {
    const { top } = repository(edited(mission, unknownField));
    const ran = await step({ workspace: top, inputs: { 'fail-on': failOn } });
    expect(ran.status).toBe(status);
    expect(ran.outputs).toEqual({ outcome, errors: '0', warnings: '1', infos: '0', ...nothingMore });
    const said = annotations(ran.commands).map(({ name, data }) => [name, data]);
    expect(said).toEqual([
      ['warning', expect.stringContaining('"colour"')],
      ...(status === 0 ? [] : [['error', `1 warning, and fail-on is ${failOn}`]]),
    ]);
  });

  test('an error that is to fail nothing', async () => {
    const ran = await step({ workspace: repository(wrong).top, inputs: { 'fail-on': 'never' } });
    expect(ran.status).toBe(0);
    expect(ran.outputs).toMatchObject({ outcome: 'success', errors: '1' });
    expect(annotations(ran.commands)[0]?.name).toBe('error');
  });

  test('more than GitHub shows', async () => {
    const roots = Array.from({ length: 40 }, (_, i) => `p${String(i).padStart(2, '0')}/${state}`);
    const files = roots.flatMap((path) => [
      [path, edited(wrong, unknownField)],
      ...Object.entries(beside).map(([file, text]) => [path.replace(state, file), text]),
    ]);
    const { top } = repository(mission, Object.fromEntries(files));
    const ran = await step({ workspace: top, inputs: { path: 'p00\n\n  p01 \n.' } });
    expect(ran.status).toBe(1);
    const said = annotations(ran.commands);
    expect(said.map(({ name }) => name)).toEqual([...Array(10).fill('error'), ...Array(10).fill('warning'), 'notice']);
    expect(said.at(-1)?.data).toBe('60 more findings in the log of this step');
    expect(ran.outputs).toEqual({ outcome: 'failure', errors: '40', warnings: '40', infos: '0', ...nothingMore });
    for (const path of roots) {
      expect(ran.log).toContain(path);
      expect(ran.summary).toContain(`\n\`${path.replace('/STATE.md', '')}\`: 1 error and 1 warning\n`);
    }
  });
});

describe('nothing to lint', () => {
  const nowhere = () => repositoryWithout(repository());
  const repositoryWithout = (made: TestRepository) => {
    made.commit({ subject: 'chore: forget the state', remove: ['.grid'] });
    return made.top;
  };

  test('is an error, unless it is said otherwise', async () => {
    const ran = await step({ workspace: nowhere() });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' }, summary: '' });
    expect(annotations(ran.commands)).toEqual([
      {
        name: 'error',
        properties: { title: 'agent-state-lint' },
        data: expect.stringMatching(
          /^nothing to lint: no \.grid\/ or \.hivemind\/ with agent state in \. or below it$/,
        ),
      },
    ]);
  });

  test.each([
    ['notice', [['notice', 'nothing to lint: no agent state in "."']]],
    ['ignore', []],
  ])('may be worth: %s', async (ifNoState, said) => {
    const ran = await step({ workspace: nowhere(), inputs: { 'if-no-state': ifNoState } });
    expect(ran.status).toBe(0);
    expect(ran.outputs).toEqual({ outcome: 'skipped', errors: '0', warnings: '0', infos: '0', ...nothingMore });
    expect(annotations(ran.commands).map(({ name, data }) => [name, data])).toEqual(said);
    expect(ran.summary).toContain('**Nothing to lint**');
  });

  test('is another thing than a path that does not exist', async () => {
    const ran = await step({ workspace: nowhere(), inputs: { 'if-no-state': 'ignore', path: 'lib' } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
    expect(annotations(ran.commands)[0]?.data).toBe('no such file or directory: lib');
  });
});

describe('what cannot be', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'fail-on',
      { 'fail-on': 'warnings' },
      '"warnings"; expected error, warning, info or never; did you mean "warning"?',
    ],
    ['if-no-state', { 'if-no-state': 'x\n::error::y' }, '"x\\x0a::error::y"; expected error, notice or ignore'],
    ['now', { now: 'yesterday' }, '"yesterday"; expected a moment like 2026-01-24T14:00:00Z, or commit'],
  ])('a value of %s', async (input, inputs, message) => {
    const ran = await step({ workspace: repository().top, inputs });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'error' }, summary: '' });
    expect(ran.commands).toEqual([
      { name: 'error', properties: { title: 'agent-state-lint' }, data: `the input ${input} is ${message}` },
    ]);
  });

  test('a bug of ours', async () => {
    const bug = 'performance.now = () => { throw new Error("boom\\n::add-mask::e"); };';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}` };
    const given = { workspace: repository().top };
    const ran = await step({ ...given, env });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'error' } });
    expect(annotations(ran.commands)).toEqual([
      {
        name: 'error',
        properties: { title: 'agent-state-lint' },
        data: expect.stringMatching(
          /^this is a bug of ours, not yours: boom\\x0a::add-mask::e\nPlease report it, .*\n/,
        ),
      },
    ]);
    expect(ran.stdout).not.toMatch(/^ +at /m);
    const debug = await step({ ...given, env: { ...env, RUNNER_DEBUG: '1' } });
    expect(debug.commands.map(({ name }) => name).filter((name) => name === 'add-mask')).toEqual([]);
    expect(debug.log).toMatch(/^ +at /m);
  });

  test('files of the runner that are not there', async () => {
    const gone = join(folder(), 'gone');
    const ran = await step({
      workspace: repository(wrong).top,
      env: { GITHUB_OUTPUT: gone, GITHUB_STEP_SUMMARY: gone },
    });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: {}, summary: '' });
    const said = annotations(ran.commands);
    expect(said.filter(({ name }) => name === 'warning').map(({ data }) => data)).toEqual([
      expect.stringMatching(/^the outputs could not be written: /),
      expect.stringMatching(/^the job summary could not be written: /),
    ]);
    expect(said.some(({ name }) => name === 'error')).toBe(true);
  });

  test('a runner that tells of no such files', async () => {
    const env = { GITHUB_OUTPUT: undefined, GITHUB_STEP_SUMMARY: undefined };
    const ran = await step({ workspace: repository().top, env });
    expect(ran.status).toBe(0);
    const outputs = annotations(ran.commands).map(({ name, properties, data }) => [name, properties.name, data]);
    expect(outputs).toEqual([
      ['set-output', 'outcome', 'success'],
      ['set-output', 'errors', '0'],
      ['set-output', 'warnings', '0'],
      ['set-output', 'infos', '0'],
      ...Object.keys(nothingMore).map((name) => ['set-output', name, '']),
    ]);
  });

  test.skipIf(!isPosix)('a log that nobody reads', () => {
    const { top } = repository(wrong);
    const script = '{ GITHUB_WORKSPACE=. "$0" "$1" 2>err; echo $? >status; } | true; cat status err';
    expect(execFileSync('sh', ['-c', script, node, action], { cwd: top, encoding: 'utf8' })).toBe('1\n');
  });
});

describe('the workspace', () => {
  test.each(['push', 'merge_group', 'schedule', 'workflow_dispatch'])('of the event %s', async (event) => {
    expect(await step({ workspace: repository().top, event })).toMatchObject({ status: 0, stderr: '' });
  });

  test('that holds the repository in a folder', async () => {
    const workspace = folder();
    repository(wrong).git('clone', '--quiet', '.', join(workspace, 'project'));
    const ran = await step({ workspace, inputs: { path: 'project' } });
    expect(annotations(ran.commands)[0]?.properties.file).toBe('project/.grid/STATE.md');
    expect(ran.summary).toContain('`project/.grid/STATE.md:44:12`');
    expect(ran.log).toContain('\nproject/.grid/STATE.md:44:12 error grid/progress-percent\n');
  });

  test('tells the time by its last commit, unless it is said otherwise', async () => {
    const made = missionHistory();
    const files = { ...beside, [state]: mission };
    made.commit({ subject: 'chore: keep the state', date: '2026-05-12T09:10:00Z', files });
    const early = await step({ workspace: made.top });
    expect(early.summary).toContain('`grid/time-future`');
    const later = await step({ workspace: made.top, inputs: { now: date } });
    expect(later.outputs).toMatchObject({ outcome: 'success', warnings: '0' });
  });

  test('of depth 1 accuses nobody, and says what it could not know', async () => {
    const workspace = join(folder(), 'shallow');
    repository().git('clone', '--quiet', '--depth=1', '--no-local', '.', workspace);
    const ran = await step({ workspace });
    expect(ran.outputs).toEqual({ outcome: 'success', errors: '0', warnings: '0', infos: '0', ...nothingMore });
    expect(annotations(ran.commands).map(({ name, data }) => [name, data])).toEqual([
      ['notice', expect.stringMatching(/^\d+ skipped checks? in the log of this step$/)],
    ]);
    expect(ran.summary).toContain('### Not checked');
    expect(ran.summary).toContain('fetch-depth: 0');
  });

  describe.skipIf(!isRoot)('that belongs to somebody else, as in a container', () => {
    const foreign = (top: string) => execFileSync('chown', ['-R', '12345:12345', top]);

    test('is read all the same', async () => {
      const { top } = repository();
      foreign(top);
      // Git refuses it; the Action says otherwise, and for its own questions only.
      const refused = async () => (await command(['--now', date], { cwd: top })).stdout;
      expect(await refused()).toContain('git does not trust the owner');
      const ran = await step({ workspace: top });
      expect(ran).toMatchObject({ status: 0, stderr: '', outputs: { outcome: 'success' } });
      expect(ran.summary).not.toContain('Not checked');
      expect(await refused()).toContain('git does not trust the owner');
    });

    test('is read through a link, and in a folder of it', async () => {
      const workspace = join(folder(), 'link');
      const { top } = repository();
      symlinkSync(dirname(top), workspace);
      foreign(top);
      for (const given of [
        { workspace, inputs: { path: basename(top) } },
        { workspace: join(workspace, basename(top)) },
      ]) {
        const ran = await step(given);
        expect(ran).toMatchObject({ status: 0, stderr: '', outputs: { outcome: 'success' } });
        expect(ran.summary).not.toContain('Not checked');
      }
    });

    test('is not read outside of it', async () => {
      const { top } = repository();
      foreign(top);
      const ran = await step({ workspace: folder(), inputs: { path: top, now: date } });
      expect(ran.summary).toContain('git does not trust the owner');
    });
  });

  test.skipIf(!isPosix)('with a folder that may not be read', async () => {
    const { top } = repository();
    mkdirSync(join(top, 'closed'));
    chmodSync(join(top, 'closed'), 0);
    chmodSync(top, 0o755);
    // Root may read everything, so the Action runs as nobody then.
    const ran = await step({ workspace: top, ...(isRoot && { uid: 65_534 }) });
    expect(ran).toMatchObject({ status: 0, stderr: '', outputs: { outcome: 'success' } });
    expect(annotations(ran.commands).map(({ data }) => data)).toEqual(['1 unsearched folder in the log of this step']);
    expect(ran.log).toContain('\nclosed was not searched: it could not be read\n');
    expect(ran.summary).toContain('`closed` was not searched: it could not be read');
    chmodSync(join(top, 'closed'), 0o755);
  });
});

describe('the configuration', () => {
  const given = (more: Readonly<Record<string, string>>) => repository(edited(mission, unknownField), more).top;

  test('of the repository holds', async () => {
    const workspace = given({ 'agent-state-lint.yaml': 'rules:\n  schema/unknown-field: error\nfailOn: never\n' });
    const ran = await step({ workspace });
    expect(ran).toMatchObject({ status: 0, outputs: { outcome: 'success', errors: '1', warnings: '0' } });
    expect(await step({ workspace, inputs: { 'fail-on': 'info' } })).toMatchObject({ status: 1 });
  });

  test('that is named holds instead', async () => {
    const files = { 'agent-state-lint.yaml': 'failOn: never\n', 'ci/lint.yaml': 'maxWarnings: 0\n' };
    const ran = await step({ workspace: given(files), inputs: { config: 'ci/lint.yaml' } });
    expect(ran).toMatchObject({ status: 1, outputs: { outcome: 'failure', errors: '0', warnings: '1' } });
    expect(annotations(ran.commands).map(({ name, data }) => [name, data])).toEqual([
      ['warning', expect.stringContaining('"colour"')],
      ['error', '1 warning, more than maxWarnings 0 in ci/lint.yaml'],
    ]);
  });

  test('that cannot be used is an error, which tells of all that is wrong', async () => {
    const config = 'failOn: "x\\r::add-mask::e"\n"::error::y": 1\n';
    const ran = await step({ workspace: given({ 'agent-state-lint.yaml': config }) });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'error' }, summary: '' });
    const said = annotations(ran.commands);
    expect(said).toEqual([{ name: 'error', properties: { title: 'agent-state-lint' }, data: expect.any(String) }]);
    const lines = said[0]?.data.split('\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^agent-state-lint\.yaml:1:9: .*"x\\x0d::add-mask::e"/);
    expect(lines[1]).toMatch(/^agent-state-lint\.yaml:2:1: .*"::error::y"/);
  });
});

describe('the bundle', () => {
  const bundled = readFileSync(action, 'utf8');

  test('connects to nothing without a token', async () => {
    const github = await fakeGitHub();
    const ran = await step({
      workspace: repository(wrong).top,
      ...{ event: 'pull_request', payload: pullRequestEvent(), inputs: { comment: 'always', suggestions: 'true' } },
      env: { GITHUB_API_URL: github.url },
    });
    expect(ran).toMatchObject({ status: 1, stderr: '', outputs: { outcome: 'failure', 'comment-url': '' } });
    expect(github.requests).toEqual([]);
  });

  test('is one file, and needs no other', () => {
    const imported = [...bundled.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, name]) => name);
    expect(imported.filter((name) => name?.startsWith('.'))).toEqual([]);
    expect(imported.length).toBeGreaterThan(0);
  });

  test('colours its log only when it is asked to', async () => {
    const { top } = repository(wrong);
    const colored = async (env: Record<string, string>) =>
      (await step({ workspace: top, env })).log.includes('\u001b[');
    expect(await colored({})).toBe(false);
    expect(await colored({ FORCE_COLOR: '1' })).toBe(true);
    expect(await colored({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });
});
