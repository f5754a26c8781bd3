import { spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { holdWithPython } from '../repository/lock/holder.js';
import { put, repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { cli, command, node } from './command.js';

const path = '.grid/STATE.md';
const damage = {
  'mode: "guided"': "mode: 'Guided'  # $1 $&",
  'blocks_total: 5': 'blocks_total: "5"',
  '"4be91d2"': '69e4958',
  '**Mode:** guided': '**Mode:** autopilot',
};
const damaged = edited(mission, damage);
const repaired = edited(mission, {
  'mode: "guided"': "mode: 'guided'  # $1 $&",
  '"4be91d2"': '"69e4958"',
  'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"',
  '**Mode:** guided': '**Mode:** autopilot',
});
const common = ['--now', '2026-05-12T09:20:00Z', '--only', 'schema/', '--only', 'syntax/', '--only', 'grid/body-drift'];
const argv = ['--fix', '--format', 'compact', ...common];
const state = (top: string) => readFileSync(join(top, path), 'utf8');
const isLinux = process.platform === 'linux';

describe.runIf(isLinux)('in a real repository', () => {
  test('git sees exactly the lines that were meant', async () => {
    const { top, git } = gitRepository([{ subject: 'x', files: { [path]: damaged } }]);
    const { status, stderr } = await command(argv, { cwd: top });
    expect([status, stderr]).toEqual([0, 'agent-state-lint: 3 repaired in 1 file; 1 more with --unsafe\n']);
    expect(git('diff', '-U0').match(/^[-+](?![-+]).*$/gm)).toEqual([
      '-updated_at: "2026-05-12T09:15:00Z"',
      '+updated_at: "2026-05-12T09:20:00Z"',
      "-mode: 'Guided'  # $1 $&",
      "+mode: 'guided'  # $1 $&",
      '-  blocks_total: "5"',
      '+  blocks_total: 5',
      '-  last_commit: 69e4958',
      '+  last_commit: "69e4958"',
    ]);
    expect(git('status', '--short')).toBe(` M ${path}\n?? .grid/.state.lock`);
    const lines = await command(['--fix', '--unsafe', ...common], { cwd: top });
    expect(lines.stderr).toBe('agent-state-lint: 1 repaired in 1 file\n');
    expect(git('diff', '-U0')).toContain('-**Mode:** autopilot\n+**Mode:** guided');
  });

  test('git applies the difference to what the commit holds', async () => {
    const { top, git } = gitRepository([{ subject: 'x', files: { [path]: damaged.replaceAll('\n', '\r\n') } }]);
    const { status, stdout } = await command(['--diff', '--rev', 'HEAD', ...common], { cwd: top });
    expect([status, git('status', '--short')]).toEqual([1, '']);
    put(top, { 'x.diff': stdout });
    git('apply', 'x.diff');
    expect(state(top)).toBe(repaired.replaceAll('\n', '\r\n'));
  });

  test('a text that is no text comes back as it went in', async () => {
    const stdin = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x0d, 0x0a]);
    const child = spawn(node, [cli, '--fix', '--stdin', '--stdin-path', path], { cwd: repository() });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stdin.end(stdin);
    await new Promise((resolve) => child.on('close', resolve));
    expect(Buffer.concat(said).equals(stdin)).toBe(true);
  });
});

describe.runIf(isLinux)('beside others that write', () => {
  test('it waits for the lock, and gives up after 5 s', async () => {
    const top = repository({ [path]: damaged });
    const holder = await holdWithPython(join(top, '.grid/.state.lock'));
    const started = Date.now();
    const { status, stderr } = await command(argv, { cwd: top });
    expect(Date.now() - started).toBeGreaterThan(4900);
    expect([status, state(top)]).toEqual([75, damaged]);
    expect(stderr).toBe(
      `agent-state-lint: another program has held the lock ${top}/.grid/.state.lock for 5 s; nothing was written\n`,
    );
    holder.release();
  });

  test('what was changed meanwhile is not overwritten', async () => {
    const top = repository({ [path]: damaged });
    const holder = await holdWithPython(join(top, '.grid/.state.lock'));
    const fixing = command(argv, { cwd: top });
    await wait(1500);
    writeFileSync(join(top, path), `${damaged}\nOne line more.\n`);
    holder.release();
    const { status, stderr } = await fixing;
    expect([status, state(top)]).toEqual([76, `${damaged}\nOne line more.\n`]);
    expect(stderr).toBe(
      'agent-state-lint: .grid/STATE.md was changed by somebody else meanwhile; nothing was written\n',
    );
  });

  test('four at once do it once', async () => {
    const top = repository({ [path]: damaged });
    const all = await Promise.all(Array.from({ length: 4 }, () => command(argv, { cwd: top })));
    for (const { status } of all) expect([0, 76]).toContain(status);
    expect(all.some(({ status }) => status === 0)).toBe(true);
    expect(state(top)).toBe(repaired);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md']);
  });

  test('killed at any moment, it leaves the old file or the new one, and no lock', async () => {
    const top = repository({ [path]: damaged });
    const outcomes = new Set<string>();
    for (let i = 0; i < 24; i += 1) {
      writeFileSync(join(top, path), damaged);
      const child = spawn(node, [cli, ...argv, '--no-git'], { cwd: top, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      // Most of them while it writes, which is done soon after the lock is there to be seen.
      await wait(200 + i * 12);
      child.kill('SIGKILL');
      await ended;
      outcomes.add(state(top));
    }
    for (const text of outcomes) expect([damaged, repaired]).toContain(text);
    writeFileSync(join(top, path), damaged);
    expect((await command(argv, { cwd: top })).status).toBe(0);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md']);
  });
});

describe.runIf(isLinux)('where it may not write', () => {
  const asSomebodyElse = process.getuid?.() === 0 ? { uid: 65534 } : {};

  test.each([
    [
      'the root',
      0o555,
      0o644,
      /the lock .*\.state\.lock cannot be taken: there is no permission to open it for writing, or to make it; nothing was written/,
    ],
    ['the file', 0o777, 0o444, /no permission to write \.grid\/STATE\.md; nothing was written/],
  ])('%s is read-only', async (_, folderMode, fileMode, message) => {
    const top = repository({ [path]: damaged });
    chmodSync(top, 0o755);
    chmodSync(join(top, path), fileMode);
    chmodSync(join(top, '.grid'), folderMode);
    const { status, stderr } = await command([...argv, '--no-git'], { cwd: top, ...asSomebodyElse });
    expect([status, state(top)]).toEqual([2, damaged]);
    expect(stderr).toMatch(message);
    chmodSync(join(top, '.grid'), 0o755);
  });

  test('the lock is a link', async () => {
    const top = repository({ [path]: damaged });
    symlinkSync('../outside', join(top, '.grid/.state.lock'));
    const { status, stderr } = await command(argv, { cwd: top });
    expect([status, state(top), existsSync(join(top, 'outside'))]).toEqual([2, damaged, false]);
    expect(stderr).toContain('.state.lock is a link; a lock that is one is not taken');
    expect(lstatSync(join(top, '.grid/.state.lock')).isSymbolicLink()).toBe(true);
  });

  test('there is no program that can lock', async () => {
    const top = repository({ [path]: damaged });
    const { status, stderr } = await command([...argv, '--no-git'], { cwd: top, env: { PATH: '' } });
    expect([status, state(top)]).toEqual([2, damaged]);
    expect(stderr).toContain('there is no flock, python3 or perl on the PATH, outside of the repository');
  });
});
