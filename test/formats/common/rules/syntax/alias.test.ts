import { syntaxAlias } from '../../../../../src/formats/common/rules/syntax/alias.js';
import { ruleTest } from '../../../../support/rule-test.js';

const anchor = (name: string) =>
  `warning the anchor "&${name}" lets a value be repeated elsewhere; many readers of state files do not know anchors`;
const alias = (name: string) =>
  `warning the alias "*${name}" stands for a value that is written elsewhere; expected the value itself`;

ruleTest(syntaxAlias, [
  { name: 'none', given: {}, says: [] },
  {
    name: 'an anchor and its alias',
    given: { 'phase_id: "02-kitchen"': 'phase_id: &here "02-kitchen"', 'phase: "02-kitchen"': 'phase: *here' },
    says: [`31:13 ${anchor('here')}`, `51:14 ${alias('here')}`],
  },
  { name: 'an ampersand or a star in quotes', given: { 'name: "Pantry"': 'name: "&a *b"' }, says: [] },
  {
    name: 'an alias within its own value',
    given: { 'blockers: []': 'blockers: &b [*b]' },
    says: ['97:15 error the alias "*b" stands inside its own value, so it was not read further'],
  },
  {
    name: 'a hundred expansions',
    given: { 'blockers: []': `x: &x 1\nblockers: [${Array(100).fill('*x').join(', ')}]` },
    says: [`97:4 ${anchor('x')}`, ...Array.from({ length: 100 }, (_, index) => `98:${12 + 4 * index} ${alias('x')}`)],
  },
  {
    name: 'more than a hundred expansions',
    given: { 'blockers: []': `x: &x 1\nblockers: [${Array(101).fill('*x').join(', ')}]` },
    says: ['98:412 error the aliases of this file expand more than 100 times, so it was not read further'],
  },
]);
