import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fails, lint, migrate, recover } from '../../src/index.js';
import { repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission, now, persistence } from '../support/mission.js';
import { beside } from '../support/mission-files.js';

const path = '.grid/STATE.md';
const cut = mission.slice(0, mission.indexOf('  can_resume'));
const broken = () => repository({ ...beside, [path]: cut });
const state = (top: string) => readFileSync(join(top, path), 'utf8');

describe('recover', () => {
  test('proposes, and writes nothing', async () => {
    const top = broken();
    const { roots, report, written, backups, ...rest } = await recover({ cwd: top, now });
    expect(roots).toMatchObject([{ root: '.grid', path, outcome: 'recovered', files: [{ root: '.grid', path }] }]);
    const [{ files }] = roots as [(typeof roots)[number]];
    expect(Buffer.from(files[0]?.before ?? []).toString()).toBe(cut);
    expect([written, backups, state(top), rest.top, 'underway' in rest]).toEqual([[], [], cut, top, false]);
    // The report is of what lies there; what is proposed stands beside it.
    expect(fails(report, 'error')).toBe(true);
    expect(report.recovery?.map((one) => [one.root, one.path, one.text])).toEqual([['.grid', path, files[0]?.text]]);
  });

  test('the sources of the report are those of the account, in words', async () => {
    const { roots, report } = await recover({ cwd: broken(), now });
    const rows = report.recovery?.[0]?.account ?? [];
    expect(rows.map(({ field }) => field)).toEqual(roots[0]?.files[0]?.account.map(({ field }) => field));
    expect(rows).toContainEqual({ field: 'mode', value: 'guided', source: '.grid/STATE.md:9', sure: true });
    expect(rows.every((row) => row.otherwise === undefined || row.otherwise.length > 0)).toBe(true);
  });

  test('with write, the report is of what lies there then', async () => {
    const top = broken();
    const { report, written, backups } = await recover({ cwd: top, now, write: true });
    expect([written, backups.length, existsSync(join(top, String(backups[0])))]).toEqual([[path], 1, true]);
    expect(report.findings.filter(({ path: at, rule }) => at === path && rule.startsWith('syntax/'))).toEqual([]);
    expect(report.recovery?.[0]?.text).toBe(state(top));
    const { report: later } = await lint({ cwd: top, now });
    expect(later.findings).toEqual(report.findings);
  });

  test('leaves what is healthy alone, and what git and other files hold against it', async () => {
    const text = edited(mission, { '4be91d2': 'deadbee' });
    const { top } = gitRepository([{ subject: 'x', files: { [path]: text } }]);
    const { roots, report } = await recover({ cwd: top, now, write: true });
    expect([roots.map(({ outcome }) => outcome), report.recovery, state(top)]).toEqual([['healthy'], [], text]);
    expect(fails(report, 'error')).toBe(true);
  });

  test('takes nothing for broken that is only loud: severities of the configuration are of the report', async () => {
    const strange = edited(mission, { 'energy: 9000': 'energy: 9000 # less\nx_team: "red"' });
    const config = JSON.stringify({ rules: { 'schema/unknown-field': 'error', 'schema/type': 'off' } });
    const top = repository({ ...beside, [path]: strange, 'agent-state-lint.json': config });
    const { roots, report } = await recover({ cwd: top, now });
    expect(roots).toMatchObject([{ outcome: 'healthy', files: [] }]);
    expect(report.findings).toContainEqual(
      expect.objectContaining({ rule: 'schema/unknown-field', severity: 'error', path }),
    );
  });

  test('takes for broken what is silenced in the configuration', async () => {
    const wrong = edited(mission, { 'percent: 80.0': 'percent: "most"' });
    const config = JSON.stringify({ rules: { 'schema/type': 'off' } });
    const top = repository({ ...beside, [path]: wrong, 'agent-state-lint.json': config });
    const { roots } = await recover({ cwd: top, now });
    expect(roots).toMatchObject([{ outcome: 'recovered', files: [{ path }] }]);
  });

  test('finds a root that is gone, in the last commit or in another one', async () => {
    const repo = gitRepository([{ subject: 'x', files: { ...beside, [path]: mission } }]);
    rmSync(join(repo.top, '.grid'), { recursive: true });
    const last = await recover({ cwd: repo.top, paths: ['.grid'], now });
    expect(last.roots[0]?.files[0]).toMatchObject({ path, before: undefined, text: mission });
    repo.commit({ subject: 'chore: remove it' });
    await expect(recover({ cwd: repo.top, paths: ['.grid'], now })).rejects.toThrow('no such file or directory: .grid');
    const older = await recover({ cwd: repo.top, paths: ['.grid'], to: 'HEAD~1', now, write: true });
    expect([older.roots[0]?.outcome, state(repo.top)]).toEqual(['recovered', mission]);
  });

  test('says what git is in the middle of', async () => {
    const repo = gitRepository([{ subject: 'x', files: { [path]: mission } }]);
    repo.git('checkout', '--quiet', '-b', 'other');
    repo.commit({ subject: 'y', files: { [path]: edited(mission, { 'energy: 9000': 'energy: 1' }) } });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ subject: 'z', files: { [path]: edited(mission, { 'energy: 9000': 'energy: 2' }) } });
    expect(() => repo.git('merge', '--quiet', 'other')).toThrow();
    expect(await recover({ cwd: repo.top, now })).toMatchObject({ underway: 'merge' });
  });

  test.each([
    [{ rev: 'HEAD' }, 'there is no option "rev"'],
    [{ wirte: true }, 'there is no option "wirte"; did you mean "write"?'],
    [{ write: 'yes' }, 'the option write must be true or false'],
    [{ to: '' }, 'the option to must be a revision'],
    [{ git: 1 }, 'the option git must be true or false, not 1'],
    ['x', 'lint() wants an object of options, not "x"'],
    [{ to: 'nope' }, 'nope'],
    [{ paths: ['nowhere'] }, 'no such file or directory: nowhere'],
  ])('%j is wrong usage', async (options, message) => {
    const top = broken();
    const given = typeof options === 'string' ? options : { cwd: top, ...options };
    await expect(recover(given as never)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(message),
    });
    expect(state(top)).toBe(cut);
  });
});

describe('migrate', () => {
  test('takes what is older only', async () => {
    const top = repository({ [`a/${path}`]: persistence, [`b/${path}`]: mission, [`c/${path}`]: cut });
    const { roots } = await migrate({ cwd: top, now, write: true });
    expect(roots.map(({ root, outcome }) => [root, outcome])).toEqual([
      ['a/.grid', 'recovered'],
      ['b/.grid', 'healthy'],
      ['c/.grid', 'refused'],
    ]);
    const read = (root: string) => readFileSync(join(top, root, path), 'utf8');
    expect([read('b'), read('c')]).toEqual([mission, cut]);
    const { report } = await lint({ cwd: top, paths: ['a'], now });
    expect([report.roots[0]?.dialect, fails(report, 'error')]).toEqual(['schema', false]);
  });

  test('knows no commit to go back to', async () => {
    await expect(migrate({ cwd: broken(), to: 'HEAD' } as never)).rejects.toThrow('there is no option "to"');
  });
});
