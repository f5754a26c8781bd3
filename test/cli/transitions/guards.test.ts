import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesRepository } from '../../support/examples.js';
import { edited } from '../../support/mission.js';
import { run } from '../run.js';
import { Scene } from './scene.js';

// What may not be done, in the healthy example and in a small mission of the persistence dialect; after each step that is
// taken, the linter finds no error.

const start = '2026-03-16T10:00:00Z';
const examples = join(import.meta.dirname, '../../../examples/healthy');
const inExample = (path: string) => readFileSync(join(examples, '.grid', path), 'utf8');

/** The healthy example, its decision made: thread 2 of 3 of block 02-02, executor-005 at work. */
function lending(): Scene {
  const names = ['STATE.md', 'CHECKPOINT.md', 'WARMTH.md'];
  const summaries = ['01-catalogue/01-01', '01-catalogue/01-02', '01-catalogue/01-03', '02-lending/02-01'];
  const plans = ['02-lending/02-02', '02-lending/02-03', '03-harvest/03-01', '03-harvest/03-02'];
  const paths = [
    ...names,
    ...summaries.map((name) => `phases/${name}-SUMMARY.md`),
    ...plans.map((name) => `phases/${name}-PLAN.md`),
    ...['../db/seeds.sql', '../db/loans.sql'], // what the summaries tell of
  ];
  return new Scene(Object.fromEntries(paths.map((path) => [path, inExample(path)])), start);
}

const planned = `cluster: blog
status: active
position:
  phase: 1
  block: "01"
  wave: 1
  thread: "01.1"
progress_percent: 0
created_at: "2026-03-16T09:00:00Z"
updated_at: "2026-03-16T09:50:00Z"
`;
const plan = (name: string) => `# ${name}\n\nBuild it.\n`;
const twoPlans = { 'phases/01-x/01-01-PLAN.md': plan('One'), 'phases/01-x/01-02-PLAN.md': plan('Two') };
const blog = (state = planned, more: Readonly<Record<string, string>> = {}) =>
  new Scene({ 'STATE.md': state, ...twoPlans, ...more }, start);

async function refused(scene: Scene, agent: string, argv: readonly string[], why: string): Promise<void> {
  const before = scene.text('STATE.md');
  const { status, stderr } = await scene.take(agent, ...argv);
  expect([argv, status, stderr]).toEqual([argv, 1, expect.stringContaining(why)]);
  expect(scene.text('STATE.md')).toBe(before);
}

async function done(scene: Scene, agent: string, ...argv: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await scene.take(agent, ...argv);
  expect([argv, status, stderr]).toEqual([argv, 0, '']);
  return stdout;
}

describe('who takes a step', () => {
  test.each<[string, readonly string[], string]>([
    ['executor-005', ['wave-done', '--threads', '4'], 'wave-done is for "mc"'],
    ['executor-005', ['block-done'], 'block-done is for "mc"'],
    ['executor-005', ['skip', '02-02'], 'skip is for "mc"'],
    ['executor-005', ['transition', 'phase', '03-harvest'], 'transition phase is for "mc"'],
    ['executor-001', ['transition', 'status', 'in_progress'], 'transition status is for "mc"'],
    ['executor-001', ['checkpoint', 'withdraw'], 'checkpoint withdraw is for "mc"'],
    ['executor-001', ['agent', 'start', 'executor-002', '--task', 't'], 'enters only itself, and not "executor-002"'],
    ['executor-004', ['agent', 'fail', 'executor-005'], 'enters only itself, and not "executor-005"'],
    ['executor-004', ['agent', 'beat', 'executor-005'], 'enters only itself'],
    ['planner-001', ['thread-done'], 'thread-done is for "mc" and "executor"'],
    ['executor-005', ['blocker', 'clear', 'blocker-001'], 'blocker clear is for "mc" and "recognizer"'],
    ['MC ', ['thread-done'], 'a name has no blanks around it'],
  ])('%s: %j', async (agent, argv, why) => {
    for (const scene of [lending(), blog()]) await refused(scene, agent, argv, why);
  });
});

