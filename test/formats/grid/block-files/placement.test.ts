import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayBeSame, placementOf } from '../../../../src/formats/grid/block-files/placement.js';
import { type Block, numberingOf, parseBlock } from '../../../../src/formats/grid/mission/blocks.js';

const block = (name: string, phase?: number): Block => {
  const parsed = parseBlock(name, phase);
  if (!parsed) throw new Error(`the test names no block: ${name}`);
  return parsed;
};
const phases = (...blocks: (number | undefined)[]) =>
  blocks.map((count, index) => ({ numbers: [index + 1], blocks: count }));

describe('two phases, of two blocks and of three', () => {
  const place = (one: Block, ...named: Block[]) => {
    return placementOf(numberingOf(phases(2, 3), [one, ...named]), [one, ...named]).keyOf(one);
  };

  test.each([
    ['02-01', undefined, '3'],
    ['02-03', 2, '5'],
    ['4', undefined, '4'],
    ['03', 2, '3'],
    ['01', 2, '3'],
    ['02-04', undefined, '2-4'],
    ['03-01', undefined, '3-1'],
    ['9', 2, '9'],
  ])('%s in phase %s is block %s', (name, phase, expected) => {
    expect(place(block(name, phase))).toBe(expected);
  });

  test('one number tells how the others of its folder count', () => {
    expect(place(block('3', 2), block('5', 2))).toBe('3');
    expect(place(block('3', 2), block('1', 2))).toBe('5');
  });

  test('numbers that start again count within their phase', () => {
    expect(place(block('2', 2), block('2', 1))).toBe('4');
  });
});

test('behind a phase that is not planned, numbers count within their phase', () => {
  const { keyOf } = placementOf(numberingOf(phases(2, undefined, 3), []), []);
  expect([block('03-02'), block('2', 3), block('02-01'), block('7')].map(keyOf)).toEqual(['3-2', '3-2', '2-1', '7']);
});

test('a phase goes by the number of its id before its place', () => {
  const numbering = numberingOf(
    [
      { numbers: [2, 1], blocks: 2 },
      { numbers: [1, 2], blocks: 1 },
    ],
    [],
  );
  const { keyOf } = placementOf(numbering, []);
  expect([block('02-01'), block('01-01')].map(keyOf)).toEqual(['1', '3']);
});

test('in a mission whose phases are counted, phase and number lead to where the number of the mission does', () => {
  const missions = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(missions, (counts) => {
      const numbering = numberingOf(phases(...counts), []);
      const { keyOf, keyIn } = placementOf(numbering, []);
      let total = 0;
      for (const [place, count] of counts.entries()) {
        for (let number = 1; number <= count; number += 1) {
          total += 1;
          const inPhase = { phase: place + 1, number, isPlain: false };
          const inMission = { phase: undefined, number: total, isPlain: true };
          expect(keyOf(inPhase)).toBe(String(total));
          expect(keyIn(place, number)).toBe(String(total));
          expect(keyOf(inMission)).toBe(String(total));
          expect(mayBeSame(inPhase, inMission, numbering)).toBe(true);
          expect(mayBeSame(inPhase, { ...inMission, number: total + 1 }, numbering)).toBe(false);
        }
      }
    }),
  );
});

describe('where no phase is counted', () => {
  const none = numberingOf([], []);
  test.each([
    ['02-01', undefined, '2', undefined, true],
    ['02-01', undefined, '1', undefined, false],
    ['02-02', undefined, '2', undefined, false],
    ['02-02', undefined, '2', 2, true],
    ['01-02', undefined, '3', undefined, false],
    ['02-04', undefined, '3', undefined, false],
    ['5', 2, '3', 2, false],
    ['5', undefined, '3', undefined, false],
    ['5', undefined, '3', 2, true],
    ['02-01', undefined, '02-02', undefined, false],
  ])('%s (%s) and %s (%s)', (one, phase, other, otherPhase, expected) => {
    expect(mayBeSame(block(one, phase), block(other, otherPhase), none)).toBe(expected);
  });
});
