import { describe, expect, test } from 'vitest';
import type { Data } from '../../../../../src/core/data.js';
import type { Evidence } from '../../../../../src/formats/grid/recover/evidence.js';
import { persistenceEvidence } from '../../../../../src/formats/grid/recover/sources/persistence.js';
import { planEvidence } from '../../../../../src/formats/grid/recover/sources/plans.js';
import { summaryEvidence } from '../../../../../src/formats/grid/recover/sources/summaries.js';
import { rootOf } from '../sources/evidence-of.js';
import { type Found, reconciled, told, without } from './told.js';

// The layout that the checkpoint flow shows: plans are numbered through the mission, summaries lie in folders of phases.

type Files = Readonly<Record<string, string>>;

const plans: Files = Object.fromEntries(
  ['01', '02', '03', '04', '05', '06'].map((block) => [`plans/blog-block-${block}.md`, `# Plan ${block}\n\nDo it.\n`]),
);
const summaries: Files = {
  'phases/01-foundation/01-SUMMARY.md': '# Block 01 Summary\n\nDone.\n',
  'phases/01-foundation/02-SUMMARY.md': '# Block 02 Summary\n\nDone.\n',
};

async function foundIn(files: Files): Promise<Found> {
  const snapshot = await rootOf(files);
  const { state } = snapshot;
  const own: Evidence[] =
    state?.dialect === 'persistence'
      ? [await persistenceEvidence(state.document, state.data, state.document.path)]
      : [];
  return reconciled([...own, await summaryEvidence(snapshot), await planEvidence(snapshot)]);
}

const persistence = (position: string) => `cluster: blog\nstatus: active\nposition: ${position}\n`;

describe('2 of 6 blocks', () => {
  test.each<[string, Files, readonly [completed: string[], current: string], readonly number[]]>([
    ['by summaries and plans', { ...plans, ...summaries }, [['01', '02'], '03'], [6]],
    [
      'by a persistence file and plans',
      { ...plans, 'STATE.md': persistence('{phase: 2, block: 03}') },
      [['01', '02'], '03'],
      [2, 4],
    ],
    [
      'by all of them',
      { ...plans, ...summaries, 'STATE.md': persistence('{phase: 2, block: 03}') },
      [['01', '02'], '03'],
      [2, 4],
    ],
    [
      'by a persistence file that names the block by its phase',
      { ...plans, ...summaries, 'STATE.md': persistence('{phase: 2, block: 02-01}') },
      [['01-01', '01-02'], '02-01'],
      [2, 4],
    ],
  ])('%s', async (_, files, [completed, block], phases) => {
    const { state, overview } = await foundIn(files);
    expect(overview).toMatchObject({ completed, current: { block }, percent: { value: 33.3, sure: false } });
    expect(state.progress).toMatchObject({ blocks_complete: 2, blocks_total: 6, percent: 33.3 });
    expect(state.phases.definitions?.map(({ blocks }) => blocks)).toEqual(phases);
  });
});

test('numbers through the mission tell how many blocks the phases before have', async () => {
  // Block 02 lies in phase 2, so phase 1 has one block: of seven, six are those of phase 2, and three are complete.
  const { state } = reconciled([
    told('state', { fields: { 'position.phase': 2, 'phases.current': 2 } }),
    told('version', { fields: { 'position.phase': 2 }, inferred: ['01', '02', '03'], begun: ['04'] }),
    await summaryEvidence(await rootOf({ 'phases/02-kitchen/02-SUMMARY.md': '# Block 02 Summary\n\nDone.\n' })),
    told('plan', { planned: ['01', '02', '03', '04', '05', '06', '07'], unsure: { 'progress.blocks_total': 7 } }),
  ]);
  expect(state.phases.definitions?.map(({ blocks, blocks_complete }) => [blocks, blocks_complete])).toEqual([
    [1, 1],
    [6, 2],
  ]);
  expect(state.progress).toMatchObject({ blocks_complete: 3, blocks_total: 7 });
});

