import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, put } from '../../../../support/folder.js';
import { gitClone, gitRepository, type TestRepository } from '../../../../support/git.js';
import { edited, mission, persistence, prose } from '../../../../support/mission.js';
import { bury, deathIn, fieldsOf, findingsIn, sourcesOf, surelyDeadIn } from './death.js';

// The clock of the tests is 2026-05-12T09:20:00Z. The dead mission was last changed at 08:10 and heard of at 08:09.
const silent = {
  'last_heartbeat: "2026-05-12T09:14:00Z"': 'last_heartbeat: "2026-05-12T08:09:00Z"',
  'spawned_at: "2026-05-12T09:00:00Z"': 'spawned_at: "2026-05-12T08:05:00Z"',
  'timestamp: "2026-05-12T09:05:00Z"': 'timestamp: "2026-05-12T08:06:00Z"',
  'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T08:10:00Z"',
};
const dead = edited(mission, silent);
const deadPersistence = edited(persistence, { '09:15:00Z': '08:10:00Z' });
const pad = '.grid/SCRATCHPAD.md';

function writtenAt(top: string, time: string): void {
  const at = new Date(`2026-05-12T${time}Z`);
  utimesSync(join(top, pad), at, at);
}

/** A repository whose mission names a commit that is there, with its state committed at 08:20. */
function repositoryOf(state = dead, more: Readonly<Record<string, string>> = {}) {
  const repository = gitRepository();
  const files = { 'src/recipe.ts': 'a\n', 'src/menu.ts': 'a\n' };
  const first = repository.commit({ subject: 'feat(02-02): light the oven', date: '2026-05-12T08:00:00Z', files });
  const text = state.replace('"4be91d2"', JSON.stringify(first.slice(0, 7)));
  repository.commit({
    subject: 'chore: state',
    date: '2026-05-12T08:20:00Z',
    files: { '.grid/STATE.md': text, ...more },
  });
  return repository;
}

/** The findings of `after` that `before` does not have, without those of a body that nobody rewrites (D22). */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  return after.filter((one) => !before.includes(one) && !one.includes('grid/body-drift'));
}

/** What the test says of the state, without its sources. */
function saidOf({ state }: Awaited<ReturnType<typeof surelyDeadIn>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...state].map(([path, { value }]) => [path, value]));
}

