import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, put } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { mission } from '../support/mission.js';
import { cli, command, node } from './command.js';

// Code that comes with a repository is data: nothing of it is run, and each trap is shown to work.

/** Code that leaves a trace when anybody runs it, as a CommonJS module. */
function trap() {
  const trace = join(folder(), 'fired');
  return {
    code: `require("node:fs").writeFileSync(${JSON.stringify(trace)}, "")`,
    program: `#!/bin/sh\ntouch '${trace}'\ncat\n`,
    hasFired: () => existsSync(trace),
  };
}

/** The names under which tools look for a configuration that is code. */
const names = ['agent-state-lint', 'agent-state-lint.config', '.agent-state-lintrc', '.agent-state-lint'];
const files = names.flatMap((name) => ['js', 'cjs', 'mjs', 'ts'].map((ending) => `${name}.${ending}`));

describe('code in the place of data', () => {
  test('a configuration', async () => {
    const { code, hasFired } = trap();
    const { top } = gitRepository([
      {
        subject: 'one',
        files: {
          '.grid/STATE.md': mission,
          'trap.cjs': code,
          'package.json': JSON.stringify({ scripts: { prepare: 'node trap.cjs', preinstall: 'node trap.cjs' } }),
          ...Object.fromEntries(files.map((name) => [name, name.endsWith('.mjs') ? `import './trap.cjs';` : code])),
        },
      },
    ]);
    const linted = await command(['--format', 'json'], { cwd: top });
    expect(JSON.parse(linted.stdout).roots).toHaveLength(1);
    for (const file of files.slice(0, 4)) {
      expect(await command(['--config', file], { cwd: top })).toMatchObject({ status: 2, stdout: '' });
    }
    expect(hasFired()).toBe(false);
    execFileSync(node, ['agent-state-lint.mjs'], { cwd: top }); // and it would have
    expect(hasFired()).toBe(true);
  });

  test.each([
    ['that a configuration extends', 'extends: ./trap.cjs\n', 'extends'],
    ['that a configuration plugs in', 'plugins: [./trap.cjs]\n', 'plugins'],
    ['in a tag', 'rules: !!js/function "() => require(\'./trap.cjs\')()"\n', 'the tag "!!js/function" is not known'],
  ])('code %s is refused', async (_, configuration, said) => {
    const { code, hasFired } = trap();
    const { top } = gitRepository([
      {
        subject: 'one',
        files: { '.grid/STATE.md': mission, 'trap.cjs': code, 'agent-state-lint.yaml': configuration },
      },
    ]);
    expect(await command([], { cwd: top })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(said),
    });
    expect(hasFired()).toBe(false);
    execFileSync(node, ['-e', "require('./trap.cjs')"], { cwd: top });
    expect(hasFired()).toBe(true);
  });

  test.each([
    ['front matter in JavaScript', (code: string) => `---js\n${code}\n---\n`],
    ['a function in YAML', (code: string) => `---\nphases: !!js/function 'function () { ${code} }'\n---\n`],
  ])('%s', async (_, write) => {
    const { code, hasFired } = trap();
    const { top } = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': write(code) } }]);
    for (const argv of [[], ['--fix'], ['recover'], ['resume']]) {
      expect(await command(argv, { cwd: top })).toMatchObject({ status: 1 });
    }
    expect(hasFired()).toBe(false);
    execFileSync(node, ['-e', code]);
    expect(hasFired()).toBe(true);
  });
});

test('it says the same where text cannot become code and __proto__ throws', async () => {
  const { top } = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': mission } }]);
  put(top, {
    '.grid/config.json': '{ "__proto__": { "severity": "off" }, "constructor": { "prototype": { "a": 1 } } }',
  });
  put(top, { 'agent-state-lint.json': '{ "rules": { "grid/progress-percent": "warning" } }' });
  const nodeOptions = ['--disallow-code-generation-from-strings', '--disable-proto=throw'];
  const plain = await command(['--format', 'json'], { cwd: top });
  expect(plain).toMatchObject({ stderr: '' });
  expect(await command(['--format', 'json'], { cwd: top, nodeOptions })).toEqual(plain);
  for (const code of ["new Function('return 1')()", '({}).__proto__']) {
    expect(spawnSync(node, [...nodeOptions, '-e', code], { stdio: 'ignore' }).status).not.toBe(0);
    expect(spawnSync(node, ['-e', code], { stdio: 'ignore' }).status).toBe(0);
  }
});

const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script');

test.runIf(hasTerminal)('a pager that a repository names, at a terminal', async () => {
  const { program, hasFired } = trap();
  const tools = folder({ pager: program });
  chmodSync(join(tools, 'pager'), 0o755);
  const { top, git, commit } = gitRepository([{ subject: 'one', files: { '.grid/STATE.md': mission } }]);
  commit({ subject: 'two', files: { 'a.txt': 'a' } });
  for (const key of ['core.pager', 'pager.log', 'pager.diff', 'pager.cat-file'])
    git('config', key, join(tools, 'pager'));
  const atTerminal = (shell: string) =>
    execFileSync('/usr/bin/script', ['-qec', shell, '/dev/null'], {
      cwd: top,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', HOME: tools, TERM: 'xterm' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  expect(atTerminal(`'${node}' '${cli}' --base HEAD~1 || true`)).toContain('\u001b[');
  expect(hasFired()).toBe(false);
  atTerminal('git log');
  expect(hasFired()).toBe(true);
});
