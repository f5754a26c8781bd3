import { sessionKey } from '../../../../src/formats/hivemind/rules/session-key.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/session-continuity.json';
const id = '"sessionID": "ses_1e5a90c3fffeRecipeBoxMain1"';

ruleTest(sessionKey, [
  { name: 'the key is the sessionID', given: hivemind(), says: [] },
  { name: 'no store', given: hivemind({ [file]: null }), says: [] },
  { name: 'a store that does not parse', given: hivemind({ [file]: '{' }), says: [] },
  {
    name: 'another sessionID',
    given: hivemind({ [file]: { [id]: '"sessionID": "ses_other"' } }),
    says: [
      `.hivemind/${file}:6:20 error the sessionID of the session is "ses_other", expected its key, "ses_1e5a90c3fffeRecipeBoxMain1"`,
      `  .hivemind/${file}:5:5 the key stands here`,
    ],
  },
  { name: 'no sessionID is for schema/required', given: hivemind({ [file]: { [`${id},`]: '' } }), says: [] },
  {
    name: 'a sessionID that is no text is for schema/type',
    given: hivemind({ [file]: { [id]: '"sessionID": 7' } }),
    says: [],
  },
  {
    name: 'a session whose record is none is for schema/type',
    given: hivemind({ [file]: { '"sessions": {': '"sessions": { "ses_a": null,' } }),
    says: [],
  },
]);
