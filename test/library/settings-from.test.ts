import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ConfigurationError,
  fix,
  type LintOptions,
  lint,
  recover,
  type SettingsTree,
  UsageError,
} from '../../src/index.js';
import { baselineOf, entryOf } from '../lint/baseline/entries.js';
import { folder, put } from '../support/folder.js';
import { gitClone, gitRepository, type NewCommit } from '../support/git.js';
import { edited, mission, now } from '../support/mission.js';

// The base says how the head is judged, whatever the head says of that.

const rule = 'grid/progress-percent';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const off = `rules: { ${rule}: off }\n`;
const warning = `rules: { ${rule}: warning }\n`;
const baselineFile = 'agent-state-lint-baseline.json';
const config = 'agent-state-lint.yaml';

type Files = Readonly<Record<string, string>>;

/** A repository whose first commit is the base, and whose working tree is what is made of that. */
function change(base: Files, head: Files, remove: readonly string[] = []) {
  const repository = gitRepository([{ subject: 'base', files: { '.grid/STATE.md': wrong, ...base } }]);
  const hash = repository.git('rev-parse', 'HEAD');
  const commit: NewCommit = { subject: 'head', files: head, remove };
  repository.commit(commit);
  return { ...repository, base: hash, short: hash.slice(0, 7) };
}

const only = [rule, 'baseline/'];

/** How loudly the one fault is told, or what hides it; and what is told of the settings. */
async function judged(cwd: string, options: LintOptions) {
  const { report, settings, configuration, baseline } = await lint({ cwd, only, now, ...options });
  const said = report.findings.map(({ severity, path, start }) => `${severity} ${path}:${start.line}`);
  const { faults, changes } = settings ?? { faults: undefined, changes: [] };
  return {
    said: report.summary.baselined > 0 ? [...said, 'baselined'] : said,
    faults,
    changes: changes.map(({ change: what, path, line }) => `${what} ${path}:${line}`),
    names: [configuration?.name, baseline?.name].filter((name) => name !== undefined),
  };
}

const told = ['error .grid/STATE.md:44'];

