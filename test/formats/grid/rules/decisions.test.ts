import { decisions } from '../../../../src/formats/grid/rules/decisions.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const given = (text: string | Uint8Array, checkpoint?: string, state = mission) => ({
  files: {
    '.grid/STATE.md': state,
    '.grid/DECISIONS.md': text,
    ...(checkpoint !== undefined && { '.grid/CHECKPOINT.md': checkpoint }),
  },
});

const hosting = `type: decision
question: "Deploy to Vercel or Netlify?"
options:
  - id: vercel
    description: "Native Astro support"
  - id: netlify
    description: "Simpler config"
user_response: "1"
`;
const unrecorded = (answer: string, place = '8:16') => [
  `.grid/CHECKPOINT.md:${place} warning user_response is "${answer}", but DECISIONS.md has no entry for that decision`,
  '  .grid/DECISIONS.md:1:1 the decisions of the mission are recorded here',
];
const recorded = (name: string, text: string, checkpoint = hosting) => ({
  name,
  given: given(text, checkpoint),
  says: [],
});

const database = (options: string, answer = 'mysql') =>
  `type: decision\nquestion: "Which database should production use?"\noptions: ${options}\nuser_response: ${answer}\n`;

/** In the healthy mission, dec-001 is "Amounts are stored in grams"; its `decision:` stands on line 62. */
const differs = (said: string, place: string) => [
  `62:17 warning persistent.decisions.0.decision is "Amounts are stored in grams", but DECISIONS.md says "${said}" of dec-001`,
  `  .grid/DECISIONS.md:${place} dec-001 stands here too`,
];
const same = (name: string, text: string) => ({ name, given: given(text), says: [] });
const other = (name: string, text: string, said: string, place: string) => ({
  name,
  given: given(text),
  says: differs(said, place),
});

