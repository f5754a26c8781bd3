import { describe, expect, test } from 'vitest';
import {
  type Block,
  blockNames,
  numberingOf,
  parseBlock,
  parsePhase,
} from '../../../../src/formats/grid/mission/blocks.js';

const block = (text: string, phase?: number): Block => {
  const found = parseBlock(text, phase);
  if (!found) throw new Error(`the test names no block: ${text}`);
  return found;
};

describe('names', () => {
  test.each<[string, number | undefined, Block | undefined]>([
    ['04', undefined, { phase: undefined, number: 4, isPlain: true }],
    ['4', 2, { phase: 2, number: 4, isPlain: true }],
    [' 04 ', undefined, { phase: undefined, number: 4, isPlain: true }],
    ['02-01', undefined, { phase: 2, number: 1, isPlain: false }],
    ['02-01', 7, { phase: 2, number: 1, isPlain: false }],
    ['block-3', undefined, { phase: undefined, number: 3, isPlain: true }],
    ['Block 02-03', undefined, { phase: 2, number: 3, isPlain: false }],
    ['', undefined, undefined],
    ['two', undefined, undefined],
    ['2.1', undefined, undefined],
    ['02-01-03', undefined, undefined],
    ['12345', undefined, undefined],
    ['04 - Tags', undefined, undefined],
  ])('block %j beside phase %s', (text, phase, expected) => expect(parseBlock(text, phase)).toEqual(expected));

  test.each([
    ['02-core', 2],
    ['2', 2],
    ['phase-03', 3],
    ['Phase 4', 4],
    ['2 of 3 (Core)', 2],
    ['core', undefined],
    ['2.1', undefined],
    ['', undefined],
    ['12345', undefined],
  ])('phase %j', (text, expected) => expect(parsePhase(text)).toBe(expected));
});

describe('all that a block is called', () => {
  const names = (text: string, phase?: number) => (numbering: Parameters<typeof blockNames>[1]) =>
    blockNames(block(text, phase), numbering);
  const unknown = numberingOf([], []);
  const phases = (...counts: (number | undefined)[]) =>
    counts.map((blocks, index) => ({ numbers: [index + 1], blocks }));
  const known = numberingOf(phases(2, 3), []);

  test('phase and block, and the number in the mission', () => {
    expect(names('02-01')(known)).toEqual(['2-1', '3']);
    expect(names('02-03')(known)).toEqual(['2-3', '5']);
    expect(names('01-02')(known)).toEqual(['1-2', '2']);
    expect(names('02-01')(unknown)).toEqual(['2-1']);
  });

  test('beyond its phase, a block has no number in the mission', () => {
    expect(names('02-04')(known)).toEqual(['2-4']);
    expect(names('03-01')(known)).toEqual(['3-1']);
    expect(names('02-00')(known)).toEqual(['2-0']);
  });

  test('a plain number counts through the mission', () => {
    expect(names('03')(known)).toEqual(['3', '2-1']);
    expect(names('02')(known)).toEqual(['2', '1-2']);
    expect(names('06')(known)).toEqual(['6']);
    expect(names('00')(known)).toEqual(['0']);
    expect(names('03')(unknown)).toEqual(['3']);
  });

  test('beside a phase it may count within it, too', () => {
    expect(names('03', 2)(known)).toEqual(['3', '2-1', '2-3', '5']);
    expect(names('01', 1)(known)).toEqual(['1', '1-1']);
    expect(names('03', 2)(unknown)).toEqual(['3', '2-3']);
  });

  test('behind a phase of unknown size nobody can count', () => {
    const some = numberingOf(phases(2, undefined, 4), []);
    expect(names('02-01')(some)).toEqual(['2-1']);
    expect(names('03-01')(some)).toEqual(['3-1']);
    expect(names('02')(some)).toEqual(['2', '1-2']);
    expect(names('03')(some)).toEqual(['3']);
  });

  test('a phase goes by its id and by its place', () => {
    const fromZero = numberingOf(
      [
        { numbers: [0, 1], blocks: 2 },
        { numbers: [1, 2], blocks: 3 },
      ],
      [],
    );
    expect(names('00-02')(fromZero)).toEqual(['0-2', '1-2', '2']);
    expect(names('01-03')(fromZero)).toEqual(['1-3', '0-3', '2-3', '5']);
    expect(names('03')(fromZero)).toEqual(['3', '1-1', '2-1']);
  });
});

describe('numbers that restart', () => {
  const restarts = (...files: Block[]) => numberingOf([], files).restarts;

  test('the same plain number in two phases', () => {
    expect(restarts(block('01', 1), block('02', 1), block('01', 2))).toBe(true);
  });

  test.each([
    ['no files', []],
    ['numbers that go on', [block('01', 1), block('02', 2)]],
    ['summary and plan of one block', [block('01', 1), block('01', 1)]],
    ['names of phase and block', [block('01-01'), block('02-01')]],
    ['files in no phase', [block('01'), block('01', 2)]],
  ])('not %s', (_, files) => expect(restarts(...files)).toBe(false));

  test('then a plain number counts within its phase', () => {
    const phases = [
      { numbers: [1], blocks: 2 },
      { numbers: [2], blocks: 3 },
    ];
    const numbering = numberingOf(phases, [block('01', 1), block('01', 2)]);
    expect(blockNames(block('01', 2), numbering)).toEqual(['2-1', '3']);
    // Nobody says in which phase.
    expect(blockNames(block('01'), numbering)).toEqual(['1', '1-1']);
  });
});
