import { delegationRecord } from '../../../../src/formats/hivemind/rules/delegation-record.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;

const required = {
  parentSessionId: 'ses_1e5a90c3fffeRecipeBoxMain1',
  childSessionId: 'ses_1e5a8f02fffdShelvesChild01',
  agent: 'builder',
  status: 'running',
  createdAt: 1778576460000,
};
const older = { id: '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21', ...required };
const newer = { id: 'dt-1778576460000-k3x9qa', ...required };

const allButCeiling =
  'lastMessageCount, stablePollCount, lastMessageCountChangeAt, nestingDepth, executionMode, workingDirectory, queueKey, surface, recoveryGuarantee and explicitCancellation';

/** A record a line, from line 2. */
const lines = (...records: readonly object[]) =>
  `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;

ruleTest(delegationRecord, [
  { name: 'all fields are there', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[{},\n' }), says: [] },
  {
    name: 'only what is required: one finding a record, the ceiling included',
    given: hivemind({ [file]: lines(older, older) }),
    says: [2, 3].map(
      (line) =>
        `${path}:${line}:1 warning the delegation lacks safetyCeilingMs, ${allButCeiling}; expected all fields that are documented`,
    ),
  },
  {
    name: 'newer versions write no ceiling, neither beside ids of theirs nor beside others',
    given: hivemind({ [file]: lines(older, newer) }),
    says: [2, 3].map(
      (line) =>
        `${path}:${line}:1 warning the delegation lacks ${allButCeiling}; expected all fields that are documented`,
    ),
  },
  {
    name: 'one field of a record of many lines',
    given: hivemind({ [file]: { '    "nestingDepth": 1,\n': '' } }),
    says: [`${path}:2:3 warning the delegation lacks nestingDepth; expected all fields that are documented`],
  },
  {
    name: 'two fields',
    given: hivemind({ [file]: { '    "surface": "agent-delegation",\n    "recoveryGuarantee": "resumable",\n': '' } }),
    says: [
      `${path}:2:3 warning the delegation lacks surface and recoveryGuarantee; expected all fields that are documented`,
    ],
  },
  {
    name: 'fields of the wrong type, or with a word that is none, are there',
    given: hivemind({ [file]: { '"nestingDepth": 1': '"nestingDepth": null', '"surface": "agent-': '"surface": "' } }),
    says: [],
  },
  {
    name: 'a field that is misspelt is for schema/unknown-field',
    given: hivemind({ [file]: { '"workingDirectory"': '"workingDirectry"' } }),
    says: [],
  },
  {
    name: 'fields that are required, or that not every delegation has, are not missed',
    given: hivemind({ [file]: { '    "agent": "builder",\n': '', '    "completedAt": 1778576700000,\n': '' } }),
    says: [],
  },
  { name: 'a delegation that is no mapping', given: hivemind({ [file]: '[7, null, []]\n' }), says: [] },
]);
