import { describe, expect, test } from 'vitest';
import { warmthEvidence } from '../../../../../src/formats/grid/recover/sources/warmth.js';
import { blocksIn, fieldsIn, momentsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

const evidenceOf = async (text: string) => warmthEvidence(await rootOf({ 'WARMTH.md': text }));

test('what a WARMTH.md says beside its lessons', async () => {
  const evidence = await evidenceOf(`cluster: blog
updated_at: 2026-05-12T14:05:00Z
phase: 02-core
blocks: [1, "02"]
aggregated_from:
  - phases/02-core/02-03-SUMMARY.md
gotchas:
  - Config must be .mjs, block 07 needs it
`);
  expect(fieldsIn(evidence)).toEqual({ cluster: 'blog' });
  expect(placeOf(evidence, 'cluster')).toBe('.grid/WARMTH.md:1');
  expect(blocksIn(evidence)).toEqual(['01? begun', '02? begun', '02-03? begun']);
  expect(evidence.blocks.map(({ source }) => source.line)).toEqual([4, 4, 6]);
  expect(phasesIn(evidence)).toEqual(['2? 02-core', '2? "Core"']);
  expect(momentsIn(evidence)).toEqual(['2026-05-12T14:05:00Z']);
});

describe('in Markdown', () => {
  test.each<[string, string[], string | undefined]>([
    ['# Warmth - blog\n\n## Gotchas\n- Config must be .mjs (block 01)\n', ['01? begun'], 'blog'],
    ['# Warmth\n\n**Cluster:** blog\n\n## Block 02\n- Dark mode\n', ['02? begun'], 'blog'],
    ['# Warmth\n\n## Gotchas\n- Config for block 07 is missing\n', [], undefined],
    ['# Warmth - {{cluster}}\n', [], undefined],
    ['', [], undefined],
  ])('%j', async (text, blocks, cluster) => {
    const evidence = await evidenceOf(text);
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(fieldsIn(evidence).cluster).toBe(cluster);
  });
});

test('no WARMTH.md says nothing', async () => {
  const evidence = await warmthEvidence(await rootOf({ 'SCRATCHPAD.md': '' }));
  expect([blocksIn(evidence), fieldsIn(evidence)]).toEqual([[], {}]);
});
