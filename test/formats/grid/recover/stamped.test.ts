import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import type { AccountRow } from '../../../../src/core/recovery.js';
import { stamped } from '../../../../src/formats/grid/recover/stamped.js';
import { now } from '../../../support/mission.js';

const hour = 3_600_000;
const second = (ms: number): string => `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`;
const text = (stamp: string, mode: string): string =>
  `---\nversion: "1.0"\nsession_id: "sess-20260512T080000Z-q7w2e9"\nupdated_at: '${stamp}'\nmode: "${mode}"\n---\n\nmode: body\n`;
const old = second(now - 2 * hour);
const later = second(now - hour);

const proposal = (stamp: string, mode: string) => {
  const source = { what: 'STATE.md', path: '.grid/STATE.md', line: 4 };
  const account: readonly AccountRow[] = [{ field: 'updated_at', value: stamp, source, sure: true }];
  return { text: text(stamp, mode), account };
};
const circumstances = { now, limits: defaultLimits };

test('updated_at moves to the clock where other values are proposed, in its own quotes', () => {
  const found = stamped(proposal(old, 'guided'), text(old, 'autopilot'), circumstances);
  expect(found.text).toBe(text(second(now), 'guided'));
  expect(found.account).toEqual([
    {
      field: 'updated_at',
      value: second(now),
      source: { what: 'the clock, for values were changed' },
      sure: false,
      otherwise: [{ value: old, source: { what: 'STATE.md', path: '.grid/STATE.md', line: 4 } }],
    },
  ]);
  expect(stamped(found, text(old, 'autopilot'), circumstances)).toEqual(found);
});

test.each([
  ['the values are the same', text(old, 'guided'), old],
  ['it is later than that of the version before', text(old, 'autopilot'), later],
  ['there is no version before', undefined, old],
  ['the version before does not parse', '---\nmode: "\n', old],
])('it stays where %s', (_, before, stamp) => {
  const same = proposal(stamp, 'guided');
  expect(stamped(same, before, circumstances)).toEqual(same);
});
