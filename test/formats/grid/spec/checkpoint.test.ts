import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { schemas } from '../../../../src/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission, now } from '../../../support/mission.js';

/** What is said of a checkpoint of a blocked mission, the infos too: `line:column rule message`. */
async function said(checkpoint: string): Promise<string[]> {
  const state = edited(mission, {
    'status: "in_progress"': 'status: "blocked"',
    'checkpoint_file: null': 'checkpoint_file: "CHECKPOINT.md"',
    '**Status:** in_progress': '**Status:** blocked',
  });
  const tree = new MemoryTree({ '.grid/STATE.md': state, '.grid/CHECKPOINT.md': checkpoint });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const run = {
    tree,
    history: noHistory('this is a test'),
    roots,
    only: [],
    severities: {},
    now,
    limits: defaultLimits,
  };
  const { report } = await lintRoots(run);
  return report.findings
    .filter(({ path }) => path === '.grid/CHECKPOINT.md')
    .map(({ rule, start, message }) => `${start.line}:${start.column} ${rule} ${message}`);
}

// What the documents show, and what people write who have read them.
const plausible: Readonly<Record<string, string>> = {
  human_verify: `type: human_verify
checkpoint_details:
  verification_instructions: |
    1. Run: npm run dev
    2. Visit: http://localhost:4321
awaiting: "User to respond 'approved' or describe issues"
`,
  'human_verify, with steps and threads': `---
type: human_verify
cluster: Recipe Box
phase: 2
block: 03
wave: 1
thread: 02.3
checkpoint_details:
  verification_instructions: [Run it, Look at it]
  expected_behavior: It works
  completed_threads:
    - {id: "02.1", name: Layout}
---
# Checkpoint
`,
  decision: `type: decision
checkpoint_details:
  question: "Deploy to Vercel or Netlify?"
  options:
    - id: vercel
      description: "Native Astro support, edge functions"
    - id: netlify
      description: "Simpler config, build plugins"
awaiting: "User to choose option"
`,
  'decision, flat': `type: decision
question: "Deploy to Vercel or Netlify?"
options: [vercel, netlify]
affects: "Block 01, Block 06"
thread: {id: 02.3, name: Deploy}
position: {phase: 2, block: 3}
`,
  'decision, of records in their own words': `type: decision
question: Which?
options: {1: Vercel, 2: {label: Netlify, pros: [simple]}}
affects: [Block 01, Block 06]
block: "02-03"
`,
  human_action: `type: human_action
checkpoint_details:
  required_action: "Run: vercel login"
  reason: "Vercel CLI authentication needed"
awaiting: "User to complete action and confirm"
user_response: ~
created_at: "2026-05-12T09:10:00Z"
responded_at: null
`,
  session_death: `type: session_death
checkpoint_details:
  last_action: "Writing localStorage persistence logic"
  partial_work:
    files_created: ["src/components/DarkModeToggle.astro"]
    files_modified: ["src/layouts/BaseLayout.astro"]
    staged_changes: true
awaiting: "Automatic resume on next session"
completed-threads: {02.1: done, 02.2: done}
`,
  'session_death, in kebab case': `type: session_death
last-action: Writing
partial-work: nothing was staged
block: Kitchen timers
completed_threads: 3
`,
  failure: `type: failure
error: "Vercel API key not found"
partial_work: [config]
options: [retry, rollback, manual, skip]
completed_threads: |
  - Thread 02.1: Layout
  - Thread 02.2: Header
`,
  'failure, with a record': 'type: failure\nerror: {message: No key, code: 401}\nblock: null\n',
};

describe('a checkpoint that is plausible is not accused', () => {
  test.each(Object.entries(plausible))('%s', async (_, text) => expect(await said(text)).toEqual([]));

  test.each(Object.entries(plausible))('%s, by the published schema', async (_, text) => {
    const schema = await schemas()['grid/checkpoint']?.();
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema ?? false);
    validate(parse(text.replace(/^---\n/, '').replace(/\n---\n[\s\S]*/, '\n')));
    expect(validate.errors).toBe(null);
  });
});

describe('what is wrong is said once', () => {
  const verify = 'verification_instructions: look\n';
  test.each<[string, string, string[]]>([
    [
      'a type that is near',
      `type: human-verify\n${verify}`,
      ['1:7 schema/enum type is "human-verify"; did you mean "human_verify"?'],
    ],
    [
      'a type with a slip',
      `type: human_verfy\n`,
      ['1:7 schema/enum type is "human_verfy"; did you mean "human_verify"?'],
    ],
    [
      'a type that is none',
      'type: lunch\n',
      [
        '1:7 schema/enum type is "lunch", expected one of "human_verify", "decision", "human_action", "session_death" or "failure"',
      ],
    ],
    [
      'a type that is a placeholder',
      'type: TODO\n',
      [
        '1:7 syntax/placeholder type is "TODO", a placeholder and no value; expected one of "human_verify", "decision", "human_action", "session_death" or "failure"',
      ],
    ],
    [
      'no type',
      'question: Which?\n',
      [
        '1:1 grid/checkpoint-details the checkpoint has no type; expected "human_verify", "decision", "human_action", "session_death" or "failure"',
      ],
    ],
    [
      'details that are no mapping',
      'type: human_verify\ncheckpoint_details: look\n',
      ['2:21 schema/type checkpoint_details is "look", expected a mapping or null'],
    ],
    [
      'a cluster that is a number',
      `type: human_verify\n${verify}cluster: 42\n`,
      ['3:10 schema/type cluster is 42, expected text or null'],
    ],
    [
      'a day that does not exist',
      `type: human_verify\n${verify}created_at: "2026-02-30T09:00:00Z"\n`,
      ['3:13 schema/timestamp created_at is "2026-02-30T09:00:00Z", a date or an hour that does not exist'],
    ],
    [
      'a field that nobody knows',
      `type: human_verify\n${verify}mood: fine\n`,
      ['3:1 schema/unknown-field "mood" is no known field'],
    ],
    [
      'a field of the details with a slip',
      `type: human_verify\ncheckpoint_details:\n  verification_instructions: look\n  expected_behaviour: it works\n`,
      [
        '4:3 schema/unknown-field "expected_behaviour" is no known field of checkpoint_details; did you mean "expected_behavior"?',
      ],
    ],
    [
      'an error that is a bug of a program',
      'type: failure\nerror: "{{error}}"\n',
      ['2:8 syntax/placeholder error is "{{error}}", a placeholder and no value; expected text'],
    ],
    [
      'an error that nobody wrote',
      'type: failure\nerror: TODO\n',
      ['2:8 grid/checkpoint-details error says nothing, but the checkpoint is a failure; expected what went wrong'],
    ],
  ])('%s', async (_, text, findings) => expect(await said(text)).toEqual(findings));
});
