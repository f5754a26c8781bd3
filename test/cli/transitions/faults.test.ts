import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../../support/folder.js';
import { edited, mission, persistence, prose } from '../../support/mission.js';
import { run } from '../run.js';

const now = ['--now', '2026-05-12T09:20:00Z'];
const withState = (state: string, more: Readonly<Record<string, string>> = {}) =>
  repository({ '.grid/STATE.md': state, ...more });
const take = (cwd: string, ...argv: readonly string[]) => run([...argv, ...now], { cwd });
const stateIn = (cwd: string) => readFileSync(join(cwd, '.grid/STATE.md'), 'utf8');
const asMc = ['--agent', 'mc'];

describe('refused, and nothing written', () => {
  const late = edited(mission, { 'thread: 2\n  thread_total: 4': 'thread: 4\n  thread_total: 4' });
  const failed = edited(mission, { 'status: "in_progress"\nmode': 'status: "failed"\nmode' });
  const cases: readonly (readonly [string, string, readonly string[], string])[] = [
    [
      'an unknown status',
      mission,
      ['transition', 'status', 'paused', ...asMc],
      '"paused" is no status of this dialect',
    ],
    ['a status of the other dialect', mission, ['transition', 'status', 'active', ...asMc], 'expected "in_progress"'],
    ['the same status', mission, ['transition', 'status', 'in_progress', ...asMc], 'is "in_progress" already'],
    ['a way back', failed, ['transition', 'status', 'in_progress', ...asMc], 'the status is "failed", which is final'],
    ['failed with an agent at work', mission, ['transition', 'status', 'failed', ...asMc], '1 agent is active'],
    [
      'a status by an executor',
      mission,
      ['transition', 'status', 'failed', '--agent', 'executor-007'],
      'may not write status',
    ],
    ['a scout', mission, ['thread-done', '--agent', 'scout-001'], 'its type writes nothing'],
    ['nobody', mission, ['thread-done', '--agent', 'bob'], 'nobody knows what "bob" may write'],
    [
      'threads when nothing begins',
      mission,
      ['transition', 'status', 'failed', '--threads', '2', ...asMc],
      'only when',
    ],
    ['a phase after the last', mission, ['transition', 'phase', '03-end', ...asMc], 'phase 2 of 2 is the last one'],
    [
      'a next block after the last',
      late,
      ['block-done', '--next', 'X', ...asMc],
      'block 3 is the last one of "02-kitchen"',
    ],
    ['a wave without its threads', late, ['wave-done', ...asMc], '--threads does'],
    ['an agent twice', mission, ['agent', 'start', 'executor-007', '--task', 't', ...asMc], 'is at work already'],
    ['an agent again', mission, ['agent', 'start', 'planner-001', '--task', 't', ...asMc], 'is done already'],
    ['a strange agent', mission, ['agent', 'start', 'wizard-001', '--task', 't', ...asMc], 'is no id of an agent'],
    [
      'an agent in no block',
      mission,
      ['agent', 'start', 'scout-002', '--task', 't', '--block', '02-09', ...asMc],
      'grid/agent-location',
    ],
    ['the end of nobody', mission, ['agent', 'done', 'executor-001', ...asMc], 'at work is "executor-007"'],
    [
      'an odd blocker',
      mission,
      ['blocker', 'add', '--type', 'x', '--description', 'd', '--thread', '1', ...asMc],
      '"x" is no type of a blocker',
    ],
    [
      'an odd thread',
      mission,
      ['blocker', 'add', '--type', 'permission', '--description', 'd', '--thread', 'x', ...asMc],
      '"x" is no thread',
    ],
    ['no blocker', mission, ['blocker', 'clear', 'blocker-001', ...asMc], 'is no active blocker; none is'],
    ['an odd checkpoint', mission, ['checkpoint', 'open', 'nap', ...asMc], '"nap" is no type of a checkpoint'],
    [
      'a bare decision',
      mission,
      ['checkpoint', 'open', 'decision', '--question', 'q', ...asMc],
      'calls for options (--option)',
    ],
    [
      'one option',
      mission,
      ['checkpoint', 'open', 'decision', '--question', 'q', '--option', 'a', ...asMc],
      'two options at least',
    ],
    [
      'an option twice',
      mission,
      ['checkpoint', 'open', 'decision', '--question', 'q', '--option', 'a', '--option', 'A', ...asMc],
      'is there twice',
    ],
    [
      'what is for another type',
      mission,
      ['checkpoint', 'open', 'failure', '--error', 'e', '--action', 'a', ...asMc],
      'has no required_action (--action)',
    ],
    [
      'an answer to nothing',
      mission,
      ['checkpoint', 'answer', 'yes', ...asMc],
      'there is no open checkpoint to answer',
    ],
    [
      'agents in the persistence dialect',
      persistence,
      ['agent', 'beat', 'executor-001', ...asMc],
      'persistence dialect',
    ],
    ['a commit there', persistence, ['thread-done', '--commit', 'abc1234', ...asMc], 'no field for a commit'],
    ['threads there', persistence, ['block-done', '--threads', '2', ...asMc], 'does not say how many threads'],
  ];
  test.each(cases)('%s', async (_, state, argv, why) => {
    const cwd = withState(state);
    const { status, stderr, stdout } = await take(cwd, ...argv);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(why)]);
    expect(stateIn(cwd)).toBe(state);
    expect(
      ['CHECKPOINT.md', 'BLOCKERS.md', 'DECISIONS.md'].map((file) => existsSync(join(cwd, '.grid', file))),
    ).toEqual([...[false, false, false]]);
  });
});

