import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
/** The share of threads: a warning and no error. */
const doubtful = edited(mission, { 'percent: 80.0': 'percent: 81.25' });
const now = ['--now', '2026-05-12T09:20:00Z'];
const percent = ['--only', 'grid/progress-percent'];
const line = '.grid/STATE.md:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]\n';

describe('exit status', () => {
  test.each<[string, string, readonly string[], number]>([
    ['nothing found', mission, [], 0],
    ['an error', wrong, [], 1],
    ['a warning', doubtful, [], 0],
    ['a warning that counts', doubtful, ['--fail-on', 'warning'], 1],
    ['a warning, and infos count too', doubtful, ['--fail-on', 'info'], 1],
    ['an error that does not count', wrong, ['--fail-on', 'never'], 0],
    ['as many warnings as there may be', doubtful, ['--max-warnings', '1'], 0],
    ['more warnings than there may be', doubtful, ['--max-warnings', '0'], 1],
    ['whatever else counts', doubtful, ['--max-warnings', '0', '--fail-on', 'never'], 1],
    ['an error that is made a warning', wrong, ['--rule', 'grid/progress-percent=warning'], 0],
    ['a rule that is off', wrong, ['--rule', 'grid/progress-percent=off'], 0],
    [
      'of a rule that is named twice, the last word',
      wrong,
      ['--rule', 'grid/progress-percent=off', '--rule', 'grid/progress-percent=error'],
      1,
    ],
    ['hidden warnings count', doubtful, ['--quiet', '--fail-on', 'warning'], 1],
    ['a warning that is made an error', doubtful, ['--rule', 'grid/progress-percent=error', '--quiet'], 1],
  ])('%s', async (_, text, options, status) => {
    const cwd = repository({ '.grid/STATE.md': text });
    expect((await run([...percent, ...now, ...options], { cwd })).status).toBe(status);
  });

  test('paths alone need no options', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': wrong, 'b/.grid/STATE.md': wrong });
    expect(await run(['a', 'b/.grid/STATE.md'], { cwd })).toMatchObject({ status: 1, stderr: '' });
  });
});

