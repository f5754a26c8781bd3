import { expect, test } from 'vitest';
import { folder } from '../support/folder.js';
import { command } from './command.js';

test.runIf(process.platform === 'linux')('where nothing can be made, init says so and ends', async () => {
  expect(await command(['init', '/proc', '--now', '2026-05-12T09:20:00Z'], { cwd: folder() })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'agent-state-lint: no folder can be made in /proc; nothing was written\n',
  });
});