describe('wrong usage', () => {
  test.each([
    ['no agent', ['thread-done'], "required option '--agent <name>'"],
    ['an empty agent', ['thread-done', '--agent', ''], '--agent must not be empty'],
    ['a step that is none', ['agent', 'nap'], 'agent knows no "nap"; expected start, done, fail, beat'],
    ['no step', ['checkpoint'], 'checkpoint wants to know what to do; expected open, answer'],
    ['no number', ['wave-done', '--threads', 'two', ...asMc], '--threads wants a whole number from 1, and not "two"'],
    ['an empty text', ['checkpoint', 'answer', ' ', ...asMc], 'response of a checkpoint-answer must be text'],
    ['another result', ['agent', 'fail', 'executor-007', '--result', 'success', ...asMc], 'Allowed choices are'],
    ['options of linting', ['--quiet', 'skip', '02-03', ...asMc], 'is an option of linting'],
  ])('%s', async (_, argv, why) => {
    const { status, stderr } = await take(withState(mission), ...argv);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  test.each([
    ['prose', prose, 'agent-state-lint migrate'],
    ['broken', edited(mission, { 'mode: "guided"': 'mode: "guided' }), 'agent-state-lint recover'],
  ])('a state that is %s', async (_, state, why) => {
    const cwd = withState(state);
    expect(await take(cwd, 'thread-done', ...asMc)).toMatchObject({ status: 2, stderr: expect.stringContaining(why) });
  });

  test('no state', async () => {
    expect(await take(repository(), 'thread-done', ...asMc)).toMatchObject({ status: 2 });
  });
});

test('--dry-run shows all files, and writes none', async () => {
  const cwd = withState(mission);
  const open = ['checkpoint', 'open', 'human_action', '--action', 'Log in', '--dry-run'];
  const { status, stdout } = await take(cwd, ...open, ...asMc);
  expect([status, stdout]).toEqual([0, expect.stringContaining('+type: "human_action"\n')]);
  expect(stdout).toContain('-status: "in_progress"\n+updated_at: "2026-05-12T09:20:00Z"\n+status: "blocked"\n');
  expect([
    stateIn(cwd),
    existsSync(join(cwd, '.grid/CHECKPOINT.md')),
    existsSync(join(cwd, '.grid/.state.lock')),
  ]).toEqual([...[mission, false, false]]);
});

test('in JSON, also what went wrong', async () => {
  const cwd = withState(mission);
  const json = [...asMc, '--format', 'json'];
  const { stdout } = await take(cwd, 'agent', 'fail', 'executor-007', '--result', 'timeout', ...json);
  expect(JSON.parse(stdout)).toMatchObject({
    path: '.grid/STATE.md',
    files: ['.grid/STATE.md'],
    isWritten: true,
    changes: [
      { field: 'agents.active' },
      { field: 'agents.completed', after: [{}, { result: 'timeout', duration_seconds: 1200 }] },
      {},
    ],
    events: [{ event: 'state_updated', agent: 'mc', fields: ['agents.active', 'agents.completed'] }],
    notes: [],
  });
  const refused = await take(cwd, 'agent', 'done', 'executor-007', ...json);
  expect([refused.status, JSON.parse(refused.stdout)]).toMatchObject([1, { error: { name: 'ValidationFailed' } }]);
});

test('events go to a file', async () => {
  const cwd = withState(edited(mission, { 'thread: 2\n  thread_total: 4': 'thread: 4\n  thread_total: 4' }));
  await take(cwd, 'thread-done', '--agent', 'executor-007', '--events', 'events.jsonl');
  const events = readFileSync(join(cwd, 'events.jsonl'), 'utf8').trimEnd().split('\n');
  expect(events.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'state_updated', fields: ['progress.threads_complete', 'resume.last_agent'] },
    { event: 'wave_complete', agent: 'executor-007', wave: 1, commit: '4be91d2' },
  ]);
});

