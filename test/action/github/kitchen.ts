import { expect } from 'vitest';
import type { Event } from '../../../src/action/event.js';
import { commitsOnGitHub } from '../../../src/action/github/commits.js';
import { lint } from '../../../src/index.js';
import { gitClone, gitRepository, type TestRepository } from '../../support/git.js';
import { recording } from '../../support/git-rule-test.js';
import type { FakeGitHub } from '../../support/github/server.js';
import { now } from '../../support/mission.js';
import { connected } from './mirror.js';

/** Three commits on `main`, and two on a branch that begins at the second of them. */
export function kitchen() {
  const repository = gitRepository([
    { subject: 'feat: pantry', files: { 'pantry.ts': '0\n' } },
    { subject: 'docs: recipes', files: { 'README.md': 'recipes\n' } },
  ]);
  repository.git('switch', '--quiet', '--create', 'stove');
  const stove = repository.commit({ subject: 'feat(02-01): stove', files: { 'stove.ts': '1\n' } });
  const oven = repository.commit({ subject: 'feat(02-02): oven', files: { 'oven.ts': '2\n' } });
  repository.git('switch', '--quiet', 'main');
  const head = repository.commit({ subject: 'docs: more recipes', files: { 'README.md': 'more\n' } });
  return { ...repository, first: repository.git('rev-parse', 'HEAD~2'), stove, oven, head };
}

const only = ['git/commit-exists', 'git/commit-reachable', 'git/commit-ambiguous', 'git/commit-kind'];

/** What the rules say of the last commit that the state records in a fresh clone, and why they are skipped. */
export async function said(
  github: FakeGitHub,
  event: Event,
  { from, records, options = ['--depth=1'] }: { from: TestRepository; records: string; options?: readonly string[] },
) {
  const { top, put } = gitClone(from, ...options);
  put(recording(records));
  const askCommits = commitsOnGitHub(await connected(github), event);
  const { report } = await lint({ cwd: top, now, only, askCommits });
  return {
    says: report.findings.map(({ rule, severity, message }) => `${severity} ${rule} ${message}`),
    skips: [...new Set(report.skipped.map(({ reason }) => reason))],
  };
}

export const silent = { says: [], skips: [] };
export const missing = (name: string) => ({
  says: [`error git/commit-exists resume.last_commit names "${name}", but the repository has no such commit`],
  skips: [],
});
export const apart = (name: string, end: string) => ({
  says: [
    `warning git/commit-reachable resume.last_commit names "${name}", which is there, but not in the history that is linted; ${end}`,
  ],
  skips: [],
});
export const skipped = (...reasons: readonly string[]) => ({
  says: [],
  skips: reasons.map((reason) => expect.stringContaining(`${reason}; the clone is shallow`)),
});