describe('wrong usage', () => {
  test.each<[readonly string[], string]>([
    [['no.md'], 'no such file or directory: no.md'],
    [['x.ts'], 'x.ts is no state file, and lies in no .grid/ or .hivemind/'],
    [['empty'], 'nothing to lint: no .grid/ or .hivemind/ with agent state in empty or below it'],
    [['explian', 'grid/x'], '"explian" is neither a file nor a command; did you mean "explain"?'],
    [
      ['--rule', 'grid/progress-percent'],
      '--rule wants id=severity, as in grid/dialect=off; "grid/progress-percent" is not that',
    ],
    [['--rule', '=off'], '--rule wants id=severity, as in grid/dialect=off; "=off" is not that'],
    [
      ['--rule', 'grid/progress-percnt=off'],
      'there is no rule "grid/progress-percnt"; did you mean "grid/progress-percent"?',
    ],
    [
      ['--rule', 'grid/progress-percent=eror'],
      '"eror" is no severity; expected error, warning, info or off; did you mean "error"?',
    ],
    [['--rule', 'grid/progress-percent='], '"" is no severity; expected error, warning, info or off'],
    [['lint'], 'there is no command "lint", for linting needs none: leave the word out'],
    [['lint', '.grid'], 'there is no command "lint", for linting needs none: leave the word out'],
    [[''], 'a path must not be empty'],
    [['--only='], "option '--only <prefix>' argument '' is invalid. It must not be empty; see --help"],
    [['--rule='], "option '--rule <id=severity>' argument '' is invalid. It must not be empty; see --help"],
    [['--stdin-path='], "option '--stdin-path <path>' argument '' is invalid. It must not be empty; see --help"],
    [
      ['--stdin', '--stdin-path', '.grid'],
      'a text cannot stand for .grid, which is not read; it may stand for .grid/STATE.md',
    ],
    [
      ['--stdin', '--stdin-path', '.grid/other.txt'],
      'a text cannot stand for .grid/other.txt, which is not read; it may stand for .grid/STATE.md',
    ],
    [['--only', 'gridd/'], 'no rule begins with "gridd/"; did you mean "grid/"?'],
    [['--now', 'yesterday'], '--now wants a moment like 2026-01-24T14:00:00Z, or commit; "yesterday" is neither'],
    [
      ['--now', '2026-02-30T00:00:00Z'],
      '--now wants a moment like 2026-01-24T14:00:00Z, or commit; "2026-02-30T00:00:00Z" is neither',
    ],
    [['--stdin'], '--stdin needs --stdin-path: which file the text stands for'],
    [['--stdin-path', '.grid/STATE.md'], '--stdin-path needs --stdin: the text comes from there'],
    [['--stdin', '--stdin-path', '.grid/STATE.md', 'a'], '--stdin reads one file; a cannot be linted beside it'],
    [['--stdin', '--stdin-path', 'x.ts'], 'x.ts is no state file, and lies in no .grid/ or .hivemind/'],
    [['--fromat', 'json'], "unknown option '--fromat' (Did you mean --format?); see --help"],
    [
      ['--format', 'xml'],
      "option '--format <format>' argument 'xml' is invalid. Allowed choices are pretty, compact, json, sarif, junit, github, gitlab, markdown; see --help",
    ],
    [
      ['--fail-on', 'off'],
      "option '--fail-on <severity>' argument 'off' is invalid. Allowed choices are error, warning, info, never; see --help",
    ],
    [
      ['--max-warnings', '-1'],
      "option '--max-warnings <number>' argument '-1' is invalid. It must be a whole number; see --help",
    ],
    [
      ['--max-warnings', '1e3'],
      "option '--max-warnings <number>' argument '1e3' is invalid. It must be a whole number; see --help",
    ],
    [['--output', ''], "option '--output <file>' argument '' is invalid. It must not be empty; see --help"],
    [['--output'], "option '--output <file>' argument missing; see --help"],
  ])('%j', async (argv, message) => {
    const cwd = repository({ '.grid/STATE.md': mission, 'x.ts': '', 'empty/x.md': '' });
    expect(await run(argv, { cwd })).toEqual({ status: 2, stdout: '', stderr: `agent-state-lint: ${message}\n` });
  });

  test('nothing to lint, unless that is fine', async () => {
    const cwd = repository();
    const message = `agent-state-lint: nothing to lint: no .grid/ or .hivemind/ with agent state in ${cwd} or below it\n`;
    expect(await run([], { cwd })).toEqual({ status: 2, stdout: '', stderr: message });
    expect(await run(['--allow-empty'], { cwd })).toEqual({ status: 0, stdout: '✔ Nothing to lint\n', stderr: '' });
    const json = await run(['--allow-empty', '--format', 'json'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({ roots: [], findings: [] });
  });

  test('text in a message is inert', async () => {
    const { stderr } = await run(['\u001b[2J\u202e.md'], { cwd: repository() });
    expect(stderr).toBe('agent-state-lint: no such file or directory: \\x1b[2J\\u{202e}.md\n');
  });
});

describe('formats', () => {
  const given = () => ({ cwd: repository({ '.grid/STATE.md': wrong }) });

  test('compact', async () => {
    expect(await run([...percent, ...now, '--format', 'compact'], given())).toEqual({
      status: 1,
      stdout: line,
      stderr: '',
    });
  });

  test('json', async () => {
    const { status, stdout, stderr } = await run([...percent, ...now, '--format', 'json'], given());
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      roots: [{ path: '.grid', format: 'grid', dialect: 'schema' }],
      findings: [{ rule: 'grid/progress-percent', pointer: '/progress/percent', start: { line: 44, column: 12 } }],
      summary: { errors: 1, warnings: 0, infos: 0, files: expect.any(Number), suppressed: 0, baselined: 0 },
    });
  });

  test('pretty, for a pipe', async () => {
    const { stdout } = await run([...percent, ...now], given());
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      `.grid/STATE.md ${'─'.repeat(57)} 1 error`,
      '',
      '.grid/STATE.md:44:12 error grid/progress-percent',
      '  progress.percent is 75, but 4 of 5 blocks make 80',
      '',
      '    42 │   threads_complete: 13',
      '    43 │   threads_total: 16',
      '  > 44 │   percent: 75',
      '       │            ^^',
    ]);
  });

  test('paths are written as they are seen from the working folder', async () => {
    const top = repository({ '.grid/STATE.md': wrong, 'a/b/.grid/STATE.md': wrong, 'c/x.md': '' });
    const compact = async (cwd: string, ...argv: string[]) => {
      const { stdout } = await run([...percent, ...now, '--format', 'compact', ...argv], { cwd });
      return stdout.split('\n').map((one) => one.slice(0, one.indexOf(': error')));
    };
    expect(await compact(join(top, 'a'))).toEqual(['b/.grid/STATE.md:44:12', '']);
    expect(await compact(join(top, 'c'))).toEqual(['../.grid/STATE.md:44:12', '']);
    expect(await compact(join(top, '.grid'))).toEqual(['STATE.md:44:12', '']);
    expect(await compact(folder(), top)).toEqual(
      [`${top}/.grid/STATE.md:44:12`, `${top}/a/b/.grid/STATE.md:44:12`, ''].map((path) => path.replaceAll('\\', '/')),
    );
    const json = await run([...percent, '--format', 'json'], { cwd: join(top, 'a') });
    expect(JSON.parse(json.stdout).findings[0].path).toBe('a/b/.grid/STATE.md');
  });
});