describe('a configuration', () => {
  test('that the head adds does not hold', async () => {
    const { top, base } = change({}, { [config]: off });
    expect(await judged(top, { settingsFrom: base })).toEqual({
      ...{ said: told, faults: [], names: [] },
      changes: [`added ${config}:1`],
    });
    expect(await judged(top, {})).toMatchObject({ said: [], faults: undefined });
  });

  test('that the head changes holds as it was', async () => {
    const { top, base, short } = change(
      { [config]: `failOn: never\n${warning}` },
      { [config]: `failOn: never\n${off}` },
    );
    expect(await judged(top, { settingsFrom: base })).toEqual({
      ...{ said: ['warning .grid/STATE.md:44'], faults: [] },
      changes: [`changed ${config}:2`],
      names: [`${config} at ${short}`],
    });
  });

  test('that the head removes still holds', async () => {
    const { top, base } = change({ [config]: off }, {}, [config]);
    expect(await judged(top, { settingsFrom: base })).toMatchObject({ said: [], changes: [`removed ${config}:1`] });
  });

  test('that nobody touched is not spoken of, whatever the ends of its lines', async () => {
    const { top, base } = change({ [config]: warning }, {});
    put(top, { [config]: warning.replace('\n', '\r\n') });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      changes: [],
    });
  });

  test('under another name, or nearer to the working folder, is a new one', async () => {
    const { top, base } = change(
      { [config]: warning, 'apps/.grid/STATE.md': wrong },
      { 'apps/agent-state-lint.json': '{}', 'agent-state-lint.yml': off },
      [config],
    );
    expect(await judged(join(top, 'apps'), { settingsFrom: base })).toMatchObject({
      said: ['warning apps/.grid/STATE.md:44'],
      changes: ['added apps/agent-state-lint.json:1', `removed ${config}:1`, 'added agent-state-lint.yml:1'],
      names: [expect.stringMatching(/^\.\.\/agent-state-lint\.yaml at [0-9a-f]{7}$/)],
    });
    expect(await judged(top, { settingsFrom: base, paths: ['apps'] })).toMatchObject({
      changes: [`removed ${config}:1`, 'added agent-state-lint.yml:1'],
    });
  });

  test('in a sub-folder is read there, and one further up plays no part', async () => {
    const files = { [config]: off, 'apps/package.json': `{ "agent-state-lint": { "rules": { "${rule}": "info" } } }` };
    const { top, base } = change({ ...files, 'apps/.grid/STATE.md': wrong }, { [config]: warning });
    expect(await judged(join(top, 'apps'), { settingsFrom: base })).toMatchObject({
      said: ['info apps/.grid/STATE.md:44'],
      changes: [],
    });
  });

  test('in a package.json is the value of its key, and nothing else of the file', async () => {
    const packaged = (version: string, severity: string) =>
      `{\n  "version": "${version}",\n  "agent-state-lint": {\n    "rules": { "${rule}": "${severity}" }\n  }\n}\n`;
    const file = 'package.json';
    const { top, base } = change({ [file]: packaged('1', 'info') }, { [file]: packaged('2', 'info') });
    const info = ['info .grid/STATE.md:44'];
    expect(await judged(top, { settingsFrom: base })).toMatchObject({ said: info, changes: [] });
    put(top, { [file]: packaged('2', 'off') });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: info,
      changes: ['changed package.json:4'],
    });
    put(top, { [file]: '{ "version": "2" }' });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: info,
      changes: ['removed package.json:1'],
    });
    put(top, { [file]: '{ "agent-state-lint": ' });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: info,
      changes: ['changed package.json:1'],
    });
  });

  test('that is named is that of the base', async () => {
    const { top, base, short } = change({ 'ci/a.yaml': warning }, { 'ci/a.yaml': off, [config]: off });
    for (const named of ['ci/a.yaml', join(top, 'ci/a.yaml')]) {
      expect(await judged(top, { settingsFrom: base, config: named })).toEqual({
        ...{ said: ['warning .grid/STATE.md:44'], faults: [] },
        changes: ['changed ci/a.yaml:1'],
        names: [`${named} at ${short}`],
      });
    }
  });

  test('that is named and new does not hold; one that is nowhere is wrong usage', async () => {
    const { top, base, short } = change({}, { 'ci/a.yaml': off });
    expect(await judged(top, { settingsFrom: base, config: 'ci/a.yaml' })).toEqual({
      said: told,
      faults: [`ci/a.yaml at ${short} is not there`],
      changes: ['added ci/a.yaml:1'],
      names: [],
    });
    const nowhere = judged(top, { settingsFrom: base, config: 'ci/b.yaml' });
    await expect(nowhere).rejects.toThrow(new ConfigurationError(['ci/b.yaml is not there']));
  });

  test('outside of the repository is read where it lies', async () => {
    const { top, base } = change({ [config]: off }, {});
    const outside = join(folder({ 'a.yaml': warning }), 'a.yaml');
    expect(await judged(top, { settingsFrom: base, config: outside })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      changes: [],
      names: [outside],
    });
    put(join(outside, '..'), { 'a.yaml': 'rule: {}' });
    await expect(judged(top, { settingsFrom: base, config: outside })).rejects.toThrow('is no known field');
  });

  test.skipIf(process.platform === 'win32')('is not led out of the repository by a link of the head', async () => {
    const { top, base, short, git } = change({ 'ci/a.yaml': warning }, {}, ['ci']);
    symlinkSync(folder({ 'a.yaml': off, 'b.json': baselineOf(entryOf()) }), join(top, 'ci'));
    expect(await judged(top, { settingsFrom: base, config: 'ci/a.yaml' })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      names: [`ci/a.yaml at ${short}`],
      changes: ['changed ci/a.yaml:1'],
    });
    git('add', '.');
    expect(await judged(top, { settingsFrom: base, baseline: 'ci/b.json' })).toMatchObject({
      said: told,
      faults: [`there is no baseline ci/b.json at ${short}; it has to be made first`],
    });
  });

  test('that is faulty there does not hold, nor does the one that mends it, nor any baseline', async () => {
    const { top, base, short } = change(
      { [config]: 'rule: {}\nfailOn: 3\n', [baselineFile]: baselineOf(entryOf()) },
      { [config]: off },
    );
    expect(await judged(top, { settingsFrom: base })).toEqual({
      said: told,
      faults: [
        `${config}:1:1 at ${short}: "rule" is no known field; did you mean "rules"?`,
        `${config}:2:9 at ${short}: failOn is 3, expected one of "error", "warning", "info" or "never"`,
      ],
      changes: [`changed ${config}:1`],
      names: [],
    });
  });

  test('of which there are two does not hold', async () => {
    const { top, base, short } = change({ [config]: off, 'agent-state-lint.json': '{}' }, {}, [config]);
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: told,
      faults: [
        `agent-state-lint.json at ${short} and agent-state-lint.yaml at ${short} are configurations of one folder; expected one of them`,
      ],
      changes: [`removed ${config}:1`],
    });
  });

  test('that is not wanted is not looked for', async () => {
    const { top, base } = change({ [config]: 'rule: {}' }, { [config]: off });
    expect(await judged(top, { settingsFrom: base, config: false })).toMatchObject({
      ...{ said: told, faults: [], changes: [] },
    });
  });
});

