import { describe, expect, test } from 'vitest';
import type { Data } from '../../../../../src/core/data.js';
import type { Evidence } from '../../../../../src/formats/grid/recover/evidence.js';
import { phase, reconciled, told, without } from './told.js';

// A mission of 3 + 3 + 2 blocks: the first phase is done, and one block of the second.

const phases = (blocks: readonly [number, number, number], more: Readonly<Record<string, Data>> = {}) => [
  phase('01-catalogue', blocks[0], 3, 'complete', more),
  phase('02-lending', blocks[1], 1, 'in_progress'),
  phase('03-harvest', blocks[2], 0, 'pending'),
];
const state = (definitions: readonly Data[], others: Readonly<Record<string, Data>> = {}): Evidence =>
  told('state', {
    fields: without(['position.block_id'], {
      'phases.total': 3,
      'phases.completed': ['01-catalogue'],
      'phases.definitions': definitions,
      'position.phase_id': '02-lending',
      'progress.blocks_complete': 4,
      'progress.blocks_total': 8,
      'progress.percent': 50,
      ...others,
    }),
  });
const summaries = told('summary', { complete: ['01-01', '01-02', '01-03', '02-01'] });
const plans = told('plan', { planned: ['02-02', '02-03', '03-01', '03-02'] });
const whole = { kept: 'whole' } as const;

function counts(evidence: readonly Evidence[]) {
  const found = reconciled(evidence, whole);
  const { progress, phases: of } = found.state;
  return {
    ...{ found, complete: progress.blocks_complete, total: progress.blocks_total },
    blocks: of.definitions?.map(({ blocks, blocks_complete: done }) => `${done}/${blocks}`),
  };
}

describe('a definition that two others speak against', () => {
  test.each<[string, readonly Evidence[], string]>([
    [
      'of a phase that is done',
      [state(phases([30, 3, 2])), summaries, plans],
      'the definition of "01-catalogue" says 30 blocks, but by progress.blocks_total, its blocks_complete and the summaries it has 3: keep the right one',
    ],
    [
      'of a phase that is done, without the sum',
      [state(phases([30, 3, 2]), { 'progress.blocks_total': null }), summaries],
      'the definition of "01-catalogue" says 30 blocks, but by its blocks_complete and the summaries it has 3: keep the right one',
    ],
    [
      'of a phase that is done, without any file',
      [state(phases([1000, 3, 2]))],
      'the definition of "01-catalogue" says 1000 blocks, but by progress.blocks_total and its blocks_complete it has 3: keep the right one',
    ],
    [
      'of a phase that is to come',
      [state(phases([3, 3, 20])), summaries, plans],
      'the definition of "03-harvest" says 20 blocks, but by progress.blocks_total and the plans it has 2: keep the right one',
    ],
  ])('%s gives way, and that is told', (_, evidence, said) => {
    const { found, complete, total, blocks } = counts(evidence);
    expect([complete, total, blocks]).toEqual([4, 8, ['3/3', '1/3', '0/2']]);
    expect(found.decide).toContain(said);
    expect(found.row('phases.definitions')).toMatchObject({
      sure: false,
      otherwise: [{ source: { what: 'STATE.md' } }],
    });
    expect(found.overview.completed).toEqual(['01-01', '01-02', '01-03', '02-01']);
  });
});

describe('a definition stands', () => {
  test('that the sum of the mission agrees with, whatever files are left', () => {
    const one = told('summary', { complete: ['01-01'] });
    expect(counts([state(phases([3, 3, 2])), one]).blocks).toEqual(['3/3', '1/3', '0/2']);
  });

  test('that only one other speaks against: the sum may be old', () => {
    const { blocks, total, found } = counts([state(phases([3, 3, 4])), summaries]);
    expect([blocks, total]).toEqual([['3/3', '1/3', '0/4'], 10]);
    expect(found.said).toContain('progress.blocks_total is 10 by STATE.md, but 8 by STATE.md: keep the right one');
  });
});

test.each([
  ['beyond a gap', ['01-catalogue', '03-harvest'], '"01-catalogue" and "03-harvest"'],
  ['all of them', ['01-catalogue', '02-lending', '03-harvest'], '"01-catalogue", "02-lending" and "03-harvest"'],
])('a phase that was not reached is not complete because the list of them says so: %s', (_, list, named) => {
  const { complete, found } = counts([state(phases([3, 3, 2]), { 'phases.completed': list }), summaries, plans]);
  expect([complete, found.state.phases.completed]).toEqual([4, ['01-catalogue']]);
  expect(found.row('phases.completed')).toMatchObject({ sure: false });
  expect(found.said).toContain(`but ${named} by STATE.md: keep the right one`);
});

test('without any position, the phase after the gap is where the mission stands', () => {
  const lost = { 'phases.completed': ['01-catalogue', '03-harvest'], 'phases.current': null, 'position.phase': null };
  const { found } = counts([state(phases([3, 3, 2]), { ...lost, 'position.phase_id': null })]);
  expect(found.state.phases.current).toBe(2);
});