describe('--quiet', () => {
  const options = [...percent, ...now, '--quiet'];
  const given = (text: string) => ({ cwd: repository({ '.grid/STATE.md': text }) });

  test('shows errors only, and says what it hides', async () => {
    const { stdout } = await run(options, given(doubtful));
    expect(stdout).toMatch(/^ℹ Nothing shown in \.grid, \d+ files?, \d+ ms\n {2}hidden: 1 warning\n$/);
  });

  test('compact says so on standard error', async () => {
    expect(await run([...options, '--format', 'compact'], given(doubtful))).toEqual({
      status: 0,
      stdout: '',
      stderr: '1 warning and 0 infos hidden by --quiet\n',
    });
  });

  test('what fails and is not shown is told on standard error', async () => {
    const { status, stderr } = await run([...options, '--fail-on', 'warning'], given(doubtful));
    expect(status).toBe(1);
    expect(stderr).toBe('1 warning hidden by --quiet, which --fail-on warning counts\n');
  });

  test('json keeps the numbers', async () => {
    const { stdout, stderr } = await run([...options, '--format', 'json'], given(doubtful));
    expect(JSON.parse(stdout)).toMatchObject({ findings: [], summary: { errors: 0, warnings: 1 } });
    expect(stderr).toBe('');
  });

  test('an error is shown', async () => {
    expect(await run([...options, '--format', 'compact'], given(wrong))).toEqual({
      status: 1,
      stdout: line,
      stderr: '',
    });
  });
});

test('--max-warnings says why it fails', async () => {
  const cwd = repository({ '.grid/STATE.md': doubtful });
  const { stderr } = await run([...percent, ...now, '--max-warnings', '0'], { cwd });
  expect(stderr).toBe('1 warning, more than --max-warnings 0\n');
});

