import { checkpointAnswered } from '../../../../src/formats/grid/rules/checkpoint-answered.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const given = (state: string, checkpoint: string, more: Record<string, string> = {}) => ({
  files: { '.grid/STATE.md': state, '.grid/CHECKPOINT.md': checkpoint, ...more },
});
const inStatus = (status: string) => edited(mission, { 'status: "in_progress"': `status: "${status}"` });
const blocked = inStatus('blocked');
const verify = 'type: human_verify\nuser_response: approved\n';

/** The answer stands on the second line. */
const waits = (status: string, at: string, answer = 'approved') => [
  `.grid/CHECKPOINT.md:2:16 warning user_response is "${answer}", but the status of the mission is still "${status}"; expected it to go on`,
  `  .grid/STATE.md:${at} the status stands here`,
];

const decision = (options: string, answer: string) => ({
  name: `${answer} of ${options}`,
  given: given(mission, `type: decision\nuser_response: ${answer}\noptions: ${options}\n`),
});
const takes = (options: string, answer: string) => ({ ...decision(options, answer), says: [] });
const takesNone = (options: string, answer: string, hint: string, at = '3:10') => ({
  ...decision(options, answer),
  says: [
    `.grid/CHECKPOINT.md:2:16 warning user_response is "${answer.replace(/^"|"$/g, '')}", which is none of the options; ${hint}`,
    `  .grid/CHECKPOINT.md:${at} the options stand here`,
  ],
});

const words = '[vercel, netlify]';
const records = '[{id: vercel, description: Native Astro support}, {id: netlify, description: Simpler}]';
const labels = '[{id: a, label: Deploy to Vercel}, {id: b, label: Deploy to Netlify}]';

