import { vanished } from '../../../../src/formats/hivemind/rules/vanished.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import {
  afterCommits,
  type HivemindCommit,
  inWorkingTree,
  merged,
  withGap,
} from '../../../support/hivemind-history.js';

const file = 'state/delegations.json';
const id = 'dt-1778576760000-k3x9qa';
const delegation = (name: string, status = 'running') => ({
  ...{ id: name, parentSessionId: 'a', childSessionId: 'b', agent: 'c' },
  ...{ status, createdAt: 1778576460000 },
});
const holding = (...all: readonly unknown[]): HivemindCommit => ({ root: { [file]: JSON.stringify(all) } });
const running: HivemindCommit = { root: {} };
const gone = holding();
const says = (fact: string, place = `${file}:1:1`) =>
  `.hivemind/${place} info ${fact}; expected each to stay until it has come to its end`;
const one = (where: string, place?: string) => says(`1 delegation that ran is gone ${where}: "${id}"`, place);

ruleTest(vanished, {
  'it runs on': afterCommits([running, { root: { [file]: { '"lastMessageCount": 4': '"lastMessageCount": 5' } } }]),
  'it came to its end': afterCommits([running, { root: { [file]: { '"running"': '"error"' } } }]),
  'what is over goes': afterCommits([holding(delegation('a', 'completed'), delegation('b', 'timeout')), gone]),
  'one that ran is gone': afterCommits([running, gone], [one('in {1}')]),
  'in the working tree': inWorkingTree([running, gone], [one('in the working tree')]),
  'it came back': afterCommits([running, gone, running]),
  'a file is written over by another process': afterCommits(
    [
      holding(...['a', 'b', 'c', 'd', 'e'].map((name) => delegation(name))),
      holding(delegation('f', 'dispatched')),
      gone,
    ],
    [
      says('1 delegation that ran is gone in {2}: "f"'),
      says('5 delegations that ran are gone in {1}: "a", "b", "c" and 2 more'),
    ],
  ),
  'the file is gone': afterCommits(
    [running, { root: { [file]: null } }],
    [one('in {1}', 'state/session-continuity.json:1:1')],
  ),
  'all state is gone': afterCommits([running, { root: null }], [one('in {1}')]),
  'what cannot be read': afterCommits(
    [running, { root: { [file]: '[' } }],
    [],
    ['state/delegations.json could not be read in one of the states since the base'],
  ),
  'a record that lost its id is for schema/required': afterCommits([
    running,
    { root: { [file]: { '"id": "dt-1778576760000-k3x9qa",': '' } } },
  ]),
  'where commits are missing, it may have come to its end': withGap([running, gone, gone]),
  'a merge that takes what one side has': merged([running, running, gone, gone], [one('in {2}')]),
  'a merge with something of its own': merged(
    [running, holding(delegation(id)), holding(delegation(id, 'dispatched')), gone],
    [one('in {3}')],
  ),
  'a merge without what only one side began': merged([gone, holding(delegation('a')), gone, gone]),
});
