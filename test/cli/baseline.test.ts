import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baselineOf, entryOf } from '../lint/baseline/entries.js';
import { folder, put, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const file = 'agent-state-lint-baseline.json';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const now = ['--now', '2026-05-12T09:20:00Z'];
const only = ['--only', 'grid/progress-percent', '--only', 'baseline/', ...now];
const update = [...only, '--update-baseline'];
const line = '.grid/STATE.md:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]\n';
const told = (entries: number, added: number, removed: number, name = file) =>
  `agent-state-lint: ${name} holds ${entries} finding${entries === 1 ? '' : 's'}, ${added} added and ${removed} removed\n`;

const hiding = `1 finding hidden by ${file}\n`;

test('a file in which nothing changes keeps its line ends and its order', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  await run(update, { cwd });
  const text = `\ufeff${readFileSync(join(cwd, file), 'utf8').replaceAll('\n', '\r\n')}`;
  put(cwd, { [file]: text });
  expect((await run(update, { cwd })).stderr).toBe(told(1, 0, 0));
  expect(readFileSync(join(cwd, file), 'utf8')).toBe(text);
});

test('an old repository starts green, and what is new is told', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  expect(await run([...update, '--format', 'compact'], { cwd })).toEqual({
    status: 0,
    stdout: '',
    stderr: `${told(1, 1, 0)}${hiding}`,
  });
  expect(await run([...only, '--format', 'compact'], { cwd })).toEqual({ status: 0, stdout: '', stderr: hiding });
  put(cwd, { 'new/.grid/STATE.md': wrong });
  expect(await run([...only, '--format', 'compact'], { cwd })).toEqual({
    status: 1,
    stdout: `new/${line}`,
    stderr: hiding,
  });
});

test('for people, the last lines say how many are hidden, and by what', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong, 'ci/b.json': baselineOf(entryOf()) });
  const { stdout } = await run([...only, '--baseline', 'ci/b.json'], { cwd });
  expect(stdout.replace(/\d+ ms/, '41 ms')).toBe(
    '✔ Nothing found in .grid, 1 file, 41 ms\n  1 finding hidden by ci/b.json\n',
  );
});

test('what did not change is not written', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  await run(update, { cwd });
  const { ino, mtimeMs } = statSync(join(cwd, file));
  expect((await run(update, { cwd })).stderr).toBe(told(1, 0, 0));
  expect(statSync(join(cwd, file))).toMatchObject({ ino, mtimeMs });
  put(cwd, { '.grid/STATE.md': mission });
  expect((await run(update, { cwd })).stderr).toBe(told(0, 0, 1));
  expect(statSync(join(cwd, file)).ino).not.toBe(ino);
});

test('what is hidden is not repaired', async () => {
  const odd = edited(mission, { '"4be91d2"': '48e1053' });
  const cwd = repository({ '.grid/STATE.md': odd });
  const quoted = ['--only', 'syntax/', ...now];
  await run([...quoted, '--update-baseline'], { cwd });
  expect((await run([...quoted, '--fix'], { cwd })).status).toBe(0);
  expect(readFileSync(join(cwd, '.grid/STATE.md'), 'utf8')).toBe(odd);
  expect((await run([...quoted, '--fix', '--no-baseline'], { cwd })).status).toBe(0);
  expect(readFileSync(join(cwd, '.grid/STATE.md'), 'utf8')).not.toBe(odd);
});

test('without git, the folder stands for the repository', async () => {
  const cwd = folder({ 'a/.grid/STATE.md': wrong });
  expect((await run(update, { cwd })).status).toBe(0);
  expect(JSON.parse(readFileSync(join(cwd, file), 'utf8')).entries[0].path).toBe('a/.grid/STATE.md');
  expect((await run(only, { cwd })).status).toBe(0);
});

describe('exit status', () => {
  const entries = baselineOf(entryOf());
  test.each<[string, string, readonly string[], number]>([
    ['what is hidden is no error', wrong, [], 0],
    ['nor is it any with --fail-on', wrong, ['--fail-on', 'info'], 0],
    ['nor a warning', wrong, ['--rule', 'grid/progress-percent=warning', '--max-warnings', '0'], 0],
    ['without a baseline it is', wrong, ['--no-baseline'], 1],
    ['what no longer matches is a warning', mission, [], 0],
    ['that counts as others do', mission, ['--max-warnings', '0'], 1],
    ['and fails where warnings do', mission, ['--fail-on', 'warning'], 1],
    ['and is hidden by --quiet', mission, ['--quiet', '--fail-on', 'warning'], 1],
  ])('%s', async (_, text, options, status) => {
    const cwd = repository({ '.grid/STATE.md': text, [file]: entries });
    expect((await run([...only, ...options], { cwd })).status).toBe(status);
  });
});

