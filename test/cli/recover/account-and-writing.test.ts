import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { mission, persistence } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';
import { run } from '../run.js';
import { broken, cut, kept, now, path, proposal, recoveryOf, state } from './broken.js';

describe('without --write', () => {
  test('the account, exit status 1, and nothing changes', async () => {
    const top = broken();
    const { status, stdout, stderr } = await run(['recover', ...now], { cwd: top });
    expect([status, state(top), kept(top)]).toEqual([1, cut, []]);
    expect(stdout).toMatch(/^STATE RECOVERY\n==============\n\n\.grid: /);
    expect(stdout).toContain('\nReconstructed state:\n- Cluster: Recipe Box\n- Completed: Blocks ');
    expect(stderr).toBe('agent-state-lint: nothing was written; --write does that\n');
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['STATE.md', 'phases']);
  });

  test('a healthy root is a line', async () => {
    const top = repository({ ...beside, [path]: mission });
    expect(await run(['recover', ...now], { cwd: top })).toEqual({
      status: 0,
      stdout: '✔ .grid: nothing to recover\n',
      stderr: '',
    });
  });

  test('so is one of an older dialect, which migrate is for', async () => {
    const top = repository({ [path]: persistence });
    const { status, stdout } = await run(['recover', ...now], { cwd: top });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^ℹ \.grid: nothing to recover; .*migrate/)]);
  });

  test('as JSON, it is the report, with what is proposed', async () => {
    const top = broken();
    const { status, stdout } = await run(['recover', '--format', 'json', ...now], { cwd: top });
    const report = JSON.parse(stdout);
    expect([status, report.version, Object.keys(report)]).toEqual([1, 1, expect.arrayContaining(['recovery'])]);
    expect(report.findings.some(({ rule }: { rule: string }) => rule.startsWith('syntax/'))).toBe(true);
    expect(report.recovery).toMatchObject([{ root: '.grid', path }]);
    const [first] = report.recovery[0].account;
    expect(Object.keys(first)).toEqual(expect.arrayContaining(['field', 'value', 'source', 'sure']));
    expect(recoveryOf(stdout).text).toContain('mode: "guided"');
  });

  test('as Markdown', async () => {
    const { status, stdout } = await run(['recover', '--format', 'markdown', ...now], { cwd: broken() });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^## State recovery\n\n`\.grid`: /)]);
    expect(stdout).toContain('- `mode` `"guided"` from `.grid/STATE.md:9`, sure\n');
  });

  test('from inside the root, paths are as they are seen from there', async () => {
    const { stdout } = await run(['recover', ...now], { cwd: join(broken(), '.grid') });
    expect(stdout).toContain('\n.: ');
  });
});

