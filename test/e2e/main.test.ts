import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { cli, command, node } from './command.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const percent = ['--only', 'grid/progress-percent'];
const line = '.grid/STATE.md:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]\n';
const isPosix = process.platform !== 'win32';

beforeAll(() => {
  if (!existsSync(cli)) throw new Error(`${cli} is not there: run \`npm run build\` first`);
});

describe('the main run', () => {
  test('nothing found', async () => {
    const said = await command(percent, { cwd: repository({ '.grid/STATE.md': mission }) });
    expect(said).toEqual({ status: 0, stdout: expect.stringMatching(/^✔ Nothing found in \.grid, /), stderr: '' });
  });

  test('a finding', async () => {
    const said = await command(percent, { cwd: repository({ '.grid/STATE.md': wrong }) });
    expect(said).toMatchObject({ status: 1, stderr: '' });
    expect(said.stdout).toContain('  > 44 │   percent: 75\n       │            ^^\n');
    expect(said.stdout).not.toContain('\u001b');
  });

  test('without any option', async () => {
    const said = await command([], { cwd: repository({ '.grid/STATE.md': wrong }) });
    expect(said).toMatchObject({ status: 1, stderr: '' });
    expect(said.stdout).toContain('grid/progress-percent');
  });

  test('from a folder inside, without git, with paths', async () => {
    const top = folder({ 'a/.grid/STATE.md': wrong, 'b/.grid/STATE.md': mission });
    const paths = async (cwd: string, ...argv: string[]) => {
      const { stdout } = await command([...percent, '--format', 'compact', ...argv], { cwd });
      return stdout.split('\n').map((one) => one.split(':')[0]);
    };
    expect(await paths(top)).toEqual(['a/.grid/STATE.md', '']);
    expect(await paths(join(top, 'a/.grid'))).toEqual(['STATE.md', '']);
    expect(await paths(top, 'b')).toEqual(['']);
    expect(await paths(top, 'b', 'a/.grid/STATE.md')).toEqual(['a/.grid/STATE.md', '']);
  });

  test('nothing to lint', async () => {
    const cwd = repository();
    expect(await command([], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: nothing to lint: no .grid/ or .hivemind/ with agent state in ${cwd} or below it\n`,
    });
  });
});

describe('options', () => {
  const given = () => ({ cwd: repository({ '.grid/STATE.md': wrong }) });

  test.each<[readonly string[], number]>([
    [['--format', 'compact'], 1],
    [['--fail-on', 'never'], 0],
    [['--rule', 'grid/progress-percent=warning'], 0],
    [['--rule', 'grid/progress-percent=warning', '--max-warnings', '0'], 1],
    [['--rule', 'grid/progress-percent=off'], 0],
    [['--quiet'], 1],
    [['--now', '2026-05-12T09:20:00Z'], 1],
    [['--no-color'], 1],
    [['--color'], 1],
    [['--only', 'nothing/'], 2],
    [['--format', 'xml'], 2],
  ])('%j ends with %i', async (options, status) => {
    expect((await command([...percent, ...options], given())).status).toBe(status);
  });

  test('json is data', async () => {
    const { stdout } = await command([...percent, '--format', 'json'], given());
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, findings: [{ rule: 'grid/progress-percent' }] });
  });

  test('--output', async () => {
    const { cwd } = given();
    const options = [...percent, '--format', 'compact', '--output', 'out.txt'];
    expect(await command(options, { cwd })).toEqual({ status: 1, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toBe(line);
  });

  test.skipIf(!isPosix)('--output /dev/stdout, whatever that is', async () => {
    const { cwd } = given();
    const argv = [...percent, '--format', 'compact', '--output', '/dev/stdout'];
    expect(await command(argv, { cwd })).toEqual({ status: 1, stdout: line, stderr: '' });
    const shell = (tail: string) =>
      execFileSync('sh', ['-c', `"$0" "$@" ${tail} || true`, node, cli, ...argv], { cwd, encoding: 'utf8' });
    expect(shell('| cat')).toBe(line);
    shell('> report.txt');
    expect(readFileSync(join(cwd, 'report.txt'), 'utf8')).toBe(line);
  });

  test('--stdin', async () => {
    const options = [...percent, '--format', 'compact', '--stdin', '--stdin-path', '.grid/STATE.md'];
    const cwd = repository({ '.grid/STATE.md': mission });
    expect(await command(options, { cwd, stdin: wrong })).toEqual({ status: 1, stdout: line, stderr: '' });
  });

  test('--stdin of more than any file may have', async () => {
    const options = ['--stdin', '--stdin-path', '.grid/STATE.md'];
    const said = await command(options, { cwd: repository(), stdin: Buffer.alloc(70 * 1024 * 1024, 'a: 1\n') });
    expect(said).toMatchObject({ status: 1, stderr: '' });
  });

  test.each<[readonly string[], Record<string, string>, boolean]>([
    [[], {}, false],
    [[], { FORCE_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [[], { CI: 'true' }, false],
    [['--color'], { NO_COLOR: '1' }, true],
    [['--no-color'], { FORCE_COLOR: '1' }, false],
  ])('colour with %j and %j: %s', async (options, env, colored) => {
    const { stdout } = await command([...percent, ...options], { ...given(), env });
    expect(stdout.includes('\u001b[')).toBe(colored);
  });
});

describe('commands', () => {
  const cwd = import.meta.dirname;

  test.each<[readonly string[], RegExp]>([
    [['explain', 'grid/progress-percent'], /## Wrong\n[\s\S]*## Right\n/],
    [['rules'], /^rule .*\n[\s\S]*\ngrid\/progress-percent /],
    [['rules', '--format', 'json'], /^\[\n {2}\{\n {4}"id": /],
    [['schema', 'grid/state'], /"\$id": ".*state\.schema\.json"/],
    [['--help'], /^Usage: agent-state-lint /],
    [['help', 'schema'], /^Usage: agent-state-lint schema /],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
  ])('%j', async (argv, pattern) => {
    expect(await command(argv, { cwd })).toEqual({ status: 0, stdout: expect.stringMatching(pattern), stderr: '' });
  });

  test.each<[readonly string[]]>([
    [['explain', 'no/rule']],
    [['explain']],
    [['schema']],
    [['schema', 'x']],
    [['rulse']],
  ])('%j is wrong usage', async (argv) => {
    const { status, stdout, stderr } = await command(argv, { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^agent-state-lint: [^\n]+\n$/);
  });
});

describe.skipIf(!isPosix)('streams', () => {
  const many = () =>
    repository(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`p${i}/.grid/STATE.md`, wrong])));
  const shell = (script: string, cwd: string) =>
    execFileSync('sh', ['-c', script, node, cli, ...percent], { cwd, encoding: 'utf8', stdio: 'pipe' });

  test('a reader that has seen enough is no reason to complain', () => {
    const cwd = many();
    expect(shell('"$0" "$@" 2>err | head -n 1', cwd)).toMatch(/^p0\/\.grid\/STATE\.md /);
    expect(readFileSync(join(cwd, 'err'), 'utf8')).toBe('');
    expect(shell('{ "$0" "$@" 2>err; echo $? >status; } | true; cat status', cwd)).toBe('1\n');
    expect(readFileSync(join(cwd, 'err'), 'utf8')).toBe('');
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is', async () => {
    const cwd = many();
    expect(shell('"$0" "$@" >/dev/full 2>err; echo $?; cat err', cwd)).toBe(
      '2\nagent-state-lint: the output cannot be written: ENOSPC\n',
    );
  });

  test.each([
    ['closed', '<&-', 'it is closed, or /dev/null'],
    ['the null device', '</dev/null', 'it is closed, or /dev/null'],
    ['a directory', '<.', 'it is a directory'],
    ['open for writing only', '0>>out', 'EBADF'],
  ])('standard input that is %s is wrong usage', (_, input, why) => {
    const script = `"$0" "$1" --stdin --stdin-path .grid/STATE.md 2>err ${input} ; echo $?; cat err`;
    expect(shell(script, many())).toBe(`2\nagent-state-lint: standard input cannot be read: ${why}\n`);
  });

  test('standard input may be an empty file, or an empty pipe', () => {
    const cwd = many();
    const lint = '"$0" "$1" --stdin --stdin-path .grid/STATE.md >out 2>err';
    expect(shell(`: >empty; ${lint} <empty; echo $?; cat err; : | ${lint}; echo $?; cat err`, cwd)).toBe('1\n1\n');
  });

  test('a FIFO that nobody reads is no place for a report', () => {
    const script = 'mkfifo pipe; "$0" "$@" --output pipe 2>err; echo $?; cat err';
    const cwd = repository({ '.grid/STATE.md': wrong });
    expect(shell(script, cwd)).toBe(
      `2\nagent-state-lint: ${join(cwd, 'pipe')} is a FIFO that nobody reads, or a device that is not there\n`,
    );
    expect(shell('cat pipe >read & "$0" "$@" --format compact --output pipe; echo $?; wait; cat read', cwd)).toBe(
      `1\n${line}`,
    );
  });
});

test.skipIf(!isPosix)('a working folder that is gone', () => {
  const top = folder();
  const gone = join(top, 'gone');
  const script = 'mkdir gone && cd gone && rmdir ../gone && "$0" "$@" 2>&1; echo $?';
  expect(existsSync(gone)).toBe(false);
  expect(execFileSync('sh', ['-c', script, node, cli], { cwd: top, encoding: 'utf8' })).toBe(
    'agent-state-lint: the working folder is no longer there\n2\n',
  );
});

test('a bug of ours ends with 3, and a stack only for who asks', async () => {
  const bug = 'data:text/javascript,JSON.stringify = () => { throw new Error("boom"); };';
  const given = { cwd: repository({ '.grid/STATE.md': mission }), nodeOptions: ['--import', bug] };
  const said = await command(['--format', 'json'], given);
  expect(said).toMatchObject({ status: 3, stdout: '' });
  expect(said.stderr).toMatch(/^agent-state-lint: this is a bug of ours, not yours: boom\n/);
  expect(said.stderr).not.toMatch(/^ +at /m);
  const debug = await command(['--format', 'json'], { ...given, env: { AGENT_STATE_LINT_DEBUG: '1' } });
  expect(debug.stderr).toMatch(/^ +at /m);
});
