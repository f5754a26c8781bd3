import { describe, expect, test } from 'vitest';
import { commitEvidence } from '../../../../../src/formats/grid/recover/sources/commits.js';
import { folder } from '../../../../support/folder.js';
import { gitClone, gitRepository, type NewCommit } from '../../../../support/git.js';
import { requestIn } from '../request.js';
import { blocksIn, phasesIn } from './evidence-of.js';

const root = '.grid/STATE.md';
const subjects = (...all: string[]): NewCommit[] => all.map((subject) => ({ subject, files: { [root]: subject } }));

async function evidenceIn(top: string, since = {}, options = {}) {
  return commitEvidence(await requestIn(top, options), since);
}

describe('commits scoped to blocks', () => {
  test('say which blocks were begun and which are complete, and are counted', async () => {
    // seed figures: blocks 01 and 02 done, 03 under way, 15 commits
    const of = (block: string, number: number) =>
      Array.from({ length: number }, (_, index) => `${index % 2 ? 'fix' : 'feat'}(${block}): part ${index + 1}`);
    const { top } = gitRepository([
      ...subjects('chore: begin', ...of('01', 6), 'docs(01): complete block 01', 'Update STATE.md'),
      ...subjects(...of('02', 5), 'docs(02): complete', ...of('03', 2)),
    ]);
    const evidence = await evidenceIn(top);
    expect(evidence.kind).toBe('commit');
    expect(evidence.count).toBe(15);
    expect(blocksIn(evidence)).toEqual(['01? complete', '02? complete', '03? begun']);
    expect(evidence.notes).toEqual([]);
  });

  test('name themselves, their moments and the last of them', async () => {
    const { top, git } = gitRepository(subjects('feat(02-01): a', 'feat(02-01): b', 'docs: c'));
    const [b, a] = ['HEAD~1', 'HEAD~2'].map((name) => git('rev-parse', name));
    const evidence = await evidenceIn(top);
    const source = { what: 'a commit', commit: b };
    expect(evidence.commits.map(({ value }) => value)).toEqual([b, a]);
    expect(evidence.moments).toEqual([
      { value: Date.parse('2026-05-11T10:00:00Z'), source, sure: true },
      { value: Date.parse('2026-05-11T09:00:00Z'), source: { what: 'a commit', commit: a }, sure: true },
    ]);
    expect([...evidence.fields]).toEqual([['resume.last_commit', { value: b, source, sure: false }]]);
    expect(evidence.blocks).toEqual([
      { block: { phase: 2, number: 1, isPlain: false }, is: 'begun', source, sure: false },
    ]);
    expect(phasesIn(evidence)).toEqual(['2?']);
  });

  test('of phases say that these are there', async () => {
    const { top } = gitRepository(subjects('feat(phase-03): a', 'feat(1.2-03): b', 'feat(02-01): c'));
    const evidence = await evidenceIn(top);
    expect(phasesIn(evidence)).toEqual(['2?', '3?']);
    expect(blocksIn(evidence)).toEqual(['02-01? begun']);
    expect(evidence.count).toBe(3);
  });

  test('count from a commit on, or from a time on', async () => {
    const { top, git } = gitRepository(subjects('feat(01): a', 'feat(02): b', 'feat(03): c'));
    const hash = git('rev-parse', 'HEAD~1');
    expect(blocksIn(await evidenceIn(top, { hash }))).toEqual(['03? begun']);
    const from = Date.parse('2026-05-11T10:00:00Z'); // of the second
    const evidence = await evidenceIn(top, { from });
    expect(blocksIn(evidence)).toEqual(['02? begun', '03? begun']);
    expect(evidence.count).toBe(2);
    expect((await evidenceIn(top, { from: from + 1 })).count).toBe(1);
  });

  test('that were reverted say nothing of a block, unless that was reverted, too', async () => {
    const done = 'docs(02): complete';
    const { top, git } = gitRepository(subjects('feat(02): a', done, `Revert "${done}"`));
    expect(blocksIn(await evidenceIn(top))).toEqual(['02? begun']);
    git('commit', '--quiet', '--allow-empty', '--message', `Revert "Revert "${done}""`);
    expect(blocksIn(await evidenceIn(top))).toEqual(['02? complete']);
    git('commit', '--quiet', '--allow-empty', '--message', `Revert "${done}"`);
    git('commit', '--quiet', '--allow-empty', '--message', `Reapply "${done}"`);
    const evidence = await evidenceIn(top);
    expect(blocksIn(evidence)).toEqual(['02? complete']);
    expect(evidence.count).toBe(2);
  });

  test('of another project in the repository play no part', async () => {
    const { top } = gitRepository([
      { subject: 'feat(01): a', files: { 'a/.grid/STATE.md': '1', 'a/x': '1' } },
      { subject: 'feat(07): b', files: { 'b/x': '1' } },
      { subject: 'feat(02): c', files: { 'a/x': '2', 'b/x': '2' } },
    ]);
    expect(blocksIn(await evidenceIn(top, {}, { root: 'a/.grid' }))).toEqual(['01? begun', '02? begun']);
  });

  test('cannot be asked for without git, and are none in a new repository', async () => {
    const silent = { fields: new Map(), blocks: [], commits: [], moments: [], notes: [] };
    expect(await evidenceIn(folder({ [root]: '1' }))).toMatchObject({ ...silent, count: undefined });
    const { top } = gitRepository(subjects('feat(01): a'));
    expect(await evidenceIn(top, {}, { git: false })).toMatchObject({ ...silent, count: undefined });
    expect(await evidenceIn(gitRepository().top)).toMatchObject({ ...silent, count: 0 });
  });

  test('of a shallow clone are those that are there', async () => {
    const origin = gitRepository(subjects('feat(01): a', 'feat(02): b', 'feat(03): c'));
    const evidence = await evidenceIn(gitClone(origin, '--depth=2').top);
    expect(blocksIn(evidence)).toEqual(['02? begun', '03? begun']);
    expect(evidence.notes).toEqual([
      expect.stringMatching(/^there may be more commits of the mission than were found: the clone is shallow/),
    ]);
  });
});
