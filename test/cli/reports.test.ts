import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatNames } from '../../src/reporters/index.js';
import { repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const percent = ['--only', 'grid/progress-percent'];

test.each(formatNames)('the exit status does not depend on --format %s', async (format) => {
  const status = async (text: string, ...argv: string[]) => {
    const cwd = repository({ '.grid/STATE.md': text });
    return (await run([...percent, '--format', format, ...argv], { cwd })).status;
  };
  expect(await status(mission)).toBe(0);
  expect(await status(wrong)).toBe(1);
  expect(await status(wrong, '--fail-on', 'never')).toBe(0);
});

describe('several formats', () => {
  test('each goes to its own output', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const argv = [
      '--format',
      'json',
      '--output',
      'a.json',
      '--format',
      'gitlab',
      '--output',
      'b.json',
      '--format',
      'github',
    ];
    const { stdout, stderr } = await run([...percent, ...argv], { cwd });
    expect(stdout).toMatch(/^::error [^\n]+\n$/);
    expect(stderr).toBe('');
    const read = (name: string) => JSON.parse(readFileSync(join(cwd, name), 'utf8'));
    expect(read('a.json')).toMatchObject({ version: 1, findings: [{ rule: 'grid/progress-percent' }] });
    expect(read('b.json')).toMatchObject([{ check_name: 'grid/progress-percent' }]);
  });

  test('both streams may be used, a colour for each', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    const argv = ['--format', 'pretty', '--output', '/dev/stderr', '--format', 'json', '--output', '-'];
    const { stdout, stderr } = await run([...percent, ...argv, '--color'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1 });
    expect(stderr).toContain('\u001b[');
  });

  test.each<[readonly string[], string]>([
    [
      ['--format', 'json', '--format', 'compact'],
      'two reports on standard output; name a file behind --format compact with --output',
    ],
    [
      ['--output', 'a', '--format', 'json', '--format', 'compact'],
      '--output a needs a --format before it, for there are several',
    ],
    [['--output', 'a', '--output', 'b'], '--output a needs a --format before it, for there are several'],
    [
      ['--format', 'json', '--output', 'a', '--format', 'compact', '--output', './a'],
      '--output ./a is there twice: the second report would replace the first',
    ],
    [
      ['--format', 'json', '--output', 'a', '--format', 'compact', '--output', 'link/a'],
      '--output link/a is there twice: the second report would replace the first',
    ],
    [
      ['--format', 'json', '--output', 'a', '--format', 'compact', '--output', '.grid/a'],
      '--output .grid/a lies in a state root or in .git: the report would stand among what is kept there, or in its place',
    ],
  ])('%j is wrong usage, and nothing is written', async (argv, message) => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    symlinkSync('.', join(cwd, 'link'));
    expect(await run([...percent, ...argv], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: `agent-state-lint: ${message}\n`,
    });
    expect(existsSync(join(cwd, 'a'))).toBe(false);
  });
});