describe('files beside STATE.md', () => {
  const add = ['blocker', 'add', '--type', 'permission', '--description', 'No\n# way', '--thread', '3', ...asMc];
  const blockersIn = (cwd: string) => readFileSync(join(cwd, '.grid/BLOCKERS.md'), 'utf8');

  test('ids go on after those of both files, and line ends stay', async () => {
    const kept = '# Blockers\r\n\r\n## blocker-004\r\n- **Status:** RESOLVED\r\n- **Description:** x';
    const cwd = withState(mission, { '.grid/BLOCKERS.md': kept });
    expect(await take(cwd, ...add)).toMatchObject({ status: 0, stdout: expect.stringContaining('it is blocker-005') });
    const entry = [
      '## blocker-005',
      '- **Status:** ACTIVE',
      '- **Type:** permission',
      '- **Description:** No # way',
      '- **Position:** thread 3',
      '',
    ];
    expect(blockersIn(cwd)).toBe(`${kept}\r\n\r\n${entry.join('\r\n')}`);
  });

  test('where BLOCKERS.md is not kept, none is made, but in the persistence dialect', async () => {
    const cwd = withState(mission);
    expect((await take(cwd, ...add)).status).toBe(0);
    expect(existsSync(join(cwd, '.grid/BLOCKERS.md'))).toBe(false);
    const other = withState(persistence);
    expect((await take(other, ...add)).status).toBe(0);
    expect(blockersIn(other)).toContain('\n## blocker-001\n- **Status:** ACTIVE\n');
  });

  test('a form of its own is left alone', async () => {
    const table = '| ID | Status |\n| - | - |\n| blocker-001 | ACTIVE |\n\n<!-- never closed\n';
    const cwd = withState(mission, { '.grid/BLOCKERS.md': table });
    expect(await take(cwd, ...add)).toMatchObject({ status: 1, stderr: expect.stringContaining('form of its own') });
    expect([blockersIn(cwd), stateIn(cwd)]).toEqual([table, mission]);
  });

  test('a row of a table is resolved where its status stands', async () => {
    const table =
      '| ID | Status | Type | Description | Position |\n| - | - | - | - | - |\n| blocker-001 | ACTIVE | permission | x | 02-03 |\n';
    const blocker = '  - id: "blocker-001"\n    type: "permission"\n    description: "x"\n';
    const cwd = withState(edited(mission, { 'blockers: []\n': `blockers:\n${blocker}` }), {
      '.grid/BLOCKERS.md': table,
    });
    expect(await take(cwd, 'blocker', 'clear', 'blocker-001', ...asMc)).toMatchObject({ status: 0 });
    expect(blockersIn(cwd)).toBe(table.replace('ACTIVE', 'RESOLVED'));
    expect(stateIn(cwd)).toContain('blockers: []\n');
  });

  test('an answered checkpoint makes room for a new one', async () => {
    const answered = '---\ntype: "human_action"\nrequired_action: "x"\nuser_response: "done"\n---\n';
    const cwd = withState(mission, { '.grid/CHECKPOINT-old.md': answered });
    expect(await take(cwd, 'checkpoint', 'open', 'human_action', '--action', 'y', ...asMc)).toMatchObject({
      status: 0,
    });
    expect(readFileSync(join(cwd, '.grid/CHECKPOINT-old.md'), 'utf8')).toContain('required_action: "y"');
    expect(stateIn(cwd)).toContain('checkpoint_file: ".grid/CHECKPOINT-old.md"');
  });

  test('the answer stands where its field does, and all else stays', async () => {
    const open =
      '---\ntype: decision # which?\ncheckpoint_details:\n  question: "Which?"\n  options: [red, blue]\n  user_response: null\n---\n\n# Words\n';
    const state = edited(mission, {
      'status: "in_progress"\nmode': 'status: "blocked"\nmode',
      'checkpoint_file: null': 'checkpoint_file: ".grid/CHECKPOINT.md"',
    });
    const cwd = withState(state, { '.grid/CHECKPOINT.md': open });
    expect(await take(cwd, 'checkpoint', 'answer', '2', '--affects', '01-pantry', ...asMc)).toMatchObject({
      status: 0,
    });
    const text = readFileSync(join(cwd, '.grid/CHECKPOINT.md'), 'utf8');
    expect(text).toBe(
      edited(open, { 'user_response: null\n': 'user_response: "2"\nresponded_at: "2026-05-12T09:20:00Z"\n' }),
    );
    expect(stateIn(cwd)).toContain('    - id: "dec-002"\n      decision: "blue"\n');
  });

  test('a checkpoint in words is for a person', async () => {
    const words = '# Checkpoint\n\n**Type:** human_action\n\n**Required action:** Log in\n';
    const state = edited(mission, {
      'status: "in_progress"\nmode': 'status: "blocked"\nmode',
      'checkpoint_file: null': 'checkpoint_file: ".grid/CHECKPOINT.md"',
    });
    const cwd = withState(state, { '.grid/CHECKPOINT.md': words });
    expect(await take(cwd, 'checkpoint', 'answer', 'done', ...asMc)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('do so by hand'),
    });
    expect([readFileSync(join(cwd, '.grid/CHECKPOINT.md'), 'utf8'), stateIn(cwd)]).toEqual([words, state]);
  });
});

