import { syntaxYaml } from '../../../../../src/formats/common/rules/syntax/yaml.js';
import { mission } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

// What there is to say, and where: test/text/yaml.test.ts.
ruleTest(syntaxYaml, [
  { name: 'no error', given: {}, says: [] },
  {
    name: 'every error, at its own place',
    given: {
      'cluster: "Recipe Box"': 'cluster: Recipe: Box',
      'phase_name: "Kitchen"': 'phase_name: "Kitchen',
      'runtime: "node-24"': 'runtime: @node',
    },
    says: [
      '5:10 error a second ": " stands on this line; put the text in quotes',
      '32:15 error the quoted text that begins here is never closed',
      '73:14 error text cannot begin with "@"; put it in quotes',
    ],
  },
  {
    name: 'behind an emoji',
    given: { 'affects_phases: ["01-pantry", "02-kitchen"]': 'affects_phases: ["🟦", "x" "y"]' },
    says: ['64:34 error a comma is missing before this'],
  },
  { name: 'the body is no YAML', given: { '**Status:** in_progress': 'a: b: c' }, says: [] },
  {
    name: 'bare YAML',
    given: 'cluster: a\nstatus: @home\n',
    says: ['2:9 error text cannot begin with "@"; put it in quotes'],
  },
  {
    name: 'Windows line ends',
    given: mission.replace('guided"\n', 'guided\n').replaceAll('\n', '\r\n'),
    says: ['9:7 error the quoted text that begins here is never closed'],
  },
  {
    name: 'what is too deep is for syntax/unreadable',
    given: { 'blockers: []': `blockers: ${'['.repeat(100)}` },
    says: [],
  },
]);
