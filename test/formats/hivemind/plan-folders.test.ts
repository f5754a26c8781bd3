import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lint } from '../../../src/index.js';
import { repository } from '../../support/folder.js';
import { linesOf } from '../../support/rule-test.js';

// A folder without files stands on a disk and in no commit.

test.each(['.hivemind/state', '.opencode/state'])('an empty folder of a plan in %s', async (state) => {
  const cwd = repository({ [`${state}/delegations.json`]: '[]\n' });
  mkdirSync(join(cwd, state, 'planning/timers-2026-05-12'), { recursive: true });
  const { report } = await lint({ cwd, only: ['hivemind/planning'] });
  expect(report.findings.flatMap(linesOf)).toEqual([
    `${state}/planning/timers-2026-05-12/task_plan.md:1:1 warning "task_plan.md", "findings.md" and "progress.md" are missing in "state/planning/timers-2026-05-12", expected all of task_plan.md, findings.md and progress.md`,
  ]);
});