describe('a terminal that is killed in the middle of the work (test 2 of the persistence guide)', () => {
  function killed(): { repository: TestRepository; bell: string } {
    const repository = repositoryOf(dead, { [pad]: 'executor-007 | 08:09:00 | NOTE\n  Finding: "The bell is loud"\n' });
    const bell = repository.commit({
      subject: 'feat(02-03): ring the bell',
      date: '2026-05-12T08:50:00Z',
      files: { 'src/bell.ts': 'a\n' },
    });
    repository.put({
      [pad]: [
        'executor-007 | 08:09:00 | NOTE\n  Finding: "The bell is loud"\n',
        `executor-007 | 08:51:00 | PROGRESS\n  Finding: "Thread 2 complete (commit ${bell.slice(0, 7)})"\n`,
        'executor-007 | 09:04:00 | PATTERN\n  Finding: "Timers need a clock"\n',
      ].join('\n'),
      'src/timer.ts': 'new\n',
      'src/clock.ts': 'new\n',
      'src/recipe.ts': 'changed\n',
    });
    repository.git('add', 'src/clock.ts');
    rmSync(join(repository.top, 'src/menu.ts'));
    writtenAt(repository.top, '09:05:00');
    return { repository, bell };
  }

  test('leaves what it did, what it had begun, and where to begin again', async () => {
    const { repository, bell } = killed();
    const death = await surelyDeadIn(repository.top);
    expect(death.checkpoint.path).toBe('.grid/CHECKPOINT.md');
    expect(death.checkpoint.before).toBeUndefined();
    expect(fieldsOf(death)).toEqual({
      type: 'session_death',
      cluster: 'Recipe Box',
      position: {
        ...{ phase: 2, phase_id: '02-kitchen', phase_name: 'Kitchen' },
        ...{ block: 3, block_id: '02-03', block_name: 'Timers', wave: 1, thread: 2, thread_total: 4 },
      },
      checkpoint_details: {
        last_action: 'Timers need a clock',
        partial_work: {
          files_created: ['src/clock.ts', 'src/timer.ts'],
          files_modified: ['src/recipe.ts'],
          files_removed: ['src/menu.ts'],
          staged_changes: true,
        },
      },
      completed_threads: [{ thread: 2, name: 'Thread 2 complete', commit: bell.slice(0, 12) }],
      awaiting: 'A new session that takes up the mission at thread 3',
      created_at: '2026-05-12T09:20:00Z',
    });
    expect(death.checkpoint.decide).toEqual([
      'the mission was last seen at 2026-05-12T09:05:00Z (SCRATCHPAD.md): if its session still runs, leave everything as it is',
      '4 changes are not committed: commit what is good of them, or take them back and do the thread again',
      'STATE.md stands at thread 2 of block 02-03, which is complete by SCRATCHPAD.md: start again at thread 3',
      'executor-007 is moved to agents.completed with the result "timeout", for no agent outlives its session',
    ]);
  });

  test('accounts for every field of the checkpoint', async () => {
    const { repository } = killed();
    const { checkpoint } = await surelyDeadIn(repository.top);
    const index = "git's index and the working tree";
    expect(sourcesOf(checkpoint.account)).toEqual({
      type: 'the silence since SCRATCHPAD.md:1, inferred',
      cluster: 'STATE.md:5',
      'position.phase': 'STATE.md:30',
      'position.phase_id': 'STATE.md:31',
      'position.phase_name': 'STATE.md:32',
      'position.block': 'STATE.md:33',
      'position.block_id': 'STATE.md:34',
      'position.block_name': 'STATE.md:35',
      'position.wave': 'STATE.md:36',
      'position.thread': 'STATE.md:37',
      'position.thread_total': 'STATE.md:38',
      'checkpoint_details.last_action': 'the scratchpad:7',
      'checkpoint_details.partial_work.files_created': index,
      'checkpoint_details.partial_work.files_modified': index,
      'checkpoint_details.partial_work.files_removed': index,
      'checkpoint_details.partial_work.staged_changes': index,
      'completed_threads.0': 'the scratchpad:4',
      awaiting: 'STATE.md and the completed threads, inferred',
      created_at: 'the clock',
    });
  });

  test('says what STATE.md is to say, and is buried once', async () => {
    const { repository, bell } = killed();
    const before = await findingsIn(repository.top);
    const death = await surelyDeadIn(repository.top);
    expect(saidOf(death)).toEqual({
      updated_at: '2026-05-12T09:20:00Z',
      status: 'blocked',
      'resume.checkpoint_file': '.grid/CHECKPOINT.md',
      'resume.last_commit': bell.slice(0, 12),
      'agents.active': [],
      'agents.completed': [
        { id: 'planner-001', type: 'planner', result: 'success', duration_seconds: 61 },
        { id: 'executor-007', type: 'executor', result: 'timeout', duration_seconds: 240 },
      ],
    });
    expect(before.filter((one) => one.includes('grid/session-death'))).toHaveLength(1);
    bury(repository.top, death);
    const after = await findingsIn(repository.top);
    expect(added(before, after)).toEqual([]);
    expect(after.filter((one) => one.startsWith('error') || one.includes('session-death'))).toEqual([]);
    expect(await deathIn(repository.top)).toBeUndefined();
  });

  test('says nothing against the state that was committed', async () => {
    const { repository } = killed();
    bury(repository.top, await surelyDeadIn(repository.top));
    expect(await findingsIn(repository.top, { base: 'HEAD' })).not.toContainEqual(expect.stringMatching(/^error/));
  });
});

