import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formats } from '../../src/formats/index.js';
import { folder, put } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { cli, command, node } from './command.js';

// The hooks as they are published and shown: what their runners would do with them is done here, for the runners
// themselves are not at hand.

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const page = read('docs/hooks.md');
const manifest = JSON.parse(read('package.json'));
const state = '.grid/STATE.md';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const said = 'progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]';

/** What the page shows as a file. */
function shown(language: string, file: string): string {
  const [, text] = new RegExp(`^\`\`\`${language} ${file.replaceAll('.', '\\.')}\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  if (text === undefined) throw new Error(`the page shows no ${file}`);
  return text;
}

/** A folder whose `bin` holds the command, and an `npx` that finds it there as npm's would in node_modules. */
function withCommand(): string {
  const bin = join(folder(), 'bin');
  mkdirSync(bin);
  const script = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  script('agent-state-lint', `exec '${node}' '${cli}' "$@"`);
  script('npx', 'exec "$@"');
  return bin;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line as a hook runner does: by a shell, with something on standard input. */
function shell(line: string, cwd: string, stdin: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn('/bin/sh', ['-c', line], {
    cwd,
    env: { PATH: `${withCommand()}:${process.env.PATH}`, ...env },
    timeout: 10_000,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.on('error', (error) => {
    stderr += `stdin: ${error}`; // a runner would break over it
  });
  child.stdin.end(stdin);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

describe('.pre-commit-hooks.yaml', () => {
  const [hook, ...others] = parse(read('.pre-commit-hooks.yaml'));

  test('has one hook, with what pre-commit wants', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ id: manifest.name, name: manifest.name, language: 'node', require_serial: true });
    expect(Object.keys(manifest.bin)).toContain(hook.entry);
    const known = [
      'id',
      'name',
      'description',
      'entry',
      'args',
      'language',
      'files',
      'types',
      'types_or',
      'require_serial',
    ];
    expect(Object.keys(hook).filter((key) => !known.includes(key))).toEqual([]);
  });

  test('is called for the files of every format, wherever they lie, and for no others', () => {
    const files = new RegExp(hook.files);
    for (const { directories, mainFile } of formats) {
      for (const directory of directories) {
        expect(`${directory}/${mainFile}`).toMatch(files);
        expect(`packages/a/${directory}/plans/x.md`).toMatch(files);
        expect(`x${directory}/${mainFile}`).not.toMatch(files);
        expect(`${directory}x/${mainFile}`).not.toMatch(files);
        expect(directory).not.toMatch(files);
      }
    }
    expect('src/STATE.md').not.toMatch(files);
  });

  test('is what the page names', () => {
    const [repo] = parse(shown('yaml', '.pre-commit-config.yaml')).repos;
    expect(repo.hooks).toEqual([{ id: hook.id }]);
    expect(repo.repo).toBe(manifest.repository.url.replace(/^git\+|\.git$/g, ''));
    expect(repo.rev).toMatch(/^v\d+\.\d+\.\d+$/);
  });

  test('installed as pre-commit does it, packed and into a folder of its own, it judges what is to be committed', () => {
    const entry = join(installed(), 'bin', hook.entry);
    const run = (cwd: string, ...files: string[]) => {
      const { status, stdout } = spawnSync(entry, [...hook.args, ...files], {
        cwd,
        encoding: 'utf8',
        env: { PATH: process.env.PATH },
      });
      return { status, stdout };
    };
    const repo = gitRepository([{ subject: 'a', files: { [state]: mission, 'src/recipe.ts': '' } }]);
    const healthy = edited(mission, { '"4be91d2"': `"${repo.git('rev-parse', 'HEAD')}"` });
    put(repo.top, { [state]: healthy, '.grid/SCRATCHPAD.md': '# Scratchpad\n' });
    expect(run(repo.top, state)).toMatchObject({ status: 0 });

    put(repo.top, { [state]: edited(healthy, { 'percent: 80.0': 'percent: 75' }) });
    for (const files of [[state], ['.grid/SCRATCHPAD.md'], [state, '.grid/SCRATCHPAD.md']]) {
      const { status, stdout } = run(repo.top, ...files);
      expect(status).toBe(1);
      expect(stdout.match(/error grid\/progress-percent/g)).toHaveLength(1);
    }

    // Some other tool's folder of that name is none of our business, whichever of its files is committed.
    put(repo.top, { 'ui/.grid/a.css': '', 'ui/.grid/config.json': '{' });
    expect(run(repo.top, 'ui/.grid/a.css', 'ui/.grid/config.json')).toMatchObject({ status: 0 });

    rmSync(join(repo.top, state));
    symlinkSync('/etc/passwd', join(repo.top, state));
    expect(run(repo.top, state)).toMatchObject({ status: 1, stdout: expect.stringContaining('syntax/unreadable') });
  }, 60_000);
});

/** A folder into which the package is installed, without a network. */
function installed(): string {
  const prefix = folder();
  const npm = (...argv: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', argv, { cwd: top, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm ${argv.join(' ')}: ${stderr}`);
    return stdout;
  };
  const [{ filename }] = JSON.parse(npm('pack', '--json', '--ignore-scripts', '--pack-destination', prefix));
  npm('install', '--global', '--offline', '--no-audit', '--no-fund', '--prefix', prefix, join(prefix, filename));
  return prefix;
}

