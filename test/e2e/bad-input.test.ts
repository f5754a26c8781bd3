import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { command, type Given, type Said } from './command.js';

const fenced = (yaml: string) => `---\nphases:\n  total: 2\n${yaml}\n---\n`;
const aliases = (depth: number) =>
  Array.from({ length: depth }, (_, i) => `a${i}: &a${i} [${`*a${i - 1},`.repeat(9)}]`.replaceAll('*a-1', 'x')).join(
    '\n',
  );
const isPosix = process.platform !== 'win32';

/** A finding and status 1, or one clear line and status 2; in any case an end, and no stack. */
function isOrderly({ status, stdout, stderr }: Said): void {
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(status === 1 || status === 2, `it ended with ${status}: ${stderr}`).toBe(true);
  if (status === 1) expect(stderr).toBe('');
  else expect(stderr).toMatch(/^agent-state-lint: [^\n]+\n$/);
}

describe('a STATE.md of', () => {
  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['a byte', 'x'],
    ['random bytes', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) % 256)],
    ['NUL bytes', `${mission}\0\0\0`],
    ['a byte that is not UTF-8', Buffer.concat([Buffer.from(mission), Buffer.from([0xc3, 0x28])])],
    ['UTF-16', Buffer.from(`\ufeff${mission}`, 'utf16le')],
    ['ten megabytes', `${mission}${'x'.repeat(10 * 1024 * 1024)}`],
    ['ten megabytes in one line of front matter', fenced(`a: ${'x'.repeat(10 * 1024 * 1024)}`)],
    ['just under a megabyte of front matter', fenced(`a: ${'x'.repeat(1000 * 1024)}`)],
    ['a hundred thousand lines', fenced('a: 1\n'.repeat(100_000))],
    ['a hundred thousand lines that are wrong', fenced(': x\n'.repeat(30_000))],
    ['ten thousand keys', fenced(Array.from({ length: 10_000 }, (_, i) => `k${i}: 1`).join('\n'))],
    ['open brackets', fenced(`a: ${'['.repeat(50_000)}`)],
    ['open braces', fenced(`a: ${'{a: '.repeat(20_000)}`)],
    ['dashes', fenced(`a:\n${'- '.repeat(50_000)}x`)],
    ['question marks', fenced(`${'? '.repeat(400)}x`)],
    ['question marks without end', `---\nphases: 1\n${'? '.repeat(60_000)}`],
    ['indentation', fenced(Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'))],
    ['aliases that multiply', fenced(aliases(30))],
    ['an alias that never ends', fenced('a: &a [*a]')],
    ['anchors', fenced('&a '.repeat(30_000))],
    ['tags', fenced(`a: ${'!x '.repeat(30_000)}`)],
    ['code', '---js\nprocess.exit(0)\n---\n'],
    ['a tag that is code', fenced('a: !!js/function "function () { process.exit(0) }"')],
    ['the prototype', fenced('__proto__: { status: 1 }\nconstructor: { prototype: 1 }')],
    ['quotes that never close', fenced(`a: "${'\\"'.repeat(50_000)}`)],
    ['block scalars', fenced('a: |\n'.repeat(20_000))],
    ['directives', `---\n${'%YAML 1.1\n'.repeat(10_000)}phases: 1\n---\n`],
    ['fences', '---\n'.repeat(100_000)],
    ['conflict markers', `${'<<<<<<< a\n'.repeat(20_000)}${mission}`],
    ['carriage returns', '\r'.repeat(500_000)],
    ['a body of quotations', `${edited(mission, { 'percent: 80.0': 'percent: 75' })}${'>'.repeat(100_000)}`],
    ['a body of stars', `${edited(mission, { 'percent: 80.0': 'percent: 75' })}${'*a '.repeat(100_000)}`],
    ['a body of brackets', `${edited(mission, { 'percent: 80.0': 'percent: 75' })}${'['.repeat(100_000)}`],
    ['a body of lists', `${edited(mission, { 'percent: 80.0': 'percent: 75' })}${'1. '.repeat(50_000)}`],
  ])('%s', async (_, text) => {
    const cwd = repository({ '.grid/STATE.md': text });
    for (const format of ['pretty', 'json']) isOrderly(await command(['--format', format], { cwd }));
  });
});

