import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exitStatus } from '../../src/cli/exit-status.js';
import { run } from '../cli/run.js';
import { examplesRepository } from '../support/examples.js';

// What the page shows is run.

const top = join(import.meta.dirname, '../..');
const page = readFileSync(join(top, 'docs/recovery.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
const account = readFileSync(join(top, 'examples/broken/account.txt'), 'utf8');
const argv = ['recover', 'examples/broken', '--no-git', '--now', '2026-04-20T09:00:00Z'];

test('the example says what it is expected to say', async () => {
  const { status, stdout } = await run(argv, { cwd: examplesRepository() });
  expect([status, stdout]).toEqual([1, account]);
});

test('the example is what its files make of it', async () => {
  const { stdout } = await run([...argv, '--format', 'json'], { cwd: examplesRepository() });
  const [{ account: rows, overview, text }] = JSON.parse(stdout).recovery;
  // Two blocks have summaries, and there are six plans; the checkpoint is about block 03.
  expect(overview).toMatchObject({ completed: ['01', '02'], current: { block: '03' }, percent: { value: 33.3 } });
  const sources = new Map(rows.map(({ field, source }: { field: string; source: string }) => [field, source]));
  const root = 'examples/broken/.grid';
  const lines = { version: 2, session_id: 3, mission_id: 4, cluster: 5, created_at: 6, status: 9, mode: 10 };
  for (const [field, line] of Object.entries(lines)) expect(sources.get(field)).toBe(`${root}/STATE.md:${line}`);
  expect(sources.get('phases.total')).toBe(`${root}/STATE.md:13`);
  expect(sources.get('position.block')).toBe(`${root}/CHECKPOINT.md:4`);
  expect(sources.get('progress.blocks_total')).toBe('the plans');
  for (const line of [
    'mode: "guided" # the owner reads every plan first',
    '  blocks_complete: 2',
    '  blocks_total: 6',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('a year later, it says the same', async () => {
  const later = await run([...argv.slice(0, -1), '2027-04-20T09:00:00Z'], { cwd: examplesRepository() });
  expect(later.stdout).toBe(account);
});

test('what the page shows as output is output', () => {
  const [, shown = ''] = /^\$ agent-state-lint recover examples\/broken --no-git\n(.*?)^```$/ms.exec(page) ?? [];
  const parts = shown.split(/^…\n/m);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(account).toContain(part);
});

test('what is written for the example has no errors, and is that of the account', async () => {
  const cwd = examplesRepository();
  const { status } = await run([...argv, '--write', '--yes'], { cwd });
  const linted = await run(['examples/broken', '--format', 'compact', '--fail-on', 'error'], { cwd });
  expect([status, linted.status]).toEqual([0, 0]);
});

describe('the commands', () => {
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.match(/^agent-state-lint [^#\n]+/gm) ?? []);

  test('are there', () => {
    expect(commands.length).toBeGreaterThan(6);
  });

  test.each(commands)('%s', async (command) => {
    const examples = join(examplesRepository(), 'examples');
    const words = command.trim().match(/"[^"]*"|\S+/g) ?? [];
    const healthy = join(examples, 'healthy');
    const given = words
      .slice(1)
      .map((word) => (/^(?:\.grid|apps\/shop)$/.test(word) ? healthy : word.replaceAll('"', '')));
    const person = { ask: async () => 'q', edit: async () => 'no' };
    const { stderr, status } = await run(given, { cwd: join(examples, 'monorepo'), person });
    expect(stderr).not.toMatch(/unknown|see --help/);
    // There is one commit only, and so no HEAD~3; all else can be done.
    expect(status === exitStatus.usage).toBe(command.includes('HEAD~3'));
  });
});

test('the exit statuses on the page are those that there are', () => {
  const statuses = page.match(/(?<=^\| )\d+(?= \|)/gm)?.map(Number);
  expect(statuses).toEqual(Object.values(exitStatus).filter((status) => status !== exitStatus.bug));
});

test('the question is the one that is asked', async () => {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return 'q';
  };
  const person = { ask, edit: async () => 'no' };
  await run([...argv, '--write'], { cwd: examplesRepository(), person });
  expect(blocks.find(({ text }) => text.startsWith('Accept'))?.text).toBe(`${questions[0]?.trimEnd()}\n`);
});

test('all that it leads to is there', () => {
  for (const [, to = ''] of page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    expect([to, existsSync(join(top, 'docs', to))]).toEqual([to, true]);
  }
});
