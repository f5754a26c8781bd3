import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenesOf } from '../../../support/damages.js';
import type { Mission } from '../../../support/missions.js';
import { judged } from './laws.js';

/**
 * Holds the recovery of damaged missions against all laws. The seed is fixed, so that a run says the same every time;
 * `npm run recover:many` looks at others, by the thousand.
 */
export function lawsHold(of: string, missions: fc.Arbitrary<Mission>, seed: number, numRuns: number): void {
  test(`${numRuns} damaged missions: ${of}`, { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(scenesOf(missions), async (scene) => {
        expect((await judged(scene)).broken).toEqual([]);
      }),
      { seed, numRuns },
    );
  });
}
