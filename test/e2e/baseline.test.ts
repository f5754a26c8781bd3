import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baselineOf, entryOf, fingerprint } from '../lint/baseline/entries.js';
import { put } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { command } from './command.js';

const file = 'agent-state-lint-baseline.json';
const state = '.grid/STATE.md';
const percent = (value: number) => edited(mission, { 'percent: 80.0': `percent: ${value}` });
const now = ['--now', '2026-05-12T09:20:00Z'];
const compact = [...now, '--format', 'compact'];

test('adopted in an old repository: green, then red for what is new, then cleaned up', async () => {
  const repo = gitRepository([{ subject: 'old', files: { [state]: percent(75), 'old/.grid/STATE.md': percent(60) } }]);
  const cwd = repo.top;
  const before = await command([...compact, '--fail-on', 'warning'], { cwd });
  expect(before.status).toBe(1);
  const adopted = await command([...compact, '--update-baseline'], { cwd });
  expect(adopted.status).toBe(0);
  repo.commit({ subject: 'adopt' });
  for (const options of [[], ['--fail-on', 'info'], ['--max-warnings', '0'], ['--rev', 'HEAD'], ['--no-git']]) {
    const { status, stdout } = await command([...compact, ...options], { cwd });
    expect(status, options.join(' ')).toBe(0);
    expect(stdout).not.toContain(' error: ');
  }
  expect((await command([...compact, '--no-baseline'], { cwd })).status).toBe(1);

  put(cwd, { 'old/.grid/STATE.md': percent(50) });
  const { status, stdout } = await command(compact, { cwd });
  expect(status).toBe(1);
  expect(stdout.match(/ error: /g)).toHaveLength(1);
  expect(stdout).toContain('old/.grid/STATE.md:44:12: error: progress.percent is 50');
  expect(stdout).toContain('[baseline/stale]');

  const bytes = readFileSync(join(cwd, file));
  expect((await command([...now, '--update-baseline', '.grid'], { cwd })).stderr).toContain('0 added and 0 removed');
  expect(readFileSync(join(cwd, file)).equals(bytes)).toBe(true);
  expect((await command([...now, '--update-baseline', 'old'], { cwd })).stderr).toContain('1 added and 1 removed');
  expect((await command([...compact, '--fail-on', 'info'], { cwd })).status).toBe(0);
  expect(readdirSync(cwd).sort()).toEqual(['.git', '.grid', file, 'old']);
});

test('what is in it cannot speak to a terminal or to a runner', async () => {
  const evil = '\u001b]0;x\u0007\r::error::x\u202e##[error]';
  const entry = entryOf({ path: `.grid/${evil}`, message: evil, fingerprint: fingerprint('x', '', '', '') });
  const { top: cwd } = gitRepository([{ subject: 'a', files: { [state]: mission, [file]: baselineOf(entry) } }]);
  for (const format of ['pretty', 'compact', 'json']) {
    const { stdout, stderr } = await command([...now, '--format', format], { cwd, env: { GITHUB_ACTIONS: 'true' } });
    expect(stdout).toContain('hides nothing');
    expect(`${stdout}${stderr}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    const outside = stdout.replace(/^::stop-commands::(\S+)\n.*?^::\1::\n/ms, '');
    expect(outside).not.toMatch(/^::|##\[/m);
  }
});

test('a full one takes no longer than it has to', async () => {
  const entries = Array.from({ length: 10_000 }, (_, index) =>
    entryOf({ fingerprint: fingerprint(String(index), '', '', ''), path: `p${index}/.grid/STATE.md` }),
  );
  const { top: cwd } = gitRepository([
    { subject: 'a', files: { [state]: percent(75), [file]: baselineOf(...entries) } },
  ]);
  const { status, stdout } = await command([...now, '--format', 'json'], { cwd }); // ends within ten seconds, or is killed
  expect(status).toBe(1);
  const { summary, skipped } = JSON.parse(stdout);
  expect(summary.warnings).toBeGreaterThanOrEqual(10_000);
  expect(skipped).toContainEqual(expect.objectContaining({ rule: 'baseline/stale', root: '' }));
});

test.skipIf(process.getuid?.() !== 0)(
  'where it cannot be written, that is said, and nothing is left behind',
  async () => {
    const { top: cwd } = gitRepository([{ subject: 'a', files: { [state]: percent(75) } }]);
    chmodSync(cwd, 0o555);
    const given = { cwd, uid: 12345 };
    const { status, stderr } = await command([...now, '--no-git', '--update-baseline'], given);
    chmodSync(cwd, 0o755);
    expect(status).toBe(2);
    expect(stderr).toContain('no permission to write in ');
    expect(readdirSync(cwd).sort()).toEqual(['.git', '.grid']);
  },
);
