import { pruneDue } from '../../../../src/formats/hivemind/rules/prune-due.js';
import { hivemind } from '../../../support/hivemind.js';
import { now } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const halfAnHour = 1_800_000;

/** Delegations that run, after some others. */
const delegations = (number: number, ...others: readonly { status?: string; completedAt?: number }[]) => {
  const running = Array.from({ length: number - others.length }, () => ({ status: 'running' }));
  return hivemind({ [file]: `${JSON.stringify([...others, ...running])}\n` });
};
const old = (status: string) => ({ status, completedAt: now - halfAnHour - 1 });
const said = (number: number, ended: number) => [
  `.hivemind/${file}:1:1 info the file has ${number} delegations, and ${ended} of them ended over 30 min ago; with more than 50, expected these to be removed`,
];

ruleTest(pruneDue, [
  { name: 'two delegations', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[\n' }), says: [] },
  { name: '50, all of them old', given: delegations(50, ...Array(50).fill(old('completed'))), says: [] },
  { name: '51, one of them old', given: delegations(51, old('completed')), says: said(51, 1) },
  {
    name: '60, one of each status old: what runs is none of them',
    given: delegations(60, old('completed'), old('error'), old('timeout'), old('running'), old('dispatched')),
    says: said(60, 3),
  },
  {
    name: '51, one of them over for exactly 30 minutes',
    given: delegations(51, { status: 'completed', completedAt: now - halfAnHour }),
    says: [],
  },
  { name: '51, one of them over for who knows how long', given: delegations(51, { status: 'completed' }), says: [] },
  {
    name: '51, one of them over, and when is for schema/',
    given: delegations(51, { status: 'completed', completedAt: -1 }),
    says: [],
  },
]);
