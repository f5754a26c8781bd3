import { workflowTimes } from '../../../../src/formats/hivemind/rules/workflow-times.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/config-workflows.json';
const path = `.hivemind/${file}`;
const clock = 'after the clock; expected no later than 1778577600000 (2026-05-12T09:20:00Z)';

const done = '"completedAt": 1778576520000'; // 09:02
const started = '"startedAt": 1778576460000'; // 09:01
const updated = '      "updatedAt": 1778576580000'; // 09:03
const second = '"1": { "status": "pending", "output": null }';

const startedHere = `  ${path}:17:20 startedAt stands here`;
const updatedHere = `  ${path}:18:20 updatedAt stands here`;

ruleTest(workflowTimes, [
  { name: 'in order', given: hivemind(), says: [] },
  { name: 'no workflows', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '{"updatedAt": 99999999999999,\n' }), says: [] },
  {
    name: 'all at once',
    given: hivemind({
      [file]: { [started]: '"startedAt": 1778576520000', [updated]: '      "updatedAt": 1778576520000' },
    }),
    says: [],
  },
  {
    name: 'written after the file says it was, as practice shows',
    given: hivemind({ [file]: { [updated]: '      "updatedAt": 1778576580001' } }),
    says: [],
  },
  {
    name: 'a turn ended 1 ms before the start',
    given: hivemind({ [file]: { [done]: '"completedAt": 1778576459999' } }),
    says: [
      `${path}:10:79 error completedAt of turn "0" is 1778576459999 (2026-05-12T09:00:59.999Z), which is before startedAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      startedHere,
    ],
  },
  {
    name: 'a turn ended 1 ms after the last write',
    given: hivemind({ [file]: { [done]: '"completedAt": 1778576580001' } }),
    says: [
      `${path}:10:79 error completedAt of turn "0" is 1778576580001 (2026-05-12T09:03:00.001Z), which is after updatedAt, 1778576580000 (2026-05-12T09:03:00Z)`,
      updatedHere,
    ],
  },
  {
    name: 'written 1 ms before the start: nothing else is held against it',
    given: hivemind({ [file]: { [updated]: '      "updatedAt": 1778576459999' } }),
    says: [
      `${path}:18:20 error updatedAt is 1778576459999 (2026-05-12T09:00:59.999Z), which is before startedAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      startedHere,
    ],
  },
  {
    name: 'several turns ended after the last write, which was left behind',
    given: hivemind({
      [file]: {
        [done]: '"completedAt": 1778576640000',
        [second]: '"1": { "completedAt": 1778576700000 }',
      },
    }),
    says: [
      `${path}:18:20 error updatedAt is 1778576580000 (2026-05-12T09:03:00Z), but 2 other moments are later`,
      `  ${path}:10:79 completedAt of turn "0" is later`,
      `  ${path}:11:31 completedAt of turn "1" is later`,
    ],
  },
  {
    name: 'a start that was written anew',
    given: hivemind({ [file]: { [started]: '"startedAt": 1778577000000' } }),
    says: [
      `${path}:17:20 error startedAt is 1778577000000 (2026-05-12T09:10:00Z), but 2 other moments are earlier`,
      `  ${path}:18:20 updatedAt is earlier`,
      `  ${path}:10:79 completedAt of turn "0" is earlier`,
    ],
  },
  {
    name: 'one turn too early, one too late',
    given: hivemind({
      [file]: { [done]: '"completedAt": 1778576400000', [second]: '"1": { "completedAt": 1778576640000 }' },
    }),
    says: [
      `${path}:10:79 error completedAt of turn "0" is 1778576400000 (2026-05-12T09:00:00Z), which is before startedAt, 1778576460000 (2026-05-12T09:01:00Z)`,
      startedHere,
      `${path}:11:31 error completedAt of turn "1" is 1778576640000 (2026-05-12T09:04:00Z), which is after updatedAt, 1778576580000 (2026-05-12T09:03:00Z)`,
      updatedHere,
    ],
  },
  {
    name: 'exactly 2 minutes after the clock',
    given: hivemind({
      [file]: {
        '  "updatedAt": 1778576580000': '  "updatedAt": 1778577720000',
        [updated]: '      "updatedAt": 1778577720000',
      },
    }),
    says: [],
  },
  {
    name: 'a file from tomorrow',
    given: hivemind({ [file]: { '  "updatedAt": 1778576580000': '  "updatedAt": 1778664000000' } }),
    says: [`${path}:3:16 error updatedAt is 1778664000000 (2026-05-13T09:20:00Z), 1 d ${clock}`],
  },
  {
    name: 'a start 1 ms more after the clock: nothing else is held against it',
    given: hivemind({ [file]: { [started]: '"startedAt": 1778577720001' } }),
    says: [`${path}:17:20 error startedAt is 1778577720001 (2026-05-12T09:22:00.001Z), 2 min ${clock}`],
  },
  {
    name: 'a turn and a last write from tomorrow',
    given: hivemind({
      [file]: { [done]: '"completedAt": 1778664000000', [updated]: '      "updatedAt": 1778664000000' },
    }),
    says: [
      `${path}:10:79 error completedAt of turn "0" is 1778664000000 (2026-05-13T09:20:00Z), 1 d ${clock}`,
      `${path}:18:20 error updatedAt is 1778664000000 (2026-05-13T09:20:00Z), 1 d ${clock}`,
    ],
  },
  {
    name: 'without a start, and with moments that are none',
    given: hivemind({ [file]: { [`      ${started},\n`]: '', [done]: '"completedAt": "09:02"' } }),
    says: [],
  },
]);
