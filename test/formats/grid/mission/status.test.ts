import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { stageOf, statusOf } from '../../../../src/formats/grid/mission/status.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';

async function stateOf(text: string) {
  const { state } = await readGrid(new MemoryTree({ '.grid/STATE.md': text }), '.grid', defaultLimits);
  if (!state) throw new Error('the state was not read');
  return state;
}

async function meaningOf(text: string): Promise<readonly (string | boolean | undefined)[]> {
  const state = await stateOf(text);
  const status = statusOf(state);
  return [status?.value, status?.lifecycle, stageOf(state), status?.isComplete];
}

describe('the status of a mission', () => {
  test.each([
    ['planning', 'planned', false],
    ['in_progress', 'running', false],
    ['blocked', 'waiting', false],
    ['complete', 'over', true],
    ['failed', 'over', false],
  ])('in the schema dialect: %s', async (status, stage, isComplete) => {
    const text = edited(mission, { 'status: "in_progress"': `status: "${status}"` });
    expect(await meaningOf(text)).toEqual([status, 'schema', stage, isComplete]);
  });

  test.each([
    ['initialized', 'planned', false],
    ['active', 'running', false],
    ['checkpoint', 'waiting', false],
    ['interrupted', 'waiting', false],
    ['resumed', 'running', false],
    ['completed', 'over', true],
    ['failed', 'over', false],
  ])('in the persistence dialect: %s', async (status, stage, isComplete) => {
    const text = edited(persistence, { 'status: active': `status: ${status}` });
    expect(await meaningOf(text)).toEqual([status, 'persistence', stage, isComplete]);
  });

  test.each([
    ['In Progress (block 3)', 'in_progress', 'schema', 'running', false],
    ['BLOCKED - waiting for the user', 'blocked', 'schema', 'waiting', false],
    ['**Done**', 'done', 'schema', 'over', true],
    ['Mission finished', 'finished', 'schema', 'over', true],
    ['Completed', 'completed', 'persistence', 'over', true],
    ['Failed', 'failed', 'schema', 'over', false],
    ['Block complete', undefined, undefined, undefined, undefined],
    ['constructor', undefined, undefined, undefined, undefined],
    ['Phase 2: ready to plan', undefined, undefined, 'planned', undefined],
    ['Not started', undefined, undefined, 'planned', undefined],
  ])('in prose: %s', async (said, ...meaning) => {
    expect(await meaningOf(edited(prose, { 'Status: Block complete': `Status: ${said}` }))).toEqual(meaning);
  });

  test('that the schema does not know means nothing', async () => {
    const text = edited(mission, { 'status: "in_progress"': 'status: "waiting"' });
    expect(await meaningOf(text)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('of no STATE.md', () => expect(statusOf(undefined)).toBeUndefined());
});
