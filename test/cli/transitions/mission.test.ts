import { expect, test } from 'vitest';
import { init } from '../../../src/index.js';
import { Scene } from './scene.js';

// A mission of the schema dialect from its first step to its last, told by the command alone: after each step, the linter
// finds no error.

const definitions = JSON.stringify([
  { id: '01-base', name: 'Base', status: 'pending', blocks: 2, blocks_complete: 0 },
  { id: '02-core', name: 'Core', status: 'pending', blocks: 1, blocks_complete: 0 },
]);

async function fresh(): Promise<Scene> {
  const { files } = await init({ name: 'Blog', now: Date.parse('2026-03-01T09:00:00Z') });
  const inRoot = files.map(({ path, text }) => [path.replace(/^\.grid\//, ''), text] as const);
  return new Scene(Object.fromEntries(inRoot), '2026-03-01T09:00:00Z');
}

async function done(scene: Scene, agent: string, ...argv: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await scene.take(agent, ...argv);
  expect([argv, status, stderr]).toEqual([argv, 0, '']);
  expect([argv, await scene.errors()]).toEqual([argv, []]);
  return stdout;
}

async function refused(scene: Scene, agent: string, ...argv: readonly string[]): Promise<string> {
  const before = [scene.text('STATE.md'), scene.text('CHECKPOINT.md'), scene.text('BLOCKERS.md')];
  const { status, stderr } = await scene.take(agent, ...argv);
  expect([argv, status]).toEqual([argv, 1]);
  expect([scene.text('STATE.md'), scene.text('CHECKPOINT.md'), scene.text('BLOCKERS.md')]).toEqual(before);
  return stderr;
}

test('from planning to complete', async () => {
  const scene = await fresh();
  await done(scene, 'planner-001', 'update', `phases.definitions=${definitions}`, 'position.phase_id=01-base');
  expect(await refused(scene, 'mc', 'transition', 'status', 'complete')).toContain(
    'the status is "planning", which goes to "in_progress", and not to "complete"',
  );
  expect(await refused(scene, 'mc', 'transition', 'status', 'in_progress')).toContain('--threads does');
  await done(scene, 'mc', 'transition', 'status', 'in_progress', '--threads', '2');
  expect([await scene.get('phases.total'), await scene.get('progress.blocks_total')]).toEqual([2, 3]);
  expect(await scene.get('phases.definitions.0')).toMatchObject({
    status: 'in_progress',
    started_at: '2026-03-01T09:04:00Z',
  });
  await done(scene, 'mc', 'update', 'progress.threads_total=4');

  // Block 1: two threads.
  await done(scene, 'executor-001', 'agent', 'start', 'executor-001', '--task', 'Lay the base');
  expect(await scene.get('agents.active')).toEqual([
    {
      ...{ id: 'executor-001', type: 'executor', task: 'Lay the base', phase: '01-base', block: '01-01' },
      ...{ spawned_at: '2026-03-01T09:06:00Z', last_heartbeat: '2026-03-01T09:06:00Z' },
    },
  ]);
  await done(scene, 'executor-001', 'agent', 'beat', 'executor-001');
  expect(await scene.get('agents.active.0.last_heartbeat')).toBe('2026-03-01T09:07:00Z');
  expect(await refused(scene, 'mc', 'block-done')).toContain('thread 1 of 2; thread-done moves it on');
  expect(await refused(scene, 'mc', 'wave-done', '--threads', '1')).toContain('thread 1 of 2; thread-done moves it on');
  const commit = scene.put({ 'notes.txt': 'a base' });
  await done(scene, 'executor-001', 'thread-done', '--commit', commit);
  expect([await scene.get('position.thread'), await scene.get('progress.threads_complete')]).toEqual([2, 1]);
  expect([await scene.get('resume.last_agent'), await scene.get('resume.last_commit')]).toEqual([
    'executor-001',
    commit,
  ]);
  expect(await done(scene, 'executor-001', 'thread-done')).toContain('wave complete');
  expect([await scene.get('position.thread'), await scene.get('progress.threads_complete')]).toEqual([2, 2]);
  expect(await refused(scene, 'executor-001', 'block-done')).toContain(
    '"executor-001" may not write phases.definitions',
  );
  expect(await refused(scene, 'mc', 'block-done')).toContain('"executor-001" is at work on the block');
  await done(scene, 'mc', 'agent', 'done', 'executor-001');
  expect([await scene.get('agents.active'), await scene.get('agents.completed')]).toEqual([
    [],
    [{ id: 'executor-001', type: 'executor', result: 'success', duration_seconds: 480 }],
  ]);
  await done(scene, 'mc', 'block-done', '--next', 'Walls', '--threads', '1');
  expect(await scene.get('position')).toEqual({
    ...{ phase: 1, phase_id: '01-base', phase_name: 'Base', block: 2, block_id: '01-02', block_name: 'Walls' },
    ...{ wave: 1, thread: 1, thread_total: 1 },
  });
  expect(await scene.get('progress')).toEqual({
    ...{ blocks_complete: 1, blocks_total: 3, threads_complete: 2, threads_total: 4, percent: 33.3 },
  });
  expect(await scene.get('resume.resume_position')).toEqual({ phase: 1, block: 2, thread: 1 });

  // Block 2: something blocks, and a person is asked.
  const blocker = ['--type', 'missing_credential', '--description', 'No key', '--thread', '02.1'];
  expect(await done(scene, 'recognizer-001', 'blocker', 'add', ...blocker)).toContain('it is blocker-001\n');
  expect(scene.text('BLOCKERS.md')).toMatch(
    /\n\n## blocker-001\n- \*\*Status:\*\* ACTIVE\n- \*\*Type:\*\* missing_credential\n- \*\*Description:\*\* No key\n- \*\*Position:\*\* thread 02.1\n$/,
  );
  expect(await refused(scene, 'mc', 'transition', 'status', 'blocked')).toContain('checkpoint open makes one');
  await done(scene, 'mc', 'checkpoint', 'open', 'human_action', '--action', 'Run: vercel login');
  expect([await scene.get('status'), await scene.get('resume.checkpoint_file')]).toEqual([
    'blocked',
    '.grid/CHECKPOINT.md',
  ]);
  expect(await refused(scene, 'mc', 'transition', 'status', 'in_progress')).toContain('waits for an answer');
  expect(await refused(scene, 'mc', 'skip', '01-02')).toContain('the status of the mission is "blocked"');
  expect(await done(scene, 'mc', 'checkpoint', 'answer', 'done')).toContain('for there are blockers');
  expect(await scene.get('status')).toBe('blocked');
  expect(await refused(scene, 'mc', 'blocker', 'clear', 'blocker-002')).toContain('active are "blocker-001"');
  await done(scene, 'mc', 'blocker', 'clear', 'blocker-001');
  expect([await scene.get('blockers'), scene.text('BLOCKERS.md')]).toEqual([
    [],
    expect.stringContaining('## blocker-001\n- **Status:** RESOLVED\n'),
  ]);
  await done(scene, 'mc', 'transition', 'status', 'in_progress');
  expect(await scene.get('resume.checkpoint_file')).toBe(null);
  expect(await refused(scene, 'mc', 'transition', 'phase', '02-core')).toContain(
    '"01-base" has 1 block that is not complete',
  );
  await done(scene, 'mc', 'thread-done');
  expect(await done(scene, 'mc', 'block-done')).toContain('transition phase 02-core begins the next one');
  expect([await scene.get('position.block'), await scene.get('progress.percent')]).toEqual([2, 66.7]);
  expect(await refused(scene, 'mc', 'block-done')).toContain('all 2 blocks of "01-base" are complete');

  // The second phase.
  expect(await refused(scene, 'mc', 'transition', 'phase', '03-end')).toContain('"02-core" is');
  await done(scene, 'mc', 'transition', 'phase', '02-core', '--threads', '1');
  expect(await scene.get('phases')).toMatchObject({
    current: 2,
    completed: ['01-base'],
    definitions: [
      { status: 'complete', started_at: '2026-03-01T09:04:00Z', completed_at: scene.now },
      { status: 'in_progress', started_at: scene.now },
    ],
  });
  expect(await scene.get('position')).toEqual({
    ...{ phase: 2, phase_id: '02-core', phase_name: 'Core', block: 1, block_id: '02-01' },
    ...{ wave: 1, thread: 1, thread_total: 1 },
  });
  await done(
    scene,
    'mc',
    'checkpoint',
    'open',
    'decision',
    '--question',
    'Which store?',
    '--option',
    'sqlite',
    '--option',
    'files',
  );
  await done(scene, 'mc', 'checkpoint', 'answer', 'sqlite', '--rationale', 'One file');
  expect(await scene.get('persistent.decisions')).toEqual([
    { id: 'dec-001', decision: 'sqlite', phase_decided: '02-core', affects_phases: ['02-core'], rationale: 'One file' },
  ]);
  expect(scene.text('DECISIONS.md')).toContain('\n\n## dec-001: Which store?\n- **Decision:** sqlite\n');
  expect(await refused(scene, 'mc', 'transition', 'status', 'complete')).toContain('1 block of 3 is not complete');
  expect(await refused(scene, 'mc', 'skip', '02-02')).toContain('which is "02-01"');
  expect(await done(scene, 'mc', 'skip', '02-01', '--reason', 'Not needed')).toContain('transition status complete');
  expect(scene.text('phases/02-core/02-01-SUMMARY.md')).toContain('\nstatus: "skipped"\nreason: "Not needed"\n');
  expect(await refused(scene, 'mc', 'transition', 'status', 'complete')).toContain('1 thread is not complete');
  await done(scene, 'mc', 'update', 'progress.threads_total=-1');
  await done(scene, 'mc', 'transition', 'status', 'complete');
  expect([await scene.get('status'), await scene.get('phases.completed')]).toEqual([
    'complete',
    ['01-base', '02-core'],
  ]);
  expect(await refused(scene, 'mc', 'transition', 'status', 'in_progress')).toContain('which is final');
  expect(await refused(scene, 'mc', 'thread-done')).toContain('nothing more happens in it');
});