test('a commit is asked of git', async () => {
  const scene = lending();
  const commit = scene.put({ 'notes.txt': 'a note' });
  await done(scene, 'mc', 'checkpoint', 'answer', 'mail');
  await refused(
    scene,
    'executor-005',
    ['thread-done', '--commit', '1234567'],
    '"1234567" is no commit of the repository',
  );
  await refused(scene, 'executor-005', ['thread-done', '--commit', 'HEAD'], 'is no name of a commit');
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: scene.cwd, encoding: 'utf8' }).trim();
  await refused(scene, 'executor-005', ['thread-done', '--commit', tree], 'is a tree, and no commit');
  expect(await done(scene, 'executor-005', 'thread-done', '--commit', commit)).not.toContain('git cannot tell');
  expect([await scene.get('resume.last_commit'), await scene.errors()]).toEqual([commit, []]);
});

describe('an open checkpoint', () => {
  test('stands in the way of every status but its own, and is withdrawn', async () => {
    const scene = lending();
    await done(scene, 'mc', 'agent', 'done', 'executor-005');
    const ways = 'checkpoint answer takes the mission up again, checkpoint withdraw closes it without an answer';
    await refused(scene, 'mc', ['transition', 'status', 'failed'], ways);
    await refused(scene, 'mc', ['checkpoint', 'answer', 'withdrawn'], 'checkpoint withdraw closes');
    const said = await done(scene, 'mc', 'checkpoint', 'withdraw', '--reason', 'The desk is closed');
    expect(said).toContain('nobody answered; resume asks how to go on');
    expect(scene.text('CHECKPOINT.md')).toContain('user_response: "withdrawn: The desk is closed"');
    expect([await scene.get('status'), scene.text('DECISIONS.md'), await scene.errors()]).toEqual([
      'in_progress',
      undefined,
      [],
    ]);
    const resumed = await run(['resume', '--format', 'json', '--now', scene.now], { cwd: scene.cwd });
    expect(JSON.parse(resumed.stdout)).toMatchObject({ context: { decision: { strategy: 'ask' } } });
    await refused(scene, 'mc', ['checkpoint', 'withdraw'], 'there is no open checkpoint to withdraw');
    await done(scene, 'mc', 'transition', 'status', 'failed');
    expect(await scene.errors()).toEqual([]);
  });

  test.each(['failed', 'interrupted', 'active', 'completed'])('persistence: not to %s', async (to) => {
    const scene = blog();
    await done(scene, 'mc', 'checkpoint', 'open', 'human_verify', '--instructions', 'Look');
    const { status, stderr } = await scene.take('mc', 'transition', 'status', to);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(to === 'completed' ? 'not to' : 'checkpoint withdraw'),
    ]);
  });

  test.each<[string, readonly string[], string, string]>([
    ['human_verify', ['--instructions', 'Look'], 'approved, but slow', 'expected "approved", or the issues alone'],
    ['human_verify', ['--instructions', 'Look'], 'pending', '"pending" says that there is no answer yet'],
    ['human_action', ['--action', 'Log in'], 'done, except for the key', 'expected "done", once it is'],
    ['failure', ['--error', 'No key'], 'do not skip', 'expected "retry", "rollback", "manual" or "skip"'],
    ['failure', ['--error', 'No key'], 'retry or skip', 'expected "retry", "rollback", "manual" or "skip"'],
    [
      'decision',
      ['--question', 'q', '--option', 'mail', '--option', 'poster'],
      'not mail',
      'expected "mail" or "poster"',
    ],
  ])('%s %j: %j is no plain answer', async (type, details, answer, why) => {
    const scene = blog();
    await done(scene, 'mc', 'checkpoint', 'open', type, ...details);
    await refused(scene, 'mc', ['checkpoint', 'answer', answer], why);
  });
});

