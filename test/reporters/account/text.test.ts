import { describe, expect, test } from 'vitest';
import type { RecoveryOverview, RootRecovery } from '../../../src/core/recovery.js';
import { overviewLines } from '../../../src/reporters/account/overview.js';
import type { Purpose } from '../../../src/reporters/account/subject.js';
import { accountText } from '../../../src/reporters/account/text.js';
import { displayWidth } from '../../../src/reporters/pretty/display-width.js';
import { blog, inState, plans, recovered, state } from './recoveries.js';

const plain = { shown: (path: string) => path, colors: false, width: 100, isWhole: false };
const text = (recovery: RootRecovery, look = {}, purpose: Purpose = 'recover') =>
  accountText({ recovery, purpose }, { ...plain, ...look });

test('an account as the checkpoint flow shows it, then the fields', () => {
  expect(text(recovered())).toBe(`STATE RECOVERY
==============

.grid: STATE.md does not parse

Reconstructed state:
- Cluster: blog (inferred from plans)
- Completed: Blocks 01, 02
- Current: Block 03 (inferred)
- Progress: ~33%
- Commits: 15 found in git

field           value   source
cluster         "blog"  the plans              inferred
position.block  3       .grid/02-SUMMARY.md:2  inferred
    otherwise 2 (commit 1a2b3c4d (.grid/STATE.md:41))
2 more fields stay as they are (--verbose shows all)

To be decided:
- mission_id was not found anywhere: give the mission a name

`);
});

test('of a rollback, what is as the commit has it is only counted', () => {
  const old = { what: 'STATE.md', path: state, line: 3, commit: 'a'.repeat(40) };
  const account = [
    { field: 'status', value: 'blocked', source: old, sure: true },
    { field: 'mode', value: 'guided', source: inState(4), sure: true },
    { field: 'energy', value: 1, source: old, sure: false },
  ];
  const said = text(recovered({ files: [{ ...blog, account }] }), {}, 'rollback');
  expect(said).not.toContain('status');
  expect(said).toContain('\nmode    "guided"  .grid/STATE.md:4');
  expect(said).toContain(
    '\nenergy  1         commit aaaaaaaa (.grid/STATE.md:3)  inferred\n1 more field is as the commit has it (',
  );
});

test('whole, it tells of what stays, too', () => {
  const said = text(recovered(), { isWhole: true });
  expect(said).toContain('status          "in_progress"  .grid/STATE.md:3       sure\n');
  expect(said).toContain('energy          9000           .grid/STATE.md:9       sure\n');
  expect(said).not.toContain('--verbose');
});

test('with several files, each has its name; with commands, these come last', () => {
  const checkpoint = { ...blog, path: '.grid/CHECKPOINT.md', before: undefined, account: [], decide: [] };
  const { overview: _, ...bare } = checkpoint;
  const said = text(
    recovered({
      files: [blog, bare],
      commands: [{ command: 'git revert --no-edit a..b', does: 'takes back two commits' }],
    }),
    {},
    'rollback',
  );
  expect(said).toMatch(/^STATE ROLLBACK\n=+\n\n/);
  expect(said).toContain('\n.grid/STATE.md\n\nReconstructed state:\n');
  expect(said).toContain('\n.grid/CHECKPOINT.md (new)\n');
  expect(said.endsWith('\n  git revert --no-edit a..b\n      takes back two commits\n\n')).toBe(true);
});

test.each<[Purpose, Partial<RootRecovery>, string]>([
  ['recover', { outcome: 'healthy' }, '✔ .grid: nothing to recover\n'],
  ['recover', { outcome: 'older', reason: 'it is old' }, 'ℹ .grid: nothing to recover; it is old\n'],
  ['recover', { outcome: 'refused', reason: 'it is a link' }, '✖ .grid: it is a link\n'],
  ['migrate', { outcome: 'healthy' }, '✔ .grid: nothing to migrate\n'],
  ['migrate', { outcome: 'healthy', reason: 'x' }, '✔ .grid: nothing to migrate; x\n'],
  ['rollback', { outcome: 'healthy' }, '✔ .grid: it is what the commit holds\n'],
  ['rollback', { outcome: 'refused', reason: 'x' }, '✖ .grid: x\n'],
])('%s of what is %j is a line', (purpose, outcome, line) => {
  expect(text({ root: '.grid', path: state, outcome: 'healthy', files: [], ...outcome }, {}, purpose)).toBe(line);
});

test.each<[string, RecoveryOverview, readonly string[]]>([
  ['nothing is known', { completed: [] }, ['unknown', 'none', 'unknown', 'unknown']],
  [
    'all is done',
    { completed: ['01'], percent: { value: 100, sure: true }, commits: 0 },
    ['unknown', 'Block 01', 'none, all is done', '100%', 'none found in git'],
  ],
  [
    'all is sure',
    {
      cluster: { value: 'Recipe Box', sure: true, source: inState(2) },
      completed: ['01', '02'],
      current: { block: '02-01', sure: true },
      percent: { value: 37.5, sure: true },
      commits: 1,
    },
    ['Recipe Box', 'Blocks 01, 02', 'Block 02-01', '37.5%', '1 found in git'],
  ],
  [
    'there are many blocks',
    { completed: Array.from({ length: 13 }, (_, i) => String(i + 1).padStart(2, '0')), commits: 2 },
    ['unknown', '13 blocks, 01 to 13', 'unknown', 'unknown', '2 found in git'],
  ],
])('the overview, when %s', (_, overview, said) => {
  expect(overviewLines(overview, plain.shown).map((line) => line.text)).toEqual(said);
  // Where git was not asked, nothing is said of it.
  const labels = ['Cluster', 'Completed', 'Current', 'Progress', 'Commits'].slice(0, said.length);
  expect(overviewLines(overview, plain.shown).map((line) => line.label)).toEqual(labels);
});