describe('--diff', () => {
  test('prints the difference and nothing else, and never writes', async () => {
    const top = broken();
    const expected = await proposal(top);
    const { status, stdout } = await run(['recover', '--diff', '--write', ...now], { cwd: top });
    expect([status, state(top)]).toEqual([1, cut]);
    expect(stdout).toMatch(/^--- a\/\.grid\/STATE\.md\n\+\+\+ b\/\.grid\/STATE\.md\n@@ /);
    const repo = gitRepository([{ subject: 'x', files: { [path]: cut } }]);
    put(repo.top, { 'x.diff': stdout });
    repo.git('apply', 'x.diff');
    expect(state(repo.top)).toBe(expected);
  });

  test('of a file that is gone, it is one that git makes', async () => {
    const top = repository(beside);
    const { status, stdout } = await run(['recover', '--diff', ...now], { cwd: top });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^--- \/dev\/null\n\+\+\+ b\/\.grid\/STATE\.md\n/)]);
    const repo = gitRepository([{ subject: 'x', files: { a: '' } }]);
    put(repo.top, { 'x.diff': stdout });
    repo.git('apply', 'x.diff');
    expect(state(repo.top)).toBe(await proposal(top));
  });

  test('is empty for a healthy root', async () => {
    const top = repository({ ...beside, [path]: mission });
    expect(await run(['recover', '--diff', ...now], { cwd: top })).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('--write --yes', () => {
  const argv = ['recover', '--write', '--yes', ...now];

  test('writes what was proposed, keeps the old file once, and says so', async () => {
    const top = broken();
    const expected = await proposal(top);
    const { status, stderr } = await run(argv, { cwd: top });
    const [backup, ...more] = kept(top);
    expect([status, state(top), more]).toEqual([0, expected, []]);
    expect(backup).toMatch(/^STATE\.md\.[0-9a-f]{12}\.bak$/);
    expect(readFileSync(join(top, '.grid', String(backup)), 'utf8')).toBe(cut);
    expect(stderr).toBe(
      `agent-state-lint: wrote .grid/STATE.md\nagent-state-lint: what lay there is in .grid/${backup}; delete it when all is well\n`,
    );
  });

  test('twice is once', async () => {
    const top = broken();
    await run(argv, { cwd: top });
    const once = state(top);
    const again = await run(argv, { cwd: top });
    expect([again.status, state(top), kept(top).length]).toEqual([0, once, 1]);
    expect(again.stdout).toBe('✔ .grid: nothing to recover\n');
    writeFileSync(join(top, path), cut);
    await run(argv, { cwd: top });
    expect([state(top), kept(top).length]).toEqual([once, 1]);
  });

  test('keeps a byte order mark', async () => {
    const top = broken({ [path]: `\ufeff${cut}` });
    await run(argv, { cwd: top });
    expect(state(top).charCodeAt(0)).toBe(0xfeff);
    expect(state(top).charCodeAt(1)).toBe('-'.charCodeAt(0));
  });

  test('as JSON, it is the report of what lies there then', async () => {
    const top = broken();
    const { status, stdout } = await run([...argv, '--format', 'json'], { cwd: top });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).findings.filter(({ rule }: { rule: string }) => rule.startsWith('syntax/'))).toEqual([]);
    expect(recoveryOf(stdout).text).toBe(state(top));
  });

  test('writes a file that was gone, and keeps nothing', async () => {
    const top = repository(beside);
    expect((await run(argv, { cwd: top })).status).toBe(0);
    expect([state(top).startsWith('---\n'), kept(top)]).toEqual([true, []]);
  });

  test('each root in turn', async () => {
    const files = (root: string, text: string) =>
      Object.fromEntries(
        Object.entries({ ...beside, [path]: text }).map(([file, content]) => [`${root}/${file}`, content]),
      );
    const top = repository({ ...files('a', cut), ...files('b', mission), ...files('c', cut) });
    const { status, stdout, stderr } = await run(argv, { cwd: top });
    expect(status).toBe(0);
    expect(stdout.match(/^(?:[abc]|✔ b)\/\.grid: /gm)).toEqual(['a/.grid: ', '✔ b/.grid: ', 'c/.grid: ']);
    expect(stderr.match(/wrote .*/g)).toEqual(['wrote a/.grid/STATE.md', 'wrote c/.grid/STATE.md']);
  });
});

test.each([
  [['recover', '--write'], '--write asks before it writes, and nobody is there to be asked; --yes writes without'],
  [['recover', '--yes'], '--yes needs --write: it says that nobody is asked before'],
  [['recover', '--diff', '--format', 'json'], '--diff prints the difference and no account; leave out --format'],
  [['recover', ''], 'a path must not be empty'],
  [['migrate', '--config', ''], '--config wants a file, and must not be empty'],
  [['recover', '--now', 'soon'], '--now wants a moment like 2026-01-24T14:00:00Z, or commit; "soon" is neither'],
  [['migrate', '--to', 'HEAD'], "unknown option '--to'; see --help"],
  [['--write', 'recover'], "unknown option '--write'; see --help"],
])('%j is wrong usage', async (argv, message) => {
  const top = broken();
  const { status, stdout, stderr } = await run(argv, { cwd: top });
  expect([status, stdout, stderr, state(top)]).toEqual([2, '', `agent-state-lint: ${message}\n`, cut]);
});
