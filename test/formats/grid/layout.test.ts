import { describe, expect, test } from 'vitest';
import { grid } from '../../../src/formats/grid/index.js';
import { companionKind, isMark, namedPlan, namedSummary } from '../../../src/formats/grid/layout.js';

describe('what makes a directory a root', () => {
  test.each([
    ...['STATE.md', 'WARMTH.md', 'SCRATCHPAD.md', 'DECISIONS.md', 'BLOCKERS.md'],
    ...['CHECKPOINT.md', 'CHECKPOINT-2.md', 'SUMMARY.md', '01-SUMMARY.md'],
  ])('the file %s', (name) => {
    expect(isMark(name, 'file')).toBe(true);
    expect(isMark(name, 'link')).toBe(true);
  });
  test.each(['plans', 'phases', 'STATE.md'])('the directory %s', (name) =>
    expect(isMark(name, 'directory')).toBe(true),
  );
  test.each(['config.json', 'state.md', 'STATE.md.tmp', 'plans', 'MYCHECKPOINT.md', 'README.md'])(
    'not the file %s',
    (name) => expect(isMark(name, 'file')).toBe(false),
  );
  test.each(['WARMTH.md', 'planning'])('not the directory %s', (name) => expect(isMark(name, 'directory')).toBe(false));
});

describe('what is read beside STATE.md', () => {
  test.each([
    ['01-SUMMARY.md', 'summary'],
    ['phases/01-base/SUMMARY.md', 'summary'],
    ['phases/01-base/1-SUMMARY.md', 'summary'],
    ['phases/base/01-02-SUMMARY.md', 'summary'],
    ['CHECKPOINT.md', 'checkpoint'],
    ['CHECKPOINT-2.md', 'checkpoint'],
    ['phases/01-base/CHECKPOINT_old.md', 'checkpoint'],
    ['a/b/c/CHECKPOINT.md', 'checkpoint'],
    ['SCRATCHPAD.md', 'scratchpad'],
    ['WARMTH.md', 'warmth'],
    ['DECISIONS.md', 'decisions'],
    ['BLOCKERS.md', 'blockers'],
    ['config.json', 'config'],
    ['phases/02-core/02-03-PLAN.md', 'plan'],
    ['plans/core-block-03.md', 'plan'],
  ])('%s is a %s', (file, kind) => expect(companionKind(file)).toBe(kind));

  test.each([
    'STATE.md',
    'SUMMARY.md',
    '01-02-SUMMARY.md',
    'phases/01-SUMMARY.md',
    'phases/a/b/01-SUMMARY.md',
    'plans/01-SUMMARY.md',
    'phases/a/01-SUMMARY.md.bak',
    'MYCHECKPOINT.md',
    'checkpoint.md',
    'node_modules/x/CHECKPOINT.md',
    'old/.grid/CHECKPOINT.md',
    'a/.git/CHECKPOINT.md',
    'phases/a/SCRATCHPAD.md',
    'phases/a/config.json',
    'toString',
  ])('not %s', (file) => expect(companionKind(file)).toBeUndefined());

  test('a text may stand for each of them', () => {
    const names = [
      'STATE.md',
      '01-SUMMARY.md',
      'phases/01-a/CHECKPOINT.md',
      'SCRATCHPAD.md',
      'WARMTH.md',
      'config.json',
      'x.md',
    ];
    expect(names.filter((name) => grid.reads(name))).toEqual(names.slice(0, 6));
  });
});

describe('what the name of a file says of its block', () => {
  const plain = (number: number, phase?: number) => ({ phase, number, isPlain: true });
  test.each([
    ['04-SUMMARY.md', { block: plain(4), phase: undefined }],
    ['phases/02-core/03-SUMMARY.md', { block: plain(3, 2), phase: '02-core' }],
    ['phases/core/03-SUMMARY.md', { block: plain(3), phase: 'core' }],
    ['phases/02-core/03-01-SUMMARY.md', { block: { phase: 3, number: 1, isPlain: false }, phase: '02-core' }],
    ['phases/02-core/SUMMARY.md', { block: undefined, phase: '02-core' }],
    ['02-PLAN.md', undefined],
  ])('%s', (file, said) => expect(namedSummary(file)).toEqual(said));

  test.each([
    ['plans/blog-block-07.md', { block: plain(7), phase: undefined }],
    ['plans/02-PLAN.md', { block: plain(2), phase: undefined }],
    ['phases/01-a/02-PLAN.md', { block: plain(2, 1), phase: '01-a' }],
    ['phases/01-a/01-02-PLAN.md', { block: { phase: 1, number: 2, isPlain: false }, phase: '01-a' }],
    ['3-PLAN.md', { block: plain(3), phase: undefined }],
    ['03-SUMMARY.md', undefined],
  ])('%s', (file, said) => expect(namedPlan(file)).toEqual(said));
});
