import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules, schemas } from '../../src/index.js';
import { folder } from '../support/folder.js';
import { run } from './run.js';

const cwd = '/';

describe('explain', () => {
  test('prints the page about a rule, without the marks of scripts', async () => {
    const { status, stdout, stderr } = await run(['explain', 'grid/progress-percent'], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('## Wrong\n');
    expect(stdout).toContain('## Right\n');
    expect(stdout).not.toContain('<!--');
  });

  test.each([
    [
      ['explain', 'grid/progess-percent'],
      'there is no rule "grid/progess-percent"; did you mean "grid/progress-percent"?',
    ],
    [['explain', 'progress-percent'], 'there is no rule "progress-percent"; did you mean "grid/progress-percent"?'],
    [['explain', '../../README'], 'there is no rule "../../README"'],
    [['explain'], "missing required argument 'rule'; see --help"],
    [
      ['explain', 'grid/progress-percent', 'more'],
      "too many arguments for 'explain'. Expected 1 argument but got 2; see --help",
    ],
  ])('%j is wrong usage', async (argv, message) => {
    expect(await run(argv, { cwd })).toEqual({ status: 2, stdout: '', stderr: `agent-state-lint: ${message}\n` });
  });
});

describe('rules', () => {
  test('a line each, for a pipe', async () => {
    const { status, stdout } = await run(['rules'], { cwd });
    expect(status).toBe(0);
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toMatch(/^rule +severity {2}repair {2}what holds when it is silent$/);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(rules().map((rule) => rule.id));
  });

  test('within the columns of a terminal', async () => {
    const { stdout } = await run(['rules'], { cwd, terminal: 80 });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.length).toBeGreaterThan(rules().length + 1);
  });

  test('as data', async () => {
    const { stdout } = await run(['rules', '--format', 'json'], { cwd });
    expect(JSON.parse(stdout)).toEqual(rules());
  });

  test('in no other format', async () => {
    expect(await run(['rules', '--format', 'xml'], { cwd })).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('schema', () => {
  test.each(Object.keys(schemas()))('%s', async (name) => {
    const { status, stdout } = await run(['schema', name], { cwd });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: expect.stringMatching(/^(?:object|array)$/),
    });
  });

  const list = `(${Object.keys(schemas()).sort().join(', ')})`;
  test.each([
    [['schema'], `which schema? ${list}`],
    [['schema', 'grid/stat'], `there is no schema "grid/stat"; did you mean "grid/state"? ${list}`],
    [['schema', '__proto__'], `there is no schema "__proto__" ${list}`],
  ])('%j is wrong usage', async (argv, message) => {
    expect(await run(argv, { cwd })).toEqual({ status: 2, stdout: '', stderr: `agent-state-lint: ${message}\n` });
  });
});

describe('help and version', () => {
  test.each([['--help'], ['-h'], ['help']])('%s', async (word) => {
    const { status, stdout, stderr } = await run([word], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const option of [
      '--format',
      '--output',
      '--rule',
      '--only',
      '--fail-on',
      '--max-warnings',
      '--quiet',
      '--now',
    ]) {
      expect(stdout).toContain(`  ${option} `);
    }
    for (const option of [
      '--stdin',
      '--stdin-path',
      '--allow-empty',
      '--color',
      '--no-color',
      'explain',
      'rules',
      'schema',
    ]) {
      expect(stdout).toContain(`  ${option} `);
    }
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('of a command that there is not', async () => {
    expect(await run(['help', 'nope'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'agent-state-lint: there is no command "nope"; see --help\n',
    });
  });

  test('of a command', async () => {
    const { status, stdout } = await run(['explain', '--help'], { cwd });
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: agent-state-lint explain [options] <rule>');
  });

  test.each(['--version', '-v'])('%s', async (word) => {
    expect(await run([word], { cwd })).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    });
  });
});

describe('options of linting before a command are wrong usage', () => {
  test.each<[readonly string[], string, string]>([
    [['--output', 'x', 'rules'], '--output', 'rules'],
    [['--format', 'json', 'explain', 'grid/budget'], '--format', 'explain'],
    [['--format', 'pretty', 'rules'], '--format', 'rules'],
    [['--quiet', 'rules', '--format', 'json'], '--quiet', 'rules'],
    [['--only', 'grid/', 'schema', 'grid/state'], '--only', 'schema'],
    [['--no-color', 'rules'], '--no-color', 'rules'],
    [['--color', 'rules'], '--color', 'rules'],
  ])('%j', async (argv, option, name) => {
    const top = folder();
    expect(await run(argv, { cwd: top })).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: ${option} before ${name} is an option of linting; those of ${name} stand behind it, see ${name} --help\n`,
    });
    expect(readdirSync(top)).toEqual([]);
  });

  test('and so are they behind one that has no such option', async () => {
    for (const argv of [
      ['rules', '--quiet'],
      ['explain', 'grid/budget', '--output', 'x'],
    ]) {
      expect(await run(argv, { cwd })).toMatchObject({ status: 2, stdout: '' });
    }
  });
});

test('a directory that is called like a command is written with a dot', async () => {
  const top = folder({ 'rules/x.md': '' });
  expect(await run(['./rules'], { cwd: top })).toMatchObject({
    status: 2,
    stderr: 'agent-state-lint: nothing to lint: no .grid/ or .hivemind/ with agent state in ./rules or below it\n',
  });
});
