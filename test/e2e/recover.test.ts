import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { holdWithPython, somebodyWaits } from '../repository/lock/holder.js';
import { folder, repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { cli, command, node } from './command.js';

const path = '.grid/STATE.md';
/** A write that stopped halfway. */
const cut = mission.slice(0, mission.indexOf('  can_resume'));
const now = ['--now', '2026-05-12T09:20:00Z'];
const argv = ['recover', '--write', '--yes', '--no-git', ...now];
const broken = () => repository({ ...beside, [path]: cut });
const state = (top: string) => readFileSync(join(top, path), 'utf8');
const isLinux = process.platform === 'linux';

/** What is to be there. */
async function proposal(top: string): Promise<string> {
  const { stdout } = await command(['recover', '--no-git', '--format', 'json', ...now], { cwd: top });
  return JSON.parse(stdout).recovery[0].text;
}

test('nobody to ask: exit status 2, and nothing changes', async () => {
  const top = broken();
  expect(await command(['recover', '--write'], { cwd: top })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'agent-state-lint: --write asks before it writes, and nobody is there to be asked; --yes writes without\n',
  });
  expect(state(top)).toBe(cut);
});

describe.runIf(isLinux)('beside others that write', () => {
  test('it waits for the lock, and gives up after 5 s', async () => {
    const top = broken();
    const holder = await holdWithPython(join(top, '.grid/.state.lock'));
    const { status, stderr } = await command(argv, { cwd: top });
    holder.release();
    expect([status, state(top)]).toEqual([75, cut]);
    expect(stderr).toContain('.state.lock for 5 s; nothing was written\n');
  });

  test('what was changed meanwhile is not overwritten', async () => {
    const top = broken();
    const holder = await holdWithPython(join(top, '.grid/.state.lock'));
    const recovering = command(argv, { cwd: top });
    await somebodyWaits(join(top, '.grid/.state.lock'));
    writeFileSync(join(top, path), mission);
    holder.release();
    const { status, stderr } = await recovering;
    expect([status, state(top)]).toEqual([76, mission]);
    expect(stderr).toContain('.grid/STATE.md was changed by somebody else meanwhile; nothing was written\n');
    expect(readdirSync(join(top, '.grid')).filter((name) => name.endsWith('.bak'))).toEqual([]);
  });

  test('killed at any moment, it leaves the old file or the new one, and the old one is whole where it is kept', async () => {
    const top = broken();
    const expected = await proposal(top);
    for (let i = 0; i < 8; i += 1) {
      writeFileSync(join(top, path), cut);
      const child = spawn(node, [cli, ...argv], { cwd: top, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      await wait(300 + i * 60);
      child.kill('SIGKILL');
      await ended;
      expect([cut, expected]).toContain(state(top));
      const kept = readdirSync(join(top, '.grid')).filter((name) => name.endsWith('.bak'));
      for (const name of kept) expect(readFileSync(join(top, '.grid', name), 'utf8')).toBe(cut);
    }
    writeFileSync(join(top, path), cut);
    expect((await command(argv, { cwd: top })).status).toBe(0);
    const left = readdirSync(join(top, '.grid')).filter((name) => !/^STATE\.md\.[0-9a-f]{12}\.bak$/.test(name));
    expect([state(top), left.sort()]).toEqual([expected, ['.state.lock', 'STATE.md', 'phases']]);
  });
});

describe.runIf(isLinux)('where it may not write', () => {
  const asSomebodyElse = process.getuid?.() === 0 ? { uid: 65534 } : {};

  test.each([
    ['the root', 0o555, 0o644],
    ['the file', 0o777, 0o444],
  ])('%s is read-only', async (_, folderMode, fileMode) => {
    const top = broken();
    chmodSync(top, 0o755);
    chmodSync(join(top, path), fileMode);
    chmodSync(join(top, '.grid'), folderMode);
    const { status, stderr } = await command(argv, { cwd: top, ...asSomebodyElse });
    chmodSync(join(top, '.grid'), 0o755);
    expect([status, state(top)]).toEqual([2, cut]);
    expect(stderr).toContain('; nothing was written\n');
  });

  test('STATE.md is a link: what it leads to stays as it is', async () => {
    const top = folder({ ...beside, 'elsewhere.md': cut });
    symlinkSync('../elsewhere.md', join(top, path));
    const { status } = await command(argv, { cwd: top });
    expect([status, readFileSync(join(top, 'elsewhere.md'), 'utf8')]).toEqual([2, cut]);
  });
});

/**
 * Runs a command at a terminal of its own; when it says the one text, it is typed the other; what is to be typed before
 * it says anything is typed at once. Prints what it said.
 */
const terminal = `
import os, pty, select, sys
answers = [a.split('=>') for a in sys.argv[1].split('|')]
pid, master = pty.fork()
if pid == 0:
    os.execvp(sys.argv[2], sys.argv[2:])
said, seen = b'', 0
if answers[0][0] == '':
    os.write(master, answers.pop(0)[1].encode().decode('unicode_escape').encode())
while True:
    if not select.select([master], [], [], 8)[0]:
        os.kill(pid, 9)
        break
    try:
        chunk = os.read(master, 65536)
    except OSError:
        break
    if not chunk:
        break
    said += chunk
    while answers:
        at = said.find(answers[0][0].encode(), seen)
        if at < 0:
            break
        seen = at + len(answers[0][0])
        os.write(master, answers.pop(0)[1].encode().decode('unicode_escape').encode())
status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
sys.stdout.buffer.write(said)
sys.exit(status if status >= 0 else 100 - status)
`;
const hasPython = spawnSync('python3', ['-c', 'import pty, os; os.waitstatus_to_exitcode']).status === 0;

function atTerminal(top: string, answers: string, env: Readonly<Record<string, string>> = {}) {
  const words = [node, cli, 'recover', '--write', '--no-git', ...now];
  const { status, stdout } = spawnSync('python3', ['-c', terminal, answers, ...words], {
    cwd: top,
    encoding: 'utf8',
    timeout: 30_000,
    env: { PATH: process.env.PATH ?? '', TERM: 'xterm', NO_COLOR: '1', PAGER: 'cat', ...env },
  });
  return { status, said: stdout.replaceAll('\r\n', '\n') };
}

// A real terminal is made by python3; elsewhere the same is tested with a person who is none.
describe.runIf(hasPython && isLinux)('at a real terminal', () => {
  const question = '(q)uit [q] ';

  test('inspect, then accept', async () => {
    const top = broken();
    const expected = await proposal(top);
    const { status, said } = atTerminal(top, `${question}=>i\\r|${question}=>a\\r`);
    expect([status, state(top)]).toEqual([0, expected]);
    expect(said).toContain('STATE RECOVERY\n');
    expect(said).toContain('\n    mode: "guided"\n');
    expect(said).toContain('agent-state-lint: wrote .grid/STATE.md\n');
  });

  test('inspect, with a pager that has arguments; what it leaves out is not printed', async () => {
    const top = broken();
    const { said } = atTerminal(top, `${question}=>i\\r|${question}=>\\r`, { PAGER: "sed -n '1s/^/PAGE /p'" });
    expect(said).toContain('\nPAGE .grid/STATE.md\n');
    expect(said).not.toContain('\n    mode: "guided"\n');
  });

  test('inspect, with a pager that is not there: it is printed', async () => {
    const { said } = atTerminal(broken(), `${question}=>i\\r|${question}=>\\r`, { PAGER: 'no-such-pager' });
    expect(said).toContain('\n    mode: "guided"\n');
  });

  test.each([
    ['Enter', '\\r'],
    ['Ctrl-C', '\\x03'],
    ['Ctrl-D', '\\x04'],
  ])('%s writes nothing', (_, key) => {
    const top = broken();
    const { status, said } = atTerminal(top, `${question}=>${key}`);
    expect([status, state(top)]).toEqual([1, cut]);
    expect(said).toContain('agent-state-lint: nothing was written\n');
    expect(readdirSync(join(top, '.grid')).filter((name) => name.endsWith('.bak'))).toEqual([]);
  });

  test.each([
    ['a line', '=>a\\n'],
    ['a line without its end', '=>a'],
    ['a heap of lines', '=>a\\na\\na\\nyes\\na'],
    ['a line behind an answer', `${question}=>i\\ra\\ra`],
  ])('typed ahead, %s is no answer', (_, ahead) => {
    const top = broken();
    const { status, said } = atTerminal(top, `${ahead}|${question}=>\\r`);
    expect([status, state(top)]).toEqual([1, cut]);
    expect(said).toContain('agent-state-lint: nothing was written\n');
  });

  test('edit, with an editor that has arguments', async () => {
    const top = broken();
    const expected = (await proposal(top)).replace('mode: "guided"', 'mode: "hands_on"');
    const editor = `sed -i -e 's/^mode: "guided"/mode: "hands_on"/'`;
    const { status, said } = atTerminal(top, `${question}=>e\\r|${question}=>a\\r`, {
      EDITOR: 'false',
      VISUAL: editor,
    });
    expect([status, state(top)]).toEqual([0, expected]);
    expect(said).toContain('agent-state-lint: edited, and no errors in it\n');
  });
});
