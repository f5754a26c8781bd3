import { legacyRoot } from '../../../../src/formats/hivemind/rules/legacy-root.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const fact =
  'state lies in ".opencode/state", where it is only read until there is some in ".hivemind"; expected it in ".hivemind/state"';

ruleTest(legacyRoot, [
  { name: 'a root of today', given: hivemind(), says: [] },
  {
    name: 'the stores in a folder of their own',
    given: {
      files: {
        '.opencode/state/hivemind/delegations.json': '[]',
        '.opencode/state/hivemind/session-continuity.json': '{}',
      },
    },
    says: [`.opencode/state/hivemind/delegations.json:1:1 warning ${fact}`],
  },
  {
    name: 'a store at the top, be it broken',
    given: { files: { '.opencode/state/session-continuity.json': '{' } },
    says: [`.opencode/state/session-continuity.json:1:1 warning ${fact}`],
  },
  {
    name: 'a store that cannot be read at all',
    given: { files: { '.opencode/state/delegations.json': new Uint8Array([0xff, 0xfe, 0xfd]) } },
    says: [`.opencode/state/delegations.json:1:1 warning ${fact}`],
  },
  {
    name: 'beside a root of today, which is not spoken of',
    given: { files: { ...hivemind().files, '.opencode/state/delegations.json': '[]' } },
    says: [`.opencode/state/delegations.json:1:1 warning ${fact}`],
  },
  {
    name: 'agents and commands are no state',
    given: {
      files: {
        ...hivemind().files,
        '.opencode/agents/builder.md': '# Builder\n',
        '.opencode/state/hivemind/notes.txt': '',
      },
    },
    says: [],
  },
]);