describe('a baseline', () => {
  const held = baselineOf(entryOf());

  test('that the head adds, changes or removes plays no part', async () => {
    const added = change({}, { [baselineFile]: held });
    expect(await judged(added.top, { settingsFrom: added.base })).toMatchObject({
      ...{ said: told, names: [], faults: [] },
      changes: [`added ${baselineFile}:1`],
    });
    const removed = change({ [baselineFile]: held }, {}, [baselineFile]);
    expect(await judged(removed.top, { settingsFrom: removed.base })).toMatchObject({
      said: ['baselined'],
      names: [`${baselineFile} at ${removed.short}`],
      changes: [`removed ${baselineFile}:1`],
    });
  });

  test('that the configuration of the head names is told of as well', async () => {
    const { top, base } = change({ [config]: 'failOn: info\n' }, { [config]: 'baseline: b.json\n', 'b.json': held });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: told,
      changes: [`changed ${config}:1`, 'added b.json:1'],
    });
  });

  test('that is configured is that of the base, and named when it is not there', async () => {
    const { top, base } = change({ [config]: 'baseline: b.json\n', 'b.json': held }, {}, ['b.json']);
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: ['baselined'],
      changes: ['removed b.json:1'],
    });
    const lost = change({ [config]: 'baseline: b.json\n' }, { 'b.json': held });
    expect(await judged(lost.top, { settingsFrom: lost.base })).toMatchObject({
      said: told,
      faults: [`there is no baseline b.json at ${lost.short}; it has to be made first`],
      names: [`${config} at ${lost.short}`],
    });
  });

  test('that is faulty hides nothing, and the configuration still holds', async () => {
    const { top, base, short } = change({ [config]: warning, [baselineFile]: '[]' }, { [baselineFile]: held });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      faults: [`${baselineFile}:1:1 at ${short}: the baseline is a list, expected a mapping`],
      names: [`${config} at ${short}`],
    });
  });

  test('is stale where the head still has the entry, at its line there', async () => {
    const other = entryOf({ path: 'a/.grid/STATE.md', fingerprint: '0'.repeat(32) });
    const { top, base } = change({ [baselineFile]: baselineOf(entryOf(), other) }, { '.grid/STATE.md': mission });
    // 1 {, 2 version, 3 entries, 4 {, 5 rule, 6 path, 7 pointer, 8 severity, 9 date, 10 message, 11 fingerprint, 12 }, 13 {
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: [`warning ${baselineFile}:11`, `warning ${baselineFile}:20`],
    });
    put(top, { [baselineFile]: baselineOf(other) });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({ said: [`warning ${baselineFile}:11`] });
    put(top, { [baselineFile]: baselineOf() });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({ said: [] });
    put(top, { [baselineFile]: 'broken' });
    expect(await judged(top, { settingsFrom: base })).toMatchObject({
      said: [`warning ${baselineFile}:11`, `warning ${baselineFile}:20`],
    });
  });

  test('says where it hides something milder as long as the head has the entry', async () => {
    const mild = entryOf({ severity: 'warning' });
    const { top, base } = change({ [baselineFile]: baselineOf(mild) }, {});
    const places = async () => {
      const { report } = await lint({ cwd: top, only, now, settingsFrom: base });
      return report.findings.flatMap(({ related = [] }) => related.map(({ path, start }) => `${path}:${start.line}`));
    };
    expect(await places()).toContain(`${baselineFile}:8`);
    put(top, { [baselineFile]: baselineOf(entryOf({ fingerprint: '1'.repeat(32) }), mild) });
    expect(await places()).toContain(`${baselineFile}:17`);
    put(top, { [baselineFile]: baselineOf() });
    expect((await places()).filter((place) => place.startsWith(baselineFile))).toEqual([]);
  });

  test('is not made anew with settings from elsewhere', async () => {
    const { top, base } = change({}, {});
    await expect(judged(top, { settingsFrom: base, updateBaseline: true })).rejects.toThrow(UsageError);
  });
});

