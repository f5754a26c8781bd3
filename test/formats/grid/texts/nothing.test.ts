import { expect, test } from 'vitest';
import { isAbsent, isGap, isNothing, isUnsaid, saysNothing } from '../../../../src/formats/grid/texts/nothing.js';

test.each([
  ...['', '-', '—', '--', '?', '...', 'none', 'None', 'NOTHING', 'n/a', 'N/A', 'na', 'tbd', 'pending', 'null'],
  ...[
    '(none)',
    '"none"',
    '**None**',
    '[none]',
    'none.',
    'none yet',
    'no commits',
    'TBD (see the plan)',
    'none, so far',
  ],
])('%j is nothing', (text) => expect(isNothing(text)).toBe(true));

test.each([
  ...['HEAD', 'see PR', 'not-found.tsx', 'None.md', 'notes', 'pending.ts', 'nonesuch', 'no/where', '@', '^', '/'],
  ...['--output=x', '--not', '-n', '--no', '- --output=x', 'abc1234', '- HEAD'],
])('%j is something', (text) => expect(isNothing(text)).toBe(false));

test.each([...['-', '—', 'none', 'Nothing', 'N/A', '[]', ' none ']])('%j is absent', (text) => {
  expect(isAbsent(text)).toBe(true);
});
test.each([...['', '...', 'pending', 'none yet', 'no', 'null', 'none of them']])('%j is not absent', (text) => {
  expect(isAbsent(text)).toBe(false);
});

test.each([...['', '  ', '-', '...', 'null', 'N/A.', 'undefined', 'TODO', 'tbd', '<the answer>', '[your answer]']])(
  '%j says nothing at all',
  (text) => expect(isUnsaid(text)).toBe(true),
);
test.each([...['none', 'no', '0', '👍', 'unknown', 'pending', 'to do the dishes', 'Is {{name}} right?']])(
  '%j says something',
  (text) => expect(isUnsaid(text)).toBe(false),
);

test.each([
  ...['', '-', 'none', '*None*', 'Nothing yet.', 'none so far', 'TBD', 'todo', 'pending', '(empty)', 'Unknown'],
])('%j stands for want of a text', (text) => expect(saysNothing(text)).toBe(true));
test.each([
  ...['No tabs in this code', 'Nothing is cached', 'Pending orders are hidden', 'Waiting never ends', '✅ ok'],
])('%j is a text', (text) => expect(saysNothing(text)).toBe(false));

test.each([...['{{a}}', '{program-id}', '<name>', '[what was done]', '{{a}} - {{b}}']])('%j is a gap', (text) => {
  expect(isGap(text)).toBe(true);
});
test.each([...['TODO', '', '{{a}} and more', '[a](b.md)', '{"a": 1}']])('%j is no gap', (text) => {
  expect(isGap(text)).toBe(false);
});
