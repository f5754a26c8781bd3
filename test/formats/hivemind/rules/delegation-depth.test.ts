import { delegationDepth } from '../../../../src/formats/hivemind/rules/delegation-depth.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const depth = (value: string) => hivemind({ [file]: { '"nestingDepth": 1': `"nestingDepth": ${value}` } });

ruleTest(delegationDepth, [
  { name: 'one level', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'a file that does not parse', given: hivemind({ [file]: '[{"nestingDepth": 4},\n' }), says: [] },
  { name: 'at the top', given: depth('0'), says: [] },
  { name: 'as deep as it may be', given: depth('3'), says: [] },
  ...['4', '-1', '1000000'].map((value) => ({
    name: `${value} levels`,
    given: depth(value),
    says: [`.hivemind/${file}:13:21 error nestingDepth is ${value}, expected 0 to 3`],
  })),
  { name: 'no depth', given: hivemind({ [file]: { '    "nestingDepth": 1,\n': '' } }), says: [] },
  { name: 'half a level is for schema/type', given: depth('3.5'), says: [] },
  { name: 'a depth in words is for schema/type', given: depth('"4"'), says: [] },
]);