test('the body, comments and unknown fields stay byte for byte', async () => {
  const state = edited(mission, { 'energy: 9000': 'energy: 9000 # high\nhue: blue' });
  const cwd = withState(state);
  expect((await take(cwd, 'thread-done', ...asMc)).status).toBe(0);
  expect(stateIn(cwd)).toBe(
    edited(state, {
      'thread: 2\n  thread_total': 'thread: 3\n  thread_total',
      'threads_complete: 13': 'threads_complete: 14',
      'last_agent: "executor-007"': 'last_agent: "mc"',
      'block: 3\n    thread: 2': 'block: 3\n    thread: 3',
      'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"',
    }),
  );
});

describe('what lies in the place of CHECKPOINT.md', () => {
  const open = ['checkpoint', 'open', 'human_action', '--action', 'y', ...asMc];

  test('cannot be read', async () => {
    const cwd = withState(mission, { '.grid/CHECKPOINT.md': '---\ntype: nothing\n: :\n---\n' });
    expect(await take(cwd, ...open)).toMatchObject({ status: 1, stderr: expect.stringContaining('does not parse') });
    expect(stateIn(cwd)).toBe(mission);
  });

  test('is a link, and not followed', async () => {
    const cwd = withState(mission, { 'elsewhere.md': 'mine' });
    symlinkSync('../elsewhere.md', join(cwd, '.grid/CHECKPOINT.md'));
    expect((await take(cwd, ...open)).status).not.toBe(0);
    expect([stateIn(cwd), readFileSync(join(cwd, 'elsewhere.md'), 'utf8')]).toEqual([mission, 'mine']);
  });
});

test('two that count at once both count', async () => {
  const cwd = withState(mission);
  const done = await Promise.all([take(cwd, 'thread-done', ...asMc), take(cwd, 'thread-done', ...asMc)]);
  expect(done.map(({ status }) => status)).toEqual([0, 0]);
  expect(stateIn(cwd)).toContain('threads_complete: 15');
  expect(stateIn(cwd)).toContain('  thread: 4\n  thread_total: 4');
});
