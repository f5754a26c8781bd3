import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { lint, readState, updateState } from '../../src/index.js';
import { holdWithPython, pythonGets } from '../repository/lock/holder.js';
import { repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { command } from './command.js';
import { writer } from './writers.js';

// Programs that write to one state at the same time, and such as are killed while they do. How many can be told by the
// environment: AGENT_STATE_LINT_WRITERS=16 AGENT_STATE_LINT_UPDATES=100 AGENT_STATE_LINT_KILLS=100.

const size = (name: string, usual: number): number => Number(process.env[`AGENT_STATE_LINT_${name}`] ?? usual);
const [writers, updates, kills] = [size('WRITERS', 4), size('UPDATES', 15), size('KILLS', 15)];
const patience = 30_000 + writers * updates * 100 + kills * 2_000;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Enough threads for all updates that a test makes; of the values above, none is about them. */
const roomy = mission
  .replace('threads_complete: 13', 'threads_complete: 0')
  .replace('threads_total: 16', 'threads_total: 99999');
const root = () => join(repository({ '.grid/STATE.md': roomy }), '.grid');
const bodyOf = (text: string) => text.slice(text.indexOf('\n# THE GRID'));
const done = async (grid: string) => (await readState({ root: grid })).get('progress.threads_complete');

/** Whether a file is whole: it parses, has its body to the last byte, and no errors. */
async function isWhole(grid: string, text: string): Promise<boolean> {
  const { report } = await lint({
    cwd: grid,
    contents: { 'STATE.md': text },
    git: false,
    only: ['syntax/', 'schema/'],
  });
  return report.summary.errors === 0 && bodyOf(text) === bodyOf(mission);
}

test('programs that update one state lose nothing, and whoever reads meanwhile meets a whole file', {
  timeout: patience,
}, async () => {
  const grid = root();
  const all = Array.from({ length: writers }, (_, index) => writer(grid, `executor-${index + 1}`, updates));
  const statuses = Promise.all(all.map(({ ended }) => ended));
  const seen = new Set<string>();
  let reads = 0;
  let isOver = false;
  void statuses.then(() => {
    isOver = true;
  });
  let last = -1;
  while (!isOver) {
    const text = readFileSync(join(grid, 'STATE.md'), 'utf8');
    reads += 1;
    const [, count = ''] = /^ {2}threads_complete: (\d+)$/m.exec(text) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(last); // never back
    last = Number(count);
    seen.add(text);
    await wait(1);
  }
  expect(await statuses).toEqual(all.map(() => 0));
  expect(await done(grid)).toBe(writers * updates);
  for (const text of seen) expect(await isWhole(grid, text)).toBe(true);
  expect(reads).toBeGreaterThan(updates);
  expect(readdirSync(grid).sort()).toEqual(['.state.lock', 'STATE.md']);
  if (process.env.AGENT_STATE_LINT_WRITERS)
    console.log(
      `${writers * updates} updates, ${all.reduce((sum, one) => sum + one.again(), 0)} tried again, ${reads} reads, ${seen.size} texts`,
    );
});

test('a writer that is killed leaves a whole file, and keeps nobody out', { timeout: patience }, async () => {
  const grid = root();
  let leftovers = 0;
  let told = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const one = writer(grid, 'executor-001', 10_000);
    await one.begun;
    await wait((kill * 37) % 59); // an update takes some 20 ms
    one.child.kill('SIGKILL');
    await one.ended;
    told += one.updated();
    leftovers += readdirSync(grid).filter((name) => name.endsWith('.tmp')).length;
    expect(await isWhole(grid, readFileSync(join(grid, 'STATE.md'), 'utf8'))).toBe(true);
    await updateState(grid, { position: { thread: 2 + (kill % 2) } }, { agent: 'executor-002' });
    expect(readdirSync(grid).sort()).toEqual(['.state.lock', 'STATE.md']);
  }
  // Of each that was killed, one update may have been made that it had no time to tell.
  const made = Number(await done(grid));
  expect(made).toBeGreaterThanOrEqual(told);
  expect(made).toBeLessThanOrEqual(told + kills);
  if (process.env.AGENT_STATE_LINT_KILLS)
    console.log(`${kills} kills, ${told} updates told, ${made} made, ${leftovers} temporary files swept`);
});

describe.runIf(hasPython && process.platform === 'linux')('programs in Python that take the lock', () => {
  test('are waited for', async () => {
    const grid = root();
    const holder = await holdWithPython(join(grid, '.state.lock'));
    const said = command(['update', '--agent', 'executor-001', 'position.thread=3'], { cwd: grid });
    await wait(700);
    expect((await readState({ root: grid })).get('position.thread')).toBe(2);
    holder.release();
    expect((await said).status).toBe(0);
    expect((await readState({ root: grid })).get('position.thread')).toBe(3);
  });

  test('keep us out for 5 s at most, and then the exit status says so', { timeout: 20_000 }, async () => {
    const grid = root();
    const lock = join(grid, '.state.lock');
    const holder = await holdWithPython(lock);
    const { status, stderr } = await command(['update', '--agent', 'executor-001', 'position.thread=3'], { cwd: grid });
    expect([status, stderr]).toEqual([
      75,
      `agent-state-lint: another program has held the lock ${lock} for 5 s; nothing was written; try again\n`,
    ]);
    expect(readFileSync(join(grid, 'STATE.md'), 'utf8')).toBe(roomy);
    holder.release();
  });

  test('wait for us, and find the lock free when we are done', async () => {
    const grid = root();
    const lock = join(grid, '.state.lock');
    const one = writer(grid, 'executor-001', 40);
    await one.begun;
    // As the reference code does: it waits, reads, counts, writes in place, and lets go.
    const counting = `
import fcntl, re, sys
for _ in range(20):
    lock = open(sys.argv[1] + '/.state.lock', 'w')
    fcntl.flock(lock.fileno(), fcntl.LOCK_EX)
    text = open(sys.argv[1] + '/STATE.md').read()
    more = re.sub(r'(threads_complete: )(\\d+)', lambda m: m.group(1) + str(int(m.group(2)) + 1), text)
    open(sys.argv[1] + '/STATE.md', 'w').write(more)
    lock.close()
`;
    const python = spawn('python3', ['-c', counting, grid], { stdio: 'inherit' });
    const status = await new Promise((resolve) => python.on('exit', resolve));
    expect([status, await one.ended]).toEqual([0, 0]);
    expect(await done(grid)).toBe(60);
    expect(await pythonGets(lock)).toBe(true);
  });
});
