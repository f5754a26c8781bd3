import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/folder.js';
import { persistence } from '../support/mission.js';
import { run } from './run.js';

describe('warmth', () => {
  const summary = '---\nblock: 1\nlessons_learned:\n  gotchas: ["The oven is hot"]\n---\n# Block 01\n';
  const here = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
    repository({ '.grid/STATE.md': persistence, '.grid/01-SUMMARY.md': summary, ...more });

  test('makes the file, once', async () => {
    const cwd = here();
    const { status, stdout } = await run(['warmth'], { cwd });
    expect([status, stdout]).toEqual([0, 'made .grid/WARMTH.md: 1 lesson added\n  gotchas: "The oven is hot"\n']);
    const made = readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8');
    expect(await run(['warmth'], { cwd })).toMatchObject({
      stdout: '.grid/WARMTH.md holds every lesson of the summaries\n',
    });
    expect(readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8')).toBe(made);
    expect((await run(['--only', 'grid/warmth', '--fail-on', 'info'], { cwd })).status).toBe(0);
  });

  test('--dry-run shows the difference, and leaves no trace', async () => {
    const cwd = here();
    const { stdout } = await run(['warmth', '--dry-run'], { cwd });
    expect(stdout).toContain('+gotchas:\n+  - "The oven is hot"\n');
    expect([existsSync(join(cwd, '.grid/WARMTH.md')), existsSync(join(cwd, '.grid/.state.lock'))]).toEqual([
      false,
      false,
    ]);
  });

  test('in JSON', async () => {
    const { stdout } = await run(['warmth', '--format', 'json'], { cwd: here() });
    expect(JSON.parse(stdout)).toEqual({
      path: '.grid/WARMTH.md',
      isWritten: true,
      added: [{ category: 'gotchas', text: 'The oven is hot', path: '.grid/01-SUMMARY.md' }],
      notes: [],
    });
  });

  test('a byte order mark stays', async () => {
    const cwd = here({ '.grid/WARMTH.md': '\ufeffgotchas: []\n' });
    await run(['warmth'], { cwd });
    expect(readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8')).toBe('\ufeffgotchas:\n  - "The oven is hot"\n');
  });

  test('a broken file is left alone', async () => {
    const cwd = here({ '.grid/WARMTH.md': 'gotchas: [\n' });
    const { status, stderr, stdout } = await run(['warmth', '--format', 'json'], { cwd });
    expect([status, JSON.parse(stdout).error.name]).toEqual([2, 'InvalidFrontmatter']);
    expect(stderr).toContain('does not parse');
    expect(readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8')).toBe('gotchas: [\n');
  });
});