test('where there is no file yet, nothing stays as it is', () => {
  const said = text(recovered({ files: [{ ...blog, before: undefined }] }));
  expect(said).toContain('\nstatus          "in_progress"  .grid/STATE.md:3 ');
  expect(said).not.toContain('stay as they are');
});

test('what is to be decided, what was not kept, and what the linter will say stand apart', () => {
  const file = { ...blog, decide: ['name it'], lost: ['line 3 of STATE.md'], left: ['git/x says: y'] };
  expect(text(recovered({ files: [file] }))).toContain(
    '\nTo be decided:\n- name it\n\nNot kept:\n- line 3 of STATE.md\n\nLeft for the linter to say:\n- git/x says: y\n',
  );
});

describe('of many lines that were not kept', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1} of STATE.md: odd: "x"`);
  const said = (lost: readonly string[], isWhole: boolean) => {
    const [, told = ''] = text(recovered({ files: [{ ...blog, lost }] }), { isWhole }).split('\nNot kept:\n');
    return told.trimEnd().split('\n');
  };

  test('the first ten are told, and how many there are', () => {
    const ten = lines.slice(0, 10).map((line) => `- ${line}`);
    expect(said(lines, false)).toEqual([...ten, '- 2 more lines (--verbose shows them)']);
    expect(said(lines.slice(0, 11), false).at(-1)).toBe('- 1 more line (--verbose shows them)');
    expect(said(lines.slice(0, 10), false)).toEqual(ten);
  });

  test('all are told where the whole account is wanted', () => {
    expect(said(lines, true)).toEqual(lines.map((line) => `- ${line}`));
  });
});

test('of a long list that another source has, what differs is told', () => {
  const entry = (id: string, status: string) => ({ id, name: 'a name that is long enough', status });
  const value = [entry('01-setup', 'complete'), entry('02-api', 'in_progress'), entry('03-ship', 'pending')];
  const other = [entry('01-setup', 'complete'), entry('02-api', 'pending'), entry('04-more', 'pending')];
  const row = { field: 'phases.definitions', value, source: plans, sure: false };
  const files = [{ ...blog, account: [{ ...row, otherwise: [{ value: other, source: inState(9) }] }] }];
  expect(text(recovered({ files }), { width: 120 })).toContain(
    '\n    otherwise 02-api.status "pending", also "04-more", without "03-ship" (.grid/STATE.md:9)\n',
  );
});

describe('the columns', () => {
  test.each([60, 80, 120])('never break the name of a field in %i', (width) => {
    const fields = ['progress.blocks_complete', 'checkpoint_details.partial_work.files_created', 'mode'];
    const account = fields.map((field) => ({ field, value: 'word '.repeat(30), source: plans, sure: true }));
    const lines = text(recovered({ files: [{ ...blog, account }] }), { width, isWhole: true }).split('\n');
    for (const field of fields) expect(lines.filter((line) => line.split(' ')[0] === field)).toHaveLength(1);
  });

  test.each([40, 60, 80, 120])('fit %i', (width) => {
    const account = [
      { field: 'persistent.tech_stack.added_packages', value: ['界'.repeat(60)], source: plans, sure: true },
      {
        field: 'f',
        value: 'word '.repeat(60),
        source: { what: 'x', path: `${'deep/'.repeat(30)}a.md`, line: 1 },
        sure: false,
      },
    ];
    const said = text(recovered({ files: [{ ...blog, account }] }), { width });
    expect(Math.max(...said.split('\n').map(displayWidth))).toBeLessThanOrEqual(width);
    // Nothing is lost on the way.
    expect(said.replace(/\s/g, '')).toContain('界');
    expect(said.split('\n').length).toBeGreaterThan(10);
  });

  test('have colours where they are wanted', () => {
    expect(text(recovered(), { colors: true })).toContain('\u001b[33mcluster');
    expect(text(recovered())).not.toContain('\u001b');
  });
});

test('text from files does nothing to a terminal', () => {
  const evil = '\u001b[2J\u202e\n::stop';
  const source = { what: evil, path: `${evil}.md`, line: 1 };
  const file = {
    ...blog,
    path: `${evil}/STATE.md`,
    account: [{ field: evil, value: evil, source, sure: false, otherwise: [{ value: { [evil]: evil }, source }] }],
    decide: [evil],
    overview: {
      cluster: { value: evil, sure: false, source },
      completed: [evil],
      current: { block: evil, sure: true },
    },
  };
  const commands = [{ command: evil, does: evil }];
  const recovery = recovered({ path: evil, reason: evil, files: [file, file], commands });
  for (const isWhole of [true, false]) {
    const said = text(recovery, { isWhole, width: 160 });
    for (const part of ['\u001b', '\u202e', '\n::']) expect(said).not.toContain(part);
  }
});
