import { describe, expect, test } from 'vitest';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { contextIn, type Files, persistent, schema } from './fixture.js';

/** A checkpoint at thread 2 of the block that both missions stand at. */
const checkpoint = (type: string, answer?: string, more = '') =>
  `type: ${type}\n${more}${answer === undefined ? '' : `user_response: "${answer}"\n`}`;

const options = 'options: [vercel, netlify]\n';
const partial = 'last_action: Writing\npartial_work: {files_created: [src/a.ts]}\n';

describe('the strategy by status, type of the checkpoint and answer (checkpoint flow)', () => {
  test.each<[string, string, string | undefined, string]>([
    // without a checkpoint
    ['initialized', 'planning', undefined, 'continue'],
    ['active', 'in_progress', undefined, 'continue'],
    ['resumed', 'in_progress', undefined, 'continue'],
    ['interrupted', 'in_progress', undefined, 'continue'],
    ['checkpoint', 'blocked', undefined, 'ask'],
    ['completed', 'complete', undefined, 'none'],
    // human_verify
    ['checkpoint', 'blocked', checkpoint('human_verify'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'approved'), 'continue'],
    ['active', 'in_progress', checkpoint('human-verify', 'Approved!'), 'continue'],
    ['checkpoint', 'blocked', checkpoint('human_verify', "toggle doesn't persist"), 'retry'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'approved, but the toggle is slow'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'withdrawn: nobody needs it'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'approved. Fix header'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'works fine, one thing: fix the title'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_verify', 'true'), 'continue'],
    ['checkpoint', 'blocked', checkpoint('human_verify', '✅'), 'continue'],
    // decision
    ['checkpoint', 'blocked', checkpoint('decision', undefined, options), 'ask'],
    ['checkpoint', 'blocked', checkpoint('decision', 'vercel', options), 'continue'],
    ['checkpoint', 'blocked', checkpoint('decision', 'neither, our own server', options), 'ask'],
    ['checkpoint', 'blocked', checkpoint('decision', 'vercel and netlify', options), 'ask'],
    ['checkpoint', 'blocked', checkpoint('decision', 'our own server'), 'continue'],
    // human_action
    ['checkpoint', 'blocked', checkpoint('human_action'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_action', 'done'), 'continue'],
    ['checkpoint', 'blocked', checkpoint('human_action', "I can't log in"), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_action', 'done, except for the key'), 'ask'],
    ...['will do it tomorrow', 'almost done', 'half done', 'undone', 'never', 'skip', 'what key?'].map(
      (answer): [string, string, string, string] => [
        'checkpoint',
        'blocked',
        checkpoint('human_action', answer),
        'ask',
      ],
    ),
    ['checkpoint', 'blocked', checkpoint('human_action', 'done, but the key is missing'), 'ask'],
    ['checkpoint', 'blocked', checkpoint('human_action', 'It is done.'), 'continue'],
    // session_death
    ['interrupted', 'in_progress', checkpoint('session_death', undefined, partial), 'continue'],
    ['interrupted', 'blocked', checkpoint('session_death', 'rollback', partial), 'rollback'],
    // failure
    ['failed', 'blocked', checkpoint('failure'), 'ask'],
    ['failed', 'blocked', checkpoint('failure', 'Retry'), 'retry'],
    ['failed', 'blocked', checkpoint('failure', '2'), 'rollback'],
    ['failed', 'blocked', checkpoint('failure', 'manual'), 'manual'],
    ['failed', 'blocked', checkpoint('failure', 'skip this block'), 'skip'],
    ['failed', 'blocked', checkpoint('failure', 'what is this?'), 'ask'],
    ['failed', 'blocked', checkpoint('failure', 'do not skip'), 'ask'],
    ['failed', 'blocked', checkpoint('failure', 'retry or skip'), 'ask'],
    ['failed', 'blocked', checkpoint('failure', 'skip, because it is too late'), 'skip'],
    // one that does not tell its type
    ['checkpoint', 'blocked', 'question: Which?\n', 'ask'],
    ['checkpoint', 'blocked', 'user_response: the red one\n', 'continue'],
  ])('%s / %s, %j: %s', async (own, other, file, strategy) => {
    for (const state of [persistent(own), schema(other)]) {
      const files = { 'STATE.md': state, ...(file !== undefined && { 'CHECKPOINT.md': file }) };
      expect((await contextIn(files)).decision.strategy).toBe(strategy);
    }
  });

  test('failed is final in the schema alone, also with a checkpoint', async () => {
    expect((await contextIn({ 'STATE.md': schema('failed') })).decision.strategy).toBe('none');
    const files = { 'STATE.md': schema('failed'), 'CHECKPOINT.md': checkpoint('failure', 'retry') };
    expect((await contextIn(files)).decision.strategy).toBe('none');
    const { strategy, options: ways } = (await contextIn({ 'STATE.md': persistent('failed') })).decision;
    expect([strategy, ways]).toEqual(['ask', ['retry', 'rollback', 'manual', 'skip']]);
  });

  test('what the person may choose from is told', async () => {
    const files = { 'STATE.md': persistent('checkpoint'), 'CHECKPOINT.md': checkpoint('decision', undefined, options) };
    expect((await contextIn(files)).decision.options).toEqual(['vercel', 'netlify']);
  });

  test('a state that says that it cannot be resumed, and a session that died', async () => {
    const refused = edited(mission, { 'can_resume: true': 'can_resume: false' });
    expect((await contextIn({ 'STATE.md': refused })).decision.strategy).toBe('none');
    expect((await contextIn({ 'STATE.md': mission }, { isDead: true })).decision.strategy).toBe('recover');
  });

  test('prose has a strategy, and is to be migrated', async () => {
    const { decision, notes, cluster, resumePoint } = await contextIn({ 'STATE.md': prose });
    expect([decision.strategy, cluster, resumePoint.block]).toEqual(['continue', 'recipe-box', '04']);
    expect(notes).toEqual([
      'STATE.md is prose, which says little; agent-state-lint migrate says more',
      'block 03 is complete, or was skipped, and the state has not moved on from it yet',
    ]);
    const done = edited(prose, { 'Status: Block complete': 'Status: Complete' });
    expect((await contextIn({ 'STATE.md': done })).decision.strategy).toBe('none');
  });

  test('a status that no lifecycle knows', async () => {
    expect((await contextIn({ 'STATE.md': persistent('strange') })).decision.strategy).toBe('none');
  });
});

describe('the resume point', () => {
  const point = async (files: Files) => (await contextIn(files)).resumePoint;
  const at = (thread: string, type: string, answer?: string, more = '') =>
    checkpoint(type, answer, `thread: "${thread}"\n${more}`);
  const waiting = persistent('checkpoint');
  const completed = 'completed_threads:\n  - "Thread 02.3: Toggle (commit abc1234)"\n';

  test.each<[string, string, string, string | null]>([
    ['verified: the next thread', waiting, at('02.3', 'human_verify', 'approved'), '02.4'],
    ['not verified: the same again', waiting, at('02.3', 'human_verify', 'it flickers'), '02.3'],
    ['open: the same', waiting, at('02.3', 'human_verify'), '02.3'],
    ['decided: the thread that was at the fork', waiting, at('02.3', 'decision', 'vercel', options), '02.3'],
    ['done: the thread that waited', waiting, at('02.3', 'human_action', 'done'), '02.3'],
    [
      'the thread that died was complete',
      persistent('interrupted'),
      at('02.3', 'session_death', undefined, completed),
      '02.4',
    ],
    ['the checkpoint is newer than the state', waiting, at('02.5', 'decision', 'vercel', options), '02.5'],
    ['rolled back: the beginning of the block', persistent('failed'), at('02.3', 'failure', 'rollback'), null],
    ['retried', persistent('failed'), at('02.3', 'failure', 'retry'), '02.3'],
  ])('%s', async (_, state, file, thread) => {
    expect((await point({ 'STATE.md': state, 'CHECKPOINT.md': file })).thread).toBe(thread);
  });

  test('skipped: the block of the next plan', async () => {
    const files = {
      'STATE.md': persistent('failed'),
      'CHECKPOINT.md': at('02.3', 'failure', 'skip'),
      'plans/app-block-02.md': '# Two\n',
      'plans/app-block-03.md': '# Three\n',
    };
    expect(await point(files)).toEqual({ phase: null, block: '03', thread: null, feedback: 'skip' });
  });

  test('the words of the person go with it', async () => {
    const files = { 'STATE.md': waiting, 'CHECKPOINT.md': at('02.3', 'human_verify', 'it flickers') };
    expect((await point(files)).feedback).toBe('it flickers');
  });

  test('in the schema, of position and resume_position the later one', async () => {
    expect(await point({ 'STATE.md': mission })).toEqual({ phase: '2', block: '02-03', thread: '2', feedback: null });
    const later = edited(mission, { '    block: 3\n    thread: 2': '    block: 3\n    thread: 4' });
    expect((await point({ 'STATE.md': later })).thread).toBe('4');
    const older = edited(mission, { '    block: 3\n    thread: 2': '    block: 1\n    thread: 4' });
    expect((await point({ 'STATE.md': older })).thread).toBe('2');
  });

  test('an answered checkpoint that the mission has left behind says nothing any more', async () => {
    for (const file of [
      'type: human_verify\nblock: 1\nthread: "01.9"\nuser_response: it flickers\n',
      'type: human_verify\nblock: 2\nthread: "02.1"\nuser_response: it flickers\n',
    ]) {
      const {
        decision,
        checkpoint: left,
        resumePoint,
      } = await contextIn({ 'STATE.md': persistence, 'CHECKPOINT.md': file });
      expect([decision.strategy, left, resumePoint.thread, resumePoint.feedback]).toEqual([
        'continue',
        null,
        '02.3',
        null,
      ]);
    }
  });
});

test('what is known of a mission (persistence guide, "Context Reconstruction")', async () => {
  const context = await contextIn({
    'STATE.md': persistent('checkpoint'),
    'CHECKPOINT.md':
      'type: human_verify\ncheckpoint_details:\n  verification_instructions: Click it\ncompleted_threads:\n' +
      '  - {thread: "02.1", name: Layout, commit: abc1234}\n  - "Thread 02.2: Header (commit def4567)"\n',
    'phases/01-base/01-SUMMARY.md':
      '---\nblock: 1\ncommits: [1111111, 2222222]\nlessons_learned:\n  gotchas: [Use .mjs]\n---\n# Block 01: Base\n',
    'phases/02-skip/03-SUMMARY.md': '---\nblock: 3\nstatus: skipped\n---\n# Block 03: Extras\n',
    'plans/blog-block-01.md': '# One\n',
    'plans/blog-block-02.md': '# Two\n',
    'plans/blog-block-03.md': '# Three\n',
    'plans/blog-block-04.md': '# Four\n',
    'WARMTH.md': 'codebase_patterns: [Astro has collections]\n',
    'DECISIONS.md': '# Decisions\n\n## dec-001: Host\n- **Decision:** Vercel\n\n## dec-002: Colour\nDark by default.\n',
    'BLOCKERS.md': '# Blockers\n\n## blocker-001\n- **Status:** ACTIVE\n- **Description:** No key\n',
  });
  expect(context).toMatchObject({
    dialect: 'persistence',
    cluster: 'recipe-box',
    status: 'checkpoint',
    position: { block: 2, thread: '02.3' },
    checkpoint: {
      type: 'human_verify',
      answer: null,
      details: [{ name: 'verification_instructions', text: 'Click it' }],
    },
    warmth: [
      { category: 'codebase_patterns', lessons: ['Astro has collections'] },
      { category: 'gotchas', lessons: ['Use .mjs'] },
    ],
    decisions: [
      { name: 'dec-001: Host', text: 'Decision: Vercel' },
      { name: 'dec-002: Colour', text: 'Dark by default.' },
    ],
    blockers: [{ name: 'blocker-001', text: 'Status: ACTIVE; Description: No key' }],
    completedBlocks: [
      { id: '01', name: 'Base', commits: ['1111111', '2222222'] },
      { id: '03', name: 'Extras (skipped)', commits: [] },
    ],
    completedThreads: [
      { id: '02.1', name: 'Layout', commits: ['abc1234'] },
      { id: '02.2', name: 'Header', commits: ['def4567'] },
    ],
    pendingPlans: [
      { block: '02', isCurrent: true, content: '# Two\n', path: '.grid/plans/blog-block-02.md' },
      { block: '04', isCurrent: false },
    ],
    notes: [
      'not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them, or says why it cannot',
    ],
  });
});

test('what cannot be read is said, and the rest is told', async () => {
  const { notes, decision, warmth } = await contextIn({
    'STATE.md': persistent('checkpoint'),
    'CHECKPOINT.md': '---\ntype: [\n---\n',
    'WARMTH.md': 'gotchas: [\n',
    'DECISIONS.md': '<<<<<<< a\n## one\n=======\n## two\n>>>>>>> b\n',
    '01-SUMMARY.md': 'lessons_learned: {gotchas: [Use .mjs]}\n',
  });
  expect(notes).toEqual([
    '".grid/CHECKPOINT.md" does not parse',
    '".grid/WARMTH.md" does not parse',
    'not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them, or says why it cannot',
    '".grid/DECISIONS.md" does not parse',
  ]);
  expect([decision.strategy, warmth]).toEqual(['ask', [{ category: 'gotchas', lessons: ['Use .mjs'] }]]);
});
