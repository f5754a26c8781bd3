import { suppressionsUnused } from '../../../../../src/formats/common/rules/suppressions/unused.js';
import { edited, mission } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

// What comes of a comment that is well written is tested in test/lint/suppressions/.

const word = 'agent-state-lint-disable-next-line';
const only = `the only word that does is "${word}"`;
/** The healthy mission with a line above its line 44, `  percent: 80.0`, or below its body. */
const above = (comment: string) => edited(mission, { '  percent: 80.0': `${comment}\n  percent: 80.0` });
const below = (comment: string) => `${mission}${comment}\n`;
const bodyEnd = mission.split('\n').length;

ruleTest(suppressionsUnused, [
  { name: 'no comment', given: {}, says: [] },
  { name: 'other comments', given: above('  # agent-state-lint is fine\n  # disable-next-line x'), says: [] },
  {
    name: 'a rule that did not run may be silenced',
    given: above(`  # ${word} grid/progress-percent -- see "percent", -- and so on`),
    says: [],
  },
  {
    name: 'no rule',
    given: above(`  # ${word}`),
    says: [`44:3 warning this comment names no rule; expected the id of one behind "${word}"`],
  },
  {
    name: 'a reason, and no rule',
    given: above(`  # ${word} , -- grid/budget`),
    says: [`44:3 warning this comment names no rule; expected the id of one behind "${word}"`],
  },
  {
    name: 'rules that are not there',
    given: above(`  # ${word} grid/progres-percent, budget,nope -- reason`),
    says: [
      '44:40 warning there is no rule "grid/progres-percent"; did you mean "grid/progress-percent"?',
      '44:62 warning there is no rule "budget"; did you mean "grid/budget"?',
      '44:69 warning there is no rule "nope"',
    ],
  },
  {
    name: 'no commas',
    given: above(`  # ${word} grid/budget grid/unique-id`),
    says: [
      '44:40 warning there is no rule "grid/budget grid/unique-id"; expected commas between ids, and " -- " before a reason',
    ],
  },
  {
    name: 'another word',
    given: above('  # agent-state-lint-disable-line grid/budget'),
    says: [`44:3 warning this comment silences nothing; ${only}`],
  },
  {
    name: 'a comment behind a value',
    given: edited(mission, { 'percent: 80.0': `percent: 80.0 # ${word} grid/progress-percent` }),
    says: [
      '44:17 warning this comment shares its line with other text, and so silences nothing; expected a line of its own',
    ],
  },
  {
    name: 'itself',
    given: above(`  # ${word} suppressions/unused\n  # ${word} nope`),
    says: [
      '44:40 warning "suppressions/unused" cannot be silenced by a comment, only by the configuration',
      '45:40 warning there is no rule "nope"',
    ],
  },
  {
    name: 'in Markdown',
    given: below(`<!-- ${word} nope -- reason -->`),
    says: [`${bodyEnd}:41 warning there is no rule "nope"`],
  },
  {
    name: 'in Markdown, on several lines',
    given: below(`<!-- ${word}\ngrid/body-drift -->`),
    says: [
      `${bodyEnd}:1 warning this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line`,
    ],
  },
  {
    name: 'in Markdown, beside text',
    given: below(`Text <!-- ${word} grid/body-drift -->\n<!-- ${word} grid/body-drift --> text`),
    says: [
      `${bodyEnd}:6 warning this comment shares its line with other text, and so silences nothing; expected a line of its own`,
      `${bodyEnd + 1}:1 warning this comment shares its line with other text, and so silences nothing; expected a line of its own`,
    ],
  },
  {
    name: 'examples in code, and what is no comment',
    given: below(
      `\`\`\`html\n<!-- ${word} nope -->\n\`\`\`\n\nWrite \`<!-- ${word} nope -->\`, or\n\n    <!-- ${word} nope -->\n\n${word} nope\n# ${word} nope`,
    ),
    says: [],
  },
  {
    name: 'text of a value',
    given: edited(mission, {
      'task: "Kitchen timers"': `task: |\n        # ${word} nope\n        x`,
      'rationale: "One unit to convert from"': `rationale: "One unit\n        # ${word} nope\n        more"`,
    }),
    says: [],
  },
]);
