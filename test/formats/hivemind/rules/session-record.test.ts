import { sessionRecord } from '../../../../src/formats/hivemind/rules/session-record.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const continuity = 'state/session-continuity.json';
const workflows = 'state/config-workflows.json';
const events = 'event-tracker/ses_1e5a.json';
const expected = 'expected what is documented';

ruleTest(sessionRecord, [
  { name: 'all is there', given: hivemind(), says: [] },
  { name: 'no stores', given: hivemind({ [continuity]: null, [workflows]: null, [events]: null }), says: [] },
  {
    name: 'stores that do not parse',
    given: hivemind({ [continuity]: '{', [workflows]: '{', [events]: '{' }),
    says: [],
  },
  {
    name: 'a session without anything',
    given: hivemind({
      [continuity]:
        '{"sessions":{"ses_a":{"sessionID":"ses_a","metadata":{"status":"running","updatedAt":1,"lifecycle":{}}}}}',
    }),
    says: [
      `.hivemind/${continuity}:1:14 warning the session lacks promptParams, metadata.description, metadata.delegation, metadata.constraints, metadata.pendingNotifications and metadata.lifecycle.phase; ${expected}`,
    ],
  },
  {
    name: 'without metadata, it is schema/required that speaks',
    given: hivemind({ [continuity]: '{"sessions":{"ses_a":{"sessionID":"ses_a","promptParams":{}}}}' }),
    says: [],
  },
  {
    name: 'a notification without agent, with an empty metadata',
    given: hivemind({
      [continuity]: {
        '"agent": "builder",': '',
        '"delegationId": "0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21",': '',
        '"terminalState": "completed",': '',
      },
    }),
    says: [
      `.hivemind/${continuity}:21:11 warning the notification lacks agent, metadata.delegationId and metadata.terminalState; ${expected}`,
    ],
  },
  {
    name: 'those that lack the same are one finding',
    given: hivemind({
      [continuity]: {
        '"pendingNotifications": [':
          '"pendingNotifications": [{ "agent": "a" }, { "agent": "b" }, { "agent": "c" }, {},',
      },
    }),
    says: [
      `.hivemind/${continuity}:20:34 warning the notification lacks description, and so do 2 others; ${expected}`,
      `.hivemind/${continuity}:20:88 warning the notification lacks description and agent; ${expected}`,
    ],
  },
  {
    name: 'what is optional may be absent, and null is an answer',
    given: hivemind({
      [continuity]: {
        '"promptParams": {}': '"promptParams": null',
        '"recoveryGuarantee": "resumable"': '"summaryPreview": ""',
      },
    }),
    says: [],
  },
  {
    name: 'a value of the wrong type is for schema/type',
    given: hivemind({ [continuity]: { '"description": "Build the recipe box"': '"description": 7' } }),
    says: [],
  },
  {
    name: 'a field that is misspelt is for schema/unknown-field',
    given: hivemind({ [continuity]: { '"constraints": []': '"constrains": []' } }),
    says: [],
  },
  {
    name: 'a workflow, its turns and its targets',
    given: hivemind({
      [workflows]: {
        '"type": "batch-config",': '',
        '"startedAt": 1778576460000,': '',
        '{ "status": "pending", "output": null }': '{ "status": "pending" }',
        '"2": { "status": "pending", "output": null }': '"2": { "status": "pending" }',
        '"type": "agent", ': '',
      },
    }),
    says: [
      `.hivemind/${workflows}:5:5 warning the workflow lacks type and startedAt; ${expected}`,
      `.hivemind/${workflows}:11:9 warning the turn lacks output, and so does 1 other; ${expected}`,
      `.hivemind/${workflows}:14:28 warning the target lacks type; ${expected}`,
    ],
  },
  {
    name: 'events without source, once a file; data is optional',
    given: hivemind({
      [events]:
        '{"events":[{"type":"a","timestamp":1},{"type":"b","timestamp":2,"data":{}},{"type":"c","source":"tool","timestamp":3}]}',
    }),
    says: [`.hivemind/${events}:1:12 warning the event lacks source, and so does 1 other; ${expected}`],
  },
]);
