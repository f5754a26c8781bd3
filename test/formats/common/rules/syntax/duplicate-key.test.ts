import { syntaxDuplicateKey } from '../../../../../src/formats/common/rules/syntax/duplicate-key.js';
import { ruleTest } from '../../../../support/rule-test.js';

const message = (key: string) =>
  `the key "${key}" stands twice in one mapping; readers keep only one of the two values`;

ruleTest(syntaxDuplicateKey, [
  { name: 'every key once', given: {}, says: [] },
  {
    name: 'twice at the top',
    given: { 'mode: "guided"': 'mode: "guided"\nstatus: "failed"' },
    says: [`10:1 error ${message('status')}`, '  .grid/STATE.md:8:1 the first stands here'],
  },
  {
    name: 'twice below, once in quotes',
    given: { '  wave: 1': '  wave: 1\n  "block": 2' },
    says: [`37:3 error ${message('block')}`, '  .grid/STATE.md:33:3 the first stands here'],
  },
  {
    name: 'three times: each after the first',
    given: { 'energy: 9000': 'energy: 9000\nenergy: 1\nenergy: 2' },
    says: [
      `99:1 error ${message('energy')}`,
      '  .grid/STATE.md:98:1 the first stands here',
      `100:1 error ${message('energy')}`,
      '  .grid/STATE.md:98:1 the first stands here',
    ],
  },
  { name: 'in the body it is text', given: { '**Mode:** guided': 'a: 1\na: 1' }, says: [] },
]);