test('what is staged of the root alone is no work, whatever else is changed', async () => {
  const repository = repositoryOf();
  repository.put({ '.grid/NOTES.md': 'staged\n', 'src/recipe.ts': 'changed\n' });
  repository.git('add', '.grid/NOTES.md');
  const work = (death: Awaited<ReturnType<typeof surelyDeadIn>>) => fieldsOf(death).checkpoint_details;
  expect(work(await surelyDeadIn(repository.top))).toMatchObject({
    partial_work: { files_created: [], files_modified: ['src/recipe.ts'], staged_changes: false },
  });
  repository.git('add', 'src/recipe.ts');
  expect(work(await surelyDeadIn(repository.top))).toMatchObject({ partial_work: { staged_changes: true } });
});

describe('a mission that is not dead', () => {
  const files = (state: string, more: Readonly<Record<string, string>> = {}) => ({ '.grid/STATE.md': state, ...more });
  const blocked = edited(dead, { 'status: "in_progress"\nmode': 'status: "blocked"\nmode' });
  test.each<[string, Readonly<Record<string, string>>]>([
    ['moved 5 min ago', files(mission)],
    ['moved 10 min ago', files(edited(dead, { '08:10:00Z': '09:10:00Z' }))],
    ['is blocked', files(blocked)],
    ['is complete', files(edited(dead, { 'status: "in_progress"\nmode': 'status: "complete"\nmode' }))],
    ['is interrupted', files(edited(deadPersistence, { active: 'interrupted' }))],
    ['is prose without a status', files(edited(prose, { 'Status: Block complete\n': '' }))],
    ['is prose that says it runs', files(edited(prose, { 'Status: Block complete': 'Status: In progress' }))],
    ['waits for an answer', files(dead, { '.grid/CHECKPOINT.md': 'type: decision\n' })],
    ['has a checkpoint that does not parse', files(dead, { '.grid/CHECKPOINT.md': '---\ntype: [\n---\n' })],
    ['has no STATE.md', { '.grid/WARMTH.md': '' }],
    ['has a STATE.md that does not parse', files('---\nphases: [\n---\n')],
  ])('%s', async (_, given) => {
    expect(await deathIn(folder(given))).toBeUndefined();
  });

  test('has had a commit since', async () => {
    const repository = repositoryOf();
    repository.commit({ subject: 'docs: a word', date: '2026-05-12T09:12:00Z' });
    expect(await deathIn(repository.top)).toBeUndefined();
  });

  test('has a scratchpad of which nobody knows when it changed', async () => {
    const origin = repositoryOf(dead, { [pad]: 'executor-007 | 08:09 | NOTE\n' });
    origin.commit({ subject: 'docs: a word', date: '2026-05-12T08:40:00Z' });
    expect(await deathIn(gitClone(origin, '--depth=1').top)).toBeUndefined();
  });
});

