import { regressed } from '../../../../src/formats/hivemind/rules/regressed.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import {
  afterCommits,
  type HivemindCommit,
  inWorkingTree,
  merged,
  withGap,
} from '../../../support/hivemind-history.js';

const delegations = 'state/delegations.json';
const continuity = 'state/session-continuity.json';
const id = 'dt-1778576760000-k3x9qa';
const session = 'ses_1e5a90c3fffeRecipeBoxMain1';

/** The healthy root, where the delegation that runs has another status. */
const status = (word: string): HivemindCommit => ({
  root: { [delegations]: { '"status": "running"': `"status": "${word}"` } },
});
const running: HivemindCommit = { root: {} };
const over = status('completed');
const gone: HivemindCommit = { root: { [delegations]: '[]\n' } };
const broken: HivemindCommit = { root: { [delegations]: '[{' } };
const sessionIs = (word: string): HivemindCommit => ({
  root: { [continuity]: { '"status": "running"': `"status": "${word}"` } },
});

const back = (from: string, to: string, where: string, place = '29:15') =>
  `.hivemind/${delegations}:${place} error delegation "${id}" went from "${from}" back to "${to}"${where}; expected what is over to stay so`;
const sessionBack = (from: string, to: string, where: string) =>
  `.hivemind/${continuity}:9:19 error session "${session}" went from "${from}" back to "${to}"${where}; expected what is over to stay so`;

ruleTest(regressed, {
  'a delegation goes on': afterCommits([status('dispatched'), running, over]),
  'nothing changed': afterCommits([over, over]),
  ...Object.fromEntries(
    ['completed', 'error', 'timeout'].flatMap((from) =>
      (['dispatched', 'running'] as const).map((to) => [
        `from ${from} to ${to}`,
        afterCommits([status(from), status(to)], [back(from, to, ' in {1}')]),
      ]),
    ),
  ),
  'from one end to another': afterCommits([over, status('error')]),
  'in a commit before others, which made it good': afterCommits(
    [over, running, over],
    [back('completed', 'running', ' in {1}', '1:1')],
  ),
  'twice is said once': afterCommits([over, running, over, running], [back('completed', 'running', ' in {1}')]),
  'in the working tree': inWorkingTree([over, over, running], [back('completed', 'running', ' in the working tree')]),
  'behind a file that was empty for a while': afterCommits(
    [running, over, gone, running],
    [back('completed', 'running', ' in {3}')],
  ),
  'behind a file that did not parse for a while': afterCommits(
    [over, broken, running],
    [back('completed', 'running', ' in {2}')],
    ['state/delegations.json could not be read in one of the states since the base'],
  ),
  'behind a root that was gone for a while': afterCommits(
    [over, { root: null }, running],
    [back('completed', 'running', ' in {2}')],
  ),
  'where commits are missing': withGap([over, over, running], [back('completed', 'running', ' since the base')]),
  'a record that is new': afterCommits([gone, running]),
  'a record that is gone': afterCommits([over, gone]),
  'its file is gone again': afterCommits(
    [over, running, { root: { [delegations]: null } }],
    [
      `.hivemind/${continuity}:1:1 error delegation "${id}" went from "completed" back to "running" in {1}; expected what is over to stay so`,
    ],
  ),
  'what breaks the specification is for schema/enum': afterCommits([over, status('again')]),
  'an id that stands twice': afterCommits([
    { root: { [delegations]: { '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21': id } } },
    {
      root: {
        [delegations]: { '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21': id, '"lastMessageCount": 4': '"lastMessageCount": 5' },
      },
    },
  ]),
  ...Object.fromEntries(
    ['completed', 'failed', 'error', 'cancelled'].flatMap((from) =>
      ['pending', 'queued', 'running'].map((to) => [
        `a session from ${from} to ${to}`,
        afterCommits([sessionIs(from), sessionIs(to)], [sessionBack(from, to, ' in {1}')]),
      ]),
    ),
  ),
  'a session that was interrupted goes on': afterCommits([sessionIs('interrupt'), sessionIs('running')]),
  'a session that is interrupted at the end': afterCommits([sessionIs('completed'), sessionIs('interrupt')]),
  'a merge that takes what one side has': merged([running, over, status('dispatched'), over]),
  'a merge with something of its own': merged(
    [over, status('error'), status('timeout'), running],
    [back('error', 'running', ' in {3}')],
  ),
  'a merge that takes back what was over at the base': merged(
    [over, over, running, running],
    [back('completed', 'running', ' in {2}')],
  ),
});
