import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { outcomeOf } from '../../../../src/formats/grid/block-files/outcome.js';
import { readCompanion } from '../../../../src/formats/grid/companions/companion.js';
import { summary } from './files.js';

const path = '.grid/01-SUMMARY.md';

/** How the work ended by the text of a SUMMARY; of unfinished work, also the words and the text that they stand in. */
async function outcome(text: string): Promise<string> {
  const companion = await readCompanion({ kind: 'summary', file: '01-SUMMARY.md', path, text }, defaultLimits);
  const found = await outcomeOf(companion);
  if (found.kind !== 'open') return found.kind;
  return `open: ${found.why ?? 'a template'}`;
}
const fields = (yaml: string, body = '') => `---\n${yaml}---\n${body}`;

describe('by its status', () => {
  test.each([
    ...['complete', 'Completed', 'done', '✅ Complete', 'success', 'complete, with partial tests', 'verified'],
    ...[
      '✅',
      '100%',
      '4/4',
      '5 of 5 threads',
      'error-free',
      'failsafe added',
      'opened',
      'no issues',
      'draftsman hired',
    ],
  ])('complete: %s', async (status) => {
    expect(await outcome(summary('01', `status: "${status}"\n`))).toBe('complete');
  });

  test.each([
    ...['blocked', 'failed', 'FAILURE', 'partial', 'partially complete', 'in progress', 'in_progress', 'In-Progress'],
    ...['🚧 in progress', 'pending', 'incomplete', 'not complete', 'interrupted', 'aborted', 'draft'],
    ...['wip', 'WIP', 'TODO', 'tbd', 'work in progress', 'InProgress', 'not yet started', 'notStarted', 'unfinished'],
    ...['❌', '❌ FAILED', '⛔', '⏳', 'failed-with-errors', 'error', 'crashed', 'stopped', 'stuck', 'suspended'],
    ...['cancelled', 'canceled', 'timed out', 'rolled back', 'deferred', 'on hold', 'on-hold', 'awaiting review'],
    ...['needs work', 'under review', 'ongoing', 'almost done', 'mostly complete', 'half done', 'to be written'],
    ...['60%', '60 % complete', '2/4', '3 of 5 threads', 'no', 'false'],
  ])('open: %s', async (status) => {
    expect(await outcome(summary('01', `status: "${status}"\n`))).toBe(`open: ${status}`);
  });

  test.each(['skipped', 'Skipped (not needed)', '⏭️ skipped', 'skip', '⏭️', 'not needed', 'Omitted'])(
    'skipped: %s',
    async (status) => {
      expect(await outcome(fields(`status: "${status}"\n`))).toBe('skipped');
    },
  );

  test('skipped: true', async () => {
    expect(await outcome(fields('block: 1\nskipped: true\n'))).toBe('skipped');
    expect(await outcome(fields('block: 1\nskipped: false\n'))).toBe('complete');
  });

  test.each([
    ['# Block 01\n\n**Status:** partial\n\nThe stove.\n', 'open: partial'],
    ['Status: skipped\n', 'skipped'],
    ['# Block 01\n\n- **Status**: Failed\n', 'open: Failed'],
    ['# Block 01\n\nThe stove works.\n\n## Issues\n\n- Status: failed at first\n', 'complete'],
    ['```\nStatus: failed\n```\n\nThe stove works.\n', 'complete'],
    ['<!-- Status: failed -->\n\nThe stove works.\n', 'complete'],
    ['# Block 01\n\n## Status: ❌ FAILED\n\nThe stove.\n', 'open: ❌ FAILED'],
    ['# Block 01\n\nThe stove.\n\n## What was done\n\nHalf.\n\n## Block Status: blocked\n', 'open: blocked'],
    ['# Block 01\n\n## Status\n\n**FAILED** (no gas)\n', 'open: FAILED (no gas)'],
    ['# Block 01\n\n## Status\n\nFailed tests were mended.\n', 'complete'],
    ['# Block 01\n\n## Overview\n\n- **Status:** **Partial**\n', 'open: Partial'],
    ['# Block 01\n\n**Final status** - `failed`\n', 'open: failed'],
    ['# Block 01\n\n> Status: wip\n', 'open: wip'],
    ['# Block 01\n\nStatus: TODO\n\nThe stove.\n', 'open: TODO'],
    ['# Block 01\n\n| Field | Value |\n| - | - |\n| **Status** | ❌ Failed |\n', 'open: ❌ Failed'],
    ['# Block 01\n\n| Status | Count |\n| - | - |\n| failed | 0 |\n', 'complete'],
    ['# Block 01\n\nOutcome: failed\n\nThe stove.\n', 'open: failed'],
    ['# Block 01\n\nResult: failed logins are shown\n', 'complete'],
    ['# Block 01 - FAILED\n\nThe stove.\n', 'open: FAILED'],
    ['# Block 01 (WIP)\n\nThe stove.\n', 'open: WIP'],
    ['# Block 01 - failed\n\nWhat is shown when an order failed.\n', 'complete'],
    ['# Block 01 - API\n\nThe stove.\n', 'complete'],
    ['# Block 01\n\nThe stove.\n\n## Threads\n\n### Status: failed at first\n', 'complete'],
    ['# Block 01\n\n## Issues\n\n| Status | failed |\n', 'complete'],
  ])('in the text: %j', async (text, expected) => {
    expect(await outcome(text)).toBe(expected);
  });

  test('also of one whose fields say all but that', async () => {
    expect(await outcome(summary('01').concat('\n**Status:** blocked\n'))).toBe('open: blocked');
    expect(await outcome(summary('01').concat('\n```\nStatus: blocked\n```\n'))).toBe('complete');
  });

  test.each([
    ['completed: false', 'open: completed: false'],
    ['done: no', 'complete'], // a word to YAML 1.2
    ['failed: true', 'open: failed: true'],
    ['draft: true', 'open: draft: true'],
    ['draft: false', 'complete'],
    ['completed: true', 'complete'],
    ['outcome: failed', 'open: failed'],
    ['result: partial refunds work', 'complete'],
    ['state: skipped', 'skipped'],
    ['status: complete\ndraft: true', 'complete'],
    ['status: "{{status}}"', 'complete'],
  ])('in other fields: %s', async (line, expected) => {
    expect(await outcome(summary('01', `${line}\n`))).toBe(expected);
  });

  test('the fields come first', async () => {
    expect(await outcome(fields('status: complete\n', '\n**Status:** partial\n'))).toBe('complete');
  });
});