describe('without a history that tells', () => {
  const unknown = (reason: string) =>
    `nobody can tell which work was left uncommitted, for ${reason}: look at the files yourself`;

  test('a folder that is no repository', async () => {
    const top = folder({ '.grid/STATE.md': dead, 'src/recipe.ts': 'a\n' });
    const before = await findingsIn(top);
    const death = await surelyDeadIn(top);
    expect(fieldsOf(death)).toMatchObject({
      checkpoint_details: {
        last_action: 'Kitchen timers',
        partial_work: { uncommitted: 'unknown: this is no git repository' },
      },
      completed_threads: [],
    });
    expect(death.checkpoint.decide).toContain(unknown('this is no git repository'));
    expect(death.checkpoint.decide).toContain('start again at thread 2 of block 02-03');
    expect(death.state.has('resume.last_commit')).toBe(false);
    bury(top, death);
    expect(added(before, await findingsIn(top))).toEqual([]);
    expect(await deathIn(top)).toBeUndefined();
  });

  test('git is not to be asked', async () => {
    const { top } = repositoryOf();
    const { checkpoint } = await surelyDeadIn(top, { git: false });
    expect(checkpoint.decide).toContain(unknown('git was not to be asked'));
  });

  test('a repository without commits', async () => {
    const repository = gitRepository();
    repository.put({ '.grid/STATE.md': dead, 'src/recipe.ts': 'a\n', 'src/timer.ts': 'a\n' });
    repository.git('add', 'src/timer.ts', '.grid');
    const death = await surelyDeadIn(repository.top);
    expect(fieldsOf(death)).toMatchObject({
      checkpoint_details: {
        partial_work: { files_created: ['src/recipe.ts', 'src/timer.ts'], files_modified: [], staged_changes: true },
      },
    });
    expect(death.state.has('resume.last_commit')).toBe(false);
  });

  test('a shallow clone: what is there counts, and that there may be more is said', async () => {
    const origin = repositoryOf();
    const last = origin.commit({ subject: 'feat(02-03): ring the bell', date: '2026-05-12T08:50:00Z' });
    const death = await surelyDeadIn(gitClone(origin, '--depth=1').top);
    expect(fieldsOf(death)).toMatchObject({ checkpoint_details: { last_action: 'feat(02-03): ring the bell' } });
    expect(saidOf(death)).toMatchObject({ 'resume.last_commit': last.slice(0, 12) });
    expect(death.checkpoint.decide).toContainEqual(
      expect.stringMatching(/^there may be more commits of the session: .*shallow/),
    );
  });
});

describe('what was left in the working tree', () => {
  test('nothing', async () => {
    const death = await surelyDeadIn(repositoryOf().top);
    expect(fieldsOf(death)).toMatchObject({
      checkpoint_details: { partial_work: { files_created: [], files_modified: [], staged_changes: false } },
    });
    expect(death.checkpoint.decide.join('\n')).not.toContain('not committed');
    expect(death.state.has('resume.last_commit')).toBe(true); // the state names the commit before
  });

  test('the files of the root are none of the work, staged or not', async () => {
    const repository = repositoryOf();
    repository.put({ '.grid/WARMTH.md': 'gotchas: []\n', '.gridlock/a.txt': 'x\n' });
    repository.git('add', '.grid');
    const work = fieldsOf(await surelyDeadIn(repository.top));
    expect(work).toMatchObject({ checkpoint_details: { partial_work: { files_created: ['.gridlock/a.txt'] } } });
    rmSync(join(repository.top, '.gridlock'), { recursive: true });
    expect(fieldsOf(await surelyDeadIn(repository.top))).toMatchObject({
      checkpoint_details: { partial_work: { files_created: [], staged_changes: false } },
    });
  });

  test('of many files the first 200 are named, and the others counted', async () => {
    const repository = repositoryOf();
    const names = Array.from({ length: 230 }, (_, index) => `src/${String(index).padStart(3, '0')}.ts`);
    repository.put(Object.fromEntries(names.map((name) => [name, ''])));
    expect(fieldsOf(await surelyDeadIn(repository.top))).toMatchObject({
      checkpoint_details: { partial_work: { files_created: names.slice(0, 200), files_not_listed: 30 } },
    });
  });

  test('names that were made to do harm are data', async () => {
    const repository = repositoryOf();
    const names = ['"\\: - x\n---\ntype: decision', '- !!js #.ts', 'a\u202eb\u0085\ufffe.ts', '{{x}}', 'no', '1e3'];
    repository.put(Object.fromEntries(names.map((name) => [`src/${name.replaceAll('/', '')}`, ''])));
    const before = await findingsIn(repository.top);
    const death = await surelyDeadIn(repository.top);
    const wanted = names.map((name) => `src/${name}`).sort();
    expect(fieldsOf(death)).toMatchObject({ checkpoint_details: { partial_work: { files_created: wanted } } });
    expect(death.checkpoint.text).toMatch(/^[\n -~]*$/);
    bury(repository.top, death);
    expect(added(before, await findingsIn(repository.top))).toEqual([]);
  });
});

