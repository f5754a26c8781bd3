import { expect, test } from 'vitest';
import { countPlannedBlocks } from '../../../../src/formats/grid/mission/planned-blocks.js';

const planned = (...files: string[]) => countPlannedBlocks(files);

test('every place that a plan may lie in', () => {
  const files = [
    'plans/blog-block-01.md',
    'plans/02-PLAN.md',
    '03-PLAN.md',
    'phases/01-base/04-PLAN.md',
    'phases/02-core/02-01-PLAN.md',
  ];
  expect(planned(...files)).toBe(5);
});

test('a block is counted once, however it is written', () => {
  expect(planned('plans/a-block-01.md', 'plans/b-block-1.md', '001-PLAN.md')).toBe(1);
});

test('plain numbers may restart with each phase', () => {
  expect(planned('phases/01-a/01-PLAN.md', 'phases/02-b/01-PLAN.md')).toBe(2);
});

test('where plans are missing, nobody knows how many blocks there are', () => {
  expect(planned('plans/02-PLAN.md', 'plans/03-PLAN.md')).toBe(0);
  expect(planned('phases/01-a/01-01-PLAN.md', 'phases/02-b/02-02-PLAN.md')).toBe(0);
  expect(planned('phases/01-a/01-PLAN.md', 'phases/02-b/02-PLAN.md')).toBe(2);
});

test('other files are no plans', () => {
  const files = [
    'plans/notes.md',
    'plans/x-block-1.txt',
    'plans/deeper/01-PLAN.md',
    'phases/01-a/01-SUMMARY.md',
    'PLAN.md',
  ];
  expect(planned(...files)).toBe(0);
});
