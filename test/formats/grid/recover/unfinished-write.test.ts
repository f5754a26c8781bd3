import { describe, expect, test } from 'vitest';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { folder, put } from '../../../support/folder.js';
import { gitRepository } from '../../../support/git.js';
import { edited, mission } from '../../../support/mission.js';
import { requestIn } from './request.js';

const path = '.grid/STATE.md';
const beside = '.grid/STATE.md.tmp';
/** What was to take the place of the mission: written whole, and then the writer was killed. */
const newer = edited(mission, {
  '2026-05-12T09:15:00Z': '2026-05-12T09:17:00Z',
  'total_cost_usd: 6.4': 'total_cost_usd: 6.6',
});
const cut = mission.slice(0, mission.indexOf('  can_resume'));

async function recoveredIn(files: Readonly<Record<string, string>>) {
  const top = folder();
  put(top, files);
  const recovery = await recoverGrid(await requestIn(top, { git: false }));
  return { recovery, file: recovery.files.find((one) => one.path === path) };
}

describe('a whole state that was written beside STATE.md, and is newer', () => {
  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['is broken', { [path]: cut }, /^STATE\.md does not parse: .*; STATE\.md\.tmp beside it is whole, and newer$/],
    ['is gone', {}, /^there is no STATE\.md; STATE\.md\.tmp beside it is whole, and newer$/],
    ['is empty', { [path]: '' }, /^STATE\.md is empty; STATE\.md\.tmp beside it is whole, and newer$/],
  ])('is taken where that %s', async (_, files, reason) => {
    const { recovery, file } = await recoveredIn({ ...files, [beside]: newer });
    expect(recovery.reason).toMatch(reason);
    expect(file?.text).toBe(newer);
    const cost = file?.account.find(({ field }) => field === 'budget');
    expect(cost).toMatchObject({ sure: true, source: { path: beside } });
    expect(file?.decide).toContain(
      'STATE.md.tmp was written to take the place of STATE.md, and did not: what it says was taken; remove it when all is well',
    );
    expect(file?.before === undefined).toBe(files[path] === undefined);
  });

  test('is told of where that is healthy, and nothing is proposed', async () => {
    const { recovery } = await recoveredIn({ [path]: mission, [beside]: newer });
    expect(recovery).toMatchObject({ outcome: 'healthy', files: [] });
    expect(recovery.reason).toBe('STATE.md.tmp beside it is a whole state, and newer ("2026-05-12T09:17:00Z")');
  });

  test('is taken where one write broke off in both files, of the same moment', async () => {
    const { recovery, file } = await recoveredIn({ [path]: cut, [beside]: mission });
    expect(recovery.reason).toMatch(/STATE\.md\.tmp beside it is whole, and of the same moment$/);
    expect(file?.text).toBe(mission);
  });

  test('is not told of where it is of the same moment as a healthy one', async () => {
    expect((await recoveredIn({ [path]: mission, [beside]: mission })).recovery).not.toHaveProperty('reason');
  });

  test('is the newest one of several', async () => {
    const older = edited(newer, { '09:17:00Z': '09:16:00Z' });
    const { file } = await recoveredIn({ [path]: cut, '.grid/.STATE.md.k3x9qa.tmp': newer, [beside]: older });
    expect(file?.text).toBe(newer);
  });

  test('counts for more than an older one in history', async () => {
    const repository = gitRepository([{ subject: 'x', files: { [path]: mission } }]);
    repository.put({ [path]: cut, [beside]: newer });
    const { files } = await recoverGrid(await requestIn(repository.top));
    expect(files.find((one) => one.path === path)?.text).toBe(newer);
  });
});

describe('what was written beside STATE.md is not taken', () => {
  test.each([
    ['it is older', edited(mission, { '2026-05-12T09:15:00Z': '2026-05-12T09:10:00Z' })],
    ['it is cut off itself', newer.slice(0, 900)],
    ['it holds an error', edited(newer, { 'mode: "guided"': 'mode: "gided"' })],
    ['it is of another mission', newer.replaceAll('recipe-box', 'tea-shop')],
    ['it does not say when it was written', edited(newer, { 'updated_at: "2026-05-12T09:17:00Z"\n': '' })],
  ])('where %s', async (_, text) => {
    const { recovery, file } = await recoveredIn({ [path]: cut, [beside]: text });
    expect(recovery.outcome).toBe('recovered');
    expect(recovery.reason).not.toContain('beside');
    expect(file?.account.every(({ source }) => source.path !== beside)).toBe(true);
  });

  test('where history knows a later state than it', async () => {
    const latest = edited(mission, { '2026-05-12T09:15:00Z': '2026-05-12T09:18:00Z' });
    const repository = gitRepository([{ subject: 'x', files: { [path]: latest } }]);
    repository.put({ [path]: '', [beside]: newer });
    const { files } = await recoverGrid(await requestIn(repository.top));
    expect(files.find((one) => one.path === path)?.text).toBe(latest);
  });
});
