import { describe, expect, it, test } from 'vitest';
import { freshFiles } from '../../../../../src/formats/grid/recover/init/files.js';
import { lint } from '../../../../../src/index.js';
import { parseInstant } from '../../../../../src/text/time.js';
import { repository } from '../../../../support/folder.js';

const now = Date.parse('2026-05-12T09:20:00.750Z');

/** All that the linter says of a fresh root. */
async function said(name: string): Promise<readonly string[]> {
  const files = Object.entries(freshFiles({ name, now })).map(([path, text]) => [`.grid/${path}`, text] as const);
  const { report } = await lint({ cwd: repository(Object.fromEntries(files)), now });
  expect(report.roots).toEqual([{ path: '.grid', format: 'grid', dialect: 'schema' }]);
  return report.findings.map(({ rule, path, message }) => `${rule} ${path}: ${message}`);
}

describe('freshFiles', () => {
  it('has every file of the persistence guide that is there before a mission begins', () => {
    expect(Object.keys(freshFiles({ name: 'Recipe Box', now }))).toEqual([
      '.gitignore',
      'plans/.gitkeep',
      'phases/.gitkeep',
      'WARMTH.md',
      'SCRATCHPAD.md',
      'DECISIONS.md',
      'BLOCKERS.md',
      'config.json',
      'STATE.md',
    ]);
  });

  test.each([
    ['Recipe Box'],
    ['TODO'],
    ['undefined'],
    ['---'],
    [' \n '],
    ['my: "project" # 1'],
    ['line one\nstatus: complete\n---\n'],
    ['# Active Agents'],
    ['<!-- agent-state-lint-disable grid/dialect -->'],
    ['日本語 🎉'],
    ['\u202egnp.exe\u0000'],
    ['x'.repeat(200)],
  ])('the linter says nothing of a mission called %j', async (name) => {
    expect(await said(name)).toEqual([]);
  });

  it('names the mission and stamps its ids with its beginning', () => {
    const state = freshFiles({ name: 'Café & Bar', now })['STATE.md'] ?? '';
    expect(state).toContain(
      'cluster: "Café & Bar"\ncreated_at: "2026-05-12T09:20:00Z"\nupdated_at: "2026-05-12T09:20:00Z"\n',
    );
    expect(state).toMatch(/^session_id: "sess-20260512T092000Z-[0-9a-f]{6}"$/m);
    expect(state).toContain('mission_id: "mission-20260512T092000Z-cafe-bar"\n');
    expect(parseInstant('20260512T092000Z')?.ms).toBe(Date.parse('2026-05-12T09:20:00Z'));
  });

  it('is the same for the same name and moment', () => {
    expect(freshFiles({ name: 'a', now })).toEqual(freshFiles({ name: 'a', now }));
  });
});