describe('by what it says', () => {
  test.each([
    ['fields alone', summary('01'), 'complete'],
    ['a block and nothing else', fields('block: 1\n', '\n# Block 1\n'), 'complete'],
    ['text alone', '# Block 1\n\nThe stove works.\n', 'complete'],
    ['an unfilled list beside text', fields('block: 1\ncommits: []\n', '\nThe stove works.\n'), 'complete'],
    ['nothing', '', 'open: a template'],
    ['headings alone', '# Block 1\n\n## Commits\n', 'open: a template'],
    ['lists that are still empty', fields('block: 1\ncommits: []\nartifacts_created: []\n'), 'open: a template'],
    ['gaps', fields('block: 1\ncommits: ["{{commit}}"]\n', '\n{{summary}}\n'), 'open: a template'],
    ['commits, and a text that is to be written', `${summary('01')}\nTODO\n`, 'open: a template'],
    [
      'a text in which something is still to be done',
      `${summary('01')}\nThe stove works.\n\nTODO: paint it\n`,
      'complete',
    ],
    ['a gap in code', `${summary('01')}\n\`\`\`\nTODO\n\`\`\`\n`, 'complete'],
    ['text in code alone', '# Block 1\n\n```\nThe stove works.\n```\n', 'open: a template'],
    ['text in a comment alone', '# Block 1\n\n<!-- Say what was done. -->\n', 'open: a template'],
    [
      'an unfilled table',
      '# B\n\n| Thread | Commit |\n| - | - |\n| -- | -- |\n| {{t}} | {{c}} |\n',
      'open: a template',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await outcome(text)).toBe(expected);
  });

  test('one that does not parse counts as there', async () => {
    expect(await outcome('---\nblock: [\n---\n')).toBe('complete');
  });

  test('so does a body that no Markdown parser may see', async () => {
    expect(await outcome(`TODO \`x\`\n${'> '.repeat(100)}x\n`)).toBe('complete');
  });
});
