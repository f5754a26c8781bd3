import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Finding, type LintOptions, lint, UsageError } from '../../../src/index.js';
import { put, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { edited, mission, now } from '../../support/mission.js';
import { baselineOf, entryOf } from './entries.js';

const file = 'agent-state-lint-baseline.json';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
/** Each root says one thing: the error of `entryOf()`. */
const only = ['grid/progress-percent', 'baseline/'];
const entryIn = (root: string) => entryOf({ path: `${root}/.grid/STATE.md` });
const asked = (cwd: string, more: LintOptions = {}) => lint({ cwd, only, now, git: false, ...more });
const said = (findings: readonly Finding[]) => findings.map(({ rule, path, start }) => `${path}:${start.line} ${rule}`);

test('the first run tells all, what is recorded is hidden, and what is new is told', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  const first = await asked(cwd);
  expect(first.report.summary).toMatchObject({ errors: 1, baselined: 0 });
  expect(first.baseline).toBe(undefined);
  const { report, baseline } = await asked(cwd, { updateBaseline: true });
  expect(report).toMatchObject({ findings: [], summary: { errors: 0, warnings: 0, baselined: 1 } });
  expect(baseline).toMatchObject({ name: file, path: file, updated: { entries: 1, added: 1, removed: 0 } });
  put(cwd, { [file]: baseline?.updated?.text ?? '' });
  expect((await asked(cwd)).report).toMatchObject({ findings: [], summary: { errors: 0, baselined: 1 } });
  put(cwd, { '.grid/STATE.md': edited(mission, { 'percent: 80.0': 'percent: 70' }) });
  const { report: last } = await asked(cwd);
  expect(said(last.findings)).toEqual(['.grid/STATE.md:44 grid/progress-percent', `${file}:12 baseline/stale`]);
  expect(last.summary).toMatchObject({ errors: 1, warnings: 1, baselined: 0 });
});

test('what it says is what the specification of it says', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  const { baseline } = await asked(cwd, { updateBaseline: true });
  const $schema =
    'https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/baseline.schema.json';
  const entries = [entryOf({ date: '2026-05-12' })];
  expect(baseline?.updated?.text).toBe(`${JSON.stringify({ $schema, version: 1, entries }, null, 2)}\n`);
});

test('a finding stays known where the lines move, and is not where it is another', async () => {
  const cwd = repository({
    '.grid/STATE.md': `${wrong}`.replace('---\n', '---\n# a line more\n\n'),
    [file]: baselineOf(entryOf()),
  });
  expect((await asked(cwd)).report.summary).toMatchObject({ errors: 0, baselined: 1 });
});

