import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, put, repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

// One error and one warning, and what a configuration makes of them.
const wrong = edited(mission, {
  '  percent: 80.0': '  percent: 75',
  '80.0%': '75%',
  'energy: 9000': 'energy: 9000\nflag: 0o17',
});
const flags = [
  '--format',
  'compact',
  '--now',
  '2026-05-12T09:20:00Z',
  '--no-git',
  '--only',
  'grid/progress-',
  '--only',
  'syntax/',
];
const percent = 'grid/progress-percent';
const error = `.grid/STATE.md:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [${percent}]\n`;

/** What the command says, without the warning, which is in no case of interest. */
async function said(cwd: string, ...argv: readonly string[]) {
  const { status, stdout, stderr } = await run([...flags, ...argv], { cwd });
  const lines = stdout.split('\n').filter((line) => !line.includes('[syntax/ambiguous-scalar]'));
  return { status, stdout: lines.join('\n'), stderr };
}

const silent = { status: 0, stdout: '', stderr: '' };
const off = `rules: { ${percent}: off }\n`;
const fails = (stderr: string) => ({ status: 2, stdout: '', stderr });

test('without one', async () => {
  expect(await said(repository({ '.grid/STATE.md': wrong }))).toEqual({ status: 1, stdout: error, stderr: '' });
});

describe('which one', () => {
  test('the nearest above the working folder, to the top of the repository and no further', async () => {
    const top = folder({ 'agent-state-lint.yaml': off, 'repo/.git/HEAD': '', 'repo/a/.grid/STATE.md': wrong });
    const cwd = join(top, 'repo/a');
    expect(await said(cwd)).toMatchObject({ status: 1 });
    put(top, { 'repo/agent-state-lint.yaml': off });
    expect(await said(cwd)).toEqual(silent);
    expect(await said(join(cwd, '.grid'))).toEqual(silent);
    put(top, { 'repo/a/package.json': '{ "agent-state-lint": {} }' });
    expect(await said(cwd)).toMatchObject({ status: 1 });
  });

  test('that of the repository, from elsewhere', async () => {
    const cwd = folder({ 'r/.git/HEAD': '', 'r/.grid/STATE.md': wrong, 'r/agent-state-lint.yaml': off });
    expect(await said(cwd, 'r')).toEqual(silent);
  });

  test('two in one folder', async () => {
    const top = repository({ 'agent-state-lint.yaml': off, 'agent-state-lint.json': '{}', 'a/.grid/STATE.md': wrong });
    expect(await said(join(top, 'a'))).toEqual(
      fails(
        'agent-state-lint: ../agent-state-lint.json and ../agent-state-lint.yaml are configurations of one folder; expected one of them\n',
      ),
    );
  });

  test('the one that is named', async () => {
    const top = repository({ 'a/.grid/STATE.md': wrong, 'ci/asl.yml': off, 'agent-state-lint.json': '{' });
    expect(await said(join(top, 'a'), '--config', '../ci/asl.yml')).toEqual(silent);
    expect(await said(join(top, 'a'), '--config', join(top, 'ci/asl.yml'))).toEqual(silent);
    expect(await said(top, '--config', 'no.yaml')).toEqual(fails('agent-state-lint: no.yaml is not there\n'));
    expect(await said(top, '--config', 'ci')).toMatchObject({ status: 2 });
    expect(await said(top, '--config=')).toMatchObject({ status: 2 });
  });

  test('one outside of the repository, with globs that are relative to its top', async () => {
    const top = folder({ 'asl.yaml': 'ignore: [/old]', 'r/.git/HEAD': '', 'r/.grid/STATE.md': mission });
    put(top, { 'r/old/.grid/STATE.md': wrong });
    expect(await said(join(top, 'r'), '--config', '../asl.yaml')).toEqual(silent);
  });

  test('none', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'agent-state-lint.yaml': off });
    expect(await said(cwd, '--no-config')).toMatchObject({ status: 1, stdout: error });
    put(cwd, { 'agent-state-lint.yaml': '{' });
    expect(await said(cwd, '--no-config')).toMatchObject({ status: 1, stdout: error });
    expect(await said(cwd)).toMatchObject({ status: 2 });
  });

  test.skipIf(process.platform === 'win32')('a link is not followed', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'ci/asl.yaml': off });
    symlinkSync('ci/asl.yaml', join(cwd, 'agent-state-lint.yaml'));
    const refused = 'is reached over a link, and links are not followed\n';
    expect(await said(cwd)).toEqual(fails(`agent-state-lint: agent-state-lint.yaml ${refused}`));
    expect(await said(cwd, '--config', 'agent-state-lint.yaml')).toEqual(
      fails(`agent-state-lint: agent-state-lint.yaml ${refused}`),
    );
  });

  test('that of the revision which is linted', async () => {
    const { top, put: change } = gitRepository([
      { subject: 'one', files: { '.grid/STATE.md': wrong, 'agent-state-lint.yaml': off } },
      { subject: 'two', remove: ['agent-state-lint.yaml'] },
    ]);
    change({ 'agent-state-lint.yaml': '{' });
    const git = (...argv: readonly string[]) =>
      run([...flags.filter((flag) => flag !== '--no-git'), ...argv], { cwd: top });
    const only = ['--only', percent];
    expect(await git('--rev', 'HEAD~1', ...only)).toMatchObject({ status: 0, stderr: '' });
    expect(await git('--rev', 'HEAD', ...only)).toMatchObject({ status: 1 });
    expect(await git('--rev', 'HEAD~1', '--config', 'agent-state-lint.yaml', ...only)).toMatchObject({ status: 0 });
    expect(await git('--rev', 'HEAD', '--config', 'agent-state-lint.yaml', ...only)).toEqual(
      fails('agent-state-lint: agent-state-lint.yaml is not there\n'),
    );
  });
});