test('a comment that silences a rule is part of the state, and silences it', async () => {
  const silent = wrong.replace(
    '  percent: 75',
    `  # agent-state-lint-disable-next-line ${rule} -- counted by hand\n  percent: 75`,
  );
  const { top, base } = change({}, { '.grid/STATE.md': silent });
  const { report } = await lint({ cwd: top, only, now, settingsFrom: base });
  expect(report).toMatchObject({ findings: [], summary: { suppressed: 1 } });
});

test('roots are repaired and recovered by the same settings', async () => {
  const { top, base } = change({ [config]: `rules: { ${rule}: info }\n` }, { [config]: 'rule: {}' });
  const { report, settings } = await fix({ cwd: top, only, now, settingsFrom: base });
  expect(report.findings.map(({ severity }) => severity)).toEqual(['info']);
  expect(settings?.changes).toHaveLength(1);
  const recovered = await recover({ cwd: top, now, settingsFrom: base });
  expect(recovered.configuration?.name).toBe(`${config} at ${base.slice(0, 7)}`);
  await expect(recover({ cwd: top, now })).rejects.toThrow(ConfigurationError);
});

describe('the place', () => {
  test('is a branch, or a revision that has to be there', async () => {
    const { top, git, base } = change({ [config]: warning }, { [config]: off });
    git('branch', 'release', base);
    expect(await judged(top, { settingsFrom: 'release' })).toMatchObject({ names: [`${config} at release`] });
    await expect(judged(top, { settingsFrom: 'nowhere' })).rejects.toThrow(
      new UsageError('"nowhere" cannot be read: there is no such revision'),
    );
    await expect(judged(top, { settingsFrom: base, git: false })).rejects.toThrow(UsageError);
  });

  test('is also where a revision is linted', async () => {
    const { top, base } = change({ [config]: warning }, { [config]: off });
    expect(await judged(top, { settingsFrom: base, rev: 'HEAD' })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      changes: [`changed ${config}:1`],
    });
  });

  const treeOf = (files: Files, fail?: string): SettingsTree => ({
    name: 'elsewhere',
    list: async (directory) => {
      if (fail === directory) throw new Error('the wire is cut');
      return directory === '' ? Object.keys(files).map((name) => ({ name, kind: 'file' as const })) : [];
    },
    read: async (path) => {
      if (fail === path) throw new Error('the wire is cut');
      const text = files[path];
      if (text === undefined) return { ok: false, refusal: 'missing' };
      return { ok: true, bytes: new TextEncoder().encode(text) };
    },
  });

  test('may be anything that lists and reads', async () => {
    const { top } = change({}, { [config]: off });
    const files = { [config]: warning, [baselineFile]: baselineOf(entryOf({ severity: 'info' })) };
    expect(await judged(top, { settingsFrom: treeOf(files) })).toMatchObject({
      said: ['warning .grid/STATE.md:44'],
      names: [`${config} at elsewhere`, `${baselineFile} at elsewhere`],
      faults: [],
    });
  });

  test.each([
    ['', []],
    [config, []],
    [baselineFile, [`${config} at elsewhere`]],
  ])('that fails at %j says so, and what it would say does not hold', async (fail, names) => {
    const { top } = change({}, { [config]: off });
    const files = { [config]: `failOn: info\n`, [baselineFile]: baselineOf(entryOf()) };
    expect(await judged(top, { settingsFrom: treeOf(files, fail) })).toMatchObject({
      ...{ said: told, names },
      faults: ['the settings of elsewhere cannot be read: the wire is cut'],
    });
  });

  test('of a partial clone says what it lacks', async () => {
    const repository = change({ [config]: off }, { [config]: warning });
    const { top } = gitClone(repository, '--filter=blob:none');
    const { said, faults } = await judged(top, { settingsFrom: repository.base });
    expect(said).toEqual(told);
    expect(faults).toEqual([
      `the settings of ${repository.short} cannot be read: the clone is partial, and what it lacks is not fetched`,
    ]);
  });

  test.each([[1], [{}], [''], [{ name: 'x', list: 1, read: 2 }]])('is not %j', async (settingsFrom) => {
    await expect(lint({ settingsFrom } as never)).rejects.toThrow('the option settingsFrom must be a revision, or');
  });
});