describe('what is not done yet', () => {
  test('a block with an executor at work, and one whose last thread nobody reported', async () => {
    const scene = lending();
    await done(scene, 'mc', 'checkpoint', 'answer', 'mail');
    await done(scene, 'executor-005', 'thread-done');
    await refused(
      scene,
      'mc',
      ['block-done'],
      '"executor-005" is at work on the block; agent done or agent fail ends it first',
    );
    await refused(scene, 'mc', ['transition', 'phase', '03-harvest'], 'as "executor-005"; agent done');
  });

  test('a block that is over takes no thread', async () => {
    const scene = lending();
    await done(scene, 'mc', 'checkpoint', 'answer', 'mail');
    await done(scene, 'mc', 'agent', 'fail', 'executor-005');
    await done(scene, 'mc', 'skip', '02-02', '--threads', '1');
    await done(scene, 'mc', 'skip', '02-03');
    expect(existsSync(join(scene.cwd, '.grid/phases/02-lending/02-03-SUMMARY.md'))).toBe(true);
    await refused(scene, 'mc', ['thread-done'], 'all 3 blocks of phase 2 are complete');
    await refused(scene, 'mc', ['wave-done', '--threads', '1'], 'all 3 blocks of phase 2 are complete');
    const blocker = ['--type', 'permission', '--description', 'd', '--thread', '02.3'];
    await done(scene, 'mc', 'blocker', 'add', ...blocker);
    await refused(scene, 'mc', ['transition', 'phase', '03-harvest'], 'a phase does not end while there are blockers');
    expect(await scene.errors()).toEqual([]);
  });

  test('persistence: skips lie beside the plans, and a blocker keeps the mission open', async () => {
    const scene = blog();
    await refused(scene, 'mc', ['transition', 'phase', '2'], '2 blocks of the current phase have no SUMMARY');
    await done(scene, 'mc', 'skip', '01');
    expect(await scene.get('position')).toEqual({ phase: 1, block: '02', wave: 1, thread: '02.1' });
    expect(await done(scene, 'mc', 'skip', '02')).toContain('transition status completed ends the mission');
    for (const block of ['01-01', '01-02']) {
      expect(scene.text(`phases/01-x/${block}-SUMMARY.md`)).toContain('status: "skipped"');
    }
    await refused(scene, 'mc', ['thread-done'], 'block "02" is over; transition status completed comes next');
    await refused(scene, 'mc', ['transition', 'phase', '2'], 'there is no plan of "2"');
    await done(scene, 'mc', 'blocker', 'add', '--type', 'permission', '--description', 'd', '--thread', '01.1');
    await refused(
      scene,
      'mc',
      ['transition', 'status', 'completed'],
      'a mission does not end while there are blockers',
    );
    await done(scene, 'mc', 'blocker', 'clear', 'blocker-001');
    await done(scene, 'mc', 'transition', 'status', 'completed');
    expect(await scene.errors()).toEqual([]);
  });

  test('persistence: the next phase begins with the first block of its plans', async () => {
    const scene = blog(planned, {
      'phases/02-y/02-01-PLAN.md': plan('Three'),
      'phases/02-y/02-02-PLAN.md': plan('Four'),
    });
    await done(scene, 'mc', 'skip', '01');
    expect(await scene.get('progress_percent')).toBe(25);
    expect(await done(scene, 'mc', 'skip', '02')).toContain('transition phase 2 begins the next one');
    await refused(scene, 'mc', ['transition', 'status', 'completed'], 'transition phase comes next');
    await done(scene, 'mc', 'transition', 'phase', '2');
    expect([await scene.get('position'), await scene.get('progress_percent'), await scene.errors()]).toEqual([
      { phase: 2, block: '01', wave: 1, thread: '01.1' },
      50,
      [],
    ]);
    await done(scene, 'mc', 'block-done');
    expect([await scene.get('position.block'), await scene.get('progress_percent')]).toEqual(['02', 75]);
    expect(await done(scene, 'mc', 'block-done')).toContain('transition status completed ends the mission');
  });
});