ruleTest(checkpointAnswered, [
  { name: 'no checkpoint', given: {}, says: [] },
  { name: 'an open checkpoint of a mission that waits', given: given(blocked, 'type: human_verify\n'), says: [] },
  ...['awaiting confirmation', 'awaiting user verification', 'to be determined', 'pending review'].map((answer) => ({
    name: `no answer: ${answer}`,
    given: given(blocked, `type: decision\noptions: [vercel, netlify]\nuser_response: ${answer}\n`),
    says: [],
  })),
  ...['planning', 'in_progress', 'complete', 'failed'].map((status) => ({
    name: `answered, ${status}`,
    given: given(inStatus(status), verify),
    says: [],
  })),
  ...['initialized', 'active', 'interrupted', 'resumed', 'completed', 'failed'].map((status) => ({
    name: `answered, ${status}`,
    given: given(edited(persistence, { 'status: active': `status: ${status}` }), verify),
    says: [],
  })),
  { name: 'answered, blocked', given: given(blocked, verify), says: waits('blocked', '8:9') },
  {
    name: 'answered, checkpoint',
    given: given(edited(persistence, { 'status: active': 'status: checkpoint' }), verify),
    says: waits('checkpoint', '2:9'),
  },
  {
    name: 'answered, blocked in prose',
    given: given(edited(prose, { 'Status: Block complete': 'Status: **Blocked**' }), verify),
    says: waits('blocked', '6:11'),
  },
  {
    name: 'of any type',
    given: given(blocked, 'type: failure\nuser_response: retry\n'),
    says: waits('blocked', '8:9', 'retry'),
  },
  {
    name: 'answered, and blocked by something else',
    given: given(edited(blocked, { 'blockers: []': 'blockers:\n  - id: "blocker-001"' }), verify),
    says: [],
  },
  {
    name: 'answered, and blocked by an entry of BLOCKERS.md',
    given: given(blocked, verify, {
      '.grid/BLOCKERS.md': '## blocker-001: No key\n**Status:** ACTIVE\n**Type:** permission\n',
    }),
    says: [],
  },
  {
    name: 'answered, and no blocker is active',
    given: given(blocked, verify, {
      '.grid/BLOCKERS.md': '## blocker-001: No key\n**Status:** RESOLVED\n**Type:** permission\n',
    }),
    says: waits('blocked', '8:9'),
  },
  {
    name: 'answered, and BLOCKERS.md does not parse',
    given: given(blocked, verify, { '.grid/BLOCKERS.md': '---\nactive: [\n---\n' }),
    says: [],
    skips: ['".grid/BLOCKERS.md" does not parse'],
  },
  {
    name: 'answered, and there is another one',
    given: given(blocked, verify, { '.grid/CHECKPOINT-2.md': 'type: decision\n' }),
    says: [],
  },
  {
    name: 'answered, and another one does not parse',
    given: given(blocked, verify, { '.grid/CHECKPOINT-2.md': 'type: [\n' }),
    says: [],
    skips: ['".grid/CHECKPOINT-2.md" does not parse'],
  },
  { name: 'an answer that is a placeholder', given: given(blocked, 'type: decision\nuser_response: TBD\n'), says: [] },

  ...[
    'vercel',
    'Vercel',
    '"VERCEL!"',
    '1',
    '"1)"',
    '"#2"',
    'option 2',
    'b',
    'Option B',
    '"Vercel, please."',
    '[vercel]',
    'verc',
    '"let us go with netlify"',
    '"1 - vercel"',
    '{choice: vercel}',
  ].map((answer) => takes(words, answer)),
  ...['vercel', 'Native Astro support', 'Netlify', '2'].map((answer) => takes(records, answer)),
  ...['a', 'B', 'Deploy to Vercel', 'vercel', '"deploy-to-netlify"', 'deploy'].map((answer) => takes(labels, answer)),
  takes('[A) Vercel, B) Netlify]', 'b'),
  takes('[vercel - Native support, netlify - Simpler]', 'netlify'),
  takes('{vercel: Native support, netlify: Simpler}', 'vercel'),
  takes('[vercel: Native support, netlify: Simpler]', 'netlify'),
  takes('"vercel, netlify"', 'netlify'),
  takes('"1) Vercel 2) Netlify"', 'vercel'),
  takes('[yes, no]', 'n'),
  takes('[no, yes]', 'no'),
  takes('[true, false]', 'true'),
  takes('[20, 22]', '22'),
  takes('[über, Straße]', 'ÜBER'),
  takes('[]', 'anything'),
  takes('null', 'anything'),
  takesNone(words, 'cloudflare', 'expected "vercel" or "netlify"'),
  takesNone(words, '"both"', 'expected "vercel" or "netlify"'),
  takesNone(words, 'versel', 'did you mean "vercel"?'),
  takesNone(words, '"3"', 'expected "vercel" or "netlify"'),
  takesNone(labels, 'cloudflare', 'expected "a" or "b"'),
  takesNone('[a1, b1, c1, d1, e1, f1]', 'zz9', 'expected "a1", "b1", "c1", "d1", "e1" or another'),
  takesNone('["a page", "b page"]', '"a sheet of paper"', 'expected "a page" or "b page"'),
  {
    name: 'nested, and written as a list',
    given: given(
      mission,
      '---\ntype: decision\ncheckpoint_details:\n  options:\n    - id: vercel\n    - id: netlify\n  user_response: cloudflare\n---\n',
    ),
    says: [
      '.grid/CHECKPOINT.md:7:18 warning checkpoint_details.user_response is "cloudflare", which is none of the options; expected "vercel" or "netlify"',
      '  .grid/CHECKPOINT.md:4:3 the options stand here',
    ],
  },
  {
    name: 'an answer to human_verify may be any text',
    given: given(mission, 'type: human_verify\nuser_response: the toggle does not persist\noptions: [approved]\n'),
    says: [],
  },
  {
    name: 'Markdown alone',
    given: given(
      blocked,
      '# Checkpoint\n\n**Type:** decision\n**Options:**\n- **vercel:** native support\n- **netlify:** simpler\n\n**Answer:** vercel\n',
    ),
    says: [
      '.grid/CHECKPOINT.md:8:13 warning user_response is "vercel", but the status of the mission is still "blocked"; expected it to go on',
      '  .grid/STATE.md:8:9 the status stands here',
    ],
  },
  {
    name: 'Markdown alone, and none of its options',
    given: given(
      mission,
      '# Checkpoint\n\n**Type:** decision\n\n## Options\n\n| Option | Why |\n|-|-|\n| vercel | native |\n| netlify | simpler |\n\n## Answer\ncloudflare\n',
    ),
    says: [
      '.grid/CHECKPOINT.md:13:1 warning user_response is "cloudflare", which is none of the options; expected "vercel" or "netlify"',
      '  .grid/CHECKPOINT.md:5:4 the options stand here',
    ],
  },
  {
    name: 'both at once',
    given: given(blocked, 'type: decision\nuser_response: cloudflare\noptions: [vercel, netlify]\n'),
    says: [
      ...waits('blocked', '8:9', 'cloudflare'),
      ...takesNone(words, 'cloudflare', 'expected "vercel" or "netlify"').says,
    ],
  },
]);
