import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { grid } from '../../../../src/formats/grid/index.js';
import { judgeOf } from '../../../../src/lint/judge.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { type Mission, missions, olderMissions } from '../../../support/missions.js';

// What is damaged elsewhere is healthy to begin with, at every version.

async function errorsOf(files: Mission['files'] | Mission['commits'][number]['files'], now: number) {
  const judge = judgeOf({ path: '.grid', format: grid }, { now, limits: defaultLimits });
  const { findings } = await judge(new MemoryTree(files), 'all');
  return findings.filter(({ severity }) => severity === 'error');
}

test.each([
  ['schema', missions],
  ['older', olderMissions],
] as const)('every generated mission lints without errors: %s', { timeout: 300_000 }, async (_, all) => {
  await fc.assert(
    fc.asyncProperty(all, async ({ commits, files, now }) => {
      expect(await errorsOf(files, now)).toEqual([]);
      for (const { files: then, time } of commits) {
        if (Object.hasOwn(then, '.grid/STATE.md')) expect(await errorsOf(then, time)).toEqual([]);
      }
    }),
    { seed: 12, numRuns: 150 },
  );
});