describe('a hook of git', () => {
  const script = shown('sh', '.git/hooks/pre-commit');

  test.each([
    ['without state', {}, 0],
    ['with an error', { [state]: wrong }, 1],
  ])('%s', async (_, files, status) => {
    const repository = gitRepository([{ subject: 'a', files: { 'a.ts': '' } }]);
    repository.put(files);
    expect((await shell(script, repository.top, '')).status).toBe(status);
  });

  test('of what is committed already, it says nothing', async () => {
    const { top: cwd } = gitRepository([{ subject: 'a', files: { [state]: wrong } }]);
    expect((await shell(script, cwd, '')).status).toBe(0);
  });

  test('before the first commit, it judges everything', async () => {
    const repository = gitRepository();
    repository.put({ [state]: wrong });
    expect(await shell(script, repository.top, '')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('percent'),
    });
  });

  test('a mission that runs is not deleted unseen', async () => {
    const { top: cwd, git } = gitRepository([{ subject: 'a', files: { [state]: mission, 'a.ts': '' } }]);
    git('rm', '-r', '--quiet', '.grid');
    expect(await shell(script, cwd, '')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('STATE.md was deleted in the working tree, while its mission was "in_progress"'),
    });
  });

  test('what lefthook would run', async () => {
    const { commands } = parse(shown('yaml', 'lefthook.yml'))['pre-commit'];
    const line = commands['agent-state-lint'].run.replace('{staged_files}', state);
    const { top: cwd } = gitRepository([{ subject: 'a', files: { [state]: wrong } }]);
    expect(await shell(line, cwd, '')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('progress.percent'),
    });
  });
});

describe.each([
  ['Claude Code', '.claude/settings.json', 'PostToolUse', ['Write', 'Edit'], { CLAUDE_PROJECT_DIR: 'top' }],
  ['Claude Code, where it says no folder', '.claude/settings.json', 'PostToolUse', ['Write'], {}],
  ['Gemini CLI', '.gemini/settings.json', 'AfterTool', ['write_file', 'replace'], {}],
])('the hook of %s', (_, file, event, tools, variables) => {
  const [{ matcher, hooks }] = JSON.parse(shown('json', file)).hooks[event];
  const [{ type, command: line }] = hooks;
  const input = (path: string, more = {}) =>
    JSON.stringify({
      session_id: 'x',
      hook_event_name: event,
      tool_name: tools[0],
      tool_input: { file_path: path, ...more },
    });
  const run = (files: Readonly<Record<string, string>>, stdin: string, below = '') => {
    const { top: cwd } = gitRepository([{ subject: 'a', files }]);
    const env = Object.fromEntries(Object.keys(variables).map((name) => [name, cwd]));
    return shell(line, join(cwd, below), stdin, env);
  };

  test('is a command, for what writes files', () => {
    expect(type).toBe('command');
    for (const tool of tools) expect(tool).toMatch(new RegExp(`^(?:${matcher})$`));
  });

  test('tells the agent what it broke, on standard error, with status 2', async () => {
    const { status, stdout, stderr } = await run({ [state]: wrong }, input(`/repo/${state}`));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain(': warning: ');
  });

  test('is silent about a healthy state', async () => {
    const healthy = {
      [state]: 'cluster: x\nstatus: active\nposition: { block: 1 }\nupdated_at: "2026-05-12T09:15:00Z"\n',
    };
    expect(await run(healthy, input(`/repo/${state}`))).toMatchObject({ status: 0, stdout: '' });
  });

  test('costs nothing for a file elsewhere, whatever is wrong', async () => {
    const large = { content: 'x'.repeat(300_000) };
    expect(await run({ [state]: wrong }, input('/repo/src/a.ts', large))).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('reads all that it is told', async () => {
    const large = { content: 'x'.repeat(300_000) };
    const { status, stderr } = await run({ [state]: wrong }, input(`/repo/${state}`, large));
    expect(status).toBe(2);
    expect(stderr).not.toContain('stdin: ');
  });

  test('knows a path of Windows', async () => {
    expect(await run({ [state]: wrong }, input('C:\\repo\\.grid\\STATE.md'))).toMatchObject({ status: 2 });
  });

  test('works from a folder below', async () => {
    expect(await run({ [state]: wrong, 'src/a.ts': '' }, input(`/repo/${state}`), 'src')).toMatchObject({ status: 2 });
  });

  test('tells that it could not lint', async () => {
    const files = { [state]: mission, 'agent-state-lint.yaml': 'rule: {}' };
    expect(await run(files, input(`/repo/${state}`))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"rule" is no known field'),
    });
  });
});

test('what AGENTS.md is to say is a command that there is', async () => {
  const [, line = ''] = /^After every change below `.+?`, run `npx agent-state-lint (.*?)`/m.exec(page) ?? [];
  const cwd = folder({ [state]: wrong });
  expect(await command(line.split(' '), { cwd })).toMatchObject({ status: 1, stdout: expect.stringContaining(said) });
});