describe('totals', () => {
  test('that nobody has counted, grow with the threads', async () => {
    const scene = lending();
    await done(scene, 'mc', 'checkpoint', 'answer', 'mail');
    await done(scene, 'mc', 'update', 'progress.threads_total=0', 'progress.threads_complete=0');
    await done(scene, 'mc', 'thread-done');
    expect(await scene.get('progress')).toMatchObject({ threads_complete: 1, threads_total: 2 });
    await done(scene, 'mc', 'thread-done');
    await done(scene, 'mc', 'wave-done', '--threads', '4');
    expect(await scene.get('progress')).toMatchObject({ threads_complete: 2, threads_total: 6 });
    expect(await scene.errors()).toEqual([]);
  });

  test('that are too small, are mended by an update', async () => {
    const scene = lending();
    await done(scene, 'mc', 'checkpoint', 'answer', 'mail');
    await done(scene, 'mc', 'update', 'progress.threads_total=11');
    const mend = 'agent-state-lint update --agent mc progress.threads_total=+1';
    await refused(scene, 'mc', ['thread-done'], mend);
    await done(scene, 'mc', 'update', 'progress.threads_total=+1');
    await done(scene, 'mc', 'thread-done');
  });
});

test.each<[string, string, string, string, string]>([
  // the block, wave and thread as they stand there, and after block-done
  ['01', '1', '"01.1"', 'block: 02', 'thread: "02.1"'],
  ['"01"', '"02"', '3', 'block: "02"', 'thread: 1'],
  ['1', '2', '"01.3"', 'block: 2', 'thread: "02.1"'],
  ["'01'", '01', "'07'", "block: '02'", "thread: '01'"],
])(
  'persistence: numbers stay as they are written: %s, %s, %s',
  async (block, wave, thread, blockAfter, threadAfter) => {
    const state = edited(planned, { '"01"': block, 'wave: 1': `wave: ${wave}`, '"01.1"': thread });
    const scene = blog(state);
    await done(scene, 'mc', 'block-done');
    expect(scene.text('STATE.md')).toContain(`${blockAfter}\n`);
    expect(scene.text('STATE.md')).toContain(`${threadAfter}\n`);
    const first = wave.replace('2', '1');
    expect(scene.text('STATE.md')).toContain(`wave: ${first}\n`);
  },
);

test('persistence: a wave begins with its first thread, in the same notation', async () => {
  const scene = blog(edited(planned, { 'wave: 1': 'wave: "02"', '"01.1"': '"01.3"' }));
  await done(scene, 'mc', 'wave-done');
  expect(scene.text('STATE.md')).toContain('wave: "03"\n  thread: "01.1"\n');
});

test('new files have the line ends of STATE.md', async () => {
  const scene = blog(planned.replaceAll('\n', '\r\n'));
  await done(scene, 'mc', 'checkpoint', 'open', 'decision', '--question', 'q', '--option', 'a1', '--option', 'b1');
  await done(scene, 'mc', 'checkpoint', 'answer', 'a1');
  await done(scene, 'mc', 'blocker', 'add', '--type', 'permission', '--description', 'd', '--thread', '01.1');
  await done(scene, 'mc', 'skip', '01');
  for (const file of ['CHECKPOINT.md', 'DECISIONS.md', 'BLOCKERS.md', 'phases/01-x/01-01-SUMMARY.md', 'STATE.md']) {
    const text = scene.text(file) ?? '';
    expect([file, text.includes('\r\n'), /(?<!\r)\n/.test(text)]).toEqual([file, true, false]);
  }
});

test('one root is named, and not two', async () => {
  const cwd = join(examplesRepository(), 'examples/healthy');
  for (const command of [
    ['thread-done', '--agent', 'mc'],
    ['update', '--agent', 'mc', 'energy=1'],
    ['get', 'status'],
    ['warmth'],
  ]) {
    const { status, stderr } = await run([...command, '--root', '.', '--root', '.grid'], { cwd });
    expect([status, stderr]).toEqual([2, expect.stringContaining('--root is given twice')]);
  }
});
