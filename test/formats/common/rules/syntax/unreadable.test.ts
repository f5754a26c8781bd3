import { expect, test } from 'vitest';
import type { UnreadableFile } from '../../../../../src/core/snapshot.js';
import { syntaxUnreadable } from '../../../../../src/formats/common/rules/syntax/unreadable.js';
import { askRule } from '../../../../support/ask-rule.js';
import { ruleTest } from '../../../../support/rule-test.js';

const file = (...parts: (string | number[])[]) => ({
  files: { '.grid/STATE.md': Buffer.concat(parts.map((part) => Buffer.from(part as string))) },
});

ruleTest(syntaxUnreadable, [
  { name: 'a healthy file', given: {}, says: [] },
  { name: 'a byte order mark is no fault', given: file([0xef, 0xbb, 0xbf], 'cluster: a\n'), says: [] },
  {
    name: 'bytes that are not UTF-8, with the offset of the first',
    given: file('cluster: caf', [0xe9], ' bar\n'),
    says: ['1:1 error the file is no UTF-8 text (byte 12); expected UTF-8'],
  },
  {
    name: 'a character that is cut in two at the end',
    given: file('cluster: ', [0xf0, 0x9f, 0x98]),
    says: ['1:1 error the file is no UTF-8 text (byte 9); expected UTF-8'],
  },
  {
    name: 'a NUL byte',
    given: file('cluster: a\n', [0], 'b'),
    says: ['1:1 error the file holds a NUL byte (byte 11); expected text, and nothing but text'],
  },
  {
    name: 'over its cap',
    given: file(`cluster: ${'x'.repeat(1024 * 1024)}\n`),
    says: ['1:1 error the file is larger than 1 MiB, so it was not read'],
  },
]);

/** What the rule says of a file that a tree refuses, without a disk. */
async function said(unreadable: UnreadableFile): Promise<string[]> {
  const found = await askRule(syntaxUnreadable, { unreadable: [unreadable] });
  return found.map(({ at: { document, start, end }, message }) => `${document.path}:${start}-${end} ${message}`);
}

test.each<[UnreadableFile['refusal'], string]>([
  ['link', 'the way to this file leads over a link, and links are not followed; expected a regular file'],
  ['not-a-file', 'this is no regular file; expected a file of text'],
  ['not-readable', 'the file cannot be opened; check its permissions'],
  ['not-fetched', 'the file was not fetched, as the clone is partial; clone it without --filter'],
  ['missing', 'the file is not there'],
  ['outside', 'the path leads out of the repository, so it was not read'],
  ['too-large', 'the file is larger than its limit, so it was not read'],
])('%s', async (refusal, message) => {
  expect(await said({ path: '.grid/STATE.md', refusal })).toEqual([`.grid/STATE.md:0-0 ${message}`]);
});