describe('the commits since the last update', () => {
  test('those of the block are threads, and what others did is told apart', async () => {
    const repository = repositoryOf();
    const commit = (subject: string, minute: number) =>
      repository.commit({ subject, date: `2026-05-12T08:${minute}:00Z`, files: { 'src/bell.ts': subject } });
    const [one, other, two] = [
      commit('feat(02-03): ring the bell', 30),
      commit('Tidy "up"', 40),
      commit('fix(05): ring it again', 50), // the fifth block of the mission is 02-03
    ];
    const death = await surelyDeadIn(repository.top);
    expect(fieldsOf(death)).toMatchObject({
      checkpoint_details: {
        last_action: 'fix(05): ring it again',
        partial_work: { commits: [{ commit: other.slice(0, 12), subject: 'Tidy "up"' }] },
      },
      completed_threads: [
        { name: 'feat(02-03): ring the bell', commit: one.slice(0, 12) },
        { name: 'fix(05): ring it again', commit: two.slice(0, 12) },
      ],
    });
    expect(death.checkpoint.decide).toContain(
      '1 commit since the last update of STATE.md names no thread: see whether the work of the mission is in it',
    );
    expect(sourcesOf(death.checkpoint.account)).toMatchObject({
      'completed_threads.1': `a commit since the last update ${two.slice(0, 7)}, inferred`,
      'checkpoint_details.last_action': `the newest commit ${two.slice(0, 7)}, inferred`,
    });
  });

  test('a state that was written and not committed knows of what is older than itself', async () => {
    const repository = repositoryOf(edited(dead, { '08:10:00Z': '08:01:00Z' }));
    repository.commit({ subject: 'feat(02-03): ring the bell', date: '2026-05-12T08:30:00Z' });
    const later = repository.commit({ subject: 'feat(02-03): stop it', date: '2026-05-12T08:50:00Z' });
    repository.put({ '.grid/STATE.md': edited(dead, { '08:10:00Z': '08:40:00Z' }) });
    expect(fieldsOf(await surelyDeadIn(repository.top))).toMatchObject({
      completed_threads: [{ name: 'feat(02-03): stop it', commit: later.slice(0, 12) }],
    });
  });
});

describe('a checkpoint that was answered', () => {
  const answered = 'type: decision\nquestion: Grams?\noptions: [grams, cups]\nuser_response: grams\n';
  const place = (path: string) =>
    `the new checkpoint takes the place of "${path}", which was answered with "grams": see that DECISIONS.md holds what is to be remembered of it`;

  test.each(['.grid/CHECKPOINT.md', '.grid/CHECKPOINT-01.md', '.grid/phases/02-kitchen/CHECKPOINT.md'])(
    '%s gives way, for a mission has one',
    async (path) => {
      const { top } = repositoryOf(dead, { [path]: answered });
      const before = await findingsIn(top);
      const death = await surelyDeadIn(top);
      const { checkpoint } = death;
      expect(checkpoint.path).toBe(path);
      expect(Buffer.from(checkpoint.before ?? []).toString()).toBe(answered);
      expect(checkpoint.decide).toContain(place(path));
      expect(death.state.get('resume.checkpoint_file')?.value).toBe(path);
      bury(top, death);
      expect(added(before, await findingsIn(top))).toEqual([]);
      expect(await deathIn(top)).toBeUndefined();
    },
  );

  test('of several, the usual one gives way, and nothing gets worse', async () => {
    const { top } = repositoryOf(dead, { '.grid/CHECKPOINT-01.md': answered, '.grid/CHECKPOINT.md': answered });
    const before = await findingsIn(top);
    const death = await surelyDeadIn(top);
    expect(death.checkpoint.path).toBe('.grid/CHECKPOINT.md');
    expect(death.checkpoint.decide.at(-1)).toBe(
      '1 other checkpoint is left where a mission has one at most: archive what is answered',
    );
    bury(top, death);
    expect(added(before, await findingsIn(top))).toEqual([]);
  });

  test('a state that names the place already keeps its words', async () => {
    const named = edited(dead, { 'checkpoint_file: null': 'checkpoint_file: CHECKPOINT.md' });
    const { top } = repositoryOf(named, { '.grid/CHECKPOINT.md': answered });
    expect((await surelyDeadIn(top)).state.has('resume.checkpoint_file')).toBe(false);
  });
});

