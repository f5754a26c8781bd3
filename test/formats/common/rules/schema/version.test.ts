import { schemaVersion } from '../../../../../src/formats/common/rules/schema/version.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(schemaVersion, [
  { name: 'a known version', given: {}, says: [] },
  {
    name: 'another one',
    given: { 'version: "1.0"': 'version: "2.0"' },
    says: ['2:10 warning version is "2.0", expected "1.0": no other is known here'],
  },
  { name: 'a number is for schema/type', given: { 'version: "1.0"': 'version: 2.0' }, says: [] },
  { name: 'a placeholder is for syntax/placeholder', given: { 'version: "1.0"': 'version: "TODO"' }, says: [] },
  { name: 'none is for schema/required', given: { 'version: "1.0"\n': '' }, says: [] },
  {
    name: 'the persistence dialect, where it is optional',
    given: `${persistence}version: "0.9"\n`,
    says: ['11:10 warning version is "0.9", expected "1.0": no other is known here'],
  },
]);
