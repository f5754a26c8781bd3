import { describe, expect, test } from 'vitest';
import { persistenceEvidence } from '../../../../../src/formats/grid/recover/sources/persistence.js';
import { blocksIn, fieldsIn, momentsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

async function persistenceIn(text: string) {
  const { state } = await rootOf({ 'STATE.md': text });
  if (state?.dialect !== 'persistence') throw new Error('this is no persistence file');
  return persistenceEvidence(state.document, state.data, '.grid/STATE.md');
}

const whole = `---
version: "1.0"
cluster: blog
status: checkpoint
position:
  phase: 2
  phase_name: Core Features
  block: 03
  block_name: Header
  wave: 1
  wave_name: Layout
  thread: 03.2
progress_percent: 33
created_at: 2026-01-23T14:00:00Z
updated_at: 2026-01-24T14:00:00.123456
mode: Hands-On
theme: dark
---
`;

test.each([
  ['LF', whole],
  ['CRLF', whole.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\ufeff${whole}`],
])('a whole persistence file, %s', async (_, text) => {
  const evidence = await persistenceIn(text);
  expect(fieldsIn(evidence)).toEqual({
    cluster: 'blog',
    status: 'blocked',
    mode: 'hands_on?',
    created_at: '2026-01-23T14:00:00Z',
    updated_at: '2026-01-24T14:00:00.123Z?',
    'progress.percent': '33?',
    'position.phase': '2',
    'position.phase_name': 'Core Features',
    'phases.current': '2',
    'position.wave': '1',
    'position.thread': '2',
    'position.block_name': 'Header',
  });
  expect(placeOf(evidence, 'position.thread')).toBe('.grid/STATE.md:12');
  expect(blocksIn(evidence)).toEqual(['03@2 begun "Header"', '01? complete', '02? complete']);
  expect(phasesIn(evidence)).toEqual(['2', '2 "Core Features"', '1']);
  expect(momentsIn(evidence)).toEqual(['2026-01-23T14:00:00Z', '2026-01-24T14:00:00.123Z?']);
  expect(evidence.notes).toEqual([
    'the schema has no field for what stands in line 11 ("position.wave_name: Layout") and line 17 ("theme: dark") of STATE.md: see that nothing of it is lost',
  ]);
});

test('the totals that practice writes beside the position', async () => {
  const text = 'cluster: blog\nposition:\n  phase: 2\n  phase_total: 3\n  block: 2\n  block_total: 4\n';
  expect(fieldsIn(await persistenceIn(text))).toMatchObject({ 'phases.total': '3', 'progress.blocks_total': '4' });
});

describe('the status', () => {
  test.each([
    ['initialized', 'planning'],
    ['active', 'in_progress'],
    ['checkpoint', 'blocked'],
    ['interrupted', 'blocked'],
    ['resumed', 'in_progress'],
    ['completed', 'complete'],
    ['failed', 'failed'],
    ['in_progress', 'in_progress'],
    ['paused', undefined],
    ['__proto__', undefined],
  ])('%s', async (said, status) => {
    const evidence = await persistenceIn(`cluster: blog\nstatus: ${said}\n`);
    expect(fieldsIn(evidence).status).toBe(status);
    const lost = `the schema does not allow what stands in line 2 ("status: ${said}") of STATE.md: write it as the schema wants it`;
    expect(evidence.notes).toEqual(status === undefined ? [lost] : []);
  });
});

describe('the position', () => {
  test.each<[string, string, Record<string, string>, string[], string[]]>([
    ['a block outside of position', 'block: 2\n', {}, ['02 begun', '01? complete'], []],
    [
      'a block of a phase',
      'position: {block: 02-02}\n',
      { 'position.phase': '2', 'phases.current': '2', 'position.block': '2' },
      ['02-02 begun', '02-01? complete'],
      [],
    ],
    [
      'a phase by its id',
      'position: {phase: 02-core}\n',
      { 'position.phase': '2', 'phases.current': '2' },
      [],
      ['2 02-core', '2? "Core"', '1'],
    ],
    ['a phase by its name', 'position: {phase: Core}\n', { 'position.phase_name': 'Core' }, [], []],
    [
      'a phase of several',
      'position: {phase: 1 of 3}\n',
      { 'position.phase': '1', 'phases.current': '1', 'phases.total': '3' },
      [],
      ['1'],
    ],
    ['a thread alone', 'position: {thread: "02.10"}\n', { 'position.thread': '10' }, ['02 begun', '01? complete'], []],
    [
      'a mission that is planned',
      'status: initialized\nposition: {block: 1}\n',
      { status: 'planning' },
      ['01 planned'],
      [],
    ],
    [
      'a mission that is over',
      'status: completed\nposition: {block: 2}\n',
      { status: 'complete' },
      ['02? complete', '01? complete'],
      [],
    ],
    ['block 0', 'position: {block: 0}\n', {}, [], []],
  ])('%s', async (_, lines, fields, blocks, phases) => {
    const evidence = await persistenceIn(`cluster: blog\n${lines}`);
    expect(fieldsIn(evidence)).toEqual({ cluster: 'blog', ...fields });
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(phasesIn(evidence)).toEqual(phases);
  });
});

describe('nothing is dropped without a word', () => {
  const none = 'has no field for';
  const no = 'does not allow';

  test.each<[string, string, string]>([
    ['position: {thread: Header}', no, 'position.thread: Header'],
    ['position: {block: third}', no, 'position.block: third'],
    ['position: {wave: second}', no, 'position.wave: second'],
    ['updated_at: yesterday', no, 'updated_at: yesterday'],
    ['progress_percent: 140', no, 'progress_percent: 140'],
    ['mode: careful', no, 'mode: careful'],
    ['cluster: {name: blog}', no, 'cluster: blog'],
    ['teams: [red, blue]', none, 'teams: red blue'],
    ['"__proto__": {a: 1}', none, '__proto__: 1'],
    ['progress: {blocks_total: many}', no, 'progress.blocks_total: many'],
  ])('%s', async (line, why, said) => {
    const { notes } = await persistenceIn(`status: active\n${line}\n`);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(`the schema ${why} what stands in line 2 ("${said}") of STATE.md: `);
  });

  test('many lines are one sentence, which names the first of them', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `team_${index}: red\n`).join('');
    const { notes } = await persistenceIn(`status: active\n${lines}`);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('line 9 ("team_7: red") and 4 more of STATE.md');
  });
});

test('fields of the schema dialect are taken as they are', async () => {
  const evidence = await persistenceIn(`cluster: blog
status: in_progress
progress:
  blocks_complete: 2
  blocks_total: 9
resume:
  can_resume: true
  resume_position: {phase: 1, block: 2}
blockers:
  - {id: blocker-001, description: no key}
energy: 9000
`);
  expect(fieldsIn(evidence)).toEqual({
    cluster: 'blog',
    status: 'in_progress',
    'progress.blocks_complete': '2',
    'progress.blocks_total': '9',
    'resume.can_resume': 'true',
    'resume.resume_position': '{"phase":1,"block":2}',
    blockers: '[{"id":"blocker-001","description":"no key"}]',
    energy: '9000',
  });
  expect(evidence.notes).toEqual([]);
});
