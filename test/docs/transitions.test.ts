import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lifecycles } from '../../src/formats/grid/mission/status.js';
import { run } from '../cli/run.js';
import { examplesRepository } from '../support/examples.js';

// What the page shows is run, one after the other: a mission goes on.

const top = join(import.meta.dirname, '../..');
const page = readFileSync(join(top, 'docs/transitions.md'), 'utf8');
const sessions = [...page.matchAll(/^```console\n(.*?)^```$/gms)]
  .flatMap(([, text = '']) => text.split(/^\$ /m).slice(1))
  .map((shown) => ({ command: shown.slice(0, shown.indexOf('\n')), output: shown.slice(shown.indexOf('\n') + 1) }));

/** The words of a command; what stands in quotes is one of them. */
const wordsOf = (command: string): string[] =>
  (command.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ''));

test('the commands print what the page says, and leave no error behind', async () => {
  const cwd = join(examplesRepository(), 'examples/healthy');
  expect(sessions.length).toBeGreaterThan(5);
  for (const { command, output } of sessions) {
    const { stdout, stderr } = await run(wordsOf(command), { cwd });
    expect({ command, output: stderr === '' ? stdout : stderr }).toEqual({ command, output });
    const linted = await run(['--no-git', '--now', '2026-03-16T10:30:00Z', '--format', 'json'], { cwd });
    const { summary } = JSON.parse(linted.stdout) as { summary: { errors: number } };
    expect([command, summary.errors]).toEqual([command, 0]);
  }
});

describe('the table of the steps', () => {
  const [head = ''] = page.split('\n## ');
  const rows = [...head.matchAll(/^\| `([a-z-]+(?: [a-z]+)?)[^`]*` \|/gm)].map(([, words = '']) => words);

  test('names those that there are', () => {
    const commands = ['agent', 'block-done', 'blocker', 'checkpoint', 'skip', 'thread-done', 'transition', 'wave-done'];
    expect([...new Set(rows.map((row) => row.split(' ')[0]))].sort()).toEqual(commands);
  });

  test.each(rows)('%s has help', async (row) => {
    const words = row.split(' ');
    const known = ['transition', 'agent', 'blocker', 'checkpoint'].includes(words[0] ?? '') ? words : words.slice(0, 1);
    const { status, stdout } = await run([...known, '--help'], { cwd: top });
    expect([status, stdout]).toEqual([0, expect.stringContaining('--agent <name>')]);
  });
});

test('the legal ways are those of the lifecycles', () => {
  const [, ways = ''] = page.split('\n## Status and phase');
  const rows = [...ways.matchAll(/^\|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)].slice(2).map((cells) => {
    return cells.slice(1, 5).map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
  });
  const told = (from: number) =>
    Object.fromEntries(rows.flatMap((row) => (row[from]?.[0] === undefined ? [] : [[row[from][0], row[from + 1]]])));
  const legal = (dialect: 'schema' | 'persistence') =>
    Object.fromEntries(Object.entries(lifecycles[dialect].edges).filter(([, to]) => to.length > 0));
  const human = rows.findIndex(([first]) => first?.[0] === 'human_verify');
  rows.splice(human);
  expect([told(0), told(2)]).toEqual([legal('schema'), legal('persistence')]);
});