describe('what it says', () => {
  const configured = (configuration: string, files: Readonly<Record<string, string>> = {}) =>
    repository({ '.grid/STATE.md': wrong, 'agent-state-lint.yaml': configuration, ...files });

  test('severities: the command line before overrides before rules', async () => {
    const cwd = configured(
      `rules: { ${percent}: info }\noverrides: [{ paths: [.grid/], rules: { ${percent}: warning } }]\n`,
    );
    const severity = async (...argv: readonly string[]) =>
      /: (\w+): progress\.percent/.exec((await said(cwd, ...argv)).stdout)?.[1];
    expect(await severity()).toBe('warning');
    expect(await severity('--rule', `${percent}=error`)).toBe('error');
    expect(await severity('--rule', `${percent}=off`)).toBe(undefined);
    put(cwd, { 'agent-state-lint.yaml': `rules: { ${percent}: info }\n` });
    expect(await severity()).toBe('info');
    put(cwd, { 'agent-state-lint.yaml': off });
    expect(await severity('--rule', `${percent}=error`)).toBe('error');
  });

  test('a rule that is off everywhere but in one folder', async () => {
    const cwd = configured(`${off}overrides: [{ paths: [a], rules: { ${percent}: warning } }]\n`, {
      'a/.grid/STATE.md': wrong,
    });
    const { stdout } = await said(cwd);
    expect(stdout).toBe(`a/${error.replace('error', 'warning')}`);
  });

  test('the verdict, unless the command line says another', async () => {
    const cwd = configured(`${off}failOn: warning\n`);
    expect((await said(cwd)).status).toBe(1);
    expect((await said(cwd, '--fail-on', 'error')).status).toBe(0);
    put(cwd, { 'agent-state-lint.yaml': `${off}maxWarnings: 0\n` });
    expect(await said(cwd)).toEqual({
      status: 1,
      stdout: '',
      stderr: '1 warning, more than maxWarnings 0 in agent-state-lint.yaml\n',
    });
    expect((await said(cwd, '--max-warnings', '1')).status).toBe(0);
    put(cwd, { 'agent-state-lint.yaml': 'failOn: never\n' });
    expect((await said(cwd)).status).toBe(0);
  });

  test('limits', async () => {
    const cwd = configured('limits: { yamlKiB: 1 }\n');
    expect((await said(cwd)).stdout).toContain('the YAML here is larger than 1 KiB');
  });

  test('what is ignored is neither searched nor told of, unless it is named', async () => {
    const cwd = configured('ignore: [old/, /.grid]\n', { 'old/a/.grid/STATE.md': wrong, 'b/.grid/STATE.md': mission });
    expect(await said(cwd)).toEqual(silent);
    expect(await said(cwd, '.')).toEqual(silent);
    for (const path of ['old', 'old/a', 'old/a/.grid', 'old/a/.grid/STATE.md']) {
      expect((await said(cwd, path)).stdout, path).toBe(`old/a/${error}`);
    }
    expect((await said(cwd, '.grid/STATE.md')).stdout).toBe(error);
    expect((await said(join(cwd, 'old/a'))).stdout).toBe(error);
  });

  test('a file of a root may be ignored, too', async () => {
    const cwd = configured('ignore: [STATE.md]\n');
    expect(await said(cwd)).toEqual(silent);
    expect(await said(cwd, '.grid')).toEqual(silent);
    expect((await said(cwd, '.grid/STATE.md')).stdout).toBe(error);
  });

  test('that all is ignored', async () => {
    const cwd = configured('ignore: ["**"]\n');
    expect(await said(cwd)).toEqual(
      fails(
        `agent-state-lint: nothing to lint: no .grid/ or .hivemind/ with agent state in ${cwd} or below it, leaving out what agent-state-lint.yaml ignores\n`,
      ),
    );
    expect((await said(cwd, '--allow-empty')).status).toBe(0);
  });

  test('what is skipped for a rule that is off there is not told', async () => {
    const skipped = async (configuration: string) => {
      const cwd = configured(configuration);
      return (await run([...flags, '--only', 'git/commit-exists'], { cwd })).stdout.includes('git/commit-exists');
    };
    expect(await skipped('{}')).toBe(true);
    expect(await skipped('overrides: [{ paths: [.grid/], rules: { git/commit-exists: off } }]')).toBe(false);
    expect(await skipped('overrides: [{ paths: [other/], rules: { git/commit-exists: off } }]')).toBe(true);
  });
});

