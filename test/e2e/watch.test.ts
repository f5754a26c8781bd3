import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { put, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { cli, node } from './command.js';

const state = '.grid/STATE.md';
const percent = (value: number) => edited(mission, { 'percent: 80.0': `percent: ${value}` });
const told = (value: number) => `progress.percent is ${value}, but 4 of 5 blocks make 80`;

/** The command as a process that goes on. */
function watch(cwd: string, ...argv: string[]) {
  const child = spawn(node, [cli, '--watch', '--only', 'grid/progress-percent', '--format', 'compact', ...argv], {
    cwd,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  /** Waits until something is said so many times. */
  const hears = async (text: string, times = 1) => {
    for (let ms = 0; output.split(text).length <= times && ms < 9000; ms += 20) await wait(20);
    expect(output.split(text).length - 1, output).toBeGreaterThanOrEqual(times);
  };
  return { child, ended, hears, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with status 0', async (signal) => {
  const it = watch(repository({ [state]: percent(75) }));
  await it.hears('waiting for changes');
  expect(it.output()).toContain(told(75));
  it.child.kill(signal);
  expect(await it.ended).toBe(0);
});

test('what is wrong from the start ends it with status 2', async () => {
  const it = watch(repository({}));
  expect(await it.ended).toBe(2);
  expect(it.output()).toContain('nothing to lint');
});

test('it sees writes in place, writes by a rename, and files that vanish', async () => {
  const cwd = repository({ [state]: percent(75) });
  const it = watch(cwd);
  await it.hears('waiting for changes');
  put(cwd, { [state]: percent(70) });
  await it.hears(told(70));
  await it.hears('waiting for changes', 2);
  for (const [value, times] of [
    [65, 3],
    [60, 4],
  ] as const) {
    put(cwd, { '.grid/.STATE.md.tmp': percent(value) });
    renameSync(join(cwd, '.grid/.STATE.md.tmp'), join(cwd, state));
    await it.hears(told(value));
    await it.hears('waiting for changes', times);
  }
  for (let round = 0; round < 30; round += 1) {
    put(cwd, { '.grid/plans/a/b.md': 'x' });
    rmSync(join(cwd, '.grid/plans'), { recursive: true });
  }
  await wait(300);
  put(cwd, { [state]: percent(55) });
  await it.hears(told(55));
  it.child.kill('SIGINT');
  expect(await it.ended).toBe(0);
});

test.runIf(existsSync('/proc/self/fdinfo'))('it watches what matters, and not all there is', async () => {
  const modules = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`node_modules/p${i}/index.js`, '']));
  const sources = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`src/f${i}.ts`, '']));
  const cwd = repository({ [state]: mission, ...modules, ...sources });
  const it = watch(cwd);
  await it.hears('waiting for changes');
  const info = `/proc/${it.child.pid}/fdinfo`;
  const watched = readdirSync(info).flatMap((fd) => readFileSync(join(info, fd), 'utf8').match(/^inotify /gm) ?? []);
  expect(watched.length).toBeGreaterThan(2);
  expect(watched.length).toBeLessThan(20);
});
