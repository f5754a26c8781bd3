import { workflowTurns } from '../../../../src/formats/hivemind/rules/workflow-turns.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/config-workflows.json';
const path = `.hivemind/${file}`;

const turns = `"turns": {
        "0": { "status": "complete", "output": { "found": 2 }, "completedAt": 1778576520000 },
        "1": { "status": "pending", "output": null },
        "2": { "status": "pending", "output": null }
      }`;
/** The workflow at a turn; its turns begin in line 10, a line each, their names in column 9. */
const at = (currentTurn: number | string, ...shown: readonly string[]) => {
  const body = shown.length > 0 ? `{\n${shown.map((turn) => `        ${turn}`).join(',\n')}\n      }` : '{}';
  return hivemind({ [file]: { '"currentTurn": 1': `"currentTurn": ${currentTurn}`, [turns]: `"turns": ${body}` } });
};
const done = (number: number | string) => `"${number}": { "status": "complete", "completedAt": 1778576520000 }`;
const open = (number: number | string, status = 'pending') => `"${number}": { "status": "${status}" }`;

const current = `${path}:8:22 error currentTurn is`;
const here = (line: number) => `  ${path}:${line}:9 the turn stands here`;

ruleTest(workflowTurns, [
  { name: 'one of three is done, the next is current', given: hivemind(), says: [] },
  { name: 'no workflows', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '{"workflows": {\n' }), says: [] },

  { name: 'the turn before the first that is not done', given: at(0, done(0), open(1)), says: [] },
  {
    name: 'two turns before the first that is not done',
    given: at(0, done(0), done(1), open(2)),
    says: [`${current} 0, expected 1 or 2, for turn 2 is the first that is not done`, here(12)],
  },
  {
    name: 'the turn after the first that is not done',
    given: at(2, done(0), open(1), open(2)),
    says: [`${current} 2, expected 0 or 1, for turn 1 is the first that is not done`, here(11)],
  },
  {
    name: 'nothing is done yet',
    given: at(1, open(0), open(1)),
    says: [`${current} 1, expected 0, for turn 0 is the first that is not done`, here(10)],
  },
  {
    name: 'what is at work or has failed is not done',
    given: at(2, open(0, 'in_progress'), open(1, 'failed'), open(2)),
    says: [`${current} 2, expected 0, for turn 0 is the first that is not done`, here(10)],
  },
  { name: 'a turn that failed is current', given: at(1, done(0), open(1, 'failed')), says: [] },
  { name: 'what was skipped is done', given: at(2, done(0), open(1, 'skipped'), open(2)), says: [] },
  { name: 'all are done, the last is current', given: at(1, done(0), done(1)), says: [] },
  { name: 'all are done, none is current', given: at(2, done(0), done(1)), says: [] },
  {
    name: 'all are done, and none is where it says',
    given: at(3, done(0), done(1)),
    says: [`${current} 3, expected 1 or 2, for all turns are done`],
  },
  {
    name: 'turn 4 is done and still current',
    given: at(4, done(0), done(1), done(2), done(3), done(4), open(5)),
    says: [],
  },
  { name: 'no turns', given: at(0), says: [] },
  { name: 'a current turn of none', given: at(1), says: [`${current} 1, expected 0, for there are no turns`] },
  {
    name: 'a status that is none leaves open which turn is the first',
    given: at(2, open(0, 'finished'), open(1)),
    says: [],
  },
  {
    name: 'no current turn is for schema/required',
    given: hivemind({ [file]: { '      "currentTurn": 1,\n': '' } }),
    says: [],
  },
  { name: 'a current turn of the wrong type', given: at('"one"', done(0), open(1)), says: [] },

  {
    name: 'a gap: of the current turn nothing is said',
    given: at(3, done(0), done(2), open(3)),
    says: [`${path}:11:9 error there is a turn "2", but no turn "1"; expected numbers from 0 up`],
  },
  {
    name: 'numbers from 1 up',
    given: at(1, open(1), open(2)),
    says: [`${path}:10:9 error there is a turn "1", but no turn "0"; expected numbers from 0 up`],
  },
  ...['01', 'first', '-1', '1.0'].map((name) => ({
    name: `a turn ${name}`,
    given: at(0, open(0), open(name)),
    says: [`${path}:11:9 error there is a turn "${name}", but no turn "1"; expected numbers from 0 up`],
  })),
  {
    name: 'a turn that is no mapping is there',
    given: at(0, done(0), '"1": null', open(2)),
    says: [],
  },

  {
    name: 'complete without an end',
    given: at(1, open(0, 'complete'), open(1)),
    says: [`${path}:10:26 error the status is "complete", expected completedAt beside it`],
  },
  {
    name: 'complete, with an end that is none, is for schema/',
    given: at(1, '"0": { "status": "complete", "completedAt": "09:02" }', open(1)),
    says: [],
  },
  ...['pending', 'in_progress'].map((status) => ({
    name: `${status} with an end`,
    given: at(0, `"0": { "completedAt": 1778576520000, "status": "${status}" }`),
    says: [
      `${path}:10:31 error completedAt is 1778576520000 (2026-05-12T09:02:00Z), but the status is "${status}"; expected none before the end`,
      `  ${path}:10:56 the status stands here`,
    ],
  })),
  ...['failed', 'skipped'].map((status) => ({
    name: `${status} with an end`,
    given: at(0, `"0": { "completedAt": 1778576520000, "status": "${status}" }`),
    says: [],
  })),
  {
    name: 'each turn of each workflow',
    given: hivemind({
      [file]: `{"version": 1, "updatedAt": 0, "workflows": {
"a": {"currentTurn": 0, "turns": {"0": {"status": "complete"}}},
"b": {"currentTurn": 1, "turns": {"0": {"status": "complete"}, "1": {"status": "complete"}}}
}}
`,
    }),
    says: [
      `${path}:2:51 error the status is "complete", expected completedAt beside it`,
      `${path}:3:51 error the status is "complete", expected completedAt beside it`,
      `${path}:3:80 error the status is "complete", expected completedAt beside it`,
    ],
  },
]);
