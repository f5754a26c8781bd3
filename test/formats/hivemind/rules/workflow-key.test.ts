import { workflowKey } from '../../../../src/formats/hivemind/rules/workflow-key.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/config-workflows.json';

ruleTest(workflowKey, [
  { name: 'the key is the id', given: hivemind(), says: [] },
  { name: 'no workflows', given: hivemind({ [file]: null }), says: [] },
  {
    name: 'another id',
    given: hivemind({ [file]: { '"id": "wf-mp2k3c8w-a1b2c3"': '"id": "wf-mp2k3c8w-d4e5f6"' } }),
    says: [
      '.hivemind/state/config-workflows.json:6:13 error the id of the workflow is "wf-mp2k3c8w-d4e5f6", expected its key, "wf-mp2k3c8w-a1b2c3"',
      '  .hivemind/state/config-workflows.json:5:5 the key stands here',
    ],
  },
  {
    name: 'no id is for schema/required',
    given: hivemind({ [file]: { '"id": "wf-mp2k3c8w-a1b2c3",': '' } }),
    says: [],
  },
]);
