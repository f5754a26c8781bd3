import { expect, test } from 'vitest';
import type { Source } from '../../../src/core/recovery.js';
import { sourceInWords } from '../../../src/reporters/account/words.js';

const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

test.each<[Source, string]>([
  [{ what: 'the plans' }, 'the plans'],
  [{ what: 'STATE.md', path: '.grid/STATE.md', line: 7 }, '.grid/STATE.md:7'],
  [{ what: 'the checkpoint', path: 'a/.grid/CHECKPOINT.md' }, 'a/.grid/CHECKPOINT.md'],
  [{ what: 'the new checkpoint', path: '.grid/CHECKPOINT.md' }, '.grid/CHECKPOINT.md'],
  [{ what: 'the summary of block 02', path: '.grid/02-SUMMARY.md', line: 3 }, '.grid/02-SUMMARY.md:3'],
  [{ what: 'a summary', path: '.grid/02-SUMMARY.md' }, '.grid/02-SUMMARY.md'],
  [{ what: 'the last commit', commit }, 'commit 1a2b3c4d'],
  [{ what: 'STATE.md', path: '.grid/STATE.md', line: 4, commit }, 'commit 1a2b3c4d (.grid/STATE.md:4)'],
  // What is said does not stand there: it was worked out from what does.
  [
    { what: 'the silence since updated_at', path: '.grid/STATE.md', line: 7 },
    'the silence since updated_at (.grid/STATE.md:7)',
  ],
  [
    { what: 'the silence since the last entry of the scratchpad', path: '.grid/SCRATCHPAD.md' },
    'the silence since the last entry of the scratchpad (.grid/SCRATCHPAD.md)',
  ],
  [
    { what: 'the silence since it', path: '.grid/STATE.md', line: 7, commit },
    'the silence since it (.grid/STATE.md:7 in commit 1a2b3c4d)',
  ],
])('%j', (source, words) => {
  expect(sourceInWords(source)).toBe(words);
});
