import { expect, test } from 'vitest';
import type { Source } from '../../../../src/core/recovery.js';
import { sourceName, workedOutFrom } from '../../../../src/formats/grid/recover/source-name.js';

const commit = '1f0c2aa9d3b7e65c4f8a1b2c3d4e5f6071829304';

test.each<[Source, string]>([
  [{ what: 'the plans' }, 'the plans'],
  [{ what: 'STATE.md', path: '.grid/STATE.md', line: 7 }, '.grid/STATE.md:7'],
  [{ what: 'the checkpoint', path: '.grid/CHECKPOINT.md' }, '.grid/CHECKPOINT.md'],
  [{ what: 'a commit', commit }, 'commit 1f0c2aa'],
  [{ what: 'STATE.md', path: '.grid/STATE.md', line: 7, commit }, '.grid/STATE.md:7 of commit 1f0c2aa'],
  [{ what: 'x', path: '.grid/phases/\u202ea/01-SUMMARY.md' }, '.grid/phases/\\u{202e}a/01-SUMMARY.md'],
])('%j is named %s', (source, name) => expect(sourceName(source)).toBe(name));

test('what was worked out from several kinds names each once, the strongest first', () => {
  const nobody = { what: 'no source' };
  expect(workedOutFrom(['summary', 'state', 'summary'], nobody)).toEqual({ what: 'STATE.md and the summaries' });
  expect(workedOutFrom(['summary'], nobody)).toEqual({ what: 'the summaries' });
  expect(workedOutFrom([], nobody)).toEqual(nobody);
});
