import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidFrontmatter, readState, StateNotFound, UsageError } from '../../../src/index.js';
import { folder, repository } from '../../support/folder.js';
import { type Edits, edited, mission, persistence, prose } from '../../support/mission.js';

const read = (state: string) => readState({ cwd: repository({ '.grid/STATE.md': state }) });

test('what agents ask of a state (STATE.md schema 8.2)', async () => {
  const cwd = repository({ '.grid/STATE.md': mission });
  const { get, data, ...state } = await readState({ cwd });
  expect(state).toEqual({
    top: cwd,
    path: '.grid/STATE.md',
    dialect: 'schema',
    position: {
      ...{ phase: 2, phase_id: '02-kitchen', phase_name: 'Kitchen', block: 3, block_id: '02-03', block_name: 'Timers' },
      ...{ wave: 1, thread: 2, thread_total: 4 },
    },
    activeAgents: [expect.objectContaining({ id: 'executor-007', block: '02-03' })],
    status: 'in_progress',
    percent: 80,
    isBlocked: false,
    blockers: [],
    canResume: true,
  });
  expect(data.energy).toBe(9000);
  expect(get('position.block')).toBe(3);
});

describe('where it is silent', () => {
  test.each<[string, Edits, object]>([
    ['percent', { '  percent: 80.0\n': '' }, { percent: 0 }],
    ['blockers', { 'blockers: []\n': '' }, { blockers: [] }],
    ['blockers that are null', { 'blockers: []': 'blockers: null' }, { blockers: [] }],
    ['can_resume', { '  can_resume: true\n': '' }, { canResume: false }],
    ['status', { 'status: "in_progress"\nmode': 'mode' }, { status: null, isBlocked: false }],
  ])('%s', async (_, edits, said) => {
    expect(await read(edited(mission, edits))).toMatchObject(said);
  });

  test('all that there is not', async () => {
    expect(await read('---\nphases: {}\n---\n')).toMatchObject({
      position: null,
      activeAgents: [],
      percent: 0,
      canResume: false,
    });
  });
});

describe('a value by its path', () => {
  test.each([
    ['position.thread', 2],
    ['agents.active.0.id', 'executor-007'],
    ['persistent.decisions.0.affects_phases', ['01-pantry', '02-kitchen']],
    ['resume.checkpoint_file', null],
    ['resume.nothing', undefined],
    ['agents.active.1', undefined],
    ['agents.active.id', undefined],
    ['position.thread.x', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('%s', async (path, value) => {
    expect((await read(mission)).get(path)).toEqual(value);
  });

  test.each(['69e4958', '0192117', '1234567', '12e4567'])('a commit without quotes is text: %s', async (hash) => {
    const state = await read(edited(mission, { '"4be91d2"': hash }));
    expect([state.get('resume.last_commit'), state.data.resume]).toEqual([
      hash,
      expect.objectContaining({ last_commit: hash }),
    ]);
  });
});

test.each([
  ['blocked', true],
  ['in_progress', false],
])('%s', async (status, isBlocked) => {
  expect(await read(edited(mission, { 'status: "in_progress"\nmode': `status: "${status}"\nmode` }))).toMatchObject({
    status,
    isBlocked,
  });
});

test.each([
  ['checkpoint', true],
  ['interrupted', true],
  ['active', false],
])('in the persistence dialect, %s', async (status, isBlocked) => {
  expect(await read(edited(persistence, { 'status: active': `status: ${status}` }))).toMatchObject({
    ...{ dialect: 'persistence', status, isBlocked, percent: 16, canResume: false, activeAgents: [] },
    position: { phase: 1, block: 2, wave: 1, thread: '02.3' },
  });
});

test('prose says what it has', async () => {
  const { data, dialect, status, percent } = await read(prose);
  expect([dialect, status, percent]).toEqual(['prose', 'Block complete', 60]);
  expect(data).toEqual({
    cluster: 'recipe-box',
    status: 'Block complete',
    phases: { total: 3 },
    position: { phase: 2, phase_name: 'Kitchen', block: 3 },
    progress: { blocks_total: 5, percent: 60 },
  });
});

describe('a state that cannot be read', () => {
  test('is told with the place', async () => {
    const failed = await read(edited(mission, { 'total: 2': 'total: [' })).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(InvalidFrontmatter);
    expect((failed as InvalidFrontmatter).finding).toMatchObject({ rule: 'syntax/yaml', path: '.grid/STATE.md' });
    expect((failed as Error).message).toMatch(/STATE\.md:\d+:\d+ .+ \(syntax\/yaml\); agent-state-lint recover says/);
  });

  test.each<[string, string | Uint8Array]>([
    ['a key that stands twice', edited(mission, { 'energy: 9000': 'energy: 9000\nenergy: 1' })],
    ['nothing', ''],
    ['bytes that are no text', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0x0a])],
  ])('%s', async (_, state) => {
    const cwd = repository({ '.grid/STATE.md': state });
    await expect(readState({ cwd })).rejects.toThrow(InvalidFrontmatter);
  });

  test('one that is not there', async () => {
    await expect(readState({ cwd: repository() })).rejects.toThrow(StateNotFound);
    await expect(readState({ cwd: folder(), root: '.grid' })).rejects.toThrow(StateNotFound);
    await expect(readState({ cwd: join(folder(), 'gone') })).rejects.toThrow(UsageError);
  });
});

describe('the nearest root', () => {
  test('in the folder, above it, and around it', async () => {
    const top = repository({
      '.grid/STATE.md': prose,
      'a/.grid/STATE.md': mission,
      'a/.grid/plans/x': '',
      'a/b/x': '',
      'c/x': '',
    });
    const pathFrom = async (folder: string) => (await readState({ cwd: join(top, folder) })).path;
    expect(await pathFrom('a')).toBe('a/.grid/STATE.md');
    expect(await pathFrom('a/b')).toBe('a/.grid/STATE.md');
    expect(await pathFrom('a/.grid/plans')).toBe('a/.grid/STATE.md');
    expect(await pathFrom('c')).toBe('.grid/STATE.md');
  });

  test('is never above the repository', async () => {
    const top = folder({ '.grid/STATE.md': mission, 'inner/.git/HEAD': '' });
    await expect(readState({ cwd: join(top, 'inner') })).rejects.toThrow(StateNotFound);
  });
});

test('wrong options', async () => {
  await expect(readState({ root: '' })).rejects.toThrow(UsageError);
  await expect(readState({ path: 'x' } as object)).rejects.toThrow('there is no option "path"');
});
