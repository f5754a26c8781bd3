import { expect, test } from 'vitest';
import { lint } from '../../../src/index.js';
import { gitClone } from '../../support/git.js';
import { mission, now } from '../../support/mission.js';
import { missionHistory } from '../../support/mission-history.js';

const only = ['git/', 'files/'];

function healthy() {
  const repository = missionHistory();
  repository.commit({ subject: 'docs: state', date: '2026-05-12T09:15:00Z', files: { '.grid/STATE.md': mission } });
  return repository;
}

test('the healthy mission is healthy in its history, and whatever its files claim was looked up', async () => {
  const { report } = await lint({ cwd: healthy().top, only, now });
  expect(report.findings).toEqual([]);
  expect(report.skipped).toEqual([]);
});

test('a clone of depth 1 accuses nobody, and every rule that cannot judge says how to mend that', async () => {
  const { report } = await lint({ cwd: gitClone(healthy(), '--depth=1').top, only, now });
  expect(report.findings).toEqual([]);
  // The artifact is there, so nothing about files had to be asked, and the commit is listed under no block.
  expect(report.skipped.map(({ rule }) => rule)).toEqual([
    'git/commit-ambiguous',
    'git/commit-exists',
    'git/commit-kind',
    'git/commit-reachable',
  ]);
  for (const { reason } of report.skipped) expect(reason).toContain('fetch-depth: 0');
});
