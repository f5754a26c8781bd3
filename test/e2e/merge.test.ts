import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { command } from './command.js';
import { step } from './step.js';

const clock = ['--now', '2026-05-12T09:20:00Z', '--no-git'];
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });

const workspace = () =>
  repository(
    Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`packages/p${at}/.grid/STATE.md`, at % 3 === 0 ? wrong : mission]),
    ),
  );

test('processes that know nothing of one another share the work, and merge makes one of it', async () => {
  const cwd = workspace();
  const out = folder();
  const shards = ['1/4', '2/4', '3/4', '4/4'];
  const all = await Promise.all(
    shards.map((shard, at) => {
      const output = ['--format', 'json', '--output', join(out, `${at}.json`)];
      return command([...clock, '--shard', shard, '--fail-on', 'never', ...output], { cwd });
    }),
  );
  expect(all).toEqual(shards.map(() => ({ status: 0, stdout: '', stderr: '' })));
  expect(readdirSync(out)).toHaveLength(4);
  const whole = await command([...clock, '--format', 'json'], { cwd });
  expect(whole.status).toBe(1);
  expect(await command(['merge', out, '--format', 'json'], { cwd })).toEqual(whole);
});

test('the Action tells what all shards have found, and fails where one is missing', async () => {
  const cwd = workspace();
  const out = folder();
  for (const index of [1, 2]) {
    const output = ['--format', 'json', '--output', join(out, `${index}.json`)];
    await command([...clock, '--only', 'grid/progress-percent', '--shard', `${index}/2`, ...output], { cwd });
  }
  const told = await step({ workspace: folder(), inputs: { report: out } });
  // Every third of the forty, the first one included.
  expect(told.outputs).toMatchObject({ outcome: 'failure', errors: '14', warnings: '0' });
  expect(told.status).toBe(1);
  expect(told.summary).toContain('packages/p39/.grid');
  rmSync(join(out, '2.json'));
  const half = await step({ workspace: folder(), inputs: { report: out } });
  expect(half).toMatchObject({ status: 1, outputs: { outcome: 'error' } });
  expect(half.commands).toContainEqual(
    expect.objectContaining({
      name: 'error',
      data: 'the report of shard 2/2 is missing: what is there would pass for the whole',
    }),
  );
});

test('--fix repairs the roots of its shard, and no others', async () => {
  const cwd = repository(
    Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `p${at}/.grid/STATE.md`,
        edited(mission, { 'energy: 9000': 'energy: "9000"' }),
      ]),
    ),
  );
  const only = [...clock, '--only', 'schema/type', '--format', 'json'];
  const errors = async (...argv: string[]) =>
    JSON.parse((await command([...only, ...argv], { cwd })).stdout).summary.errors;
  const [first, second] = [await errors('--shard', '1/2'), await errors('--shard', '2/2')];
  expect(first + second).toBe(8);
  expect(Math.min(first, second)).toBeGreaterThan(0);
  expect(await errors('--shard', '1/2', '--fix')).toBe(0);
  expect(await errors()).toBe(second);
});

test.skipIf(process.getuid?.() !== 0)('a folder that cannot be searched is told by one shard', async () => {
  const cwd = workspace();
  chmodSync(cwd, 0o755);
  for (const name of ['p1', 'p2']) chmodSync(join(cwd, 'packages', name), 0);
  const said: string[] = [];
  for (const shard of ['1/3', '2/3', '3/3']) {
    said.push((await command([...clock, '--shard', shard, '--format', 'compact'], { cwd, uid: 65_534 })).stderr);
  }
  const lines = said.flatMap((text) => text.split('\n')).filter((line) => line.includes('searched'));
  expect(lines.sort()).toEqual(
    ['p1', 'p2'].map((name) => `agent-state-lint: packages/${name} was not searched: it could not be read`),
  );
});