describe('--stdin', () => {
  const options = [...percent, ...now, '--format', 'compact', '--stdin', '--stdin-path'];

  test('stands for a file', async () => {
    const cwd = repository({ '.grid/STATE.md': mission });
    expect(await run([...options, '.grid/STATE.md'], { cwd, stdin: wrong })).toEqual({
      status: 1,
      stdout: line,
      stderr: '',
    });
  });

  test('that need not be there', async () => {
    expect(await run([...options, '.grid/STATE.md'], { cwd: repository(), stdin: wrong })).toMatchObject({
      status: 1,
      stdout: line,
    });
  });

  test('that breaks off is wrong usage', async () => {
    const stdin = (async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a: 1');
      throw Object.assign(new Error('read failed'), { code: 'EIO' });
    })();
    expect(await run([...options, '.grid/STATE.md'], { cwd: repository(), stdin })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'agent-state-lint: standard input cannot be read: EIO\n',
    });
  });

  test('may be any bytes', async () => {
    const given = { cwd: repository(), stdin: new Uint8Array([0xff, 0xfe, 0x00]) };
    const { status, stderr } = await run(['--stdin', '--stdin-path', '.grid/STATE.md'], given);
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });
});

describe('--output', () => {
  const options = [...percent, ...now, '--format', 'compact', '--output'];

  test('writes the report to a file, and nothing to standard output', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'out/old.txt': 'old' });
    for (const file of ['new.txt', 'out/old.txt', join(cwd, 'out/full.txt')]) {
      expect(await run([...options, file], { cwd })).toEqual({ status: 1, stdout: '', stderr: '' });
    }
    expect(readFileSync(join(cwd, 'new.txt'), 'utf8')).toBe(line);
    expect(readFileSync(join(cwd, 'out/old.txt'), 'utf8')).toBe(line);
    expect(readdirSync(join(cwd, 'out'))).toEqual(['full.txt', 'old.txt']);
  });

  test('has no colour, unless it is asked for', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const given = { cwd, env: { FORCE_COLOR: '1' }, terminal: 80 };
    await run([...percent, '--output', 'plain.txt'], given);
    await run([...percent, '--output', 'color.txt', '--color'], given);
    expect(readFileSync(join(cwd, 'plain.txt'), 'utf8')).not.toContain('\u001b');
    expect(readFileSync(join(cwd, 'color.txt'), 'utf8')).toContain('\u001b[');
  });

  test('/dev/stdout and /dev/stderr are the streams', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    expect(await run([...options, '/dev/stdout'], { cwd })).toEqual({ status: 1, stdout: line, stderr: '' });
    expect(await run([...options, '/dev/stderr'], { cwd })).toEqual({ status: 1, stdout: '', stderr: line });
  });

  test('- is standard output, ./- a file', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    expect(await run([...options, '-'], { cwd })).toEqual({ status: 1, stdout: line, stderr: '' });
    expect(readdirSync(cwd)).toEqual(['.git', '.grid']);
    expect(await run([...options, './-'], { cwd })).toEqual({ status: 1, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, '-'), 'utf8')).toBe(line);
  });

  describe('in a state root is wrong usage, and nothing is written', () => {
    const refused = async (top: string, output: string, cwd = top, ...paths: string[]) => {
      const files = () =>
        readdirSync(top, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]);
      const before = files();
      expect(await run([...options, output, ...paths], { cwd })).toEqual({
        status: 2,
        stdout: '',
        stderr: `agent-state-lint: --output ${output} lies in a state root or in .git: the report would stand among what is kept there, or in its place\n`,
      });
      expect(files()).toEqual(before);
    };
    const given = () => repository({ '.grid/STATE.md': wrong, 'a/.grid/STATE.md': wrong, 'b/x.md': '' });

    test('so is a file of git', async () => {
      const cwd = given();
      await refused(cwd, '.git/config');
      await refused(cwd, '.git/new');
    });

    test.each([
      '.grid/STATE.md',
      '.grid/report.txt',
      '.grid/plans/report.txt',
      'a/.grid/STATE.md',
      './b/../.grid//STATE.md',
    ])('%s', async (output) => refused(given(), output));

    test('in full, from inside, and in a root that is not linted', async () => {
      const top = given();
      await refused(top, join(top, '.grid/STATE.md'));
      await refused(top, 'STATE.md', join(top, '.grid'));
      await refused(top, '../.grid/x', join(top, 'a'));
      await refused(top, '.grid/STATE.md', top, 'a');
    });

    test('a STATE.md in any folder, but not what lies beside it', async () => {
      const top = repository({ 'loose/STATE.md': wrong });
      await refused(top, 'loose/STATE.md', top, 'loose/STATE.md');
      expect(await run([...options, 'loose/out.txt', 'loose/STATE.md'], { cwd: top })).toMatchObject({ status: 1 });
      expect(readFileSync(join(top, 'loose/out.txt'), 'utf8')).toContain('progress.percent');
    });

    test.skipIf(process.platform === 'win32')('over links', async () => {
      const top = given();
      symlinkSync('.grid', join(top, 'way'));
      symlinkSync('.grid/STATE.md', join(top, 'state'));
      symlinkSync('../b/x.md', join(top, '.grid/out'));
      await refused(top, 'way/STATE.md');
      await refused(top, 'way/new.txt');
      await refused(top, 'state');
      await refused(top, '.grid/out');
    });

    test.skipIf(process.platform === 'win32')('what a root leads to that is itself a link', async () => {
      const top = repository({ 'real/STATE.md': wrong });
      symlinkSync('real', join(top, '.grid'));
      await refused(top, 'real/STATE.md');
    });
  });

  test.each([
    ['a directory', 'dir', (cwd: string) => `${join(cwd, 'dir')} is a directory`],
    ['in no folder', 'no/out.txt', (cwd: string) => `there is no folder ${join(cwd, 'no')}`],
  ])('%s is wrong usage', async (_, file, message) => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    mkdirSync(join(cwd, 'dir'));
    expect(await run([...options, file], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: ${message(cwd)}\n`,
    });
  });
});

describe('colour', () => {
  test.each<[string, readonly string[], Record<string, string>, number | undefined, boolean]>([
    ['a pipe', [], {}, undefined, false],
    ['a terminal', [], {}, 80, true],
    ['a dumb terminal', [], { TERM: 'dumb' }, 80, false],
    ['NO_COLOR', [], { NO_COLOR: '1' }, 80, false],
    ['an empty NO_COLOR', [], { NO_COLOR: '' }, 80, true],
    ['FORCE_COLOR', [], { FORCE_COLOR: '1' }, undefined, true],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, 80, false],
    ['FORCE_COLOR=false', [], { FORCE_COLOR: 'false' }, 80, false],
    ['NO_COLOR beside FORCE_COLOR', [], { NO_COLOR: '1', FORCE_COLOR: '1' }, 80, false],
    ['CI is no reason', [], { CI: 'true' }, undefined, false],
    ['--color', ['--color'], { NO_COLOR: '1' }, undefined, true],
    ['--no-color', ['--no-color'], { FORCE_COLOR: '1' }, 80, false],
  ])('%s', async (_, options, env, terminal, colored) => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const given = { cwd, env, ...(terminal !== undefined && { terminal }) };
    const { stdout } = await run([...percent, ...options], given);
    expect(stdout.includes('\u001b[')).toBe(colored);
  });
});

describe('width', () => {
  test.each<[string, Record<string, string>, number | undefined, number]>([
    ['of the terminal', {}, 100, 100],
    ['at least 40', {}, 10, 40],
    ['at most 160', {}, 400, 160],
    ['80 for a pipe', {}, undefined, 80],
    ['what COLUMNS says for a pipe', { COLUMNS: '120' }, undefined, 120],
    ['80 when it says nothing sensible', { COLUMNS: 'wide' }, undefined, 80],
  ])('%s', async (_, env, terminal, columns) => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const given = { cwd, env, ...(terminal !== undefined && { terminal }) };
    const { stdout } = await run([...percent, '--no-color'], given);
    expect(stdout.slice(0, stdout.indexOf('\n'))).toHaveLength(columns);
  });
});
