import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type StateEvent, transitionState } from '../../../src/index.js';
import { repository } from '../../support/folder.js';
import { mission } from '../../support/mission.js';

const now = Date.parse('2026-05-12T09:20:00Z');
const here = (state = mission) => repository({ '.grid/STATE.md': state });
const textIn = (cwd: string) => readFileSync(join(cwd, '.grid/STATE.md'), 'utf8');

test('says what was written, and tells of it', async () => {
  const cwd = here();
  const events: StateEvent[] = [];
  const onEvent = (event: StateEvent) => void events.push(event);
  const result = await transitionState(
    '.',
    { kind: 'agent-beat', id: 'executor-007' },
    { agent: 'mc', cwd, now, onEvent },
  );
  expect(result).toMatchObject({ top: cwd, path: '.grid/STATE.md', isWritten: true, notes: [] });
  expect(result.files).toEqual([{ path: '.grid/STATE.md', before: mission, after: textIn(cwd) }]);
  expect(events).toEqual(result.events);
});

test('a byte order mark stays', async () => {
  const cwd = here(`\ufeff${mission}`);
  await transitionState('.', { kind: 'thread-done' }, { agent: 'mc', cwd, now });
  expect(textIn(cwd).startsWith('\ufeff---\n')).toBe(true);
});

test('of a listener that fails, the message says that the state was written', async () => {
  const cwd = here();
  const onEvent = () => {
    throw new Error('the line is busy');
  };
  const taken = transitionState('.', { kind: 'thread-done' }, { agent: 'mc', cwd, now, onEvent });
  await expect(taken).rejects.toThrow('the line is busy; .grid/STATE.md was written all the same');
  expect(textIn(cwd)).toContain('thread: 3\n');
});

describe('a caller that hands over something else', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'must be an object with its kind'],
    ['a list', [], 'must be an object with its kind'],
    ['another kind', { kind: 'nap' }, '"nap" is no kind of a transition'],
    ['an inherited kind', { kind: 'constructor' }, 'is no kind of a transition'],
    ['too little', { kind: 'status' }, 'to of a status must be text'],
    ['too much', { kind: 'thread-done', wave: 2 }, 'a thread-done has no "wave"'],
    ['no number', { kind: 'wave-done', threads: 1.5 }, 'threads of a wave-done must be a whole number from 1'],
    ['0', { kind: 'wave-done', threads: 0 }, 'must be a whole number from 1'],
    ['a long text', { kind: 'skip', block: 'x'.repeat(10_001) }, 'block of a skip must be text'],
    ['odd details', { kind: 'checkpoint-open', type: 'failure', details: { error: 1 } }, 'must be an object of texts'],
    [
      'odd options',
      { kind: 'checkpoint-open', type: 'decision', details: {}, options: ['a'] },
      'a list of objects with an id',
    ],
  ])('%s', async (_, transition, why) => {
    const cwd = here();
    const taken = transitionState('.', transition as { kind: 'thread-done' }, { agent: 'mc', cwd, now });
    await expect(taken).rejects.toMatchObject({ name: 'UsageError', message: expect.stringContaining(why) });
    expect(textIn(cwd)).toBe(mission);
  });

  test.each([5, null, {}, ['a']])('%j for a root', async (root) => {
    const taken = transitionState(
      root as unknown as string,
      { kind: 'thread-done' },
      { agent: 'mc', cwd: here(), now },
    );
    await expect(taken).rejects.toMatchObject({ name: 'UsageError', message: 'the root must be a path' });
  });

  test('what is expected of a state, which only an update can be told', async () => {
    const options = { agent: 'mc', cwd: here(), now, expect: { mode: 'a' } };
    const taken = transitionState('.', { kind: 'thread-done' }, options);
    await expect(taken).rejects.toMatchObject({ name: 'UsageError' });
  });

  test('an answer among the details would answer the checkpoint', async () => {
    const details = { required_action: 'x', user_response: 'yes' };
    const taken = transitionState(
      '.',
      { kind: 'checkpoint-open', type: 'human_action', details },
      { agent: 'mc', cwd: here(), now },
    );
    await expect(taken).rejects.toMatchObject({
      name: 'ValidationFailed',
      message: expect.stringContaining('user_response'),
    });
  });
});
