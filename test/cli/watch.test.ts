import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { headFiles } from '../../src/repository/head-files.js';
import { folder, put, repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const state = '.grid/STATE.md';
const percent = (value: number) => edited(mission, { 'percent: 80.0': `percent: ${value}` });
const told = (value: number, path = state) =>
  `${path}:44:12: error: progress.percent is ${value}, but 4 of 5 blocks make 80 [grid/progress-percent]\n`;
const usual = ['--watch', '--only', 'grid/progress-percent', '--format', 'compact', '--now', '2026-05-12T09:20:00Z'];

/** The command, while it goes on. */
interface Watching {
  readonly status: Promise<number>;
  /** Waits until it waits, and takes what it wrote to standard output since. */
  report(): Promise<string>;
  /** What it wrote to standard error so far. */
  said(): string;
  end(): void;
}

function watching(cwd: string, argv: readonly string[] = usual, isTTY = false): Watching {
  const ended = new AbortController();
  let stdout = '';
  let stderr = '';
  let waits = 0;
  const status = main(argv, {
    cwd,
    env: {},
    stdin: (async function* () {})(),
    stdout: {
      isTTY,
      write: (text) => {
        stdout += text;
      },
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
    },
    interrupted: ended.signal,
  });
  onTestFinished(async () => {
    ended.abort();
    await status;
  });
  return {
    status,
    report: async () => {
      waits += 1;
      const isWaiting = () => (stderr.match(/waiting for changes/g)?.length ?? 0) >= waits;
      for (let ms = 0; !isWaiting() && ms < 8000; ms += 10) await wait(10);
      expect(isWaiting(), stderr).toBe(true);
      const found = stdout;
      stdout = '';
      return found;
    },
    said: () => stderr,
    end: () => ended.abort(),
  };
}

/** Waits for so long that a run which nobody wants would have begun. */
async function expectNoRun(it: Watching) {
  const before = it.said();
  await wait(500);
  expect(it.said()).toBe(before);
}

test('it lints, and again when a state changes, and ends when it is told to', async () => {
  const cwd = repository({ [state]: percent(75) });
  const it = watching(cwd);
  expect(await it.report()).toBe(told(75));
  put(cwd, { [state]: percent(70) });
  expect(await it.report()).toBe(told(70));
  put(cwd, { [state]: mission });
  expect(await it.report()).toBe('');
  expect(it.said().replace(/\d\d:\d\d:\d\d/g, '12:00:00')).toBe(
    [
      '[12:00:00] waiting for changes, until Ctrl-C\n',
      `[12:00:00] ${state} has changed\n`,
      '[12:00:00] waiting for changes, until Ctrl-C\n',
      `[12:00:00] ${state} has changed\n`,
      '[12:00:00] waiting for changes, until Ctrl-C\n',
    ].join(''),
  );
  it.end();
  expect(await it.status).toBe(0);
});

test('a terminal is cleared before another report', async () => {
  const cwd = repository({ [state]: percent(75) });
  const it = watching(cwd, usual, true);
  expect(await it.report()).toBe(told(75));
  put(cwd, { [state]: percent(70) });
  expect(await it.report()).toBe(`\x1b[2J\x1b[H${told(70)}`);
});

describe('what makes it lint again', () => {
  test('a root that comes, and one that goes', async () => {
    const cwd = repository({ [state]: mission });
    const it = watching(cwd);
    await it.report();
    put(cwd, { 'packages/new/.grid/STATE.md': percent(60) });
    expect(await it.report()).toBe(told(60, 'packages/new/.grid/STATE.md'));
    rmSync(join(cwd, 'packages'), { recursive: true });
    expect(await it.report()).toBe('');
  });

  test('a root in a folder that git ignores, where its name has two parts; and nothing else there', async () => {
    const path = '.opencode/state/delegations.json';
    const { top } = gitRepository([{ subject: 'first', files: { '.gitignore': '.opencode/\n' } }]);
    put(top, { [path]: '[]\n', '.opencode/deep/x': '', '.opencode/cache/.grid/x': '' });
    const it = watching(top, ['--watch', '--only', 'syntax/json', '--format', 'compact']);
    await it.report();
    put(top, { [path]: '[{\n' });
    expect(await it.report()).toContain(`${path}:1:3: error: `);
    put(top, { '.opencode/deep/.grid/STATE.md': mission, '.opencode/cache/.grid/STATE.md': mission });
    await expectNoRun(it);
  });

  test('a configuration, in the folder or above it', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': percent(75) });
    const it = watching(join(cwd, 'a'));
    expect(await it.report()).toBe(told(75));
    put(cwd, { 'agent-state-lint.yaml': 'rules: { grid/progress-percent: off }\n' });
    expect(await it.report()).toBe('');
    put(cwd, { 'a/agent-state-lint.yaml': 'rules: { grid/progress-percent: error }\n' });
    expect(await it.report()).toBe(told(75));
  });

  test('a baseline, whatever its name', async () => {
    const cwd = repository({
      [state]: mission,
      'agent-state-lint.yaml': 'baseline: ci/known.txt\n',
      'ci/known.txt': '{ "version": 1, "entries": [] }',
    });
    const it = watching(cwd);
    await it.report();
    put(cwd, { 'ci/known.txt': '[]' });
    await it.report();
    expect(it.said()).toContain('agent-state-lint: ci/known.txt:1:1: the baseline is a list, expected a mapping\n');
  });

  test('the nearest root above, where there is none below', async () => {
    const cwd = repository({ [state]: percent(75), 'src/x.ts': '' });
    const it = watching(join(cwd, 'src'));
    expect(await it.report()).toBe(told(75, `../${state}`));
    put(cwd, { [state]: percent(70) });
    expect(await it.report()).toBe(told(70, `../${state}`));
  });

  test('a STATE.md that was named, in any folder', async () => {
    const cwd = repository({ 'docs/STATE.md': percent(75) });
    const it = watching(cwd, [...usual, 'docs/STATE.md']);
    expect(await it.report()).toBe(told(75, 'docs/STATE.md'));
    put(cwd, { 'docs/other.md': 'x' });
    await expectNoRun(it);
    put(cwd, { 'docs/STATE.md': percent(70) });
    expect(await it.report()).toBe(told(70, 'docs/STATE.md'));
  });

  test('HEAD', async () => {
    const repo = gitRepository([{ subject: 'first', files: { [state]: mission } }]);
    const it = watching(repo.top, ['--watch', '--now', '2026-05-12T09:20:00Z']);
    await it.report();
    repo.commit({ subject: 'second' });
    await it.report();
    repo.git('checkout', '--quiet', '-b', 'other');
    await it.report();
    await expectNoRun(it);
  });
});

