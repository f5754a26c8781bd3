import { expect, test } from 'vitest';
import { isNothing } from '../../../../src/formats/grid/texts/nothing.js';

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