describe.skipIf(!isPosix)('no regular file', () => {
  const unreadable = async (given: Given, ...argv: string[]) => {
    const said = await command([...argv, '--format', 'compact'], given);
    isOrderly(said);
    return said;
  };

  test('a directory named STATE.md', async () => {
    const cwd = repository({ '.grid/STATE.md/x.md': 'x' });
    expect((await unreadable({ cwd })).stdout).toMatch(/^\.grid\/STATE\.md:1:1: error: /);
    expect((await unreadable({ cwd }, '.grid')).stdout).toMatch(/^\.grid\/STATE\.md:1:1: error: /);
    expect((await unreadable({ cwd }, '.grid/STATE.md')).stdout).toMatch(/^\.grid\/STATE\.md:1:1: error: /);
  });

  test('a FIFO named STATE.md', async () => {
    const cwd = repository({ '.grid/plans/x.md': '' });
    execFileSync('mkfifo', [join(cwd, '.grid/STATE.md')]);
    expect((await unreadable({ cwd })).stdout).toMatch(/^\.grid\/STATE\.md:1:1: error: /);
  });

  test('a FIFO named .grid', async () => {
    const cwd = repository();
    execFileSync('mkfifo', [join(cwd, '.grid')]);
    await unreadable({ cwd });
    await unreadable({ cwd }, '.grid');
  });

  test('links: to a secret, to a device, to themselves, to nothing', async () => {
    const cwd = repository({ 'secret.txt': 'status: very-secret' });
    for (const [name, target] of [
      ['a', '../../secret.txt'],
      ['b', '/dev/zero'],
      ['c', '/proc/self/environ'],
      ['d', 'STATE.md'],
      ['e', 'nothing'],
    ] as const) {
      mkdirSync(join(cwd, name, '.grid'), { recursive: true });
      symlinkSync(target, join(cwd, name, '.grid/STATE.md'));
    }
    const { stdout } = await unreadable({ cwd });
    for (const name of 'abcde') expect(stdout).toContain(`${name}/.grid/STATE.md:1:1: error: `);
    expect(stdout).not.toContain('secret');
  });

  test('a .grid that is a link', async () => {
    const top = repository({ 'elsewhere/STATE.md': 'status: very-secret' });
    mkdirSync(join(top, 'project'));
    symlinkSync('../elsewhere', join(top, 'project/.grid'));
    for (const argv of [[], ['project'], ['project/.grid'], ['project/.grid/STATE.md']]) {
      const { status, stdout } = await unreadable({ cwd: top }, ...argv);
      expect(status).toBe(1);
      expect(stdout).not.toContain('secret');
    }
  });

  test('folders that lead back to themselves, and very deep ones', async () => {
    const cwd = repository({ '.grid/STATE.md': 'x' });
    symlinkSync('.', join(cwd, 'here'));
    symlinkSync('..', join(cwd, '.grid/plans'));
    let deep = join(cwd, 'deep');
    while (deep.length < 3900) deep = join(deep, 'd'.repeat(50));
    mkdirSync(deep, { recursive: true });
    const { stdout } = await unreadable({ cwd });
    expect(stdout.split('\n').filter((line) => line !== '' && !/^\.grid[/:]/.test(line))).toEqual([]);
  });
});

describe.skipIf(!isPosix)('no permission to read', () => {
  // Root may read everything, so the command runs as nobody then.
  const given = (files: Readonly<Record<string, string>>, forbidden: string): Given => {
    const cwd = repository();
    chmodSync(cwd, 0o755);
    put(cwd, files);
    chmodSync(join(cwd, forbidden), 0);
    return { cwd, ...(process.getuid?.() === 0 && { uid: 65_534 }) };
  };

  test.each(['.grid/STATE.md', '.grid'])('%s', async (forbidden) => {
    const one = given({ '.grid/STATE.md': mission }, forbidden);
    for (const argv of [[], ['.grid'], ['.grid/STATE.md']]) {
      const said = await command([...argv, '--format', 'compact'], one);
      isOrderly(said);
      expect(said.stdout).toMatch(/^\.grid\/STATE\.md:1:1: error: /);
    }
    chmodSync(join(one.cwd, forbidden), 0o755);
  });

  test('a folder beside it', async () => {
    const one = given({ '.grid/STATE.md': edited(mission, { 'percent: 80.0': 'percent: 75' }), 'b/x.md': '' }, 'b');
    expect(await command(['--only', 'grid/progress-percent'], one)).toMatchObject({
      status: 1,
      stderr: 'agent-state-lint: b was not searched: it could not be read\n',
    });
    expect(await command(['b'], one)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'agent-state-lint: b cannot be searched: no permission to read it\n',
    });
    chmodSync(join(one.cwd, 'b'), 0o755);
  });

  test('where the report is to be written', async () => {
    const one = given({ '.grid/STATE.md': mission, 'out/x': '' }, 'out');
    expect(await command(['--output', 'out/report.txt'], one)).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: no permission to write in ${join(one.cwd, 'out')}\n`,
    });
    chmodSync(join(one.cwd, 'out'), 0o755);
  });
});
