import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, put, repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { run } from './run.js';

// A root whose name has two parts is linted like any other, wherever the command is asked about it.

const root = '.opencode/state';
const file = `${root}/delegations.json`;
const cut = '[{\n';
const said = (path = file) => `${path}:1:3: error: the text ends before the document does`;
const usual = ['--only', 'syntax/json', '--format', 'compact', '--no-color'];
const lint = (cwd: string, ...argv: string[]) => run([...usual, ...argv], { cwd });

test.each([
  ['where we are', [], '', file],
  ['as a folder', [root], '', file],
  ['by the folder around it', ['.opencode'], '', file],
  ['by a file in it', [file], '', file],
  ['from the folder around it', [], '.opencode', 'state/delegations.json'],
  ['from inside', [], root, 'delegations.json'],
  ['from beside it', [], '.opencode/plugin', '../state/delegations.json'],
])('it is found %s', async (_, argv, below, shown) => {
  const top = repository({ [file]: cut, '.opencode/plugin/x.ts': '' });
  const { status, stdout } = await lint(join(top, below), ...argv);
  expect([status, stdout]).toEqual([1, expect.stringContaining(said(shown))]);
});

test('it is found where git ignores the folder around it, and without git', async () => {
  const { top } = gitRepository([{ subject: 'a', files: { '.gitignore': '.opencode/\n' } }]);
  put(top, { [file]: cut });
  for (const cwd of [top, folder({ [file]: cut })]) expect((await lint(cwd)).stdout).toContain(said());
});

test.each(['.opencode', '.opencode/', '.opencode/state', '**/state', '.opencode/**'])(
  'the configuration leaves it out: %s',
  async (glob) => {
    const cwd = repository({ [file]: cut, 'agent-state-lint.json': JSON.stringify({ ignore: [glob] }) });
    expect(await lint(cwd)).toMatchObject({ status: 2, stdout: '' });
    expect(await lint(cwd, file)).toMatchObject({ status: 1, stdout: expect.stringContaining(said()) });
  },
);

test('only what was changed is linted, a root that was deleted among it', async () => {
  const { top } = gitRepository([
    { subject: 'a', files: { [file]: '[]\n', 'b/.opencode/state/delegations.json': cut } },
  ]);
  expect(await lint(top, '--changed', '--allow-empty')).toMatchObject({ status: 0, stdout: '' });
  put(top, { [file]: cut });
  expect((await lint(top, '--changed')).stdout).toContain(said());
  expect((await lint(top, '--changed')).stdout).not.toContain('b/');
  rmSync(join(top, '.opencode'), { recursive: true });
  const { stdout } = await run(['--changed', '--format', 'json'], { cwd: top });
  expect(JSON.parse(stdout).roots.map(({ path }: { path: string }) => path)).toEqual([root]);
});

test('a text may stand for a file in it', async () => {
  const cwd = repository({ [file]: '[]\n' });
  const asked = (path: string) => run([...usual, '--stdin', '--stdin-path', path], { cwd, stdin: cut });
  expect(await asked(file)).toMatchObject({ status: 1, stdout: expect.stringContaining(said()) });
  expect(await asked(`${root}/x.txt`)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(
      `a text cannot stand for ${root}/x.txt, which is not read; it may stand for ${root}/`,
    ),
  });
});

describe('nothing is written where state is', () => {
  test('no report', async () => {
    const cwd = repository({ [file]: cut, '.opencode/x': '' });
    expect(await lint(cwd, '--output', `${root}/report.txt`)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('lies in a state root'),
    });
    expect(await lint(cwd, '--output', '.opencode/report.txt')).toMatchObject({ status: 1 });
  });

  test('no fresh root of another format', async () => {
    const cwd = repository({ [file]: '[]\n', '.hivemind/state/x': '' });
    const refused = async (path: string) => (await run(['init', path], { cwd })).stderr;
    for (const [path, name] of [
      [root, root],
      ['.hivemind', '.hivemind'],
    ] as const) {
      const words = `only its own tools lay out a ${name}/; agent-state-lint init lays out a .grid/\n`;
      expect(await refused(path)).toBe(`agent-state-lint: ${words}`);
    }
    expect(await refused('.hivemind/state')).toBe('agent-state-lint: .hivemind/state lies in a .hivemind/ already\n');
  });
});

test('what a baseline hides there, it hides, and forgets once the root is gone', async () => {
  const cwd = repository({ [file]: cut, '.grid/STATE.md': 'cluster: x\n' });
  const base = ['--only', 'syntax/json', '--only', 'baseline/', '--format', 'compact'];
  expect((await run(['--update-baseline'], { cwd })).status).toBe(0);
  expect(await run(base, { cwd })).toMatchObject({ status: 0, stdout: '' });
  rmSync(join(cwd, '.opencode'), { recursive: true });
  expect((await run(base, { cwd })).stdout).toContain('baseline/stale');
});
