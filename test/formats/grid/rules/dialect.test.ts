import { dialect } from '../../../../src/formats/grid/rules/dialect.js';
import { persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const move = 'expected the schema dialect, to which agent-state-lint migrate brings it';
const isPersistence = `STATE.md is in the persistence dialect, an older one without phases and counts; ${move}`;
const isProse = `STATE.md is in the prose dialect, an older one without front matter; ${move}`;

ruleTest(dialect, [
  { name: 'the schema dialect', given: {}, says: [] },
  { name: 'persistence, bare', given: persistence, says: [`1:1 info ${isPersistence}`] },
  { name: 'persistence, below a comment', given: `# State\n\n${persistence}`, says: [`3:1 info ${isPersistence}`] },
  { name: 'persistence, fenced', given: `---\n${persistence}---\n`, says: [`2:1 info ${isPersistence}`] },
  { name: 'prose', given: prose, says: [`1:1 info ${isProse}`] },
  { name: 'prose below blank lines', given: `\n\r\n  ${prose}`, says: [`3:3 info ${isProse}`] },
  { name: 'one line of prose', given: 'Block: 1 of 2', says: [`1:1 info ${isProse}`] },
  { name: 'no state at all', given: 'broken\n', says: [], skips: ['STATE.md does not parse'] },
  {
    name: 'persistence that does not parse',
    given: 'status: active\n  block: [1\n',
    says: [],
    skips: ['STATE.md does not parse'],
  },
]);
