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
      left: [],
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

  test('nothing is said to hold every lesson that does not', async () => {
    const lost = { '.grid/01-SUMMARY.md': '---\nblock: 1\nlessons_learned:\n  gotchas: ["```"]\n---\n# Block 01\n' };
    const left = await run(['warmth'], { cwd: here({ ...lost, '.grid/WARMTH.md': 'gotchas: []\n' }) });
    expect([left.status, left.stdout]).toEqual([0, 'nothing was added to .grid/WARMTH.md\n']);
    expect(left.stderr).toContain('1 lesson has no word, and was left out: "```"');
    const unread = here({
      '.grid/WARMTH.md': 'gotchas: [The oven is hot]\n',
      '.grid/02-SUMMARY.md': '---\nblock: [\n---\n',
    });
    const { stdout, stderr } = await run(['warmth'], { cwd: unread });
    expect(stdout).toBe('nothing was added to .grid/WARMTH.md\n');
    expect(stderr).toContain('its lessons are not merged');
  });

  test('a file that nothing can be added to is left alone', async () => {
    const cwd = here({ '.grid/WARMTH.md': 'gotchas: |\n  a\n' });
    const { status, stderr } = await run(['warmth'], { cwd });
    expect([status, stderr]).toEqual([2, expect.stringContaining('add them by hand: "The oven is hot"')]);
    expect(readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8')).toBe('gotchas: |\n  a\n');
  });

  test('after a merge, resume knows of no lesson that is missing', async () => {
    const summary =
      '---\nblock: 1\nlessons_learned:\n  gotchas: ["[x] task", "Gotchas:", "a \\u202e b"]\n---\n# Block 01\n';
    const cwd = here({ '.grid/01-SUMMARY.md': summary, '.grid/WARMTH.md': '## Gotchas\n\n- x\n' });
    const resume = ['resume', '--no-git', '--now', '2026-05-12T09:20:00Z'];
    const missing = 'not all lessons of the summaries are in WARMTH.md';
    expect((await run(resume, { cwd })).stdout).toContain(missing);
    await run(['warmth'], { cwd });
    const { stdout } = await run(resume, { cwd });
    expect([stdout.includes('Warmth: 4 lessons'), stdout.includes(missing)]).toEqual([true, false]);
    expect((await run(['--only', 'grid/warmth', '--fail-on', 'info'], { cwd })).status).toBe(0);
  });
});
