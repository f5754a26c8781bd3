import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FixOptions, fix, UsageError } from '../../../src/index.js';
import { put, repository } from '../../support/folder.js';
import { type Edits, edited, mission, now, persistence } from '../../support/mission.js';

const path = '.grid/STATE.md';
/** What these would say is not of the file. */
const severities = { 'grid/summary-exists': 'off', 'grid/plan-exists': 'off' } as const;
const moved = { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"' };

const resume = `resume:
  checkpoint_file: null
  last_agent: "executor-007"
  last_commit: "4be91d2"
  can_resume: true
  resume_position:
    phase: 2
    block: 3
    thread: 2
`;

/** What is made of the healthy mission with some damage. */
async function mended(damage: Edits, options: FixOptions = {}) {
  const top = repository({ [path]: edited(mission, damage) });
  const { repaired, report, refused } = await fix({ cwd: top, git: false, now, severities, ...options });
  return { text: repaired[0]?.after ?? edited(mission, damage), report, refused };
}

describe('each repair, on the file as it is to be', () => {
  test.each<[string, Edits, Edits]>([
    [
      'ambiguous scalars',
      { '"4be91d2"': '69e4958', 'last_heartbeat: "2026-05-12T09:14:00Z"': 'last_heartbeat: 2026-05-12T09:14:00Z' },
      { '"4be91d2"': '"69e4958"' },
    ],
    [
      'timestamps',
      { 'started_at: "2026-05-11T09:10:00Z"': "started_at: '2026-05-11T11:10:00+02:00'" },
      { 'started_at: "2026-05-11T09:10:00Z"': "started_at: '2026-05-11T09:10:00Z'" },
    ],
    ['microseconds, as Python writes them', { '"2026-05-11T16:00:00Z"': '2026-05-11T16:00:00.000000+00:00' }, {}],
    [
      'zones',
      { 'spawned_at: "2026-05-12T09:00:00Z"': "spawned_at: '2026-05-12T09:00:00'" },
      { 'spawned_at: "2026-05-12T09:00:00Z"': "spawned_at: '2026-05-12T09:00:00Z'" },
    ],
    [
      'numbers in quotes',
      { 'blocks_total: 5': "blocks_total: '5' # five" },
      { 'blocks_total: 5': 'blocks_total: 5 # five' },
    ],
    ['an id without quotes', { 'version: "1.0"': 'version: 1.0' }, {}],
    [
      'enums, which moves the time of the update',
      { 'mode: "guided"': "mode: 'Guided'" },
      { 'mode: "guided"': "mode: 'guided'", ...moved },
    ],
    [
      'the word of the other dialect',
      { 'status: "in_progress"\nmode': 'status: active\nmode' },
      { 'status: "in_progress"\nmode': 'status: in_progress\nmode', ...moved },
    ],
  ])('%s', async (_, damage, expected) => {
    const { text, report, refused } = await mended(damage);
    expect(text).toBe(edited(mission, expected));
    expect([report.findings, refused]).toEqual([[], []]);
  });

  test.each<[string, Edits, Edits]>([
    ['body drift, which leaves the time of the update alone', { '**Mode:** guided': '**Mode:** autopilot' }, {}],
    ['a bar', { '[################----] 80.0%': '[##------------------] 80.0%' }, {}],
    ['percent from the counts', { 'percent: 80.0': 'percent: 40.5' }, moved],
    ['a field with a default', { '  can_resume: true\n': '' }, moved],
    ['a field that is misspelt', { 'cluster:': 'clutser:' }, moved],
    ['one that may be missing, and is misspelt', { '  wave: 1': '  wav: 1' }, moved],
  ])('unsafe: %s', async (_, damage, expected) => {
    expect((await mended(damage)).text).toBe(edited(mission, damage));
    const { text, report, refused } = await mended(damage, { unsafe: true });
    expect(text).toBe(edited(mission, expected));
    expect([report.findings, refused]).toEqual([[], []]);
  });

  test('of what is missing, only what must be there is put in: no point to resume from that nobody named', async () => {
    const { text, report } = await mended({ [resume]: '' }, { unsafe: true });
    expect(text).toContain('\nresume:\n  can_resume: true\n');
    expect(text).not.toMatch(/resume_position|checkpoint_file/);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each<[string, Edits, string]>([
    [
      'a field that would contradict what is there is not put in',
      {
        [resume]: '',
        'status: "in_progress"\nmode': 'status: "blocked"\nmode',
        '**Status:** in_progress': '**Status:** blocked',
      },
      'it would bring about another error: resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from (grid/blocked-checkpoint)',
    ],
    [
      'nor is one renamed whose value is none',
      { 'cluster: "Recipe Box"': 'clutser: [1]' },
      'it would bring about another error: cluster is a list, expected text (schema/type)',
    ],
  ])('%s', async (_, damage, reason) => {
    const { text, refused } = await mended(damage, { unsafe: true });
    expect(text).toBe(edited(mission, damage));
    expect(refused.map((one) => [one.finding.rule, one.reason])).toEqual([['schema/required', reason]]);
  });
});

test('everything at once, and twice is once', async () => {
  const damage = {
    'version: "1.0"': 'version: 1.0',
    'status: "in_progress"\nmode': 'status: In-Progress # as ever: $1 $& "x"\nmode',
    'blocks_total: 5': 'blocks_total: "5"',
    'percent: 80.0': 'percent: 8',
    '"4be91d2"': '69e4958',
    '**Mode:** guided': '**Mode:** autopilot',
    '  can_resume: true\n': '',
  };
  const top = repository({ [path]: `\ufeff${edited(mission, damage).replaceAll('\n', '\r\n')}` });
  const options = { cwd: top, git: false, now, severities, unsafe: true, write: true };
  const first = await fix(options);
  const text = readFileSync(join(top, path), 'utf8');
  const expected = edited(mission, {
    'status: "in_progress"\nmode': 'status: in_progress # as ever: $1 $& "x"\nmode',
    '"4be91d2"': '"69e4958"',
    'percent: 80.0': 'percent: 80',
    ...moved,
  });
  expect(text).toBe(`\ufeff${expected.replaceAll('\n', '\r\n')}`);
  expect(first.report.findings).toEqual([]);
  expect(first.repaired[0]?.after).toBe(text);
  const second = await fix({ ...options, now: now + 3_600_000 });
  expect(second.repaired).toEqual([]);
  expect(readFileSync(join(top, path), 'utf8')).toBe(text);
});

test('the persistence dialect, and the files beside STATE.md', async () => {
  const summary = '---\nblock: "01"\ncluster: recipe-box\ncommits: [69e4958]\n---\n';
  const top = repository({
    [path]: persistence
      .replace('status: active', 'status: Active')
      .replace('"2026-05-12T09:15:00Z"', '2026-05-12T09:15:00'),
    '.grid/01-SUMMARY.md': summary,
  });
  const { repaired } = await fix({ cwd: top, git: false, now, write: true });
  expect(repaired.map((one) => one.path)).toEqual(['.grid/01-SUMMARY.md', path]);
  expect(readFileSync(join(top, '.grid/01-SUMMARY.md'), 'utf8')).toBe(summary.replace('69e4958', '"69e4958"'));
  expect(readFileSync(join(top, path), 'utf8')).toBe(
    persistence.replace('"2026-05-12T09:15:00Z"', '"2026-05-12T09:20:00Z"'),
  );
});

describe('what is not to be repaired', () => {
  const damage = { '"4be91d2"': '69e4958', 'mode: "guided"': 'mode: Guided' };
  const [hash, mode] = [
    { 'mode: "guided"': 'mode: Guided', '"4be91d2"': '"69e4958"' },
    { 'mode: "guided"': 'mode: guided', '"4be91d2"': '69e4958', ...moved },
  ];

  test('by --only', async () => {
    expect((await mended(damage, { only: ['syntax/'] })).text).toBe(edited(mission, hash));
  });
  test('by severity', async () => {
    expect((await mended(damage, { severities: { 'syntax/ambiguous-scalar': 'off' } })).text).toBe(
      edited(mission, mode),
    );
  });
  test('by a comment', async () => {
    const comment = '  # agent-state-lint-disable-next-line syntax/ambiguous-scalar\n';
    const own = { ...damage, '  last_commit:': `${comment}  last_commit:` };
    expect((await mended(own)).text).toBe(edited(mission, { '  last_commit:': `${comment}  last_commit:`, ...mode }));
  });
  test('by configuration', async () => {
    const top = repository({ [path]: edited(mission, damage), 'agent-state-lint.yaml': 'ignore: ["**/STATE.md"]\n' });
    expect((await fix({ cwd: top, git: false, now })).repaired).toEqual([]);
  });
  test('bytes that are no UTF-8, which are left alone', async () => {
    const bytes = Buffer.concat([Buffer.from(edited(mission, damage)), Buffer.from([0xff])]);
    const top = repository({ [path]: bytes });
    const { repaired, report } = await fix({ cwd: top, git: false, now, write: true });
    expect(repaired).toEqual([]);
    expect(report.findings.map(({ rule }) => rule)).toContain('syntax/unreadable');
    expect(readFileSync(join(top, path)).equals(bytes)).toBe(true);
  });
  test('a link, which is not followed', async () => {
    const top = repository({ 'elsewhere.md': edited(mission, damage), '.grid/WARMTH.md': 'gotchas: []\n' });
    symlinkSync('../elsewhere.md', join(top, path));
    expect((await fix({ cwd: top, git: false, now, write: true })).repaired).toEqual([]);
    expect(lstatSync(join(top, path)).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(top, 'elsewhere.md'), 'utf8')).toBe(edited(mission, damage));
  });
});

describe('where it is written', () => {
  const text = edited(mission, { 'mode: "guided"': 'mode: Guided' });

  test('nowhere, unless it is asked for', async () => {
    const top = repository({ [path]: text });
    expect((await fix({ cwd: top, git: false, now })).repaired).toHaveLength(1);
    expect(readFileSync(join(top, path), 'utf8')).toBe(text);
  });

  test('of texts that are given, only these come back', async () => {
    const top = repository({ '.grid/01-SUMMARY.md': '---\ncommits: [69e4958]\n---\n' });
    const { repaired } = await fix({ cwd: top, git: false, now, contents: { [path]: text } });
    expect(repaired.map((one) => one.path)).toEqual([path]);
    expect(repaired[0]?.before).toBe(text);
  });

  test('of a commit, what would become of it comes back', async () => {
    const top = repository();
    put(top, { [path]: text });
    const git = (...argv: string[]) =>
      execFileSync('git', ['-C', top, '-c', 'user.name=x', '-c', 'user.email=x', ...argv]);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    put(top, { [path]: mission });
    const { repaired } = await fix({ cwd: top, rev: 'HEAD', now });
    expect(repaired[0]?.after).toBe(edited(mission, { 'mode: "guided"': 'mode: guided', ...moved }));
  });

  test.each<[string, FixOptions, string]>([
    ['a commit', { rev: 'HEAD', write: true }, 'a commit cannot be written; only files of the working tree'],
    ['texts', { contents: {}, write: true }, 'texts that were given are not written; what is made of them comes back'],
    ['an option that is none', { unsave: true } as FixOptions, 'there is no option "unsave"'],
    ['an option of another type', { write: 'yes' } as unknown as FixOptions, 'the option write must be true or false'],
    ['no options', 'x' as FixOptions, 'lint() wants an object of options, not "x"'],
  ])('%s: wrong usage', async (_, options, message) => {
    await expect(fix(options)).rejects.toThrow(UsageError);
    await expect(fix(options)).rejects.toThrow(message);
  });
});
