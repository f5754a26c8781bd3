import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RecoveredFile, RecoveryRequest } from '../../../../src/core/recovery.js';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { folder, put } from '../../../support/folder.js';
import { gitRepository, type NewCommit } from '../../../support/git.js';
import { MemoryHistory } from '../../../support/memory-history.js';
import { edited, mission, now, persistence } from '../../../support/mission.js';
import { dataOf } from './laws/outcome.js';
import { requestIn } from './request.js';

const path = '.grid/STATE.md';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Recovers a root in a folder without git. */
async function recoveredIn(files: Files, options: Partial<RecoveryRequest> = {}) {
  const top = folder();
  put(top, files);
  return outcomeOf({ ...(await requestIn(top, { git: false })), ...options });
}

/** Recovers a root in a repository: what is committed, and what lies there instead. */
async function recoveredFrom(commits: readonly NewCommit[], files: Files = {}, options: Partial<RecoveryRequest> = {}) {
  const repository = gitRepository(commits);
  repository.put(files);
  return outcomeOf({ ...(await requestIn(repository.top)), ...options });
}

/** What came of it, once it was seen that the proposal is free of errors, and that a second time proposes nothing. */
async function outcomeOf(request: RecoveryRequest) {
  const recovery = await recoverGrid(request);
  const { files } = recovery;
  const file = files.find((one) => one.path === path);
  if (files.length > 0) {
    const tree = new MemoryTree(Object.fromEntries(files.map((one) => [one.path, one.text])), request.tree);
    const { findings } = await request.judge(tree, 'inside');
    expect(findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    const again = await recoverGrid({ ...request, tree });
    expect(again).toMatchObject({ outcome: 'healthy', files: [] });
  }
  return { recovery, file: file as RecoveredFile, data: dataOf(file?.text), decide: file?.decide.join('\n') ?? '' };
}

const row = ({ account }: RecoveredFile, field: string) => account.find((one) => one.field === field);
const summary = (block: string, cluster = 'blog') =>
  `---\ncluster: ${cluster}\nblock: ${block}\n---\n\n# Block ${block} Summary\n\nAll is done.\n`;

describe('what needs no recovery', () => {
  test('is left alone', async () => {
    expect((await recoveredIn({ [path]: mission })).recovery).toEqual({
      ...{ root: '.grid', path, outcome: 'healthy', files: [] },
    });
  });

  test('is named where it is of an older dialect', async () => {
    const { recovery } = await recoveredIn({ [path]: persistence });
    expect(recovery).toMatchObject({ outcome: 'older', files: [] });
    expect(recovery.reason).toBe('STATE.md is in the persistence dialect; migrate brings it to the schema');
  });

  test('is not touched by migrate either, when it is of the schema dialect', async () => {
    expect((await recoveredIn({ [path]: mission }, { migrate: true })).recovery.outcome).toBe('healthy');
  });
});

describe('what cannot be recovered', () => {
  test('a link', async () => {
    const top = folder();
    put(top, { 'elsewhere.md': mission, '.grid/WARMTH.md': '# Warmth\n' });
    symlinkSync(join(top, 'elsewhere.md'), join(top, path));
    const { outcome, reason, files } = await recoverGrid(await requestIn(top, { git: false }));
    expect([outcome, files]).toEqual(['refused', []]);
    expect(reason).toMatch(/^STATE\.md cannot be recovered: it is a link/);
  });

  test('a folder in its place', async () => {
    const { recovery } = await recoveredIn({ [`${path}/x`]: '' });
    expect(recovery).toMatchObject({ outcome: 'refused', files: [] });
  });
});

describe('with no evidence at all', () => {
  test.each<[string, Files]>([
    ['there is no STATE.md', { '.grid/plans/notes.txt': '' }],
    ['it is empty', { [path]: '' }],
    ['it is binary', { [path]: Uint8Array.of(0, 159, 146, 150, 1, 2, 3, 0, 0) }],
  ])('the minimal state comes, when %s', async (_, files) => {
    const { data, recovery } = await recoveredIn(files);
    expect(recovery.outcome).toBe('recovered');
    expect(data).toMatchObject({
      ...{ version: '1.0', status: 'planning', mode: 'hands_on' },
      ...{ created_at: '2026-05-12T09:20:00Z', updated_at: '2026-05-12T09:20:00Z' },
      phases: { total: 0, current: 0, completed: [], definitions: [] },
      position: { phase: 0, block: 0, thread: 0, thread_total: 0 },
      progress: { blocks_complete: 0, blocks_total: 0, threads_complete: 0, threads_total: 0, percent: 0 },
      resume: { checkpoint_file: null, last_agent: null, last_commit: null, can_resume: true },
      budget: { total_cost_usd: 0, session_cost_usd: 0, spawns_this_session: 0 },
      ...{ warnings: [], blockers: [], energy: 9000 },
    });
  });
});

describe('the checkpoint flow, "Recovery Mode"', () => {
  const subjects = Array.from({ length: 15 }, (_, index) => `feat(0${index < 8 ? 1 : 2}): step ${index + 1}`);
  const plans = Array.from({ length: 6 }, (_, index) => [`.grid/plans/blog-block-0${index + 1}.md`, '# Plan\n']);
  const commits: NewCommit[] = [
    { subject: 'chore: begin', files: { ...Object.fromEntries(plans), [path]: '\u0000\u0001broken' } },
    ...subjects.map((subject, index) => ({ subject, files: { [`src/${index}.ts`]: '1' } })),
    {
      subject: 'docs: summaries',
      files: { '.grid/01-SUMMARY.md': summary('01'), '.grid/02-SUMMARY.md': summary('02') },
    },
  ];

  test('finds the figures of its example', async () => {
    const { recovery, file, data, decide } = await recoveredFrom(commits);
    const { cluster, ...others } = file.overview ?? {};
    expect(cluster).toMatchObject({ value: 'blog' });
    expect(others).toEqual({
      ...{ completed: ['01', '02'], current: { block: '03', sure: false } },
      ...{ percent: { value: 33.3, sure: false }, commits: 15 },
    });
    expect(data.progress).toMatchObject({ blocks_complete: 2, blocks_total: 6, percent: 33.3 });
    expect(data.position).toMatchObject({ phase: 1, block: 3, block_id: '01-03' });
    expect(recovery.reason).toMatch(/^STATE\.md cannot be read; the session died/);
    expect(decide).toMatch(/no source says the mode/);
    expect(decide).toMatch(/6 blocks, by the plans/);
  });

  test('infers the name of the mission from the names of the plans', async () => {
    const without = commits.map(({ files, ...commit }) => ({
      ...commit,
      files: Object.fromEntries(Object.entries(files ?? {}).filter(([name]) => !name.endsWith('SUMMARY.md'))),
    }));
    const { file, decide } = await recoveredFrom([...without, { subject: 'x', files: { x: '1' } }]);
    expect(file.overview?.cluster).toMatchObject({ value: 'blog', sure: false, source: { what: 'the plans' } });
    expect(decide).toMatch(/cluster "blog" is inferred from the plans/);
  });

  test('gives the counts without git as well', async () => {
    const { data, file } = await recoveredIn({
      ...Object.fromEntries(plans),
      ...{ '.grid/01-SUMMARY.md': summary('01'), '.grid/02-SUMMARY.md': summary('02') },
    });
    expect(data.progress).toMatchObject({ blocks_complete: 2, blocks_total: 6, percent: 33.3 });
    expect(file.overview?.commits).toBeUndefined();
  });
});

describe('a broken file', () => {
  const commented = edited(mission, { 'mode: "guided"': 'mode: "guided" # ask first' });
  const committed: NewCommit[] = [{ subject: 'feat(02-02): ovens', files: { [path]: commented } }];

  test('keeps what was never committed: values, comments, unknown fields, its body', async () => {
    const newer = edited(commented, {
      'total_cost_usd: 6.4': 'total_cost_usd: 7.9 # since noon',
      'energy: 9000': 'energy: 8000\nx_team: "red"',
      'Kitchen timers (02-03)': 'Kitchen timers (02-03), nearly done',
    });
    const { file, data, recovery } = await recoveredFrom(committed, {
      [path]: edited(newer, { 'status: "in_progress"\nmode': 'status: "in_progress\nmode' }),
    });
    expect(recovery.reason).toMatch(/^STATE\.md does not parse: line \d+: /);
    expect(data).toMatchObject({ status: 'in_progress', energy: 8000, x_team: 'red' });
    expect(data.budget).toEqual({ total_cost_usd: 7.9, session_cost_usd: 2.1, spawns_this_session: 3 });
    for (const kept of ['# ask first', '# since noon', 'nearly done']) expect(file.text).toContain(kept);
    expect(row(file, 'energy')).toMatchObject({ value: 8000, sure: true, source: { what: 'STATE.md', path } });
    expect(row(file, 'x_team')).toMatchObject({ value: 'red' });
  });

  test('that lost its end has the rest from the last good version', async () => {
    const { data, file } = await recoveredFrom(committed, {
      [path]: edited(commented, { 'cluster: "Recipe Box"': 'cluster: "Recipe Boxes"' }).slice(0, 1200),
    });
    expect(data.cluster).toBe('Recipe Boxes');
    expect(data.persistent.artifacts).toEqual(dataOf(mission).persistent.artifacts);
    expect(data.budget).toEqual(dataOf(mission).budget);
    expect(row(file, 'budget')).toMatchObject({
      sure: false,
      source: { commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    });
  });

  test.each<[string, string | undefined]>([
    ['emptied', ''],
    ['made of NUL bytes', '\0'.repeat(500)],
    ['deleted', undefined],
  ])('that was %s comes back with its comments and its body, past what was committed broken', async (_, left) => {
    const repository = gitRepository([
      ...committed,
      { subject: 'one', files: { [path]: 'not a state' } },
      { subject: 'two', files: { [path]: '---\nphases: [' } },
    ]);
    if (left === undefined) repository.git('rm', '--quiet', path);
    else repository.put({ [path]: left });
    const { file, data } = await outcomeOf(await requestIn(repository.top));
    expect(file.text).toContain('# ask first');
    expect(file.text).toContain('## Active Agents');
    expect(data.progress).toEqual(dataOf(mission).progress);
  });

  test('in conflict says so, and loses no side silently', async () => {
    const conflict = edited(commented, {
      'energy: 9000': '<<<<<<< HEAD\nenergy: 1\n=======\nenergy: 2\n>>>>>>> other',
    });
    const { data, file } = await recoveredFrom(committed, { [path]: conflict });
    expect([1, 2]).toContain(data.energy);
    expect(file.lost?.join('\n')).toMatch(data.energy === 1 ? /energy: 2/ : /energy: 1/);
  });

  test('with one wrong value is mended in that place alone', async () => {
    const { file } = await recoveredFrom(committed, { [path]: edited(commented, { 'percent: 80.0': 'percent: 8' }) });
    expect(file.text).toBe(edited(commented, { 'percent: 80.0': 'percent: 80' }));
    expect(row(file, 'progress.percent')).toMatchObject({ sure: false });
  });

  test('that is blocked by a checkpoint that is gone is not blocked any more', async () => {
    const blocked = edited(commented, {
      'status: "in_progress"\nmode': 'status: "blocked"\nmode',
      'checkpoint_file: null': 'checkpoint_file: ".grid/CHECKPOINT.md"',
    });
    const { data, decide } = await recoveredFrom(committed, { [path]: blocked });
    expect([data.status, data.resume.checkpoint_file]).toEqual(['in_progress', null]);
    expect(decide).toMatch(/no checkpoint says by what/);
  });
});

test('a list of phases that breaks off has those as well that the file and the summaries speak of', async () => {
  const start = mission.slice(0, mission.indexOf('      name: "Pantry"')).replace(/^ {2}total: .*\n/m, '');
  const done = ['01-01', '02-01'].map((block) => [
    `.grid/phases/01-pantry/${block}-SUMMARY.md`,
    summary(block, 'Recipe Box'),
  ]);
  const { data } = await recoveredIn({ [path]: start, ...Object.fromEntries(done) });
  expect([data.phases.total, data.phases.definitions[0].id, data.progress.blocks_complete]).toEqual([
    2,
    '01-pantry',
    2,
  ]);
});

describe('a session that died', () => {
  test('leaves a checkpoint, and a state that waits for somebody', async () => {
    const later = now + 3_600_000;
    const { recovery, file, data } = await recoveredIn({ [path]: mission }, { now: later });
    expect(recovery.reason).toBe('the session died without a word');
    expect(recovery.files.map((one) => one.path)).toEqual(['.grid/CHECKPOINT.md', path]);
    expect(data).toMatchObject({ status: 'blocked', resume: { checkpoint_file: '.grid/CHECKPOINT.md' } });
    expect(file.account[0]?.field).toBe('version');
    expect(row(file, 'cluster')).toMatchObject({ value: 'Recipe Box', sure: true, source: { path, line: 5 } });
  });

  test('has nothing to resume where all blocks are complete, so no checkpoint is made', async () => {
    const plans = ['01', '02', '03'].map((block) => [`.grid/plans/tea-block-${block}.md`, '# Plan\n']);
    const summaries = ['01', '02', '03'].map((block) => [`.grid/${block}-SUMMARY.md`, summary(block, 'tea')]);
    const files = Object.fromEntries([...plans, ...summaries]);
    const date = '2026-05-12T08:00:00Z';
    const { recovery, data, decide } = await recoveredFrom([{ subject: 'all', files, date }]);
    expect(recovery.files.map((one) => one.path)).toEqual([path]);
    expect(data.progress).toMatchObject({ blocks_complete: 3, blocks_total: 3 });
    expect(decide).toMatch(/status (?:should probably be|to) "complete"/);
  });

  test('and whose blocks are all complete is told to say so, and is left alone', async () => {
    const done = edited(mission, {
      'blocks: 3\n      blocks_complete: 2': 'blocks: 3\n      blocks_complete: 3',
      'blocks_complete: 4\n': 'blocks_complete: 5\n',
      'percent: 80.0': 'percent: 100.0',
    });
    const { recovery } = await recoveredIn({ [path]: done }, { now: now + 3_600_000 });
    expect(recovery).toMatchObject({ outcome: 'healthy', files: [] });
    expect(recovery.reason).toBe(
      'nothing has moved for long, and all 5 blocks are complete: status should probably be "complete"',
    );
  });

  test('with a state that is gone has sources that are there: the commit, and no line of the proposal', async () => {
    const repository = gitRepository([{ subject: 'one', files: { [path]: mission }, date: '2026-05-12T08:00:00Z' }]);
    repository.git('rm', '--quiet', path);
    const request = await requestIn(repository.top);
    const { recovery, file } = await outcomeOf({ ...request, now: now + 3_600_000 });
    const [checkpoint] = recovery.files;
    expect(checkpoint?.path).toBe('.grid/CHECKPOINT.md');
    const commit = repository.git('rev-parse', 'HEAD');
    const cluster = checkpoint?.account.find(({ field }) => field === 'cluster');
    expect(cluster?.source).toEqual({ what: 'STATE.md', path, line: 5, commit });
    const sources = recovery.files.flatMap(({ account }) => account.map(({ source }) => source));
    expect(sources.filter((source) => source.path === path && source.commit === undefined)).toEqual([]);
    expect(file.decide.filter((one) => /grid\/session-death/.test(one))).toEqual([]);
  });

  test('is dated by its last sign of life, where that is worked out from a summary', async () => {
    // STATE.md is gone, and no git: the only moment is in line 4 of the summary, an hour and 20 minutes before now.
    const { recovery, data } = await recoveredIn({
      '.grid/01-SUMMARY.md': summary('01').replace('\n---\n\n', '\ncompleted_at: "2026-05-12T08:00:00Z"\n---\n\n'),
      '.grid/02-PLAN.md': '# Plan\n',
    });
    const [checkpoint] = recovery.files;
    expect(checkpoint?.path).toBe('.grid/CHECKPOINT.md');
    expect(checkpoint?.text).toContain('The mission was last seen at 2026-05-12T08:00:00Z (updated_at).');
    expect(checkpoint?.account.find(({ field }) => field === 'type')).toEqual({
      ...{ field: 'type', value: 'session_death', sure: false },
      source: { what: 'the silence since updated_at', path: '.grid/01-SUMMARY.md', line: 4 },
    });
    expect(data).toMatchObject({ status: 'blocked', progress: { blocks_complete: 1, blocks_total: 2 } });
  });

  test('with a broken state leaves both mended', async () => {
    const { recovery } = await recoveredIn({ [path]: mission.slice(0, 1200) }, { now: now + 3_600_000 });
    expect(recovery.files.map((one) => one.path)).toEqual(['.grid/CHECKPOINT.md', path]);
    expect(recovery.reason).toMatch(/; the session died without a word$/);
  });
});

describe('a root of which more is gone than STATE.md', () => {
  const summaries = {
    '.grid/phases/01-pantry/01-01-SUMMARY.md': summary('01-01', 'Recipe Box'),
    '.grid/phases/01-pantry/01-02-SUMMARY.md': summary('01-02', 'Recipe Box'),
  };

  test('is judged by what the last commit has of it, and told how that comes back', async () => {
    const repository = gitRepository([
      { subject: 'one', files: { ...summaries, '.grid/WARMTH.md': 'gotchas: []\n' }, date: '2026-05-12T08:00:00Z' },
      { subject: 'two', files: { [path]: 'broken', 'src/a.ts': '1' }, date: '2026-05-12T08:10:00Z' },
    ]);
    for (const file of [path, 'src/a.ts', ...Object.keys(summaries)]) rmSync(join(repository.top, file));
    const recovery = await recoverGrid({ ...(await requestIn(repository.top)), now: now + 3_600_000 });
    const [file, another] = recovery.files as [RecoveredFile, RecoveredFile?];
    expect(another).toBeUndefined(); // of a session, what was removed tells nothing
    expect(dataOf(file.text)).toMatchObject({
      cluster: 'Recipe Box',
      progress: { blocks_complete: 2, blocks_total: 2 },
    });
    expect(file.decide).toContain(
      '2 files beside STATE.md are gone as well, and taken to be as the last commit has them: bring back what is still wanted',
    );
    expect(recovery.commands).toEqual(
      Object.keys(summaries).map((gone) => ({
        command: `git restore --source=HEAD --staged --worktree -- :/${gone}`,
        does: `brings back ${gone}, as the last commit has it`,
      })),
    );
    const commit = repository.git('rev-parse', 'HEAD');
    expect(row(file, 'cluster')?.source).toMatchObject({ path: Object.keys(summaries)[0], line: 2, commit });
  });

  test('is not told of what never was committed, or lies elsewhere', async () => {
    const repository = gitRepository([{ subject: 'one', files: { ...summaries, [path]: mission, 'src/a.ts': '1' } }]);
    for (const file of [path, 'src/a.ts']) rmSync(join(repository.top, file));
    const { commands, files } = await recoverGrid(await requestIn(repository.top));
    expect([commands, files.find((one) => one.path === path)?.decide.join('\n')]).toEqual([
      undefined,
      expect.not.stringContaining('gone as well'),
    ]);
  });
});

describe('a file that is too large', () => {
  const line = `${'x'.repeat(99)}\n`;
  const stale = {
    'status: "in_progress"\nmode': 'status: "blocked"\nmode',
    'checkpoint_file: null': 'checkpoint_file: ".grid/CHECKPOINT.md"',
  };

  test('keeps its fields and what fits of its body, whatever else is wrong, and says what went', async () => {
    const large = edited(mission, { ...stale, 'energy: 9000': 'energy: 8000 # less\nx_team: "red"' });
    const { data, file, decide } = await recoveredIn({ [path]: large + line.repeat(11_000) });
    expect(data).toMatchObject({ cluster: 'Recipe Box', energy: 8000, x_team: 'red', status: 'in_progress' });
    expect(data.persistent).toEqual(dataOf(mission).persistent);
    expect(file.text).toContain('# less');
    expect(file.text).toContain('## Active Agents');
    expect(Buffer.byteLength(file.text)).toBeGreaterThan(900_000);
    // 15/16 of 1 MiB are 983,040 bytes: the lines of the mission, and as many of 100 bytes as still fit.
    const before = large.split('\n').length - 1;
    const kept = before + Math.floor((983_040 - Buffer.byteLength(large)) / 100);
    expect(decide).toContain(
      `STATE.md would be larger than 1 MiB, so line ${kept + 1} and what stands below it were not kept`,
    );
  });

  test('is read as prose as far as it goes', async () => {
    const { data, decide } = await recoveredIn({ [path]: prose + line.repeat(11_000) });
    expect(data).toMatchObject({ cluster: 'tea-shop', progress: { blocks_complete: 4, blocks_total: 9 } });
    expect(decide).toMatch(/STATE\.md would be larger than 1 MiB/);
  });

  test('only once something is put in, loses the end of its body', async () => {
    const almost = mission.replace('energy: 9000\n', '');
    const body = line.repeat(Math.floor((1_048_570 - Buffer.byteLength(almost)) / 100));
    const { data, decide } = await recoveredIn({ [path]: edited(almost, { 'version: "1.0"\n': '' }) + body });
    expect(data).toMatchObject({ version: '1.0', cluster: 'Recipe Box' });
    expect(data.persistent).toEqual(dataOf(mission).persistent);
    expect(decide.match(/were not kept/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a base that is of history', () => {
  const old = edited(mission, { 'energy: 9000': 'energy: 9000 # of old\nx_team: "red"' });

  test('is named as the source of all that was kept from it, and none of that is sure', async () => {
    const repository = gitRepository([{ subject: 'one', files: { [path]: old } }]);
    repository.put({ [path]: '' });
    const { file, decide } = await outcomeOf(await requestIn(repository.top));
    const commit = repository.git('rev-parse', 'HEAD');
    expect(row(file, 'x_team')).toEqual({
      ...{ field: 'x_team', value: 'red', sure: false },
      source: { what: 'STATE.md', path, commit },
    });
    expect(decide).toContain(`the comments and the body are those of STATE.md in commit ${commit.slice(0, 7)} "one"`);
  });

  test('gives its comments alone where the body is there', async () => {
    const repository = gitRepository([{ subject: 'one', files: { [path]: old } }]);
    repository.put({ [path]: '---\n---\n\nA newer body.\n' });
    const { file, decide } = await outcomeOf(await requestIn(repository.top));
    expect(file.text).toContain('# of old');
    expect(file.text).toContain('A newer body.');
    expect(decide).toMatch(/^the comments are those of STATE\.md in commit/m);
  });
});

test.each([
  [true, '\ufeff'],
  [false, ''],
])('whether the file has a byte order mark is said: %s', async (hasMark, mark) => {
  const { file } = await recoveredIn({ [path]: mark + edited(mission, { 'percent: 80.0': 'percent: 8' }) });
  expect(file.hasMark).toBe(hasMark);
  expect(file.text.startsWith('---\n')).toBe(true);
});

test('of thousands of broken versions, a thousand are judged, and that is told', async () => {
  const texts = Array.from({ length: 1200 }, (_, index) => `broken ${index}`);
  const files = [mission, ...texts].map((text) => ({ [path]: text }));
  const commits = files.map((one, index) => ({
    ...{ hash: index.toString(16).padStart(40, '0'), subject: 'state', time: now - 3_600_000 + index },
    files: one,
  }));
  const history = new MemoryHistory(commits);
  const { decide, data } = await recoveredIn({ [path]: 'gone' }, { history });
  expect(decide).toMatch(/older versions of STATE\.md in history: 1000 of them were judged/);
  expect(data.cluster).not.toBe('Recipe Box');
});

const prose = `# Grid State - tea-shop

## Current Position
Phase: 2 of 3 (Counter)
Block: 04 of 09
Status: Block complete
Last activity: 2026-05-11 - Completed 04-PLAN.md

Progress: [████░░░░░] 44.4%

## Session Continuity
Last session: 2026-05-11 17:33
Stopped at: Completed Block 04 - Kettles
Resume file: None

## Block Status

### Phase 1: Shop (Block 01)
- ✅ Block 01: Shelves - COMPLETE

### Phase 2: Counter (Blocks 02-06)
- ✅ Block 02: Till - COMPLETE (inferred)
- ✅ Block 03: Scales - COMPLETE
- ✅ Block 04: Kettles - COMPLETE
- ⏳ Block 05: Cups
- ⏳ Block 06: Trays

### Phase 3: Street (Blocks 07-09)
- ⏳ Block 07: Sign
- ⏳ Block 08: Lamp
- ⏳ Block 09: Awning
`;

describe('migrate', () => {
  test('brings a mission in prose to the schema', async () => {
    const { recovery, data, file, decide } = await recoveredIn(
      {
        [path]: prose,
        ...{ '.grid/01-SUMMARY.md': summary('01', 'tea-shop'), '.grid/04-SUMMARY.md': summary('04', 'tea-shop') },
      },
      { migrate: true },
    );
    expect(recovery.reason).toBe('STATE.md is in the prose dialect');
    expect(data.cluster).toBe('tea-shop');
    expect(data.status).toBe('in_progress');
    expect(data.phases.completed).toEqual(['01-shop']);
    expect(
      data.phases.definitions.map((one: Record<string, unknown>) => [
        one.id,
        one.name,
        one.status,
        one.blocks,
        one.blocks_complete,
      ]),
    ).toEqual([
      ['01-shop', 'Shop', 'complete', 1, 1],
      ['02-counter', 'Counter', 'in_progress', 5, 3],
      ['03-street', 'Street', 'pending', 3, 0],
    ]);
    expect(data.position).toMatchObject({
      phase: 2,
      phase_id: '02-counter',
      block: 4,
      block_id: '02-04',
      block_name: 'Cups',
    });
    expect(data.progress).toMatchObject({ blocks_complete: 4, blocks_total: 9, percent: 44.4 });
    expect(file.text).toContain('- ✅ Block 02: Till - COMPLETE (inferred)');
    expect(file.overview).toMatchObject({ completed: ['01', '02', '03', '04'], current: { block: '05', sure: false } });
    for (const unknown of [/no source says the mode/, /no source says session_id/, /how many threads/]) {
      expect(decide).toMatch(unknown);
    }
    expect(row(file, 'progress.percent')).toMatchObject({ value: 44.4, sure: true, source: { path, line: 9 } });
  });

  test('brings a mission of the persistence dialect to the schema', async () => {
    const { data, file } = await recoveredIn({ [path]: persistence }, { migrate: true });
    expect(file.text).not.toMatch(/progress_percent/);
    expect(data.phases.total).toBeGreaterThan(0);
  });
});
