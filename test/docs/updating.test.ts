import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exitStatus } from '../../src/cli/exit-status.js';
import * as library from '../../src/index.js';
import { run } from '../cli/run.js';
import { examplesRepository } from '../support/examples.js';

// What the page shows is run.

const top = join(import.meta.dirname, '../..');
const page = readFileSync(join(top, 'docs/updating.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
const inHealthy = () => ({ cwd: join(examplesRepository(), 'examples/healthy') });

/** The words of a command, without its comment. */
const wordsOf = (command: string): string[] => command.replace(/ +#.*/, '').trim().split(/ +/).slice(1);

const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.match(/^agent-state-lint .+/gm) ?? []);

const sessions = blocks
  .filter(({ language }) => language === 'console')
  .flatMap(({ text }) => text.split(/^\$ /m).slice(1))
  .map((shown) => ({ command: shown.slice(0, shown.indexOf('\n')), output: shown.slice(shown.indexOf('\n') + 1) }));

describe('the commands', () => {
  test('are there', () => {
    expect([commands.length, sessions.length]).toEqual([4, 4]);
  });

  test.each(commands)('%s', async (command) => {
    const { status, stderr } = await run(wordsOf(command), inHealthy());
    // That example waits for an answer: going on without it is what the last command is about, and a matter of its files.
    expect([status, stderr]).toEqual([exitStatus.clean, '']);
  });

  test.each(sessions)('$command', async ({ command, output }) => {
    expect(await run(wordsOf(command), inHealthy())).toEqual({ status: 0, stdout: output, stderr: '' });
  });
});

describe('the values in the table', () => {
  const rows = [...page.matchAll(/^\| `([a-z_.]+)=(.+?)`(?:, `=(.+?)`)? \|/gm)].map(
    ([, field, value]) => `${field}=${value}`,
  );

  test('are there', () => {
    expect(rows).toHaveLength(7);
  });

  // By its quotes, the number is text, which the field does not hold.
  test.each(rows)('%s', async (word) => {
    const { status, stderr } = await run(['update', '--agent', 'mc', '--dry-run', word], inHealthy());
    expect([word, status === 0, stderr.includes('schema/type')]).toEqual([
      word,
      !word.includes('"3"'),
      word.includes('"3"'),
    ]);
  });
});

test('the exit statuses and errors are those that there are', () => {
  const rows = [...page.matchAll(/^\| (\d+) \| (?:`(\w+)`)? ?\|/gm)].map(([, status, name]) => ({
    status: Number(status),
    name,
  }));
  expect([...new Set(rows.map(({ status }) => status))]).toEqual(
    Object.values(exitStatus).filter((one) => one !== exitStatus.bug),
  );
  const names = rows.flatMap(({ name }) => name ?? []);
  const errors = Object.entries(library).flatMap(([name, one]) =>
    String(one).includes('extends Error') ? [name] : [],
  );
  expect(names.sort()).toEqual(errors.filter((name) => name !== 'UsageError').sort());
});

test('all that it leads to is there', () => {
  for (const [, to = ''] of page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    expect([to, existsSync(join(top, 'docs', to))]).toEqual([to, true]);
  }
});
