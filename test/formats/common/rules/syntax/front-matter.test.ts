import { syntaxFrontMatter } from '../../../../../src/formats/common/rules/syntax/front-matter.js';
import { mission, persistence, prose } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

const noState =
  'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", "Phase: 1 of 3")';
const open = 'the front matter that begins here is never closed; expected a line `---` after its last value';

ruleTest(syntaxFrontMatter, [
  { name: 'a fenced block', given: {}, says: [] },
  { name: 'bare YAML', given: persistence, says: [] },
  { name: 'prose', given: prose, says: [] },
  { name: 'Windows line ends', given: mission.replaceAll('\n', '\r\n'), says: [] },
  { name: 'a byte order mark', given: `\ufeff${mission}`, says: [] },
  { name: 'blanks behind a fence, and a fence at the end of the file', given: '--- \nphases: {}\n---\t', says: [] },
  { name: 'a rule in the body is no second block', given: `${mission}\n---\n\nEnd of Line.\n`, says: [] },
  { name: 'a block that is never closed', given: '---\nphases:\n  total: 1\n', says: [`1:1 error ${open}`] },
  {
    name: 'a block below blank lines',
    given: `\n\n${mission}`,
    says: ['3:1 error the front matter begins after blank lines; readers look for `---` on the first line'],
  },
  {
    name: 'two blocks, one under the other',
    given: `---\nphases: {}\n---\n\n${mission}`,
    says: [
      '5:1 error a second front matter block stands under the first; readers only see the first',
      '  .grid/STATE.md:1:1 the first block begins here',
    ],
  },
  { name: 'a sentence', given: 'broken\n', says: [`1:1 error ${noState}`] },
  { name: 'nothing', given: '', says: [`1:1 error ${noState}`] },
  {
    name: 'an empty block',
    given: '---\n---\n',
    says: ['1:1 error the front matter holds no mapping; expected the fields of the state'],
  },
  {
    name: 'a fence in the midst of the fields',
    given: { '\nresume:': '\n---\nresume:' },
    says: ['79:1 error the front matter ends here, but fields go on below; expected no line `---` between them'],
  },
  {
    name: 'two files in one',
    given: mission + mission,
    says: [
      '118:1 error a second front matter block stands under the first; readers only see the first',
      '  .grid/STATE.md:1:1 the first block begins here',
    ],
  },
  {
    name: 'two fields between thematic breaks in a code block are an example',
    given: `${mission}\n\`\`\`yaml\n---\na: 1\nb: 2\n---\n\`\`\`\n`,
    says: [],
  },
  {
    name: 'one line between thematic breaks may be text',
    given: `${mission}\n---\nnote: x\n\n---\n`,
    says: [],
  },
  {
    name: 'no opening fence',
    given: mission.replace('---\n', ''),
    says: ['98:1 error the front matter that ends here has no beginning; expected a line `---` above its first value'],
  },
  {
    name: 'a heading above the front matter',
    given: `# THE GRID\n\n${mission}`,
    says: ['3:1 error the front matter begins below other text; readers look for `---` on the first line'],
  },
  {
    name: 'a list instead of a mapping',
    given: '---\n[\nphases: 1\n]\n---\n',
    says: ['2:1 error the front matter is a list; expected a mapping of fields'],
  },
]);