describe('what does not', () => {
  test('other files, and those that a search leaves out', async () => {
    const repo = gitRepository([
      { subject: 'first', files: { [state]: mission, '.gitignore': 'out/\n', 'out/x': '' } },
    ]);
    put(repo.top, { 'node_modules/x/y': '', 'nested/.git/HEAD': '', 'nested/x': '' });
    const it = watching(repo.top);
    await it.report();
    put(repo.top, {
      'src/new.ts': '',
      'docs/STATE.md': '',
      'node_modules/x/.grid/STATE.md': mission,
      'out/.grid/STATE.md': mission,
      'nested/.grid/STATE.md': mission,
    });
    await expectNoRun(it);
  });

  test('what lies behind a link', async () => {
    const elsewhere = folder({ [state]: mission });
    const cwd = repository({ [state]: mission });
    symlinkSync(elsewhere, join(cwd, 'link'));
    const it = watching(cwd);
    await it.report();
    put(elsewhere, { [state]: percent(70) });
    await expectNoRun(it);
  });

  test('the report that it writes itself', async () => {
    const cwd = repository({ [state]: percent(75) });
    const it = watching(cwd, [...usual, '--output', 'report.txt']);
    await it.report();
    await expectNoRun(it);
  });
});

test('many writes are one change', async () => {
  const cwd = repository({ [state]: mission });
  const it = watching(cwd);
  await it.report();
  for (let value = 51; value <= 70; value += 1) put(cwd, { [state]: percent(value) });
  let last = '';
  while (last !== told(70)) last = await it.report();
  expect(it.said().match(/has changed/g)?.length).toBeLessThan(10); // of 20 writes
});

test('what is half written or gone is told, and it goes on', async () => {
  const cwd = repository({ [state]: mission, 'agent-state-lint.yaml': '' });
  const it = watching(cwd);
  await it.report();
  put(cwd, { 'agent-state-lint.yaml': 'rules: [' });
  await it.report();
  expect(it.said()).toContain('agent-state-lint: agent-state-lint.yaml:1:');
  put(cwd, { 'agent-state-lint.yaml': '' });
  await it.report();
  rmSync(join(cwd, '.grid'), { recursive: true });
  await it.report();
  expect(it.said()).toContain('nothing to lint');
  put(cwd, { [state]: percent(75) });
  expect(await it.report()).toBe(told(75));
});

