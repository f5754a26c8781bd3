import { delegationTerminal } from '../../../../src/formats/hivemind/rules/delegation-terminal.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
const completed = '"status": "completed"';
const running = '"status": "running"';
const noEnd = { '    "completedAt": 1778576700000,\n': '' };

ruleTest(delegationTerminal, [
  { name: 'one is over, one runs', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[{"status": "completed"},\n' }), says: [] },
  ...['completed', 'timeout'].map((status) => ({
    name: `${status} without an end`,
    given: hivemind({ [file]: { ...noEnd, [completed]: `"status": "${status}"` } }),
    says: [`${path}:7:15 warning the status is "${status}", expected completedAt beside it`],
  })),
  {
    name: 'an error without an end and without a text',
    given: hivemind({ [file]: { ...noEnd, [completed]: '"status": "error"' } }),
    says: [`${path}:7:15 warning the status is "error", expected completedAt and error beside it`],
  },
  {
    name: 'an error without a text',
    given: hivemind({ [file]: { [completed]: '"status": "error"' } }),
    says: [`${path}:7:15 warning the status is "error", expected error beside it`],
  },
  {
    name: 'an error with a blank text',
    given: hivemind({
      [file]: { [completed]: '"status": "error"', '"resultBriefSummary": "Shelves are up"': '"error": "  "' },
    }),
    says: [`${path}:21:14 warning error is "  ", expected what went wrong`, `  ${path}:7:15 status stands here`],
  },
  {
    name: 'an error with its text, and a timeout without one',
    given: hivemind({
      [file]: {
        [completed]: '"status": "error"',
        '"resultBriefSummary": "Shelves are up"': '"error": "Child session not found"',
        [running]: '"status": "timeout", "completedAt": 1778577540000',
      },
    }),
    says: [],
  },
  ...['running', 'dispatched'].map((status) => ({
    name: `${status} with an end`,
    given: hivemind({ [file]: { [running]: `"status": "${status}",\n    "completedAt": 1778577540000` } }),
    says: [
      `${path}:30:20 error completedAt is 1778577540000 (2026-05-12T09:19:00Z), but the status is "${status}"; expected none before the end`,
      `  ${path}:29:15 status stands here`,
    ],
  })),
  {
    name: 'an end and an error of the wrong type are for schema/type',
    given: hivemind({
      [file]: {
        [completed]: '"status": "error",\n    "error": null',
        '"completedAt": 1778576700000': '"completedAt": null',
      },
    }),
    says: [],
  },
  {
    name: 'a status that is none is for schema/enum',
    given: hivemind({ [file]: { ...noEnd, [completed]: '"status": "done"' } }),
    says: [],
  },
]);
