import { expect, test } from 'vitest';
import { Scene } from './scene.js';

// The timeline of the checkpoint flow, "File Write Timeline", told by the command alone: after each step, the linter finds
// no error.

const plan = (name: string) => `# ${name}\n\nBuild it.\n`;
const start = `---
cluster: blog
status: initialized
position:
  phase: 1
  block: 1 # of two
  wave: 1
  thread: 1
progress_percent: 0
updated_at: "2026-03-01T13:50:00Z"
---

# Notes
`;
const summary = `---
cluster: blog
block: 1
commits: ["none, for it was research only"]
artifacts_created: []
---

Done.
`;

async function atCheckpoint(): Promise<Scene> {
  const scene = new Scene(
    { 'STATE.md': start, 'plans/blog-block-01.md': plan('Layout'), 'plans/blog-block-02.md': plan('Dark mode') },
    '2026-03-01T14:00:00Z',
  );
  expect(await scene.take('mc', 'transition', 'status', 'active')).toMatchObject({ status: 0, stderr: '' });
  expect(await scene.errors()).toEqual([]);
  expect(await scene.take('executor-001', 'thread-done')).toMatchObject({ status: 0 });
  expect(await scene.get('position.thread')).toBe(2);
  expect(await scene.take('mc', 'wave-done')).toMatchObject({ status: 0 });
  expect(await scene.get('position')).toEqual({ phase: 1, block: 1, wave: 2, thread: 1 });
  scene.put({ 'phases/01-foundation/01-SUMMARY.md': summary });
  expect(await scene.take('mc', 'block-done')).toMatchObject({ status: 0, stderr: '' });
  expect([await scene.get('position'), await scene.get('progress_percent')]).toEqual([
    { phase: 1, block: 2, wave: 1, thread: 1 },
    50,
  ]);
  expect(await scene.errors()).toEqual([]);
  return scene;
}

test('a person verifies', async () => {
  const scene = await atCheckpoint();
  const open = ['checkpoint', 'open', 'human_verify', '--instructions', 'Test dark mode'];
  expect(await scene.take('mc', ...open)).toEqual({
    status: 0,
    stderr: '',
    stdout: [
      'wrote .grid/CHECKPOINT.md',
      'updated .grid/STATE.md',
      '  status: "active" -> "checkpoint"',
      '  updated_at: "2026-03-01T14:04:00Z" -> "2026-03-01T14:05:00Z"',
      'the mission waits at CHECKPOINT.md; checkpoint answer takes it up again',
      '',
    ].join('\n'),
  });
  expect(scene.text('CHECKPOINT.md')).toBe(`---
type: "human_verify"
cluster: "blog"
position:
  phase: 1
  block: 2
  wave: 1
  thread: 1
checkpoint_details:
  verification_instructions: "Test dark mode"
awaiting: "User to respond 'approved' or describe issues"
created_at: "2026-03-01T14:05:00Z"
user_response: null
---
`);
  expect(await scene.errors()).toEqual([]);
  expect(await scene.take('mc', ...open)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"CHECKPOINT.md" is open; checkpoint answer or checkpoint withdraw closes it'),
  });
  expect(await scene.take('mc', 'checkpoint', 'answer', 'approved')).toMatchObject({ status: 0 });
  expect([await scene.get('status'), scene.text('CHECKPOINT.md')]).toEqual([
    'active',
    expect.stringContaining('user_response: "approved"\nresponded_at: "2026-03-01T14:07:00Z"\n'),
  ]);
  expect(await scene.errors()).toEqual([]);
  expect(scene.text('STATE.md')).toContain('block: 2 # of two');

  expect(await scene.take('mc', 'transition', 'status', 'completed')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the mission stands in block 2 of 2; block-done moves it on'),
  });
  scene.put({ 'phases/01-foundation/02-SUMMARY.md': summary.replace('block: 1', 'block: 2') });
  expect((await scene.take('mc', 'block-done')).stdout).toContain('block 2 is the last of 2');
  expect(await scene.take('mc', 'transition', 'status', 'completed')).toMatchObject({ status: 0 });
  expect([await scene.get('status'), await scene.get('progress_percent')]).toEqual(['completed', 100]);
  expect(await scene.errors()).toEqual([]);
});

test('a person decides, and the decision is kept', async () => {
  const scene = await atCheckpoint();
  const open = ['checkpoint', 'open', 'decision', '--question', 'Deploy to Vercel or Netlify?'];
  await scene.take('mc', ...open, '--option', 'vercel=Native support', '--option', 'netlify');
  expect(await scene.take('mc', 'checkpoint', 'answer', 'heroku')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('"heroku" takes none of the options plainly; expected "vercel" or "netlify"'),
  });
  expect(await scene.get('status')).toBe('checkpoint');
  expect(await scene.take('mc', 'checkpoint', 'answer', 'vercel')).toMatchObject({ status: 0 });
  expect(scene.text('DECISIONS.md')).toMatch(
    /\n-->\n\n## dec-001: Deploy to Vercel or Netlify\?\n- \*\*Decision:\*\* vercel\n- \*\*Rationale:\*\* Answered at a checkpoint: vercel\n- \*\*Phase:\*\* 1\n- \*\*Date:\*\* 2026-03-01\n$/,
  );
  expect([await scene.get('status'), await scene.errors()]).toEqual(['active', []]);
});

test('a session dies, and another one takes the mission up', async () => {
  const scene = await atCheckpoint();
  const open = ['checkpoint', 'open', 'session_death', '--last-action', 'Writing localStorage logic'];
  expect((await scene.take('mc', ...open)).stderr).toContain('calls for partial_work (--partial)');
  expect(await scene.take('mc', ...open, '--partial', 'src/theme.ts')).toMatchObject({ status: 0 });
  expect([await scene.get('status'), await scene.errors()]).toEqual(['interrupted', []]);
  expect((await scene.take('mc', 'transition', 'status', 'resumed')).stderr).toContain(
    '"CHECKPOINT.md" waits for an answer',
  );
  expect(await scene.take('mc', 'checkpoint', 'answer', 'commit and continue')).toMatchObject({ status: 0 });
  expect([await scene.get('status'), await scene.errors()]).toEqual(['active', []]);
});

test('a thread fails, and its block is skipped', async () => {
  const scene = await atCheckpoint();
  const open = ['checkpoint', 'open', 'failure', '--error', 'Vercel API key not found', '--partial', 'a config'];
  expect(await scene.take('mc', ...open)).toMatchObject({ status: 0 });
  expect([await scene.get('status'), await scene.errors()]).toEqual(['failed', []]);
  expect(await scene.take('mc', 'checkpoint', 'answer', 'skip')).toMatchObject({ status: 0 });
  expect([await scene.get('status'), await scene.errors()]).toEqual(['active', []]);
  expect((await scene.take('mc', 'skip', '1')).stderr).toContain('"1" is not the current block, which is "2"');
  expect(await scene.take('mc', 'skip', '2', '--reason', 'No key')).toMatchObject({ status: 0 });
  expect(scene.text('02-SUMMARY.md')).toBe(
    '---\ncluster: "blog"\nblock: "2"\nstatus: "skipped"\nreason: "No key"\ncreated_at: "2026-03-01T14:08:00Z"\n---\n',
  );
  expect([await scene.get('progress_percent'), await scene.errors()]).toEqual([100, []]);
});
