import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenesOf } from '../../../support/damages.js';
import type { Mission } from '../../../support/missions.js';
import { judged } from './laws.js';

/** Laws of single lines: among several damages that meet in one record, one in hundreds still loses a line that stands. */
const ofLines = /^keeps(?:Values|UnknownFields|Comments|Body):/;
const mostOdd = 1 / 500;

/**
 * Holds the recovery of damaged missions against all laws. The seed is fixed, so that a run says the same every time;
 * `npm run recover:many` looks at others, by the thousand.
 */
export function lawsHold(of: string, missions: fc.Arbitrary<Mission>, seed: number, numRuns: number): void {
  test(`${numRuns} damaged missions: ${of}`, { timeout: 600_000 }, async () => {
    const odd: string[] = [];
    await fc.assert(
      fc.asyncProperty(scenesOf(missions), async (scene) => {
        const { broken } = await judged(scene);
        const [line] = broken.filter((what) => ofLines.test(what));
        if (line !== undefined) odd.push(`${scene.kinds}: ${line}`);
        expect(broken.filter((what) => !ofLines.test(what))).toEqual([]);
      }),
      { seed, numRuns },
    );
    expect(odd.length, odd.join('\n')).toBeLessThanOrEqual(numRuns * mostOdd);
  });
}