describe('only what was judged is called stale', () => {
  const roots = { 'a/.grid/STATE.md': mission, 'b/.grid/STATE.md': mission };
  const both = baselineOf(entryIn('a'), entryIn('b'));
  const stale = async (options: LintOptions, files: Record<string, string> = {}) => {
    const cwd = repository({ ...roots, [file]: both, ...files });
    return said((await asked(cwd, options)).report.findings);
  };

  test.each<[string, LintOptions, string[]]>([
    ['all', {}, ['11', '20']],
    ['one root', { paths: ['b'] }, ['20']],
    ['the file of a root', { paths: ['a/.grid/STATE.md'] }, ['11']],
    ['another rule', { only: ['schema/', 'baseline/'] }, []],
    ['a rule that is off', { severities: { 'grid/progress-percent': 'off' } }, []],
    ['without the rule that tells', { only: ['grid/progress'] }, []],
    ['with the rule that tells off', { severities: { 'baseline/stale': 'off' } }, []],
  ])('%s', async (_, options, lines) => {
    expect(await stale(options)).toEqual(lines.map((line) => `${file}:${line} baseline/stale`));
  });

  test('a root that is left out by the configuration', async () => {
    expect(await stale({}, { 'agent-state-lint.yaml': 'ignore: [a]\n' })).toEqual([`${file}:20 baseline/stale`]);
  });

  test('a state that does not parse', async () => {
    const broken = edited(mission, { 'percent: 80.0': 'percent: [' });
    expect(await stale({}, { 'a/.grid/STATE.md': broken })).toEqual([`${file}:20 baseline/stale`]);
  });

  test('a rule that was skipped, as git is not asked', async () => {
    const entry = entryOf({ rule: 'git/commit-exists', path: 'a/.grid/STATE.md' });
    const cwd = repository({ ...roots, [file]: baselineOf(entry) });
    const { findings } = (await lint({ cwd, git: false, now, only: ['git/', 'baseline/'] })).report;
    expect(findings).toEqual([]);
  });

  test('roots that are gone, from where was searched', async () => {
    const cwd = repository({ ...roots, [file]: both });
    rmSync(join(cwd, 'a'), { recursive: true });
    expect(said((await asked(cwd)).report.findings)).toEqual([
      `${file}:11 baseline/stale`,
      `${file}:20 baseline/stale`,
    ]);
    expect(said((await asked(cwd, { paths: ['b'] })).report.findings)).toEqual([`${file}:20 baseline/stale`]);
    expect(said((await asked(cwd, { only: ['schema/', 'baseline/'] })).report.findings)).toEqual([]);
  });

  test('a run over what was changed alone', async () => {
    const repo = gitRepository([{ subject: 'a', files: { ...roots, [file]: both } }]);
    repo.put({ 'b/.grid/STATE.md': `${mission}\nMore.\n` });
    const { report } = await lint({ cwd: repo.top, only, now, changed: true });
    expect(said(report.findings)).toEqual([`${file}:20 baseline/stale`]);
  });

  test('a partial update keeps what it did not judge, and its days', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': wrong, 'b/.grid/STATE.md': mission, [file]: both });
    const { baseline } = await asked(cwd, { paths: ['a'], updateBaseline: true });
    expect(JSON.parse(baseline?.updated?.text ?? '').entries).toEqual([entryIn('a'), entryIn('b')]);
    expect(baseline?.updated).toMatchObject({ entries: 2, added: 0, removed: 0 });
    const whole = (await asked(cwd, { updateBaseline: true })).baseline?.updated;
    expect(JSON.parse(whole?.text ?? '').entries).toEqual([entryIn('a')]);
    expect(whole).toMatchObject({ entries: 1, added: 0, removed: 1 });
  });
});

describe('an update', () => {
  test('of what did not change is the same, byte for byte', async () => {
    const cwd = repository({
      'a/.grid/STATE.md': wrong,
      'b/.grid/STATE.md': edited(wrong, { 'q7w2e9"': 'q7w2e9"\nodd: 1' }),
    });
    const all = { cwd, git: false, now, updateBaseline: true };
    const first = (await lint(all)).baseline?.updated;
    expect(first?.added).toBeGreaterThan(1);
    put(cwd, { [file]: first?.text ?? '' });
    const later = now + 40 * 24 * 3_600_000;
    const second = (await lint({ ...all, now: later, only: ['grid/progress', 'schema/'] })).baseline?.updated;
    expect(second).toEqual({ ...first, added: 0, removed: 0 });
  });

  test('takes over a severity, and keeps the day', async () => {
    const cwd = repository({
      '.grid/STATE.md': wrong,
      [file]: baselineOf(entryOf({ severity: 'info', message: 'old' })),
    });
    const { baseline } = await asked(cwd, { updateBaseline: true });
    expect(JSON.parse(baseline?.updated?.text ?? '').entries).toEqual([entryOf()]);
    expect(baseline?.updated).toMatchObject({ added: 0, removed: 0 });
  });

  test('never makes an entry milder', async () => {
    const recorded = entryOf({ message: 'old' });
    const cwd = repository({ '.grid/STATE.md': wrong, [file]: baselineOf(recorded) });
    const milder = { severities: { 'grid/progress-percent': 'info' } } as const;
    const { baseline } = await asked(cwd, { ...milder, updateBaseline: true });
    expect(JSON.parse(baseline?.updated?.text ?? '').entries).toEqual([recorded]);
  });

  test('with a base, where a rule speaks more softly, leaves a plain run green', async () => {
    const lost = edited(mission, { '"4be91d2"': '"9999999"' });
    const repo = gitRepository([{ subject: 'a', files: { '.grid/STATE.md': lost } }]);
    repo.put({ '.grid/STATE.md': `${lost}\nMore.\n` });
    const run = (more: LintOptions) => lint({ cwd: repo.top, now, only: ['git/commit-exists', 'baseline/'], ...more });
    const plain = await run({ updateBaseline: true });
    repo.put({ [file]: plain.baseline?.updated?.text ?? '' });
    expect(JSON.parse(plain.baseline?.updated?.text ?? '').entries[0].severity).toBe('error');
    const loud = { changed: true, baseline: false } as const;
    expect((await run(loud)).report.findings.map(({ severity }) => severity)).toEqual(['warning']);
    const changed = await run({ changed: true, updateBaseline: true });
    expect(changed.baseline?.updated?.text).toBe(plain.baseline?.updated?.text);
    repo.put({ [file]: changed.baseline?.updated?.text ?? '' });
    expect((await run({})).report).toMatchObject({ findings: [], summary: { errors: 0, baselined: 1 } });
  });

  test('does not record what comments silence', async () => {
    const comment = '  # agent-state-lint-disable-next-line grid/progress-percent\n';
    const silenced = edited(mission, { '  percent: 80.0': `${comment}  percent: 75` });
    const { baseline, report } = await asked(repository({ '.grid/STATE.md': silenced }), { updateBaseline: true });
    expect(baseline?.updated?.entries).toBe(0);
    expect(report.summary).toMatchObject({ suppressed: 1, baselined: 0 });
  });

  test('keeps a message short and inert', async () => {
    const odd = edited(mission, { 'q7w2e9"': `q7w2e9"\n"##[${'x'.repeat(300)}\\u001b": 1` });
    const { baseline } = await lint({
      cwd: repository({ '.grid/STATE.md': odd }),
      git: false,
      now,
      updateBaseline: true,
    });
    const text = baseline?.updated?.text ?? '';
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
    expect(text).toContain('…');
    expect(text).not.toContain('##[');
    for (const { message } of JSON.parse(text).entries) expect(Array.from(message).length).toBeLessThanOrEqual(200);
  });

  test.each<[string, LintOptions, string]>([
    ['of none', { baseline: false }, 'a baseline cannot be made and left out at the same time'],
    [
      'of a revision',
      { rev: 'HEAD' },
      'a baseline is made of the files of the working tree, not of a revision or of other texts',
    ],
    [
      'of texts',
      { contents: { '.grid/STATE.md': '' } },
      'a baseline is made of the files of the working tree, not of a revision or of other texts',
    ],
  ])('%s is wrong', async (_, options, message) => {
    const { top } = gitRepository([{ subject: 'a', files: { '.grid/STATE.md': mission } }]);
    await expect(lint({ cwd: top, ...options, updateBaseline: true })).rejects.toThrow(new UsageError(message));
  });
});

