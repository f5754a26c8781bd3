import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resumption } from '../../src/formats/grid/resume/index.js';
import { run } from '../cli/run.js';
import { examplesRepository } from '../support/examples.js';

// What the page shows is run.

const top = join(import.meta.dirname, '../..');
const page = readFileSync(join(top, 'docs/resuming.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
const inHealthy = () => ({ cwd: join(examplesRepository(), 'examples/healthy') });
const wordsOf = (command: string): string[] => command.replace(/ +#.*/, '').trim().split(/ +/).slice(1);

const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.match(/^agent-state-lint .+/gm) ?? []);

const sessions = blocks
  .filter(({ language }) => language === 'console')
  .flatMap(({ text }) => text.split(/^\$ /m).slice(1))
  .map((shown) => ({ command: shown.slice(0, shown.indexOf('\n')), output: shown.slice(shown.indexOf('\n') + 1) }));

test('the examples are there', () => {
  expect([commands.length, sessions.length]).toEqual([4, 2]);
});

test.each(commands)('%s', async (command) => {
  const { status, stderr } = await run(wordsOf(command), inHealthy());
  expect([status, stderr]).toEqual([0, '']);
});

test.each(sessions)('$command', async ({ command, output }) => {
  const given = inHealthy();
  if (command.includes('warmth')) rmSync(join(given.cwd, '.grid/WARMTH.md'));
  const { status, stdout, stderr } = await run(wordsOf(command), given);
  const [beginning = '', ...cut] = output.split('…\n');
  expect([status, stderr, stdout.slice(0, beginning.length)]).toEqual([0, '', beginning]);
  if (cut.length === 0) expect(stdout).toBe(beginning);
});

describe('the tables', () => {
  test('name the checks and their rules', () => {
    for (const { name, rules } of resumption.checks) {
      const [, row = ''] = new RegExp(`^\\| ${name} \\| (.*) \\|$`, 'm').exec(page) ?? [];
      expect(rules.filter((rule) => !row.includes(`\`${rule}\``))).toEqual([]);
    }
  });

  test('name every strategy', async () => {
    const { stdout } = await run(['resume', '--help'], inHealthy());
    const [, list = ''] = /Strategies:\n(.*?)\n\n/s.exec(stdout) ?? [];
    const strategies = [...list.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
    expect(strategies).toHaveLength(9);
    const told = page.slice(page.indexOf('### The strategies'), page.indexOf('### The prompt'));
    // The four ways on from a failure are named together.
    expect(strategies.filter((name) => !told.includes(name))).toEqual([]);
  });
});

test('all that it leads to is there', () => {
  for (const [, to = ''] of page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    expect([to, existsSync(join(top, 'docs', to))]).toEqual([to, true]);
  }
});
