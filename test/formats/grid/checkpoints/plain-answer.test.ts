import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { optionsOf } from '../../../../src/formats/grid/checkpoints/options.js';
import {
  isDone,
  isWithdrawn,
  takenOption,
  verdictOf,
  waysOn,
} from '../../../../src/formats/grid/checkpoints/plain-answer.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';

async function optionsIn(value: string) {
  const tree = new MemoryTree({ '.grid/CHECKPOINT.md': `type: decision\noptions: ${value}\n` });
  const { checkpoints } = await readGrid(tree, '.grid', defaultLimits);
  const [checkpoint] = checkpoints;
  if (!checkpoint) throw new Error('the file was not read');
  return optionsOf(checkpoint);
}

describe('the option that an answer plainly takes', () => {
  const shops = '[mail, poster, "web shop", web]';
  test.each<[string, string, string | undefined]>([
    // all of it
    [shops, 'mail', 'mail'],
    [shops, ' Mail. ', 'mail'],
    [shops, '"**POSTER**!"', 'poster'],
    [shops, '- mail', 'mail'],
    [shops, '2', 'poster'],
    [shops, 'option 2.', 'poster'],
    [shops, '5', undefined],
    [shops, 'web shop', 'web shop'],
    ['["A) Vercel", "B) Netlify"]', 'b', 'B) Netlify'],
    ['["A) Vercel", "B) Netlify"]', 'Netlify', 'B) Netlify'],
    ['["yes", "no"]', 'No', 'no'],
    ['["C++", "C#"]', 'c#', 'C#'],
    ['["Ship it?", wait]', 'ship it?', 'Ship it?'],
    ['[{id: 2, label: Two}, {id: 1, label: One}]', '1', '1'],
    // with a reason
    [shops, 'mail, because everybody reads it', 'mail'],
    [shops, 'mail because everybody reads it', 'mail'],
    [shops, 'Mail: as agreed with Ann', 'mail'],
    [shops, 'poster - it is cheaper', 'poster'],
    [shops, 'poster. Ann wants it', 'poster'],
    [shops, 'poster (Ann wants it)', 'poster'],
    [shops, '2, it is cheaper', 'poster'],
    [shops, 'web shop: as agreed', 'web shop'],
    ['["yes", "no"]', 'no, it costs too much', 'no'],
    // not plainly
    [shops, 'not mail', undefined],
    [shops, 'mail and poster', undefined],
    [shops, 'mail, poster', undefined],
    [shops, 'mail or poster', undefined],
    [shops, 'mail, but only for members', undefined],
    [shops, 'mail: never', undefined],
    [shops, "mail. I don't think so", undefined],
    [shops, 'mail, instead of poster', undefined],
    [shops, 'mail?', undefined],
    [shops, '~mail~', undefined],
    [shops, '[ ] mail', undefined],
    [shops, '❌ mail', undefined],
    [shops, 'mail, or is it too late?', undefined],
    [shops, 'neither', undefined],
    [shops, 'anything but mail', undefined],
    [shops, 'mailing', undefined],
    [shops, 'm', undefined],
    [shops, '', undefined],
    [shops, '?!', undefined],
    ['["yes", "no"]', 'yes, no', undefined],
    ['["yes", "no"]', 'y', undefined],
    ['[{id: a, label: Mail}, {id: b, label: mail}]', 'mail', undefined],
    ['~', 'mail', undefined],
  ])('of %s, %j', async (value, answer, name) => {
    expect(takenOption(answer, await optionsIn(value))?.name).toBe(name);
  });

  test.each<[string, string | undefined]>([
    ['retry', 'retry'],
    ['try again', 'retry'],
    ['3', 'manual'],
    ['roll back.', 'rollback'],
    ['skip this block', 'skip'],
    ['skip - it is too late', 'skip'],
    ['do not skip', undefined],
    ["don't retry", undefined],
    ['retry or skip', undefined],
    ['retry, then skip', undefined],
    ['never retry', undefined],
  ])('of the ways on from a failure, %j', (answer, name) => {
    expect(takenOption(answer, waysOn)?.name).toBe(name);
  });
});

describe('what a person says of what was done', () => {
  test.each([
    ...['approved', 'Approved!', 'ok', 'Yes.', 'LGTM', 'looks good', 'it works', 'true', '✅', '✔️', 'approved, thanks'],
    ...['All good', 'I approve', 'yes, works'],
  ])('%j approves it', (answer) => {
    expect(verdictOf(answer)).toBe('approved');
  });

  test.each(['it flickers', 'no', 'not approved', "toggle doesn't persist", 'The header works, the footer is broken'])(
    '%j names issues',
    (answer) => {
      expect(verdictOf(answer)).toBe('issues');
    },
  );

  test.each([
    ...['approved, but the toggle is slow', 'approved by nobody', 'ok?', 'is it ready?', 'later', 'not sure', '…'],
    ...['works on my machine', 'no issues', 'withdrawn: nobody needs it', 'done with reviewing half of it'],
  ])('%j is unclear', (answer) => {
    expect(verdictOf(answer)).toBe('unclear');
  });
});

describe('whether a person says that it is done', () => {
  test.each([
    'done',
    'Done.',
    'finished',
    'completed',
    'OK',
    'yes',
    'ready',
    'it is done',
    "It's done!",
    'all done',
    '✅',
  ])('%j does', (answer) => {
    expect(isDone(answer)).toBe(true);
  });

  test.each([
    'not done',
    'done?',
    'done, except for the key',
    "I can't log in",
    'half done',
    'undone',
    'no',
    'will do',
  ])('%j does not', (answer) => {
    expect(isDone(answer)).toBe(false);
  });
});

test.each([
  ['withdrawn', true],
  ['Withdrawn: the block is gone', true],
  ['withdrawn by Ann', true],
  ['not withdrawn', false],
  ['withdraw', false],
])('whether %j withdraws a checkpoint: %j', (answer, is) => {
  expect(isWithdrawn(answer)).toBe(is);
});

test.each(['a, ', 'a. ', 'mail - ', '"', '((', 'because ', ' ', 'it is all ', 'good ', "n't"])(
  '%j over and over takes linear time',
  async (token) => {
    const options = await optionsIn('[mail, a]');
    const run = async (size: number) => {
      const text = token.repeat(size);
      takenOption(`a, ${text}`, options);
      takenOption(text, options);
      verdictOf(text);
      isDone(text);
    };
    expect(await growth(run, 2000)).toBeLessThan(linear);
  },
);
