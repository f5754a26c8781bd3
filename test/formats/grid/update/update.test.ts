import { describe, expect, test } from 'vitest';
import type { Data } from '../../../../src/core/data.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import { Increment, type PatchLeaf } from '../../../../src/core/update.js';
import { updateState } from '../../../../src/formats/grid/update/update.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { type Edits, edited, mission, now, persistence, prose } from '../../../support/mission.js';

type Values = Readonly<Record<string, Data | Increment>>;
const leavesOf = <T>(values: Readonly<Record<string, T>>): PatchLeaf<T>[] =>
  Object.entries(values).map(([field, value]) => ({ path: field.split('.'), value }));

const update = (text: string, values: Values, agent = 'mc', expected: Readonly<Record<string, Data>> = {}) =>
  updateState({
    tree: new MemoryTree({ '.grid/STATE.md': text }),
    ...{ root: '.grid', limits: defaultLimits, now, agent },
    ...{ leaves: leavesOf(values), expected: leavesOf(expected) },
  });

const stamp: Edits = { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"' };

async function textOf(...given: Parameters<typeof update>): Promise<string> {
  const updated = await update(...given);
  if (updated.why !== undefined) throw new Error(JSON.stringify(updated));
  return updated.text;
}

describe('what stands there afterwards', () => {
  test.each<[string, Values, Edits]>([
    ['a number', { 'position.thread': 3 }, { '  thread: 2\n  thread_total': '  thread: 3\n  thread_total' }],
    ['an increment', { 'progress.threads_complete': new Increment(1) }, { 'complete: 13': 'complete: 14' }],
    ['a decrement', { 'progress.threads_complete': new Increment(-2) }, { 'complete: 13': 'complete: 11' }],
    ['the word of the schema', { 'progress.threads_complete': 'INCREMENT' }, { 'complete: 13': 'complete: 14' }],
    ['the same word as a text', { cluster: 'INCREMENT' }, { '"Recipe Box"': '"INCREMENT"' }],
    ['tenths', { 'budget.session_cost_usd': new Increment(0.2) }, { 'session_cost_usd: 2.1': 'session_cost_usd: 2.3' }],
    ['text', { mode: 'autopilot' }, { 'mode: "guided"': 'mode: "autopilot"' }],
    ['a commit', { 'resume.last_commit': '69e4958' }, { '"4be91d2"': '"69e4958"' }],
    ['null', { 'resume.last_commit': null }, { 'last_commit: "4be91d2"': 'last_commit: null' }],
    ['a list', { 'phases.completed': [] }, { 'completed: ["01-pantry"]': 'completed: []' }],
    ['nothing else than what is there', { 'position.thread': 2 }, {}],
  ])('%s', async (_, values, edits) => {
    expect(await textOf(mission, values)).toBe(edited(mission, { ...edits, ...stamp }));
  });

  test('a mapping without fields, merged into one, changes nothing', async () => {
    expect(await update(mission, { budget: {} })).toEqual({ text: mission, changes: [], events: [] });
  });

  test.each<[string, Values, string]>([
    ['the stamp, which is ours', { updated_at: '2020-01-01T00:00:00Z' }, 'updated_at moves to the clock by itself'],
    ['a number without end', { 'budget.total_cost_usd': '1e400' }, 'that number is too large to be kept'],
    ['a number without its last digits', { energy: '9007199254740993' }, 'that number is too large to be kept'],
  ])('%s, is refused', async (_, values, why) => {
    expect(await update(mission, values)).toEqual({ why: 'wrong', message: expect.stringContaining(why) });
  });

  test('a field that was not there, where it belongs', async () => {
    const without = edited(mission, { '  threads_complete: 13\n': '' });
    expect(await textOf(without, { 'progress.threads_complete': new Increment(3) })).toBe(
      edited(mission, { 'threads_complete: 13': 'threads_complete: 3', ...stamp }),
    );
  });

  test('a field that only the file knows', async () => {
    const custom = edited(mission, { 'energy: 9000': 'energy: 9000\nx_team: blue # ours' });
    expect(await textOf(custom, { x_team: 'red' })).toBe(edited(custom, { 'x_team: blue': 'x_team: red', ...stamp }));
  });

  test('comments, odd indentation, other line ends and the body stay', async () => {
    const odd = edited(mission, {
      'progress:\n': 'progress:   # counted by hand\n',
      '  thread: 2\n  thread_total': '  thread:   2   # second\n  thread_total',
      'mode: "guided"': "mode: 'guided'",
    }).replaceAll('\n', '\r\n');
    const wanted = odd
      .replace('thread:   2   #', 'thread:   3   #')
      .replace('09:15:00Z"\r\nstatus', '09:20:00Z"\r\nstatus');
    expect(await textOf(odd, { 'position.thread': 3 })).toBe(wanted);
  });

  test('in the persistence dialect, as bare YAML', async () => {
    const text = await textOf(
      persistence,
      { 'position.thread': '02.4', progress_percent: new Increment(4) },
      'executor-1',
    );
    expect(text).toBe(edited(persistence, { '"02.3"': '"02.4"', 'percent: 16': 'percent: 20', ...stamp }));
  });

  test('a state without a stamp gets one', async () => {
    const without = edited(mission, { 'updated_at: "2026-05-12T09:15:00Z"\n': '' });
    expect(await textOf(without, { mode: 'guided' })).toBe(edited(mission, stamp));
  });
});

test('what was changed is told, and by whom', async () => {
  const values = { 'position.thread': 3, 'progress.threads_complete': new Increment(1) };
  expect(await update(mission, values, 'Executor 3')).toMatchObject({
    changes: [
      { field: 'position.thread', before: 2, after: 3 },
      { field: 'progress.threads_complete', before: 13, after: 14 },
      { field: 'updated_at', before: '2026-05-12T09:15:00Z', after: '2026-05-12T09:20:00Z' },
    ],
    events: [
      {
        event: 'state_updated',
        agent: 'Executor 3',
        agent_type: 'executor',
        fields: ['position.thread', 'progress.threads_complete'],
        timestamp: '2026-05-12T09:20:00Z',
      },
    ],
  });
});

describe('after the last thread of a wave', () => {
  const last = edited(mission, { '  thread: 2\n  thread_total': '  thread: 4\n  thread_total' });
  const patch = { 'position.thread': new Increment(1), 'resume.last_commit': 'f7e3a2b' };

  test('the thread stays, the rest is written, and the wave is told to be complete', async () => {
    const updated = await update(last, patch, 'executor-007');
    expect(updated).toMatchObject({
      text: edited(last, { '"4be91d2"': '"f7e3a2b"', ...stamp }),
      events: [
        { event: 'state_updated', fields: ['position.thread', 'resume.last_commit'] },
        { event: 'wave_complete', agent: 'executor-007', wave: 1, commit: 'f7e3a2b' },
      ],
    });
  });

  test.each<[string, string, Values, string]>([
    ['another agent', last, patch, 'mc'],
    ['threads that are left out', mission, { 'position.thread': 5 }, 'executor-007'],
    ['more than one thread', last, { 'position.thread': 6 }, 'executor-007'],
    ['a wave that gets more threads', last, { 'position.thread': 5, 'position.thread_total': 5 }, 'executor-007'],
  ])('is not: %s', async (_, text, values, agent) => {
    const updated = await update(text, values, agent);
    expect(updated.why === undefined && updated.events.map(({ event }) => event)).toEqual(['state_updated']);
    expect(updated.why === undefined && updated.changes.map(({ field }) => field)).toContain('position.thread');
  });
});

describe('a patch that does not fit', () => {
  test.each<[string, Values, string]>([
    ['a misspelt field', { 'position.tread': 1 }, 'there is no field position.tread; did you mean "position.thread"?'],
    ['a field of no name that is near', { nonsense: 1 }, 'there is no field nonsense'],
    ['a field below a value', { 'status.x': 1 }, 'there is no field status.x'],
    ['an item of a list', { 'agents.active.0': 1 }, 'agents.active is a list, which is given as a whole'],
    [
      'an increment of text',
      { mode: new Increment(1) },
      'mode is "guided", so nothing can be added to it; expected a number',
    ],
    [
      'an increment of nothing',
      { 'position.wave_x': new Increment(1) },
      'there is no field position.wave_x; did you mean "position.wave"?',
    ],
  ])('%s', async (_, values, message) => {
    expect(await update(mission, values)).toEqual({ why: 'wrong', message });
  });

  test('an increment of a number that is not there and has no default', async () => {
    const without = edited(mission, { '  wave: 1\n': '' });
    const message = 'position.wave is not there, so nothing can be added to it; expected a number';
    expect(await update(without, { 'position.wave': new Increment(1) })).toEqual({ why: 'wrong', message });
  });
});

describe('what is expected', () => {
  test.each<[string, Readonly<Record<string, Data>>]>([
    ['a number', { 'position.thread': 2 }],
    ['text', { status: 'in_progress' }],
    ['a list', { 'phases.completed': ['01-pantry'] }],
    ['null', { 'resume.checkpoint_file': null }],
    ['null, of what is not there', { 'resume.nothing': null }],
    ['several', { 'position.thread': 2, 'resume.last_commit': '4be91d2' }],
  ])('is there: %s', async (_, expected) => {
    expect((await update(mission, { mode: 'guided' }, 'mc', expected)).why).toBeUndefined();
  });

  test('a commit without quotes is the text that it is', async () => {
    const bare = edited(mission, { '"4be91d2"': '69e4958' });
    expect((await update(bare, { mode: 'guided' }, 'mc', { 'resume.last_commit': '69e4958' })).why).toBeUndefined();
  });

  const again = 'it was changed since it was read; read it again, and decide anew';
  test.each<[string, Data, string]>([
    ['position.thread', 1, `position.thread is 2, and 1 was expected: ${again}`],
    ['position.thread', '2', `position.thread is 2, and "2" was expected: ${again}`],
    ['phases.completed', [], `phases.completed is a list, and another one was expected: ${again}`],
    ['resume.nothing', 1, `resume.nothing is null, and 1 was expected: ${again}`],
  ])('is not: %s, %j', async (field, value, message) => {
    expect(await update(mission, { mode: 'guided' }, 'mc', { [field]: value })).toEqual({ why: 'stale', message });
  });
});

describe('a file that nothing is put into', () => {
  test('prose names migrate', async () => {
    const updated = await update(prose, { status: 'x' });
    expect(updated).toMatchObject({ why: 'older', message: expect.stringContaining('agent-state-lint migrate') });
  });

  test.each<[string, string]>([
    ['no YAML', edited(mission, { 'phases:\n  total': 'phases: [\n  total' })],
    ['a key that stands twice', edited(mission, { 'mode: "guided"': 'mode: "guided"\nmode: "autopilot"' })],
    [
      'a conflict in the front matter',
      edited(mission, { 'mode: "guided"': '<<<<<<< a\nmode: "x"\n=======\nmode: "y"\n>>>>>>> b' }),
    ],
    ['a conflict in the body', `${mission}<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n`],
    ['nothing', ''],
    ['no state', 'hello\n'],
    ['front matter without an end', mission.slice(0, 900)],
  ])('%s', async (_, text) => {
    expect(await update(text, { mode: 'guided' })).toEqual({ why: 'broken' });
  });
});