ruleTest(decisions, [
  {
    name: 'no DECISIONS.md',
    given: { files: { '.grid/STATE.md': mission, '.grid/CHECKPOINT.md': hosting } },
    says: [],
  },
  { name: 'an empty one, and nothing decided', given: given('# Decisions\n\nNone yet.\n'), says: [] },
  { name: 'an empty one', given: given('', hosting), says: unrecorded('1') },
  { name: 'other decisions', given: given('## dec-002: Dark by default\n', hosting), says: unrecorded('1') },
  { name: 'only in a fence', given: given('```\n## Deploy to Vercel\n```\n', hosting), says: unrecorded('1') },
  {
    name: 'only in a comment',
    given: given('<!-- Vercel -->\n\n<!--\n## Vercel\n-->\n', hosting),
    says: unrecorded('1'),
  },
  recorded('a heading', '## Deploy to Vercel\n'),
  recorded('a field', '## dec-002\n**Choice:** VERCEL\n'),
  recorded('a row', '| When | What |\n|-|-|\n| now | vercel |\n'),
  recorded('a list', '- Vercel it is\n'),
  recorded('prose', 'The user chose Vercel.\n'),
  recorded('YAML', 'decisions:\n  - id: dec-002\n    choice: vercel\n'),
  recorded('the description alone', '## Hosting\nWhat has native Astro support.\n'),
  recorded('the question alone', '## Deploy to Vercel or Netlify?\n**Answer:** the first\n'),
  recorded(
    'an answer in its own words',
    '## Hosting\nOn our own machine.\n',
    hosting.replace('"1"', 'our own machine'),
  ),
  recorded(
    'a yes, by its question',
    '### Dark mode\nYes.\n',
    'type: decision\nquestion: Should we add dark mode?\noptions: [yes, no]\nuser_response: yes\n',
  ),
  {
    name: 'a yes to another question',
    given: given(
      '### Tags\nYes.\n',
      'type: decision\nquestion: Should we add dark mode?\noptions: [yes, no]\nuser_response: yes\n',
    ),
    says: unrecorded('yes', '4:16'),
  },
  recorded(
    'nothing to look for',
    '## Something\n',
    'type: decision\nquestion: Which?\noptions: [{id: a}, {id: b}]\nuser_response: a\n',
  ),
  {
    name: 'a text that only shares words with the question',
    given: given('Production logs go to stdout.\n', database('[mysql, postgres]')),
    says: unrecorded('mysql', '4:16'),
  },
  {
    name: 'the same, and no options',
    given: given('Production logs go to stdout.\n', database('[]')),
    says: unrecorded('mysql', '4:16'),
  },
  {
    name: 'a text that names another option',
    given: given(
      '## Production database\nPostgres, which should be used in production.\n',
      database('[mysql, postgres]'),
    ),
    says: unrecorded('mysql', '4:16'),
  },
  recorded('the id in another spelling', '- MySQL 8 it is\n', database('[mysql-8, mysql-9]', 'mysql-8')),
  recorded(
    'most of what only the option says',
    '## Hosting: Vercel with ISR\n',
    database('["Use Vercel, with ISR pages", "Use Netlify, with pages"]', '1'),
  ),
  {
    name: 'what all options say',
    given: given(
      '## Hosting with pages\n',
      database('["Use Vercel, with ISR pages", "Use Netlify, with pages"]', '"1"'),
    ),
    says: unrecorded('1', '4:16'),
  },
  recorded(
    'an answer in many words, by the question and the word that counts',
    '## Production database: MySQL\n',
    database('[]', '"take MySQL please, our people know how to look after it and it has a licence"'),
  ),
  {
    name: 'a checkpoint that is Markdown alone',
    given: given('', '# Checkpoint\n\n**Type:** decision\n**Question:** Which?\n**Answer:** mysql\n'),
    says: unrecorded('mysql', '5:13'),
  },
  { name: 'not answered', given: given('', hosting.replace('"1"', '""')), says: [] },
  { name: 'no decision', given: given('', 'type: human_verify\nuser_response: approved\n'), says: [] },
  {
    name: 'nested, in the persistence dialect',
    given: given('', 'type: decision\ncheckpoint_details:\n  user_response: vercel\n', persistence),
    says: [
      '.grid/CHECKPOINT.md:3:18 warning checkpoint_details.user_response is "vercel", but DECISIONS.md has no entry for that decision',
      '  .grid/DECISIONS.md:1:1 the decisions of the mission are recorded here',
    ],
  },

  same('a heading says the same', '## dec-001: Store amounts in grams\n'),
  same('a field', '## dec-001: Units\n\n- **Decision:** amounts are stored in grams, always\n'),
  same('a title, with a verdict', '## dec-001: Store amounts in grams\n**Decision:** approved\n'),
  same('a line below', '## Units (DEC-001)\nWe store all amounts in grams.\n'),
  same('a heading below', '## dec-001\n### Decision\nAmounts in grams.\n### Alternatives\nOunces\n'),
  same('a row', '| ID | Decision | Why |\n|-|-|-|\n| dec-001 | Amounts in grams | One unit |\n'),
  same('a list', '## Decisions\n- **dec-001**: amounts are stored in grams\n- **dec-002**: ounces\n'),
  same('a list with dashes', '## Decisions\n- dec-001 - amounts are stored in grams\n'),
  same('YAML', 'decisions:\n  - id: dec-001\n    decision: Amounts are stored in grams\n'),
  same('CRLF', '## dec-001\r\n\r\n**Decision:** Amounts are stored in grams\r\n'),
  same('no statement', '## dec-001\n\n**Date:** 2026-05-11\n'),
  same('another id', '## dec-003: Ounces\n'),
  same('no id', '## Ounces everywhere\n'),
  same('a mention', '## dec-002: Ounces for liquids\nReplaces: dec-001\n'),
  same('in a fence', '```\n## dec-001: Ounces\n```\n'),
  same('one of two says the same', '## dec-001: Ounces\n\n## dec-001: Amounts are stored in grams\n'),
  other('a heading says something else', '## dec-001: Ounces everywhere\n', 'Ounces everywhere', '1:4'),
  other(
    'a field',
    '## dec-001: Units\n**Decision:** Ounces\n**Alternatives:** amounts are stored in grams\n',
    'Ounces',
    '1:4',
  ),
  other('a row', '| ID | Decision |\n|-|-|\n| dec-001 | Ounces |\n', 'Ounces', '3:1'),
  other('a list', '# Decisions\n- dec-001: Ounces\n', 'Ounces', '2:1'),
  other('YAML', 'decisions:\n  - id: dec-001\n    decision: Ounces\n', 'Ounces', '2:5'),
  other('the opposite', '## dec-001\nDecision: Never store amounts in grams\n', 'Never store amounts in grams', '1:4'),
  other(
    'text that is not shown as it is',
    '## dec-001\nDecision: Ounces \u001b[31m\u202e\n',
    'Ounces \\x1b[31m\\u{202e}',
    '1:4',
  ),
  {
    name: 'the same id twice in STATE.md',
    given: given(
      '## dec-001: Amounts are stored in grams\n',
      undefined,
      edited(mission, {
        '  artifacts:\n': '    - id: "dec-001"\n      decision: "Ounces"\n  artifacts:\n',
      }),
    ),
    says: [],
  },
  {
    name: 'a file that does not parse',
    given: given('---\ndecisions: [\n---\n', hosting),
    says: [],
    skips: ['".grid/DECISIONS.md" does not parse'],
  },
  {
    name: 'a file that cannot be read',
    given: given(new Uint8Array([0xff]), hosting),
    says: [],
    skips: ['".grid/DECISIONS.md" could not be read'],
  },
  {
    name: 'a body that no Markdown parser gets',
    given: given(`\`x\`\n${'> '.repeat(200)}\n`, hosting),
    says: [],
    skips: ['the Markdown body nests deeper than 32 levels'],
  },
  {
    name: 'more checkpoints than are looked for',
    given: {
      files: {
        '.grid/DECISIONS.md': 'vercel\n',
        ...Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`.grid/CHECKPOINT-${at}.md`, hosting])),
      },
    },
    says: [],
    skips: ['more than 5 decision checkpoints are answered'],
  },
]);
