import { describe, expect, test } from 'vitest';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { contextIn, type Files, persistent, schema } from './fixture.js';

// The missions stand at thread 2 of 4 of block 02-03, and at thread 3 of block 2.

const summary = (block: string) => `---\nblock: "${block}"\n---\n# Block ${block}: Done\n\nAll of it.\n`;
const plans = {
  'phases/02-kitchen/02-02-PLAN.md': '# Two\n',
  'phases/02-kitchen/02-03-PLAN.md': '# Three\n',
  'phases/02-kitchen/02-04-PLAN.md': '# Four\n',
};
const inBlock = (block: number) =>
  edited(mission, {
    '    block: 3\n    thread: 2': `    block: ${block}\n    thread: 2`,
    '  block: 3\n  block_id': `  block: ${block}\n  block_id`,
    'block_id: "02-03"': `block_id: "02-0${block}"`,
  });
const verify = (fields: string, answer?: string) =>
  `type: human_verify\n${fields}${answer === undefined ? '' : `user_response: ${answer}\n`}`;

/** Point, the blocks of the plans with a star at the current one, and whether the checkpoint counts. */
async function told(files: Files) {
  const { resumePoint, pendingPlans, checkpoint, notes, decision } = await contextIn(files);
  return {
    ...resumePoint,
    strategy: decision.strategy,
    plans: pendingPlans.map(({ block, isCurrent }) => `${block}${isCurrent ? '*' : ''}`),
    hasCheckpoint: checkpoint !== null,
    notes,
  };
}

describe('a block that is over is not gone on with', () => {
  test('it has its SUMMARY, and the state has not moved on', async () => {
    const files = { 'STATE.md': mission, ...plans, 'phases/02-kitchen/02-03-SUMMARY.md': summary('02-03') };
    expect(await told({ ...files, 'phases/02-kitchen/02-02-SUMMARY.md': summary('02-02') })).toMatchObject({
      ...{ phase: '2', block: '02-04', thread: null, plans: ['02-04*'] },
      notes: ['block 02-03 is complete, or was skipped, and the state has not moved on from it yet'],
    });
  });

  test('prose says that the block is complete', async () => {
    const state = edited(prose, {
      'Block: 03 of 05': 'Block: 02 of 05',
      '- ✅ Block 03: Oven - COMPLETE': '- ⏳ Block 03: Oven',
    });
    const files = {
      'STATE.md': state,
      '02-SUMMARY.md': summary('02'),
      '03-PLAN.md': '# Three\n',
      '04-PLAN.md': '# Four\n',
    };
    expect(await told(files)).toMatchObject({ block: '03', thread: null, plans: ['03*', '04'] });
  });

  test('nothing tells which one comes next', async () => {
    expect(await told({ 'STATE.md': persistence, '02-SUMMARY.md': summary('02') })).toMatchObject({
      ...{ phase: '1', block: null, thread: null },
      notes: ['block 02 is over, and no plan tells which one comes next'],
    });
  });

  test('unless its checkpoint wants it to be done again', async () => {
    const files = {
      ...{ 'STATE.md': schema('blocked'), ...plans, 'phases/02-kitchen/02-03-SUMMARY.md': summary('02-03') },
      'CHECKPOINT.md': verify('block: "02-03"\nthread: "03.2"\n', 'the timer rings twice'),
    };
    expect(await told(files)).toMatchObject({
      strategy: 'retry',
      block: '02-03',
      thread: '03.2',
      plans: ['02-02', '02-03*', '02-04'],
    });
  });
});

test('a block that is left out: the next one, with its plan', async () => {
  const files = {
    ...{ 'STATE.md': edited(inBlock(2), { 'status: "in_progress"\nmode': 'status: "blocked"\nmode' }), ...plans },
    'CHECKPOINT.md': 'type: failure\nblock: "02-02"\nerror: no\nuser_response: skip\n',
  };
  expect(await told(files)).toMatchObject({
    ...{ strategy: 'skip', phase: '2', block: '02-03' },
    plans: ['02-03*', '02-04'],
  });
});

