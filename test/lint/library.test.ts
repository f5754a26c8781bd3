import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LintOptions, lint, rules, schemas, UsageError } from '../../src/index.js';
import { folder, repository } from '../support/folder.js';
import { edited, mission, now } from '../support/mission.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const only = ['grid/progress-percent'];

/** What a run says, shortly. */
async function said(options: LintOptions) {
  const { report, top } = await lint({ now, only, ...options });
  return {
    top,
    roots: report.roots.map((root) => root.path),
    findings: report.findings.map(({ path, start }) => `${path}:${start.line}`),
  };
}

describe('paths', () => {
  test('the working folder is searched when none is given', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'a/.grid/STATE.md': mission });
    expect(await said({ cwd })).toEqual({ top: cwd, roots: ['.grid', 'a/.grid'], findings: ['.grid/STATE.md:44'] });
  });

  test('are relative to the working folder; those of the report to the repository', async () => {
    const top = repository({ 'a/b/.grid/STATE.md': wrong });
    const cwd = join(top, 'a');
    expect(await said({ cwd, paths: ['b'] })).toEqual({
      top,
      roots: ['a/b/.grid'],
      findings: ['a/b/.grid/STATE.md:44'],
    });
    expect(await said({ cwd, paths: [join(top, 'a/b/.grid/STATE.md')] })).toMatchObject({ roots: ['a/b/.grid'] });
  });

  test('without git', async () => {
    const cwd = folder({ '.grid/STATE.md': wrong });
    expect(await said({ cwd })).toMatchObject({ top: cwd, roots: ['.grid'] });
    expect(await said({ cwd: join(cwd, '.grid') })).toMatchObject({ top: cwd, roots: ['.grid'] });
    expect(await said({ cwd: join(cwd, '.grid'), paths: ['STATE.md'] })).toMatchObject({ roots: ['.grid'] });
  });

  test('a nested repository is not searched, and may be named', async () => {
    const cwd = repository({ '.grid/STATE.md': mission, 'n/.git/HEAD': '', 'n/.grid/STATE.md': wrong });
    expect(await said({ cwd })).toMatchObject({ top: cwd, roots: ['.grid'] });
    expect(await said({ cwd, paths: ['n'] })).toMatchObject({ top: join(cwd, 'n'), roots: ['.grid'] });
  });

  test('of two repositories are wrong usage', async () => {
    const cwd = repository({ '.grid/STATE.md': mission, 'n/.git/HEAD': '', 'n/.grid/STATE.md': wrong });
    await expect(lint({ cwd, paths: ['.grid', 'n'] })).rejects.toThrow(
      new UsageError(`n is not in the repository ${cwd}; lint one repository at a time`),
    );
  });

  test('that lead to nothing are wrong usage, unless that is fine', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': mission, 'b/x.md': '' });
    const message = 'nothing to lint: no .grid/ or .hivemind/ with agent state in b or below it';
    await expect(lint({ cwd, paths: ['a', 'b'] })).rejects.toThrow(new UsageError(message));
    expect(await said({ cwd, paths: ['a', 'b'], allowEmpty: true })).toMatchObject({ roots: ['a/.grid'] });
    expect(await said({ cwd, paths: ['b'], allowEmpty: true })).toMatchObject({ roots: [], findings: [] });
  });

  test('nothing in the working folder', async () => {
    const cwd = repository({ 'b/x.md': '' });
    await expect(lint({ cwd })).rejects.toThrow(
      new UsageError(`nothing to lint: no .grid/ or .hivemind/ with agent state in ${cwd} or below it`),
    );
    await expect(lint({ cwd: join(cwd, 'b') })).rejects.toThrow(
      new UsageError(
        `nothing to lint: no .grid/ or .hivemind/ with agent state in ${join(cwd, 'b')}, below it or above it in its repository`,
      ),
    );
    await expect(lint({ cwd: join(cwd, 'no') })).rejects.toThrow(UsageError);
  });

  test.skipIf(process.platform === 'win32')('a link in the place of a root is never followed', async () => {
    const cwd = folder({ 'other/STATE.md': wrong, 'repo/.git/HEAD': '' });
    symlinkSync('../other', join(cwd, 'repo/.grid'));
    for (const options of [{}, { paths: ['.grid'] }]) {
      const { report, sources } = await lint({ cwd: join(cwd, 'repo'), now, ...options });
      expect(report.roots).toEqual([{ path: '.grid', format: 'grid' }]);
      expect([...sources.values()].join()).not.toContain('Recipe');
    }
  });
});

describe('where there is no state', () => {
  test('a path is wrong usage, or is named where that is allowed', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': mission, 'b/c.md': '' });
    await expect(lint({ cwd, paths: ['a', 'b'] })).rejects.toThrow(
      'nothing to lint: no .grid/ or .hivemind/ with agent state in b',
    );
    const { report, stateless } = await lint({ cwd, paths: ['a', 'b'], allowEmpty: true });
    expect(report.roots.map(({ path }) => path)).toEqual(['a/.grid']);
    expect(stateless).toEqual(['b']);
  });

  test('a working folder that is not there is wrong usage all the same', async () => {
    const cwd = join(repository({ 'a.md': '' }), 'nowhere');
    await expect(lint({ cwd, allowEmpty: true })).rejects.toMatchObject({
      name: 'UsageError',
      message: `there is no folder ${cwd}`,
      missing: cwd,
    });
    await expect(lint({ cwd: join(cwd, '../a.md'), allowEmpty: true })).rejects.toThrow('there is no folder');
  });
});

