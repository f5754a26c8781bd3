import { describe, expect, test } from 'vitest';
import { nameOfBlock } from '../../../../../src/formats/grid/block-files/bounds.js';
import { blocksSaid, threadIn, threadsSaid } from '../../../../../src/formats/grid/recover/sources/mentions.js';

describe('what a sentence says of blocks', () => {
  test.each<[string, string[]]>([
    ['Block 02 complete', ['02 complete']],
    ['**Block 02**: completed with base layout', ['02 complete']],
    ['Block 02 is fully done.', ['02 complete']],
    ['Finished Block 02.', ['02 complete']],
    ['Completed 04-PLAN.md', ['04 complete']],
    ['Completed block 02-03', ['02-03 complete']],
    ['block-3 was skipped', ['03 skipped']],
    ['Skipped the block 3', ['03 skipped']],
    ['Block 03 in progress', ['03 begun']],
    ['Block 01 complete, starting block 02', ['01 complete', '02 begun']],
    ['Thread 2 of block 02 complete', ['02 begun']],
    ['Block 02 complete when the key is there', ['02 begun']],
    ['Block 02 is not complete', ['02 begun']],
    ['not yet completed block 02', []],
    ['needed by block 05', []],
    ['Block 2.5 complete', []],
    ['Block 02b complete', []],
    ['Blockade 3 complete', []],
    ['', []],
  ])('%s', (text, said) => {
    expect(blocksSaid(text).map(({ block, is }) => `${nameOfBlock(block)} ${is}`)).toEqual(said);
  });
});

describe('what a sentence says of threads', () => {
  test.each<[string, string[]]>([
    ['Thread 1 complete (commit abc123)', ['1 complete']],
    ['Thread 02.3 complete', ['2.3 complete']],
    ['Working on thread 02.10', ['2.10']],
    ['Finished thread 2, thread 3 is next', ['2 complete', '3']],
    ['Thread 0 complete', []],
    ['Thread 1.2.3', []],
  ])('%s', (text, said) => {
    const named = threadsSaid(text).map(({ block, thread, isComplete }) => {
      return `${block === undefined ? '' : `${block}.`}${thread}${isComplete ? ' complete' : ''}`;
    });
    expect(named).toEqual(said);
  });

  test.each<[string, ReturnType<typeof threadIn>]>([
    ['02.10', { block: 2, thread: 10 }],
    ['3', { block: undefined, thread: 3 }],
    ['02.3 - the toggle', { block: 2, thread: 3 }],
    ['Thread 4', { block: undefined, thread: 4 }],
    ['0', undefined],
    ['1.2.3', undefined],
    ['the third', undefined],
  ])('as a field: %s', (text, thread) => {
    expect(threadIn(text)).toEqual(thread);
  });
});
