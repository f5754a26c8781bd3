import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  mergeWarmth,
  type ResumeOptions,
  resume,
  StateNotFound,
  UsageError,
  type WarmthOptions,
} from '../../../src/index.js';
import { repository } from '../../support/folder.js';
import { hivemind } from '../../support/hivemind.js';
import { mission, now } from '../../support/mission.js';

const summary = '---\nblock: "01-01"\nlessons_learned:\n  gotchas: ["The oven is hot"]\n---\n# Block 01-01\n';

test('a state is resumed from wherever it is named', async () => {
  const top = repository({ 'app/.grid/STATE.md': mission, 'app/.grid/phases/02-kitchen/02-03-PLAN.md': '# Timers\n' });
  const ways: readonly ResumeOptions[] = [
    { cwd: join(top, 'app') },
    { cwd: join(top, 'app/.grid/phases') },
    { cwd: top, root: 'app' },
    { cwd: top, root: 'app/.grid' },
    { cwd: top, root: 'app/.grid/STATE.md' },
  ];
  for (const options of ways) {
    const result = await resume({ ...options, now, git: false });
    expect(result).toMatchObject({
      ...{ top, root: 'app/.grid', path: 'app/.grid/STATE.md', canResume: true },
      context: { cluster: 'Recipe Box', pendingPlans: [{ block: '02-03', isCurrent: true }] },
    });
  }
});

describe('what cannot be done', () => {
  test('no state', async () => {
    const cwd = repository({ 'a.txt': '' });
    await expect(resume({ cwd })).rejects.toThrow(StateNotFound);
    await expect(mergeWarmth({ cwd })).rejects.toThrow(StateNotFound);
  });

  test('a state that only its own tools write', async () => {
    const cwd = repository(hivemind().files);
    await expect(resume({ cwd, root: '.hivemind' })).rejects.toThrow(UsageError);
    await expect(mergeWarmth({ cwd, root: '.hivemind' })).rejects.toThrow(UsageError);
  });

  test('wrong options', async () => {
    await expect(resume({ rooot: 'x' } as ResumeOptions)).rejects.toThrow(
      'there is no option "rooot"; did you mean "root"?',
    );
    await expect(resume({ now: 'never' } as unknown as ResumeOptions)).rejects.toThrow('the option now must be');
    await expect(mergeWarmth({ dryRun: 1 } as unknown as WarmthOptions)).rejects.toThrow('the option dryRun must be');
  });
});

test('several that merge at once add each lesson once', async () => {
  const cwd = repository({ '.grid/STATE.md': mission, '.grid/phases/01-pantry/01-01-SUMMARY.md': summary });
  const results = await Promise.all([1, 2, 3].map(() => mergeWarmth({ cwd })));
  expect(results.filter(({ isWritten }) => isWritten)).toHaveLength(1);
  expect(readFileSync(join(cwd, '.grid/WARMTH.md'), 'utf8').split('The oven is hot')).toHaveLength(2);
});