describe('contents', () => {
  test('stand for files, the rest is read from disk', async () => {
    const cwd = repository({ '.grid/STATE.md': mission, '.grid/plans/01-PLAN.md': '' });
    expect(await said({ cwd, contents: { '.grid/STATE.md': wrong } })).toMatchObject({
      findings: ['.grid/STATE.md:44'],
    });
    expect(await said({ cwd, contents: { '.grid/STATE.md': Buffer.from(wrong) } })).toMatchObject({
      findings: ['.grid/STATE.md:44'],
    });
  });

  test('need no file on the disk', async () => {
    const cwd = repository();
    const contents = { 'new/.grid/STATE.md': wrong };
    expect(await said({ cwd, contents })).toMatchObject({ roots: ['new/.grid'], findings: ['new/.grid/STATE.md:44'] });
    expect(await said({ cwd, contents, paths: ['new/.grid/STATE.md'] })).toMatchObject({ roots: ['new/.grid'] });
  });

  test('of another repository are wrong usage', async () => {
    const cwd = repository({ '.grid/STATE.md': mission });
    await expect(lint({ cwd, contents: { '../.grid/STATE.md': wrong } })).rejects.toThrow(UsageError);
  });
});

describe('options that are wrong', () => {
  test.each<[unknown, string]>([
    [{ paths: '.grid' }, 'the option paths must be a list of paths, not ".grid"'],
    [{ paths: [''] }, 'the option paths must be a list of paths, not a list of other things'],
    [{ paths: [1] }, 'the option paths must be a list of paths, not a list of other things'],
    [{ paths: null }, 'the option paths must be a list of paths, not null'],
    [{ only: 'grid/' }, 'the option only must be a list of beginnings of rule ids, not "grid/"'],
    [{ only: [''] }, 'the option only must be a list of beginnings of rule ids, not a list of other things'],
    [{ now: Number.NaN }, 'the option now must be a number, of ms since 1970, or "commit", not NaN'],
    [{ now: 8.64e15 + 2 }, 'the option now must be a number, of ms since 1970, or "commit", not 8640000000000002'],
    [{ now: new Date(0) }, 'the option now must be a number, of ms since 1970, or "commit", not a Date'],
    [{ now: '2026-01-24' }, 'the option now must be a number, of ms since 1970, or "commit", not "2026-01-24"'],
    [{ cwd: '' }, 'the option cwd must be a path, not ""'],
    [{ cwd: new URL('file:///') }, 'the option cwd must be a path, not a URL'],
    [{ contents: 'x' }, 'the option contents must be an object of strings or Uint8Arrays, by path, not "x"'],
    [{ contents: new Map() }, 'the option contents must be an object of strings or Uint8Arrays, by path, not a Map'],
    [
      { contents: { '.grid/STATE.md': 1 } },
      'the option contents must be an object of strings or Uint8Arrays, by path, not such an object',
    ],
    [{ severities: ['off'] }, 'the option severities must be an object of severities, by rule id, not a list'],
    [
      { severities: { 'grid/dialect': 0 } },
      'the option severities must be an object of severities, by rule id, not such an object',
    ],
    [{ allowEmpty: 'no' }, 'the option allowEmpty must be true or false, not "no"'],
    [{ path: ['.grid'] }, 'there is no option "path"; did you mean "paths"?'],
    [{ fix: undefined }, 'there is no option "fix"'],
    [{ toString: 1 }, 'there is no option "toString"'],
    [null, 'lint() wants an object of options, not null'],
    ['.grid', 'lint() wants an object of options, not ".grid"'],
    [['.grid'], 'lint() wants an object of options, not a list'],
  ])('%j', async (options, message) => {
    await expect(lint(options as LintOptions)).rejects.toThrow(new UsageError(message));
  });

  test('undefined is as if it were not there', async () => {
    const cwd = repository({ '.grid/STATE.md': mission });
    const options = { cwd, now, only: undefined, paths: undefined } as unknown as LintOptions;
    expect((await lint(options)).report.roots).toHaveLength(1);
  });

  test('a text that would not be read', async () => {
    const cwd = repository({ '.grid/STATE.md': mission });
    await expect(lint({ cwd, contents: { '.grid/STATE.md': mission, '.grid/PLAN.md': '' } })).rejects.toThrow(
      new UsageError('a text cannot stand for .grid/PLAN.md, which is not read; it may stand for .grid/STATE.md'),
    );
  });
});

describe('options', () => {
  test('severities', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const { report } = await lint({ cwd, now, only, severities: { 'grid/progress-percent': 'info' } });
    expect(report.summary).toEqual({ errors: 0, warnings: 0, infos: 1, files: 1, suppressed: 0, baselined: 0 });
    const { report: off } = await lint({ cwd, now, only, severities: { 'grid/progress-percent': 'off' } });
    expect(off.findings).toEqual([]);
  });

  test('rules that are not known are wrong usage, before anything is read', async () => {
    await expect(lint({ cwd: '/', only: ['no/'] })).rejects.toThrow(new UsageError('no rule begins with "no/"'));
  });
});

test('nothing is written', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  await lint({ cwd, now });
  expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(['.git', '.grid', join('.grid', 'STATE.md')]);
});

test('the rules have facts and a page, no check', () => {
  const all = rules();
  expect(all.map((rule) => rule.id)).toEqual(all.map((rule) => rule.id).sort());
  expect(all.find((rule) => rule.id === 'grid/progress-percent')).toEqual({
    id: 'grid/progress-percent',
    severity: 'error',
    repair: 'unsafe',
    summary: expect.any(String),
    source: expect.any(String),
    url: expect.stringMatching(/^https:\/\/.*\/docs\/rules\/grid\/progress-percent\.md$/),
  });
});

test('the schemas are there by name', async () => {
  const schema = await schemas()['grid/state']?.();
  expect(schema?.$id).toMatch(/\/schemas\/grid\/state\.schema\.json$/);
});
