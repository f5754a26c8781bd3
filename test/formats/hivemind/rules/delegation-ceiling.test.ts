import { delegationCeiling } from '../../../../src/formats/hivemind/rules/delegation-ceiling.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
/** When the ceiling of the delegation that runs is over and 2 minutes are forgiven: created 09:06, 30 min, 2 min. */
const last = Date.parse('2026-05-12T09:38:00Z');
const running = '"status": "running",\n    "createdAt": 1778576760000,\n    "safetyCeilingMs": 1800000,';
const start = '"status": "running",\n    "createdAt": 1778576760000,';

ruleTest(delegationCeiling, [
  { name: 'below the ceiling', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [], now: last + 1 },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[\n' }), says: [], now: last + 1 },
  { name: 'exactly 2 minutes past the ceiling', given: hivemind(), says: [], now: last },
  {
    name: '1 ms more; what is over is left alone',
    given: hivemind(),
    now: last + 1,
    says: [
      `${path}:29:15 warning the status is "running", 32 min after createdAt; expected an end within 30 min`,
      `  ${path}:30:18 createdAt stands here`,
      `  ${path}:31:24 safetyCeilingMs stands here`,
    ],
  },
  {
    name: 'dispatched, and not yet running',
    given: hivemind({ [file]: { '"status": "running"': '"status": "dispatched"' } }),
    now: Date.parse('2026-05-12T12:06:00Z'),
    says: [
      `${path}:29:15 warning the status is "dispatched", 3 h after createdAt; expected an end within 30 min`,
      `  ${path}:30:18 createdAt stands here`,
      `  ${path}:31:24 safetyCeilingMs stands here`,
    ],
  },
  {
    name: 'a ceiling of its own: 5 minutes, over at 09:11',
    given: hivemind({ [file]: { [running]: `${start}\n    "safetyCeilingMs": 300000,` } }),
    says: [
      `${path}:29:15 warning the status is "running", 14 min after createdAt; expected an end within 5 min`,
      `  ${path}:30:18 createdAt stands here`,
      `  ${path}:31:24 safetyCeilingMs stands here`,
    ],
  },
  {
    name: 'a higher ceiling',
    given: hivemind({ [file]: { [running]: `${start}\n    "safetyCeilingMs": 7200000,` } }),
    says: [],
    now: last + 1,
  },
  { name: 'no ceiling: 30 minutes', given: hivemind({ [file]: { [running]: start } }), says: [], now: last },
  {
    name: 'no ceiling, and 1 ms more',
    given: hivemind({ [file]: { [running]: start } }),
    now: last + 1,
    says: [
      `${path}:29:15 warning the status is "running", 32 min after createdAt; expected an end within 30 min, which is the default`,
      `  ${path}:30:18 createdAt stands here`,
    ],
  },
  {
    name: 'running with an end is for hivemind/delegation-terminal',
    given: hivemind({ [file]: { [start]: `${start}\n    "completedAt": 1778577540000,` } }),
    says: [],
    now: last + 1,
  },
  {
    name: 'a ceiling that is none is for schema/',
    given: hivemind({ [file]: { [running]: `${start}\n    "safetyCeilingMs": "30 min",` } }),
    says: [],
    now: last + 1,
  },
]);