describe('the persistence dialect', () => {
  test.each(['active', 'resumed'])('%s becomes interrupted', async (status) => {
    const { top } = repositoryOf(edited(deadPersistence, { active: status }));
    const before = await findingsIn(top);
    const death = await surelyDeadIn(top);
    expect(saidOf(death)).toEqual({ updated_at: '2026-05-12T09:20:00Z', status: 'interrupted' });
    expect(fieldsOf(death)).toMatchObject({
      cluster: 'recipe-box',
      position: { phase: 1, block: 2, wave: 1, thread: '02.3' },
      awaiting: 'A new session that takes up the mission at thread 3',
    });
    bury(top, death);
    expect(added(before, await findingsIn(top))).toEqual([]);
    expect(await deathIn(top)).toBeUndefined();
  });

  test('a thread is what was written, and stands outside of the position, too', async () => {
    const state = edited(deadPersistence, {
      '  thread: "02.3"\n': '',
      progress_percent: 'thread: 02.10\nprogress_percent',
    });
    const { checkpoint } = await surelyDeadIn(repositoryOf(state).top);
    expect(checkpoint.account.find(({ field }) => field === 'position.thread')?.value).toBe('02.10');
    expect(checkpoint.decide).toContain('start again at thread 10 of block 2');
  });
});

test('moments without a zone stay so', async () => {
  const local = edited(dead, { 'updated_at: "2026-05-12T08:10:00Z"': 'updated_at: "2026-05-12T08:10:00"' });
  const { checkpoint, state } = await surelyDeadIn(folder({ '.grid/STATE.md': local }));
  expect(state.get('updated_at')?.value).toBe('2026-05-12T09:20:00');
  expect(checkpoint.decide[0]).toContain('2026-05-12T08:10:00Z (updated_at, if it is UTC)');
});

test('an updated_at in the future still moves forward', async () => {
  const future = edited(dead, { 'updated_at: "2026-05-12T08:10:00Z"': 'updated_at: "2026-05-13T08:10:00Z"' });
  const { state } = await surelyDeadIn(folder({ '.grid/STATE.md': future }));
  expect(state.get('updated_at')?.value).toBe('2026-05-13T08:10:01Z');
});

test('a root in a folder of the repository names its checkpoint from the top', async () => {
  const top = folder({ 'packages/a/.grid/STATE.md': dead });
  const { checkpoint, state } = await surelyDeadIn(top, { root: 'packages/a/.grid' });
  expect(checkpoint.path).toBe('packages/a/.grid/CHECKPOINT.md');
  expect(state.get('resume.checkpoint_file')?.value).toBe('packages/a/.grid/CHECKPOINT.md');
});

test.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
])('a STATE.md with %s', async (_, written) => {
  const { checkpoint } = await surelyDeadIn(folder({ '.grid/STATE.md': written(dead) }));
  expect(checkpoint.account.find(({ field }) => field === 'position.block')).toMatchObject({
    value: 3,
    source: { line: 33 },
  });
});

test('a scratchpad of bytes says nothing and does no harm', async () => {
  const top = folder({ '.grid/STATE.md': dead });
  put(top, { [pad]: new Uint8Array([0, 255, 254, 10, 124, 124]) });
  writtenAt(top, '08:00:00');
  const { checkpoint } = await surelyDeadIn(top);
  expect(checkpoint.account.find(({ field }) => field === 'checkpoint_details.last_action')?.value).toBe(
    'Kitchen timers',
  );
});
