import { syntaxConflictMarker } from '../../../../../src/formats/common/rules/syntax/conflict-marker.js';
import { ruleTest } from '../../../../support/rule-test.js';

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> feature`;
const message = 'an unresolved merge conflict; expected one of the two sides';

ruleTest(syntaxConflictMarker, [
  { name: 'none', given: {}, says: [] },
  {
    name: 'in the front matter',
    given: { 'energy: 9000': conflict('energy: 9000', 'energy: 8500') },
    says: [`98:1 error ${message}`, '  .grid/STATE.md:102:1 the conflict ends here'],
  },
  {
    name: 'in the body',
    given: { 'Thread 2/4': conflict('Thread 2/4', 'Thread 3/4') },
    says: [`113:1 error ${message}`, '  .grid/STATE.md:117:1 the conflict ends here'],
  },
  {
    name: 'in a code block of the body it is an example',
    given: { 'Thread 2/4': `\`\`\`\n${conflict('a', 'b')}\n\`\`\`` },
    says: [],
  },
  { name: 'an underlined heading is none', given: { 'Thread 2/4': 'Thread\n=======' }, says: [] },
  { name: 'one half', given: { 'energy: 9000': 'energy: 9000\n>>>>>>> feature' }, says: [`99:1 error ${message}`] },
]);