test('what is louder than it was is told, and why', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong, [file]: baselineOf(entryOf({ severity: 'warning' })) });
  const { report, sources } = await asked(cwd);
  expect(said(report.findings)).toEqual(['.grid/STATE.md:44 grid/progress-percent']);
  expect(report.findings[0]?.related?.at(-1)).toEqual({
    message: 'the baseline hides it as "warning" only, since 2026-05-01',
    path: file,
    start: { line: 8, column: 19 },
    end: { line: 8, column: 28 },
  });
  expect(sources.get(file)).toContain('"severity": "warning"');
  const mild = await asked(cwd, { severities: { 'grid/progress-percent': 'info' } });
  expect(mild.report.summary).toMatchObject({ infos: 0, baselined: 1 });
});

test('what is hidden takes no room in a report', async () => {
  const limits = 'limits:\n  findings: 100\n';
  const phases = Array.from({ length: 150 }, (_, index) => `odd${index}: 1`).join('\n');
  const cwd = repository({
    '.grid/STATE.md': edited(wrong, { 'cluster:': `${phases}\ncluster:` }),
    'agent-state-lint.yaml': limits,
  });
  const { baseline } = await lint({ cwd, git: false, now, only: ['schema/'], updateBaseline: true });
  expect(baseline?.updated?.entries).toBe(150);
  put(cwd, { [file]: baseline?.updated?.text ?? '' });
  const { report } = await lint({ cwd, git: false, now, only: ['schema/', 'grid/progress-percent'] });
  expect(said(report.findings)).toEqual(['.grid/STATE.md:194 grid/progress-percent']);
  expect(report.summary.baselined).toBe(150);
  expect(report.skipped).toEqual([]);
});