describe('what is wrong with it', () => {
  test('is told all at once, a line each, as it is seen from the working folder', async () => {
    const cwd = join(repository({ 'a/.grid/STATE.md': wrong, 'agent-state-lint.yaml': 'ruls: 1\nfailOn: no\n' }), 'a');
    expect(await said(cwd)).toEqual(
      fails(
        'agent-state-lint: ../agent-state-lint.yaml:1:1: "ruls" is no known field; did you mean "rules"?\n' +
          'agent-state-lint: ../agent-state-lint.yaml:2:9: failOn is "no", expected one of "error", "warning", "info" or "never"\n',
      ),
    );
  });

  test('twenty lines of it are enough', async () => {
    const text = Array.from({ length: 25 }, (_, index) => `zzz${index}: 1\n`).join('');
    const cwd = repository({ '.grid/STATE.md': wrong, 'agent-state-lint.yaml': text });
    const lines = (await said(cwd)).stderr.trimEnd().split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([21, 'agent-state-lint: and 5 more']);
  });

  test('reaches no terminal unescaped', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'agent-state-lint.yaml': '"\\e]0;x\\a": 1\n' });
    expect((await said(cwd)).stderr).toBe(
      'agent-state-lint: agent-state-lint.yaml:1:1: "\\x1b]0;x\\x07" is no known field\n',
    );
  });
});