describe('wrong usage', () => {
  test.each<[string, readonly string[], string]>([
    ['a file that is not there', ['--baseline', 'x.json'], 'there is no baseline x.json; --update-baseline writes it'],
    ['no file', ['--baseline='], "option '--baseline <file>' argument '' is invalid. It must not be empty; see --help"],
    ['of none', ['--no-baseline', '--update-baseline'], '--update-baseline and --no-baseline contradict one another'],
    [
      'of a commit',
      ['--update-baseline', '--rev', 'HEAD'],
      '--update-baseline reads the files of the working tree; leave out --rev',
    ],
    [
      'of a text',
      ['--update-baseline', '--stdin', '--stdin-path', '.grid/STATE.md'],
      '--update-baseline reads the files of the working tree; leave out --stdin',
    ],
    [
      'in a state root',
      ['--update-baseline', '--baseline', '.grid/b.json'],
      'the baseline .grid/b.json lies in a state root or in .git, where other files are kept',
    ],
    [
      'among the files of git',
      ['--update-baseline', '--baseline', '.git/b.json'],
      'the baseline .git/b.json lies in a state root or in .git, where other files are kept',
    ],
    [
      'in a folder that is not there',
      ['--update-baseline', '--baseline', 'no/b.json'],
      expect.stringContaining('there is no folder '),
    ],
    [
      'in the place of another file',
      ['--update-baseline', '--baseline', 'x.txt'],
      expect.stringContaining('x.txt:1:1: '),
    ],
  ])('%s', async (_, argv, message) => {
    const cwd = repository({ '.grid/STATE.md': wrong, 'x.txt': 'text' });
    const { status, stdout, stderr } = await run([...now, ...argv], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const [said, ...more] = stderr.replace(/^agent-state-lint: /, '').split('\n');
    expect([said, ...more]).toEqual([message, '']);
    expect(readFileSync(join(cwd, 'x.txt'), 'utf8')).toBe('text');
  });
});

test.each(['.grid/x', file])('nothing is recorded where the report would go to %s', async (output) => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  expect(await run([...update, '--output', output], { cwd })).toMatchObject({ status: 2, stdout: '' });
  expect(existsSync(join(cwd, file))).toBe(false);
});

test('a folder in its place is no file', async () => {
  const cwd = repository({ '.grid/STATE.md': wrong });
  mkdirSync(join(cwd, file));
  expect(await run(update, { cwd })).toMatchObject({
    status: 2,
    stderr: `agent-state-lint: ${file} is no regular file\n`,
  });
});

describe('the page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/baseline.md'), 'utf8');

  test('shows an entry as it is written', async () => {
    const [, shown = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
    const cwd = repository({ '.grid/STATE.md': wrong });
    await run(update, { cwd });
    expect([JSON.parse(shown)]).toEqual(JSON.parse(readFileSync(join(cwd, file), 'utf8')).entries);
  });

  test('shows what is said', async () => {
    const shown = [...page.matchAll(/^```text\n(.*?)^```/gms)].map(([, text = '']) => text);
    const cwd = repository({ '.grid/STATE.md': wrong });
    const { stderr } = await run(update, { cwd });
    const { stdout } = await run(only, { cwd });
    const numbers = (text: string) => text.replace(/\d+/g, '0').replace('findings', 'finding');
    expect(shown.map(numbers)).toEqual([stdout, stderr].map(numbers));
  });

  test('shows a configuration that names one', async () => {
    const [, yaml = ''] = /^```yaml agent-state-lint.yaml\n(.*?)^```/ms.exec(page) ?? [];
    const cwd = repository({
      '.grid/STATE.md': wrong,
      'agent-state-lint.yaml': yaml,
      'ci/known.json': baselineOf(entryOf()),
    });
    expect((await run(only, { cwd })).status).toBe(0);
  });
});
