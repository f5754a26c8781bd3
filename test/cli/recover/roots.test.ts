import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { edited, mission, persistence, prose } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';
import { run } from '../run.js';
import { broken, cut, kept, now, path, state } from './broken.js';

describe('a root that is gone', () => {
  test('is recovered where it is named, and in the last commit', async () => {
    const { top } = gitRepository([
      { subject: 'x', files: { ...beside, [path]: mission, 'other/.grid/STATE.md': mission } },
    ]);
    rmSync(join(top, '.grid'), { recursive: true });
    expect((await run(['recover', ...now], { cwd: top })).stdout).not.toContain('STATE RECOVERY');
    const { status } = await run(['recover', '.grid', '--write', '--yes', ...now], { cwd: top });
    expect([status, state(top)]).toEqual([0, mission]);
  });

  test('and without a name, where there is no other', async () => {
    const { top } = gitRepository([{ subject: 'x', files: { [path]: mission } }]);
    rmSync(join(top, '.grid'), { recursive: true });
    const { status } = await run(['recover', '--write', '--yes', ...now], { cwd: top });
    expect([status, state(top)]).toEqual([0, mission]);
  });

  test('also from the last commit, cannot be meant', async () => {
    const { top } = gitRepository([{ subject: 'x', files: { a: '' } }]);
    expect(await run(['recover', '.grid', ...now], { cwd: top })).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'agent-state-lint: no such file or directory: .grid, nor is it in the last commit; --to <commit> brings back an older one\n',
    });
    expect((await run(['recover', ...now], { cwd: top })).stderr).toBe(
      'agent-state-lint: nothing to recover: no .grid/ or .hivemind/ with agent state in this folder, below it or above it, nor in the last commit\n',
    );
  });
});

describe('migrate', () => {
  test.each([
    ['persistence', persistence],
    ['prose', prose],
  ])('brings %s to the schema, and what it wrote has nowhere to go', async (_, text) => {
    const top = repository({ [path]: text });
    const { status, stdout } = await run(['migrate', '--write', '--yes', ...now], { cwd: top });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^STATE MIGRATION\n/)]);
    expect(state(top)).toContain('\nphases:\n');
    expect(kept(top)).toHaveLength(1);
    const after = state(top);
    const { stdout: json } = await run(['--format', 'json', '--no-git', ...now], { cwd: top });
    expect(JSON.parse(json).roots).toMatchObject([{ dialect: 'schema' }]);
    expect(await run(['migrate', '--write', '--yes', ...now], { cwd: top })).toMatchObject({
      status: 0,
      stdout: '✔ .grid: nothing to migrate\n',
    });
    expect(state(top)).toBe(after);
  });

  test('what is broken has to be recovered first', async () => {
    const top = broken();
    const { status, stdout } = await run(['migrate', ...now], { cwd: top });
    expect([status, stdout.replace(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining('agent-state-lint recover has to mend that first'),
    ]);
    expect(stdout).not.toContain('STATE MIGRATION');
  });
});

describe('--to', () => {
  test('takes the state of a commit, and prints commands that it does not run', async () => {
    const repo = gitRepository([{ subject: 'feat(02-01): x', files: { ...beside, [path]: mission } }]);
    const later = edited(mission, { 'energy: 9000': 'energy: 8000', '2026-05-12T09:15:00Z': '2026-05-12T09:18:00Z' });
    repo.commit({ subject: 'feat(02-03): y', files: { [path]: later, 'src/y.ts': 'y' } });
    const head = repo.git('rev-parse', 'HEAD');
    const { status, stdout } = await run(['recover', '--to', 'HEAD~1', '--write', '--yes', ...now], { cwd: repo.top });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^STATE ROLLBACK\n/)]);
    expect(state(repo.top)).toContain('energy: 9000');
    expect(stdout).toContain('\n  git ');
    expect([repo.git('rev-parse', 'HEAD'), readFileSync(join(repo.top, 'src/y.ts'), 'utf8')]).toEqual([head, 'y']);
  });

  test.each([
    ['the commit has one, and the file here none', '\ufeff', ''],
    ['the file here has one, and the commit none', '', '\ufeff'],
  ])('brings back a byte order mark as the commit has it: %s', async (_, then, here) => {
    const healthy = `${then}${mission}`;
    const repo = gitRepository([{ subject: 'x', files: { ...beside, [path]: healthy } }]);
    repo.commit({ subject: 'y', files: { [path]: `${here}${cut}` } });
    const back = ['recover', '--to', 'HEAD~1', ...now];
    const { status, stdout } = await run([...back, '--diff'], { cwd: repo.top });
    writeFileSync(join(repo.top, 'x.diff'), stdout);
    repo.git('apply', 'x.diff');
    expect([status, state(repo.top)]).toEqual([1, healthy]);
    expect(await run([...back, '--diff'], { cwd: repo.top })).toEqual({ status: 0, stdout: '', stderr: '' });
    writeFileSync(join(repo.top, path), `${here}${cut}`);
    expect((await run([...back, '--write', '--yes'], { cwd: repo.top })).status).toBe(0);
    expect(state(repo.top)).toBe(healthy);
    expect(await run(back, { cwd: repo.top })).toMatchObject({ status: 0, stderr: '' });
  });

  test('a byte order mark that is here and not in the commit is a difference', async () => {
    const { top } = gitRepository([{ subject: 'x', files: { [path]: mission } }]);
    writeFileSync(join(top, path), `\ufeff${mission}`);
    const { status } = await run(['recover', '--to', 'HEAD', '--write', '--yes', ...now], { cwd: top });
    expect([status, state(top)]).toEqual([0, mission]);
  });

  test.each([
    [['--to', 'nope'], /^agent-state-lint: .*nope.*\n$/],
    [['--to', ''], /^agent-state-lint: --to wants a commit, and must not be empty\n$/],
  ])('%j is wrong usage', async (argv, said) => {
    const { top } = gitRepository([{ subject: 'x', files: { [path]: mission } }]);
    const { status, stderr } = await run(['recover', ...argv], { cwd: top });
    expect([status, stderr]).toEqual([2, expect.stringMatching(said)]);
  });

  test('wants one root', async () => {
    const { top } = gitRepository([{ subject: 'x', files: { [`a/${path}`]: mission, [`b/${path}`]: mission } }]);
    const { status, stderr } = await run(['recover', '--to', 'HEAD'], { cwd: top });
    expect([status, stderr]).toEqual([
      2,
      'agent-state-lint: one root can go back to a commit, and there are 2; name one: a/.grid or b/.grid\n',
    ]);
  });
});

test('in a merge, that comes first', async () => {
  const repo = gitRepository([{ subject: 'x', files: { ...beside, [path]: mission } }]);
  repo.git('checkout', '--quiet', '-b', 'other');
  repo.commit({ subject: 'y', files: { [path]: edited(mission, { 'energy: 9000': 'energy: 1' }) } });
  repo.git('checkout', '--quiet', 'main');
  repo.commit({ subject: 'z', files: { [path]: edited(mission, { 'energy: 9000': 'energy: 2' }) } });
  expect(() => repo.git('merge', '--quiet', 'other')).toThrow();
  expect(state(repo.top)).toContain('<<<<<<<');
  const { status, stderr } = await run(['recover', ...now], { cwd: repo.top });
  expect([status, stderr]).toEqual([
    1,
    `agent-state-lint: git is in the middle of a merge: its end may change the state again
agent-state-lint: nothing was written; --write does that
`,
  ]);
});