describe('which baseline holds', () => {
  const entry = baselineOf(entryOf());
  const config = (path: string) => `baseline: ${path}\n`;
  const nothing = baselineOf();
  test.each<[string, Record<string, string>, LintOptions, string | undefined]>([
    ['none', {}, {}, undefined],
    ['the one at the top', { [file]: entry }, {}, file],
    ['left out', { [file]: entry }, { baseline: false }, undefined],
    ['the one that is named', { [file]: nothing, 'ci/b.json': entry }, { baseline: 'ci/b.json' }, 'ci/b.json'],
    [
      'the one that is configured',
      { [file]: nothing, 'ci/b.json': entry, 'agent-state-lint.yaml': config('ci/b.json') },
      {},
      'ci/b.json',
    ],
    [
      'a name before the configuration',
      { 'b.json': nothing, 'c.json': entry, 'agent-state-lint.yaml': config('b.json') },
      { baseline: 'c.json' },
      'c.json',
    ],
  ])('%s', async (_, files, options, name) => {
    const cwd = repository({ '.grid/STATE.md': wrong, ...files });
    const { report, baseline } = await asked(cwd, options);
    expect(baseline?.name).toBe(name);
    expect(report.summary).toMatchObject(
      name === undefined ? { errors: 1, baselined: 0 } : { errors: 0, baselined: 1 },
    );
  });

  test('from a folder below, with the paths of the repository', async () => {
    const cwd = repository({ 'a/.grid/STATE.md': wrong, [file]: baselineOf(entryIn('a')) });
    const { report, baseline } = await asked(join(cwd, 'a'));
    expect(baseline).toEqual({ name: `../${file}`, path: file });
    expect(report.summary).toMatchObject({ errors: 0, baselined: 1 });
  });

  test('a configuration below the top names one from where it lies', async () => {
    const cwd = repository({
      'a/.grid/STATE.md': wrong,
      'a/agent-state-lint.yaml': 'baseline: ../b.json\n',
      'b.json': baselineOf(entryIn('a')),
    });
    expect((await asked(join(cwd, 'a'))).baseline).toEqual({ name: '../b.json', path: 'b.json' });
  });

  test('one outside of the repository, when it is named', async () => {
    const elsewhere = repository({ 'b.json': entry });
    const cwd = repository({ '.grid/STATE.md': mission });
    const { report, baseline } = await asked(cwd, { baseline: join(elsewhere, 'b.json') });
    expect(baseline?.name).toBe(join(elsewhere, 'b.json'));
    expect(join(cwd, report.findings[0]?.path ?? '')).toBe(join(elsewhere, 'b.json'));
  });

  test('with a revision, that of the revision', async () => {
    const { top } = gitRepository([{ subject: 'a', files: { '.grid/STATE.md': wrong, [file]: entry } }]);
    writeFileSync(join(top, file), baselineOf());
    const clocked = { cwd: top, only, now };
    expect((await lint(clocked)).report.summary.baselined).toBe(0);
    expect((await lint({ ...clocked, rev: 'HEAD' })).report.summary.baselined).toBe(1);
  });

  test.each<[string, Record<string, string>, LintOptions, string]>([
    ['a name', {}, { baseline: 'nope.json' }, 'there is no baseline nope.json; it has to be made first'],
    [
      'a configuration',
      { 'agent-state-lint.yaml': config('nope.json') },
      {},
      'there is no baseline nope.json; it has to be made first',
    ],
    [
      'a configuration that leads out',
      { 'agent-state-lint.yaml': config('../b.json') },
      {},
      'agent-state-lint.yaml:1:11: baseline is "../b.json", expected a file in the repository, with "/" between folders',
    ],
    [
      'a configuration with an absolute path',
      { 'agent-state-lint.yaml': config('/etc/passwd') },
      {},
      'agent-state-lint.yaml:1:11: baseline is "/etc/passwd", expected a file in the repository, with "/" between folders',
    ],
    ['one that is broken', { [file]: '[]' }, {}, `${file}:1:1: the baseline is a list, expected a mapping`],
    ['a folder', { [`${file}/x`]: '' }, {}, `${file} is no regular file`],
  ])('%s that cannot be used', async (_, files, options, message) => {
    const cwd = repository({ '.grid/STATE.md': wrong, ...files });
    await expect(asked(cwd, options)).rejects.toThrow(message);
    await expect(asked(cwd, options)).rejects.toBeInstanceOf(UsageError);
  });

  test('one behind a link is not followed, not even to write it anew', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'real.json': entry });
    symlinkSync('real.json', join(cwd, file));
    for (const updateBaseline of [false, true]) {
      await expect(asked(cwd, { updateBaseline })).rejects.toThrow(`${file} is reached over a link`);
    }
  });
});
