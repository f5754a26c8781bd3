import { checkpointDetails } from '../../../../src/formats/grid/rules/checkpoint-details.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const given = (text: string, more: Record<string, string> = {}) => ({
  files: { '.grid/STATE.md': mission, '.grid/CHECKPOINT.md': text, ...more },
});
const types = '"human_verify", "decision", "human_action", "session_death" or "failure"';
/** What is said of a field. The type stands on the first line, in bare YAML. */
const lacks = (place: string, found: string, type: string, meaning: string, typeAt = '1:7') => [
  `.grid/CHECKPOINT.md:${place} error ${found}, but the checkpoint is a ${type}; expected ${meaning}`,
  `  .grid/CHECKPOINT.md:${typeAt} the type stands here`,
];
const verify = 'what the person has to verify';

ruleTest(checkpointDetails, [
  ...[
    ['human_verify', 'verification_instructions: |\n  1. Run\n  2. Look\n'],
    ['decision', 'question: "Vercel or Netlify?"\noptions: [vercel, netlify]\n'],
    ['human_action', 'required_action: "Run: vercel login"\n'],
    ['session_death', 'last_action: Writing\npartial_work: {files_created: [a.ts], staged_changes: true}\n'],
    ['failure', 'error: Vercel API key not found\n'],
  ].flatMap(([type, fields = '']) => {
    const nested = `checkpoint_details:\n${fields.replace(/^/gm, '  ').trimEnd()}\n`;
    return [
      { name: `${type}, flat`, given: given(`type: ${type}\n${fields}`), says: [] },
      { name: `${type}, nested`, given: given(`---\ntype: ${type}\n${nested}---\n# Checkpoint\n`), says: [] },
      {
        name: `${type}, CRLF and BOM`,
        given: given(`\uFEFF---\r\ntype: ${type}\r\n${nested.replace(/\n/g, '\r\n')}---\r\n`),
        says: [],
      },
    ];
  }),
  {
    name: 'human_verify',
    given: given('type: human_verify\n'),
    says: lacks('1:1', 'verification_instructions is missing', 'human_verify', verify),
  },
  {
    name: 'decision',
    given: given('---\ntype: decision\ncheckpoint_details:\n  affects: Block 01\n---\n'),
    says: [
      ...lacks('4:3', 'options is missing', 'decision', 'what there is to choose from', '2:7'),
      ...lacks('4:3', 'question is missing', 'decision', 'what has to be decided', '2:7'),
    ],
  },
  {
    name: 'human_action',
    given: given('reason: a login\ntype: "human_action"\n'),
    says: lacks('1:1', 'required_action is missing', 'human_action', 'what the person has to do', '2:7'),
  },
  {
    name: 'session_death',
    given: given('type: session_death\nlast_action: ""\npartial_work: {}\n'),
    says: [
      ...lacks('2:14', 'last_action says nothing', 'session_death', 'what was being done at the end'),
      ...lacks('3:15', 'partial_work says nothing', 'session_death', 'what was begun'),
    ],
  },
  {
    name: 'failure',
    given: given('type: failure\ncheckpoint_details:\n  error: ~\n'),
    says: lacks('3:10', 'checkpoint_details.error says nothing', 'failure', 'what went wrong'),
  },
  ...[
    "''",
    '"  "',
    'null',
    'TODO',
    'tbd',
    'N/A',
    '"..."',
    '"-"',
    '<describe the steps>',
    '[]',
    '[""]',
    '[TODO, ~]',
    '{steps: null}',
  ].map((value) => ({
    name: `nothing: ${value}`,
    given: given(`type: human_verify\nverification-instructions: ${value}\n`),
    says: lacks('2:28', 'verification-instructions says nothing', 'human_verify', verify),
  })),
  ...[
    'none',
    '0',
    'true',
    '👍',
    'to do the dishes',
    '[a]',
    '{steps: [a]}',
    '{files_created: []}',
    'Is {{name}} right?',
  ].map((value) => ({
    name: `something: ${value}`,
    given: given(`type: human_verify\nverification_instructions: ${value.includes('?') ? `"${value}"` : value}\n`),
    says: [],
  })),
  {
    name: 'nothing in the details, and something beside the type',
    given: given('type: failure\ncheckpoint_details: {error: ""}\nerror: No key\n'),
    says: [],
  },
  {
    name: 'keys in another spelling',
    given: given('---\ncluster: a\nType: human-verify\nCheckpoint-Details:\n  VerificationInstructions: look\n---\n'),
    says: [],
  },
  {
    name: 'no type',
    given: given('question: "Which?"\n'),
    says: [`.grid/CHECKPOINT.md:1:1 error the checkpoint has no type; expected ${types}`],
  },
  {
    name: 'Markdown alone',
    given: given(
      '## CHECKPOINT REACHED\n\n**Type:** decision\n\n### Question\nWhich one?\n\n### Options\n- grams\n- ounces\n',
    ),
    says: [],
  },
  {
    name: 'Markdown alone, with labels, CRLF and BOM',
    given: given(
      '\uFEFF# Checkpoint\r\n\r\n- **Type:** human-verify (blocking)\r\n- **How to verify:**\r\n  1. Look\r\n',
    ),
    says: [],
  },
  {
    name: 'Markdown alone that says it in other words',
    given: given('# Checkpoint\n\n**Type:** decision\n\nShall we weigh in grams or in ounces?\n'),
    says: [],
    skips: [
      'the text of ".grid/CHECKPOINT.md" does not tell its options',
      'the text of ".grid/CHECKPOINT.md" does not tell its question',
    ],
  },
  {
    name: 'Markdown alone that leaves a field to be filled in',
    given: given('# Checkpoint\n\n**Type:** failure\n**Error:** TODO\n'),
    says: lacks('4:12', 'error says nothing', 'failure', 'what went wrong', '3:11'),
  },
  {
    name: 'Markdown alone without a type',
    given: given('# Checkpoint\n\nWe stopped here.\n'),
    says: [],
    skips: ['the text of ".grid/CHECKPOINT.md" does not tell its type'],
  },
  {
    name: 'details in the Markdown below the fields',
    given: given('---\ntype: decision\n---\n# Decision\n\n## Question\nWhich?\n\n## Options\n### Grams\n### Ounces\n'),
    says: [],
  },
  {
    name: 'a type in code is none',
    given: given('# Checkpoint\n\n```\n**Type:** decision\n```\n'),
    says: [],
    skips: ['the text of ".grid/CHECKPOINT.md" does not tell its type'],
  },
  {
    name: 'a heading alone',
    given: given('# Checkpoint\n'),
    says: [`.grid/CHECKPOINT.md:1:1 error the checkpoint has no type; expected ${types}`],
  },
  {
    name: 'nothing at all',
    given: given(''),
    says: [`.grid/CHECKPOINT.md:1:1 error the checkpoint has no type; expected ${types}`],
  },
  { name: 'a type that schema/enum speaks of', given: given('type: desicion\n'), says: [] },
  { name: 'a type that schema/type speaks of', given: given('type: [decision]\n'), says: [] },
  { name: 'an empty type', given: given('type:\n'), says: [] },
  {
    name: 'a type of a field that the schema does not know',
    given: given('---\ncluster: a\nType: question\n---\n'),
    says: [`.grid/CHECKPOINT.md:3:7 error Type is no type of a checkpoint; expected ${types}`],
  },
  { name: 'details that schema/type speaks of', given: given('type: failure\ncheckpoint_details: No key\n'), says: [] },
  {
    name: 'a value that syntax/placeholder speaks of',
    given: given('type: failure\nerror: "[object Object]"\n'),
    says: [],
  },
  {
    name: 'an answer changes nothing',
    given: given('type: failure\nuser_response: retry\n'),
    says: lacks('1:1', 'error is missing', 'failure', 'what went wrong'),
  },
  {
    name: 'without a STATE.md',
    given: { files: { '.grid/CHECKPOINT.md': 'type: failure\n' } },
    says: lacks('1:1', 'error is missing', 'failure', 'what went wrong'),
  },
  {
    name: 'one of two does not parse',
    given: given('type: failure\n', { '.grid/CHECKPOINT-2.md': '---\ntype: "failure\n---\n' }),
    says: lacks('1:1', 'error is missing', 'failure', 'what went wrong'),
    skips: ['".grid/CHECKPOINT-2.md" does not parse'],
  },
  {
    name: 'names of prototypes',
    given: given('type: constructor\n__proto__: {error: x}\n'),
    says: [],
  },
]);