test.runIf(process.platform !== 'win32').each([['.git'], ['.git/HEAD']])(
  'a FIFO in the place of %s keeps it neither from looking nor from ending',
  async (path) => {
    const cwd = folder({ [state]: percent(75), ...(path === '.git' ? {} : { '.git/other': '' }) });
    execFileSync('mkfifo', [join(cwd, path)]);
    const it = watching(cwd);
    expect(await it.report()).toBe(told(75));
    it.end();
    expect(await it.status).toBe(0);
  },
);

describe('wrong from the start', () => {
  test.each<[string, readonly string[], string]>([
    ['a path that is not there', ['nope'], 'no such file or directory: nope'],
    ['nothing to lint', ['empty'], 'nothing to lint: no .grid/ or .hivemind/ with agent state in empty or below it'],
    ['a commit', ['--rev', 'HEAD'], '--watch lints files of the working tree again and again; leave out --rev'],
    [
      'a text',
      ['--stdin', '--stdin-path', state],
      '--watch lints files of the working tree again and again; leave out --stdin',
    ],
    [
      'a baseline that would hide whatever comes',
      ['--update-baseline'],
      '--watch lints files of the working tree again and again; leave out --update-baseline',
    ],
  ])('%s ends it', async (_, argv, message) => {
    const cwd = repository({ [state]: mission, 'empty/x': '' });
    expect(await run(['--watch', ...argv], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: ${message}\n`,
    });
  });
});

describe('the files that tell of HEAD', () => {
  const files = (top: string) => headFiles(top).map((file) => file.slice(top.length + 1));

  test('on a branch', () => {
    expect(files(gitRepository([{ subject: 'a' }]).top)).toEqual([
      '.git/HEAD',
      '.git/logs/HEAD',
      '.git/refs/heads/main',
    ]);
  });

  test('detached', () => {
    const repo = gitRepository([{ subject: 'a' }]);
    repo.git('checkout', '--quiet', '--detach');
    expect(files(repo.top)).toEqual(['.git/HEAD', '.git/logs/HEAD']);
  });

  test('in a worktree', () => {
    const repo = gitRepository([{ subject: 'a' }]);
    const tree = join(folder(), 'tree');
    repo.git('worktree', 'add', '--quiet', '-b', 'side', tree);
    const own = join(repo.top, '.git/worktrees/tree');
    expect(headFiles(tree)).toEqual([
      join(own, 'HEAD'),
      join(own, 'logs/HEAD'),
      join(repo.top, '.git/refs/heads/side'),
    ]);
  });

  test.each([
    ['no repository', {}],
    ['a file that says nothing', { '.git': 'x' }],
  ])('%s', (_, given) => expect(headFiles(folder(given))).toEqual([]));

  test.runIf(process.platform !== 'win32').each([
    ['.git', []],
    ['.git/HEAD', ['.git/HEAD', '.git/logs/HEAD']],
    ['.git/commondir', ['.git/HEAD', '.git/logs/HEAD', '.git/refs/heads/main']],
  ])('%s may be a FIFO, which is not waited for', (path, expected) => {
    const top = folder(path === '.git' ? {} : { '.git/other': '' });
    if (path === '.git/commondir') put(top, { '.git/HEAD': 'ref: refs/heads/main\n' });
    execFileSync('mkfifo', [join(top, path)]);
    expect(files(top)).toEqual(expected);
  });

  test('what a link in their place leads to is not read, nor what is too long', () => {
    const top = folder({ secret: 'ref: refs/heads/main\n', '.git/other': '' });
    symlinkSync('../secret', join(top, '.git/HEAD'));
    expect(files(top)).toEqual(['.git/HEAD', '.git/logs/HEAD']);
    const long = folder({ '.git/HEAD': `ref: refs/heads/main\n${' '.repeat(5000)}` });
    expect(files(long)).toEqual(['.git/HEAD', '.git/logs/HEAD']);
  });

  test('a link that leads back to itself is no repository', () => {
    const top = folder();
    symlinkSync('.git', join(top, '.git'));
    expect(files(top)).toEqual([]);
  });

  test('a branch that leads out is none', () => {
    const top = folder({ '.git/HEAD': 'ref: refs/../../../etc/passwd\n' });
    expect(files(top)).toEqual(['.git/HEAD', '.git/logs/HEAD']);
  });
});
