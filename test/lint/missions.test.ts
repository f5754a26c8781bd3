import { expect, test } from 'vitest';
import { lint } from '../../src/index.js';
import { repository } from '../support/folder.js';
import { mission, now } from '../support/mission.js';

test('how far the missions are is told by root, and of those alone whose state tells', async () => {
  const cwd = repository({
    'a/.grid/STATE.md': mission,
    'b/.grid/STATE.md': '---\nstatus: [\n',
    'c/.hivemind/state/delegations.json': '[]',
  });
  const { missions } = await lint({ cwd, now, git: false });
  expect([...(missions ?? [])]).toEqual([
    [
      'a/.grid',
      expect.objectContaining({ stage: 'running', unit: 'phase', total: 2, current: 2, name: 'Kitchen', percent: 80 }),
    ],
  ]);
});

test('nothing where no state tells', async () => {
  const cwd = repository({ '.grid/STATE.md': '---\nstatus: [\n' });
  expect(await lint({ cwd, now, git: false })).not.toHaveProperty('missions');
});
