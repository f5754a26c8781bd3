import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whileFailing } from '../support/failing-disk.js';
import { folder, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run, type Said } from './run.js';

// Every call to the disk is made to fail in turn: what lies there is the old file or the new one, and the command says
// which.

const argv = ['update', '--agent', 'mc', '--now', '2026-05-12T09:20:00Z', 'mode=autopilot'];
const updated = edited(mission, {
  'mode: "guided"': 'mode: "autopilot"',
  'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"',
});

/** Makes one call of an update fail. */
async function failing(at: number, code: string) {
  const cwd = repository({ '.grid/STATE.md': mission });
  let said: Said | undefined;
  const how = await whileFailing(at, code, folder(), async () => {
    said = await run(argv, { cwd });
  });
  const state = readFileSync(join(cwd, '.grid/STATE.md'), 'utf8');
  return { ...how, cwd, state, status: said?.status ?? 3, stderr: said?.stderr ?? '' };
}

test.each(['EIO', 'ENOSPC', 'EACCES', 'EROFS'])('%s', { timeout: 60_000 }, async (code) => {
  await run(argv, { cwd: repository({ '.grid/STATE.md': mission }) }); // loads what is loaded on demand
  const failures: string[] = [];
  for (let at = 0; ; at += 1) {
    const { failed, cwd, state, status, stderr } = await failing(at, code);
    if (failed === undefined) break;
    failures.push(failed);
    const isUpdated = status === 0;
    expect([failed, at, state]).toEqual([failed, at, isUpdated ? updated : mission]);
    // What cannot be read again just before it is written may as well be another file.
    if (!isUpdated) expect([failed, at, [2, 76]]).toEqual([failed, at, expect.arrayContaining([status])]);
    expect([failed, stderr]).toEqual([
      failed,
      isUpdated ? '' : expect.stringMatching(/^agent-state-lint: (?!this is a bug)/),
    ]);
    const again = await run(argv, { cwd });
    expect([again.status, readdirSync(join(cwd, '.grid')).sort()]).toEqual([0, ['.state.lock', 'STATE.md']]);
  }
  for (const name of ['openSync', 'readSync', 'open', 'writeFile', 'sync', 'rename']) expect(failures).toContain(name);
});
