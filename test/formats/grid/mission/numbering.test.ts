import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { mission, persistence, prose } from '../../../support/mission.js';

/** The phases that are counted: `2 (1): 3` is phase 2, behind one block, with three. */
async function counted(state: string): Promise<string[]> {
  const { numbering } = await readGrid(new MemoryTree({ '.grid/STATE.md': state }), '.grid', defaultLimits);
  return numbering.phases.map(({ numbers, before, blocks }) => `${numbers.join(' or ')} (${before}): ${blocks}`);
}
const ticked = (lines: string) => counted(`# Grid State\n\n${lines}\n`);

test('definitions count their blocks', async () => {
  expect(await counted(mission)).toEqual(['1 (0): 2', '2 (2): 3']);
});

test('the persistence dialect does not say', async () => {
  expect(await counted(persistence)).toEqual([]);
});

describe('ticks count the blocks of their phases', () => {
  test('through the mission', async () => {
    expect(await counted(prose)).toEqual(['1 (0): 1', '2 (1): 3', '3 (4): 1']);
  });

  test('within each phase', async () => {
    const lines = '## Phase 1\n- ✅ Block 01\n- ✅ Block 02\n## Phase 2\n- ✅ Block 01';
    expect(await ticked(lines)).toEqual(['1 (0): 2', '2 (2): 1']);
  });

  test('each of them once', async () => {
    expect(await ticked('## Phase 1\n- ✅ Block 01\n- ✅ Block 01\n- ✅ Block 02')).toEqual(['1 (0): 2']);
  });

  test.each([
    ['a block is left out', '## Phase 1\n- ✅ Block 01\n- ✅ Block 03'],
    ['a phase is left out', '## Phase 1\n- ✅ Block 01\n## Phase 3\n- ✅ Block 02'],
    ['the first is left out', '## Phase 2\n- ✅ Block 02'],
    ['no phase is named', '- ✅ Block 01\n- ✅ Block 02'],
    ['nothing is ticked', 'Phase: 1 of 2'],
  ])('not where %s', async (_, lines) => {
    expect(await ticked(lines)).toEqual([]);
  });
});