test('plans that are left of a phase do not make it smaller than its summaries say', async () => {
  const { state } = await foundIn({
    'phases/01-pantry/01-PLAN.md': '# Plan 01\n\nDo it.\n',
    'phases/01-pantry/01-SUMMARY.md': '# Block 01 Summary\n\nDone.\n',
    'phases/01-pantry/02-SUMMARY.md': '# Block 02 Summary\n\nDone.\n',
    'phases/02-kitchen/01-SUMMARY.md': '# Block 01 Summary\n\nDone.\n',
  });
  expect(state.phases.definitions?.map(({ blocks, blocks_complete }) => [blocks, blocks_complete])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

describe('what is worked out', () => {
  test('is inferred, and names what it was worked out from', async () => {
    const { row } = await foundIn({ ...plans, ...summaries });
    expect(row('progress.blocks_complete')).toMatchObject({ value: 2, sure: false, source: { what: 'the summaries' } });
    expect(row('progress.blocks_total')).toMatchObject({ value: 6, sure: false, source: { what: 'the plans' } });
  });

  test('is named by both where the files of a phase are summaries and plans', async () => {
    const { row, state } = await foundIn({
      'phases/01-pantry/01-01-SUMMARY.md': '# Block 01-01 Summary\n\nDone.\n',
      'phases/01-pantry/01-02-PLAN.md': '# Plan 01-02\n\nDo it.\n',
      'phases/01-pantry/01-03-PLAN.md': '# Plan 01-03\n\nDo it.\n',
    });
    expect(state.progress).toMatchObject({ blocks_complete: 1, blocks_total: 3 });
    expect(row('phases.definitions')).toMatchObject({
      sure: false,
      source: { what: 'the summaries and the plans' },
    });
  });

  test('is named by the line that only led to it in no row that is sure', async () => {
    const { account } = await foundIn({ ...plans, 'STATE.md': persistence('{phase: 2, block: 03}') });
    const sure = account.filter((one) => one.sure && one.source.line !== undefined);
    expect(sure.map(({ field, source: { line } }) => [field, line])).toEqual([
      ['cluster', 1],
      ['status', 2],
      ['phases.current', 3],
      ['position.phase', 3],
    ]);
  });
});

describe('where the definitions are gone, and a summary too', () => {
  const undefinedPhases = {
    'phases.total': 3,
    'phases.definitions': [],
    'phases.completed': [],
    'phases.current': 1,
    'position.phase': 1,
    'position.phase_id': '01-pantry',
    'position.block': 3,
    'position.block_id': '01-03',
    'progress.blocks_complete': 3,
    'progress.blocks_total': 3,
    'progress.percent': 100,
  };
  /** The numbers are those of the phase: of its three blocks, two have a summary. */
  const left = told('summary', { phases: [{ number: 1 }], complete: ['01-01', '01-02'] });
  const counts = ({ state }: Found) => [
    state.phases.definitions?.map(({ blocks, blocks_complete }) => [blocks, blocks_complete]),
    [state.progress.blocks_complete, state.progress.blocks_total],
    [state.position.phase, state.position.block],
  ];

  test.each<[string, Readonly<Record<string, Data>>]>([
    ['the block that the mission stands at is one of its phase', {}],
    [
      'what is complete lies no further on than the mission stands',
      { 'position.block': 2, 'position.block_id': '01-02' },
    ],
  ])('%s', (_, position) => {
    const [phases, progress] = counts(
      reconciled([told('state', { fields: without([], { ...undefinedPhases, ...position }) }), left]),
    );
    expect([phases, progress]).toEqual([
      [
        [3, 3],
        [0, 0],
        [0, 0],
      ],
      [3, 3],
    ]);
  });

  test('the phases before have what is complete beyond the block that the mission stands at', () => {
    // 4 of 6 are complete, and it stands at the second block of phase 2, which is the fifth: phase 1 has three.
    const fields = without([], {
      ...undefinedPhases,
      ...{ 'phases.current': 2, 'position.phase': 2, 'position.phase_id': '02-kitchen' },
      ...{ 'position.block': 2, 'position.block_id': '02-02' },
      ...{ 'progress.blocks_complete': 4, 'progress.blocks_total': 6, 'progress.percent': 66.7 },
    });
    expect(counts(reconciled([told('state', { fields })]))).toEqual([
      [
        [3, 3],
        [2, 1],
        [1, 0],
      ],
      [4, 6],
      [2, 2],
    ]);
  });

  test('a number that is larger than the mission is none of its blocks', () => {
    const fields = without(['position.block_id'], { ...undefinedPhases, 'position.block': 99 });
    expect(counts(reconciled([told('state', { fields }), left]))[1]).toEqual([3, 3]);
  });
});
