import type { RunSubject } from '../../../src/action/pages/subject.js';
import type { PageSubject } from '../../../src/reporters/markdown/page.js';
import { reportOf, type Said } from '../../reporters/reports.js';

export const sha = '4be91d2c8f0a1b2c3d4e5f60718293a4b5c6d7e8';
export const repository = { serverUrl: 'https://github.com', owner: 'ada', repo: 'recipe-box' };

/** What was linted: some findings, and what else a test says. */
export const linted = (findings: readonly Said[] = [], more: Partial<PageSubject> = {}): PageSubject => ({
  ...{ report: reportOf(findings), unsearched: [], stateless: [] },
  ...more,
});

/** What a page tells of; nothing where a test says nothing. */
export const runSubject = (more: Partial<RunSubject> = {}): RunSubject => ({
  ...{ linted: linted(), recoveries: [], shown: (path) => path || '.', repository: undefined, sha: undefined },
  ...{ recoverCommand: (root) => `recover ${root}`, isFailure: false },
  ...more,
});
