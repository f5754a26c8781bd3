import { expect, test } from 'vitest';
import type { BlockClaim, Evidence } from '../../../../../src/formats/grid/recover/evidence.js';
import { growth, linear } from '../../../../support/growth.js';
import { phase, reconciled, told } from './told.js';

const numbers = (size: number) => Array.from({ length: size }, (_, index) => index);
const id = (index: number) => `${String(index % 100).padStart(2, '0')}-p${index}`;
const definitions = (size: number) => numbers(size).map((index) => phase(id(index), 1, 0, 'pending'));
const summaries = (size: number, block: (index: number) => BlockClaim['block']): Evidence => ({
  ...told('summary', {}),
  blocks: numbers(size).map((index) => ({
    ...{ block: block(index), is: 'complete', source: { what: 'a summary' }, sure: true },
  })),
});
const state = (size: number) => told('state', { fields: { 'phases.definitions': definitions(size) } });

test.each<[string, (size: number) => readonly Evidence[]]>([
  ['phases', (size) => [state(size), told('version', { fields: { 'phases.definitions': definitions(size) } })]],
  [
    'blocks by their phases',
    (size) => [state(size), summaries(size, (at) => ({ phase: at, number: 1, isPlain: false }))],
  ],
  [
    'blocks of phases that are not there',
    (size) => [
      state(size),
      summaries(size, (at) => ({ phase: 50 + 3 * size + at, number: at, isPlain: at % 2 === 0 })),
    ],
  ],
  [
    'records that only history has whole',
    (size) => {
      const artifacts = numbers(size).map((at) => ({ id: `art-${at}` }));
      const whole = artifacts.map((one) => ({ ...one, type: 'model', path: 'a', created_phase: '01-a' }));
      return [
        told('state', { fields: { 'persistent.artifacts': artifacts } }),
        told('version', { fields: { 'persistent.artifacts': whole } }),
      ];
    },
  ],
])('thousands of %s take time in proportion', { timeout: 60_000 }, async (_, evidence) => {
  const made = new Map<number, readonly Evidence[]>();
  const run = (size: number) => {
    const all = made.get(size) ?? evidence(size);
    made.set(size, all);
    reconciled(all, { kept: 'part' });
  };
  expect(await growth(run, 1000)).toBeLessThanOrEqual(linear);
});
