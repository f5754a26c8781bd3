import { expect, test } from 'vitest';
import { perSeed, scenesOfSeed, tallyOf } from './many.js';

test('the scenes of a seed are always the same, and all of them are counted', { timeout: 300_000 }, async () => {
  const kinds = scenesOfSeed(1).map((scene) => scene.kinds);
  expect(scenesOfSeed(1).map((scene) => scene.kinds)).toEqual(kinds);
  const { scenes, outcomes, sources, broken } = await tallyOf([1]);
  expect(scenes).toBe(perSeed);
  const counted = Object.entries(outcomes).map(([kind, { 'laws broken': _, ...counts }]) => [
    kind,
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  ]);
  const expected = new Map<string, number>();
  for (const kind of kinds.flatMap((all) => [...new Set(all)])) expected.set(kind, (expected.get(kind) ?? 0) + 1);
  expect(new Map(counted as [string, number][])).toEqual(expected);
  expect(sources['STATE.md']?.sure).toBeGreaterThan(0);
  expect(Object.keys(broken)).toEqual([]);
});
