import { expect, test } from 'vitest';
import { migrate, recover } from '../../../src/index.js';
import { gitRepository } from '../../support/git.js';
import { hivemind } from '../../support/hivemind.js';
import { mission, now } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';

// Hivemind is what nothing can migrate, and The Grid is what can be.

const grid = { ...beside, '.grid/STATE.md': mission };
const hive = hivemind().files;
const given = (files: Readonly<Record<string, string>>) => gitRepository([{ subject: 'chore: state', files }]).top;
const outcomes = async (run: ReturnType<typeof migrate>) =>
  Object.fromEntries((await run).roots.map(({ root, outcome }) => [root, outcome]));

test.each<[string, readonly string[] | undefined, Readonly<Record<string, string>>]>([
  ['a root that a search finds is left alone', undefined, { '.grid': 'healthy', '.hivemind': 'untouched' }],
  ['also when a folder above it is named', ['.'], { '.grid': 'healthy', '.hivemind': 'untouched' }],
  ['one that is named is refused', ['.hivemind', '.grid'], { '.grid': 'healthy', '.hivemind': 'refused' }],
  ['and so is one of which a file is named', ['.hivemind/state/delegations.json'], { '.hivemind': 'refused' }],
])('migrate: %s', async (_, paths, expected) => {
  expect(await outcomes(migrate({ cwd: given({ ...grid, ...hive }), paths, now }))).toEqual(expected);
});

test('migrate: where there is no other, it is left alone, too', async () => {
  expect(await outcomes(migrate({ cwd: given(hive), now }))).toEqual({ '.hivemind': 'untouched' });
});

test('to: the other root goes back to the commit', async () => {
  const run = recover({ cwd: given({ ...grid, ...hive }), to: 'HEAD', now });
  expect(await outcomes(run)).toEqual({ '.grid': 'healthy', '.hivemind': 'untouched' });
});

test('to: where there is no other, it is refused', async () => {
  expect(await outcomes(recover({ cwd: given(hive), to: 'HEAD', now }))).toEqual({ '.hivemind': 'refused' });
});

test('to: of two others, one has to be named', async () => {
  const cwd = given({ ...grid, ...hive, 'a/.grid/STATE.md': mission });
  await expect(recover({ cwd, to: 'HEAD', now })).rejects.toThrow('there are 2; name one: .grid or a/.grid');
});
