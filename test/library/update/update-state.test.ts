import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  InvalidFrontmatter,
  increment,
  lint,
  PermissionDenied,
  readState,
  StaleState,
  type StateEvent,
  StateNotFound,
  type StatePatch,
  UsageError,
  updateState,
  ValidationFailed,
} from '../../../src/index.js';
import { folder, put, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { type Edits, edited, mission, now, persistence, prose } from '../../support/mission.js';

const root = (state = mission) => join(repository({ '.grid/STATE.md': state }), '.grid');
const textIn = (grid: string) => readFileSync(join(grid, 'STATE.md'), 'utf8');
const stamp: Edits = { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"' };
const next: StatePatch = {
  position: { thread: 3 },
  progress: { threads_complete: increment() },
  resume: { last_commit: 'f7e3a2b' },
};

test('an executor moves on (STATE.md schema 5.2)', async () => {
  const grid = root();
  const heard: StateEvent[] = [];
  const result = await updateState(grid, next, {
    agent: 'executor-007',
    now,
    onEvent: (event) => {
      expect(textIn(grid)).toContain('thread: 3'); // it is written by then
      heard.push(event);
    },
  });
  const wanted = edited(mission, {
    '  thread: 2\n  thread_total': '  thread: 3\n  thread_total',
    'complete: 13': 'complete: 14',
    '"4be91d2"': '"f7e3a2b"',
    ...stamp,
  });
  expect(textIn(grid)).toBe(wanted);
  expect(result).toMatchObject({ path: '.grid/STATE.md', before: mission, after: wanted, isWritten: true });
  expect(heard).toEqual(result.events);
  expect(readdirSync(grid).sort()).toEqual(['.state.lock', 'STATE.md']);
});

test('a byte order mark stays', async () => {
  const grid = root(`\ufeff${mission}`);
  await updateState(grid, { mode: 'autopilot' }, { agent: 'mc', now });
  expect(textIn(grid)).toBe(`\ufeff${edited(mission, { 'mode: "guided"': 'mode: "autopilot"', ...stamp })}`);
});

test('a dry run says the same, and leaves no trace', async () => {
  const grid = root();
  const asked = { agent: 'executor-007', now, events: join(grid, 'events.jsonl'), dryRun: true } as const;
  const { isWritten, after, events } = await updateState(grid, next, asked);
  expect([isWritten, events.length, after]).toEqual([false, 1, expect.stringContaining('last_commit: "f7e3a2b"')]);
  expect([textIn(grid), readdirSync(grid)]).toEqual([mission, ['STATE.md']]);
});

test('two updates in one second both move the stamp', async () => {
  const grid = root();
  const stamps = [];
  for (const thread of [3, 4, 3]) {
    await updateState(grid, { position: { thread } }, { agent: 'mc', now: now + 7 });
    stamps.push((await readState({ root: grid })).get('updated_at'));
  }
  expect(stamps).toEqual(['2026-05-12T09:20:00Z', '2026-05-12T09:20:00.007Z', '2026-05-12T09:20:00.008Z']);
});

describe('where the state is', () => {
  const update = (path: string, cwd?: string) => updateState(path, { mode: 'autopilot' }, { agent: 'mc', cwd, now });

  test.each(['.grid', '.', '.grid/STATE.md', '../a/.grid', '.grid/plans'])('%s', async (path) => {
    const top = repository({ 'a/.grid/STATE.md': mission, 'a/.grid/plans/x.md': '', '.grid/STATE.md': prose });
    const result = await update(path, join(top, 'a'));
    expect([result.top, result.path]).toEqual([top, 'a/.grid/STATE.md']);
  });

  test('a folder of another name that holds a STATE.md', async () => {
    const top = folder({ 'state/STATE.md': mission });
    expect((await update(join(top, 'state'))).isWritten).toBe(true);
  });

  test('where there is none, nothing is made', async () => {
    const top = repository({ '.grid/WARMTH.md': '' });
    await expect(update(join(top, '.grid'))).rejects.toThrow(StateNotFound);
    await expect(update('gone', top)).rejects.toThrow(
      'there is no .grid/STATE.md in gone; agent-state-lint init lays one out, and agent-state-lint recover brings a lost one back',
    );
    expect(readdirSync(join(top, '.grid'))).toEqual(['WARMTH.md']);
  });

  test('a root that only its own tools may write', async () => {
    const top = repository({ '.hivemind/state/session-continuity.json': '{}' });
    await expect(update('.hivemind', top)).rejects.toThrow(UsageError);
  });
});

describe('permissions', () => {
  test.each<[string, StatePatch, string[]]>([
    ['executor-007', { status: 'blocked' }, ['status']],
    [
      'executor-007',
      { position: { thread: 3 }, resume: { can_resume: false, last_agent: 'x' } },
      ['resume.can_resume'],
    ],
    ['executor-007', { position_x: 1 }, ['position_x']],
    ['executor-007', { resume: 'x' }, ['resume']],
    ['executor-007', { agents: [] }, ['agents']],
    ['planner-001', { persistent: { artifacts: [], decisions: [] } }, ['persistent.artifacts']],
    ['recognizer-001', { position: { thread: 3 } }, ['position.thread']],
    ['scout-001', { warnings: [] }, ['warnings']],
    ['memory-001', { blockers: [] }, ['blockers']],
    ['wizard-001', { warnings: [] }, ['warnings']],
  ])('%s may not write %j', async (agent, patch, fields) => {
    const grid = root();
    const failed = await updateState(grid, patch, { agent, now }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PermissionDenied);
    expect((failed as PermissionDenied).fields).toEqual(fields);
    expect(readdirSync(grid)).toEqual(['STATE.md']); // no lock was taken
  });

  test.each<[string, StatePatch]>([
    ['mc', { status: 'failed', agents: { active: [] } }],
    ['executor-007', { agents: { active: [] } }],
    ['executor-007', { progress: { threads_complete: 14 } }],
    ['planner-001', { persistent: { decisions: [] } }],
    ['recognizer-001', { blockers: [] }],
    ['memory-001', { persistent: { tech_stack: { orm: 'prisma-5' } } }],
  ])('%s may write %j', async (agent, patch) => {
    expect((await updateState(root(), patch, { agent, now })).isWritten).toBe(true);
  });

  test('come before anything else: also where the state is broken', async () => {
    const grid = root('---\nphases: [\n---\n');
    await expect(updateState(grid, { status: 'x' }, { agent: 'scout-001' })).rejects.toThrow(PermissionDenied);
  });

  test('in the persistence dialect, thread is part of the position; in the schema, it is nothing', async () => {
    const old = root(`${persistence}thread: 3\n`);
    expect((await updateState(old, { thread: 4 }, { agent: 'executor-1', now })).isWritten).toBe(true);
    const custom = root(edited(mission, { 'energy: 9000': 'energy: 9000\nthread: 3' }));
    await expect(updateState(custom, { thread: 4 }, { agent: 'executor-1', now })).rejects.toThrow(PermissionDenied);
  });
});

describe('validation', () => {
  const failing = async (state: string, patch: StatePatch) => {
    const grid = root(state);
    const failed = await updateState(grid, patch, { agent: 'mc', now }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ValidationFailed);
    expect(textIn(grid)).toBe(state);
    return failed as ValidationFailed;
  };

  test.each<[string, StatePatch, string[]]>([
    ['a thread too many', { position: { thread: 5 } }, ['grid/position-thread']],
    ['a wrong type', { position: { thread: 'three' } }, ['schema/type']],
    ['a word of no list', { status: 'done' }, ['schema/enum']],
    ['a block without a checkpoint', { status: 'blocked' }, ['grid/blocked-checkpoint']],
    ['a percentage that no count makes', { progress: { percent: 81 } }, ['grid/progress-percent']],
    ['a record without what it needs', { blockers: [{ id: 'blocker-1' }] }, ['schema/pattern']],
    ['a position that is none', { position: null }, ['schema/type']],
  ])('%s', async (_, patch, rules) => {
    const { findings, message } = await failing(mission, patch);
    expect(findings.map(({ rule }) => rule)).toEqual(rules);
    expect(message).toMatch(/^.*STATE\.md was not updated, for it would have 1 error more: /);
  });

  test('a field that nobody knows', async () => {
    const { findings, message } = await failing(mission, { position: { tread: 1 } });
    expect([findings, message]).toEqual([[], expect.stringContaining('did you mean "position.thread"?')]);
  });

  /** percent says 52, and 4 of 5 blocks make 80. */
  const wrong = edited(mission, { 'percent: 80.0': 'percent: 52.0' });

  test('an error that is there already is in the way of nobody', async () => {
    for (const patch of [{ mode: 'autopilot' }, { progress: { threads_complete: 14 } }]) {
      expect((await updateState(root(wrong), patch, { agent: 'mc', now })).isWritten).toBe(true);
    }
  });

  test('also where other words tell of it, for the values that it is about have changed', async () => {
    const patch = { progress: { blocks_complete: 3 } };
    const broken = edited(wrong, {
      'blocks_complete: 2\n      started_at: "2026-05-12': 'blocks_complete: 1\n      started_at: "2026-05-12',
    });
    const said = await updateState(root(broken), patch, { agent: 'mc', now }).catch((error: unknown) => error);
    expect(said).toMatchObject({ isWritten: true });
  });

  test('a value that is written has to be right', async () => {
    const { findings } = await failing(wrong, { progress: { percent: 53 } });
    expect(findings.map(({ rule }) => rule)).toEqual(['grid/progress-percent']);
  });

  test('a value that is written as it was may be as wrong as it was', async () => {
    expect((await updateState(root(wrong), { progress: { percent: 52 } }, { agent: 'mc', now })).isWritten).toBe(true);
  });

  test('warnings stop nothing', async () => {
    const patch = { warnings: [{ level: 'info', message: 'x', colour: 'red' }] };
    expect((await updateState(root(), patch, { agent: 'mc', now })).isWritten).toBe(true);
  });
});

describe('a file that is not updated', () => {
  const failing = async (grid: string) => updateState(grid, { mode: 'autopilot' }, { agent: 'mc', now });

  test('one that does not parse: the place is told, and what mends it', async () => {
    const state = edited(mission, { 'mode: "guided"': 'mode: "guided' });
    const failed = await failing(root(state)).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(InvalidFrontmatter);
    const { message, finding } = failed as InvalidFrontmatter;
    expect(message).toMatch(/STATE\.md:\d+:\d+ .* \(syntax\/yaml\); agent-state-lint recover says what is left of it$/);
    expect(finding?.rule).toBe('syntax/yaml');
  });

  test('prose', async () => {
    await expect(failing(root(prose))).rejects.toThrow(InvalidFrontmatter);
    await expect(failing(root(prose))).rejects.toThrow('agent-state-lint migrate');
  });

  test.skipIf(process.platform === 'win32')('links: the file, its lock, its root', async () => {
    const top = repository({ 'real/STATE.md': mission, 'lock/.grid/STATE.md': mission, 'file/.grid/x': '' });
    symlinkSync('../../real/STATE.md', join(top, 'file/.grid/STATE.md'));
    symlinkSync('../../stolen', join(top, 'lock/.grid/.state.lock'));
    mkdirSync(join(top, 'root'));
    symlinkSync('../real', join(top, 'root/.grid'));
    await expect(failing(join(top, 'file/.grid'))).rejects.toThrow(InvalidFrontmatter);
    await expect(failing(join(top, 'lock/.grid'))).rejects.toThrow('is a link; a lock that is one is not taken');
    await expect(failing(join(top, 'root'))).rejects.toThrow('is a link');
    expect(readFileSync(join(top, 'real/STATE.md'), 'utf8')).toBe(mission);
    expect([existsSync(join(top, 'stolen')), readdirSync(join(top, 'real'))]).toEqual([false, ['STATE.md']]);
  });

  test('one that is not what was expected', async () => {
    const grid = root();
    const options = { agent: 'mc', now, expect: { position: { thread: 1 } } };
    await expect(updateState(grid, { mode: 'autopilot' }, options)).rejects.toThrow(StaleState);
    expect(textIn(grid)).toBe(mission);
  });
});

describe('events', () => {
  const update = (grid: string, events: string, cwd?: string) =>
    updateState(grid, { mode: 'autopilot' }, { agent: 'mc', now, events, cwd });

  test('are lines of JSON at the end of a file, which is made when it is not there', async () => {
    const grid = root();
    const top = folder({ 'old.jsonl': '{"event":"older"}\n' });
    for (const name of ['old.jsonl', 'new.jsonl']) await update(grid, name, top);
    const line = `{"event": "state_updated","agent": "mc","agent_type": "mc","fields": ["mode"],"timestamp": `;
    expect(readFileSync(join(top, 'old.jsonl'), 'utf8')).toBe(`{"event":"older"}\n${line}"2026-05-12T09:20:00Z"}\n`);
    expect(readFileSync(join(top, 'new.jsonl'), 'utf8')).toBe(`${line}"2026-05-12T09:20:00.001Z"}\n`);
  });

  test.each(['.grid/STATE.md', '.grid/.state.lock', '.grid/WARMTH.md', '.git/config'])(
    'never go to %s',
    async (name) => {
      const grid = root();
      await expect(update(grid, name, join(grid, '..'))).rejects.toThrow(UsageError);
      expect(textIn(grid)).toBe(mission);
    },
  );

  test.skipIf(process.platform === 'win32')('where nothing can be appended, nothing is updated', async () => {
    const grid = root();
    const top = folder({ 'real.jsonl': '' });
    symlinkSync('real.jsonl', join(top, 'link.jsonl'));
    await expect(update(grid, join(top, 'link.jsonl'))).rejects.toThrow('is a link; nothing is written through one');
    await expect(update(grid, top)).rejects.toThrow('is no regular file');
    await expect(update(grid, join(top, 'gone/x'))).rejects.toThrow('there is no folder');
    expect([textIn(grid), lstatSync(join(top, 'real.jsonl')).size]).toEqual([mission, 0]);
  });
});

describe('wrong calls', () => {
  const wrong = (patch: unknown, options: object = { agent: 'mc' }) =>
    updateState(root(), patch as StatePatch, options as { agent: string });

  test.each<[string, unknown, object?]>([
    ['no agent', { mode: 'x' }, {}],
    ['an option that nobody knows', { mode: 'x' }, { agent: 'mc', dryrun: true }],
    ['a clock that stands', { mode: 'x' }, { agent: 'mc', now: Number.NaN }],
    ['no patch', undefined],
    ['a list', []],
    ['an empty patch', {}],
    ['a patch of nothing', { mode: undefined }],
    ['a function', { mode: () => 1 }],
    ['a Date', { created_at: new Date(0) }],
    ['no number', { position: { thread: Number.NaN } }],
    ['an increment by nothing', { position: { thread: increment(Number.POSITIVE_INFINITY) } }],
    ['an increment that is expected', { mode: 'x' }, { agent: 'mc', expect: { position: { thread: increment() } } }],
    ['a circle', circle()],
    ['a circle in a list', { warnings: [circle()] }],
    ['__proto__', JSON.parse('{"__proto__": {"mode": "x"}}')],
    ['constructor', { constructor: { prototype: { mode: 'x' } } }],
    ['__proto__ in a list', { warnings: [JSON.parse('{"__proto__": {"level": "info"}}')] }],
  ])('%s', async (_, patch, options) => {
    await expect(wrong(patch, options)).rejects.toThrow(UsageError);
    expect(Object.hasOwn(Object.prototype, 'mode')).toBe(false);
  });

  function circle(): object {
    const ring: { in?: object } = {};
    ring.in = ring;
    return ring;
  }
});

test('limits of the configuration hold', async () => {
  const grid = root();
  put(join(grid, '..'), { 'agent-state-lint.yaml': 'limits:\n  markdownKiB: 1\n' });
  await expect(updateState(grid, { mode: 'autopilot' }, { agent: 'mc', now })).rejects.toThrow(InvalidFrontmatter);
});

test('what history says of updates that were committed one by one: nothing', async () => {
  const git = gitRepository();
  put(git.top, { '.grid/STATE.md': mission });
  const base = git.commit({ subject: 'chore: begin' });
  const asked = { now: now + 7, cwd: git.top };
  for (const [agent, patch] of [
    ['executor-007', next],
    ['executor-007', { position: { thread: 4 } }],
    ['memory-001', { persistent: { tech_stack: { orm: 'prisma-5' } } }],
  ] as const) {
    await updateState('.grid', patch, { ...asked, agent });
    git.commit({ subject: `chore: go on\n\nGrid-Agent: ${agent}` });
  }
  const { report } = await lint({ cwd: git.top, base, now: now + 60_000, severities: { 'git/commit-exists': 'off' } });
  const ofChange = report.findings.filter(({ rule }) => /updated-at|write-permission|history|time/.test(rule));
  expect([ofChange, report.skipped.filter(({ rule }) => rule === 'grid/updated-at')]).toEqual([[], []]);
});