test('resume_position ahead of the position: earlier plans come first', async () => {
  const state = edited(mission, {
    'phase_name: "Kitchen"\n  block: 3': 'phase_name: "Kitchen"\n  block: 2',
    '"02-03"\n  block_name': '"02-02"\n  block_name',
  });
  expect(await told({ 'STATE.md': state, ...plans })).toMatchObject({
    block: '02-03',
    plans: ['02-02', '02-03*', '02-04'],
  });
});

test('a current plan that is not there is no other one', async () => {
  const { 'phases/02-kitchen/02-03-PLAN.md': _, ...others } = plans;
  expect(await told({ 'STATE.md': mission, ...others })).toMatchObject({ block: '02-03', plans: ['02-02', '02-04'] });
});

describe('a checkpoint of another block wins or loses as a whole', () => {
  const at = (answer?: string) => verify('block: "02-02"\nthread: "02.2"\n', answer);

  test('behind and open: it is to be answered, and the state says where it goes on', async () => {
    expect(await told({ 'STATE.md': schema('blocked'), 'CHECKPOINT.md': at() })).toMatchObject({
      ...{ strategy: 'ask', block: '02-03', thread: '2', hasCheckpoint: true },
      notes: [
        'the checkpoint is open, and about block 02-02, which the mission has left behind; the resume point is that of the state',
      ],
    });
  });

  test('behind and answered: its time is over', async () => {
    expect(await told({ 'STATE.md': mission, 'CHECKPOINT.md': at('it drips') })).toMatchObject({
      ...{ strategy: 'continue', block: '02-03', thread: '2', feedback: null, hasCheckpoint: false },
      notes: ['the checkpoint is answered, and the mission has moved on since'],
    });
  });

  test('ahead: the state is older', async () => {
    const files = {
      'STATE.md': inBlock(2),
      ...plans,
      'CHECKPOINT.md': verify('block: "02-03"\nthread: "03.1"\n', 'approved'),
    };
    expect(await told(files)).toMatchObject({
      ...{ phase: '2', block: '02-03', thread: '03.2', plans: ['02-02', '02-03*', '02-04'], hasCheckpoint: true },
      notes: [
        'the checkpoint is about block 02-03, and the state stands before it: the resume point is that of the checkpoint',
      ],
    });
  });

  test('in the persistence dialect, by the number in front of the thread', async () => {
    const files = { 'STATE.md': persistent('checkpoint'), 'CHECKPOINT.md': verify('thread: "01.4"\n', 'approved') };
    expect(await told(files)).toMatchObject({ thread: '02.3', hasCheckpoint: false });
  });
});

describe('no thread that is not there', () => {
  const waiting = schema('blocked');

  test('the last one is approved', async () => {
    const state = edited(waiting, { 'thread: 2\n  thread_total': 'thread: 4\n  thread_total' });
    const files = { 'STATE.md': state, 'CHECKPOINT.md': verify('block: "02-03"\nthread: "03.4"\n', 'approved') };
    expect(await told(files)).toMatchObject({
      ...{ block: '02-03', thread: null, isBehindThreads: true },
      notes: ['all threads are done: the next wave of the block comes next, or its SUMMARY'],
    });
  });

  test('approved, and nobody says which', async () => {
    expect(await told({ 'STATE.md': waiting, 'CHECKPOINT.md': verify('', 'approved') })).toMatchObject({
      thread: '2',
      notes: [
        'the checkpoint does not say which thread was approved; where it is that of the resume point, go on behind it',
      ],
    });
  });

  const last = edited(mission, { 'thread: 2\n  thread_total': 'thread: 4\n  thread_total' });

  test('the last one is counted as complete', async () => {
    const state = edited(last, { 'threads_complete: 13': 'threads_complete: 16' });
    expect(await told({ 'STATE.md': state })).toMatchObject({ thread: null, isBehindThreads: true });
  });

  test('nobody knows whether the last one is complete', async () => {
    expect(await told({ 'STATE.md': last })).toMatchObject({
      thread: '4',
      notes: [
        'thread 4 is the last one, and the state does not tell whether it is done; where it is, the next wave of the block comes next, or its SUMMARY',
      ],
    });
  });
});
