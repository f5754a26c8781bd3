import { expect, test } from 'vitest';
import { named, shortHashes, takenIn } from '../../../src/formats/common/commits.js';

const hash = (start: string) => start.padEnd(40, '0');

test('a commit is named by seven digits and its subject, as text from a stranger', () => {
  expect(named({ hash: hash('4be91d21'), subject: 'feat: a\u001b[2K' })).toBe('4be91d2 "feat: a\\x1b[2K"');
});

test('commits have as many digits as tell them apart', () => {
  expect(shortHashes([])).toEqual([]);
  expect(shortHashes([hash('4be91d2')])).toEqual(['4be91d2']);
  expect(shortHashes([hash('4be9'), hash('4be91d2a1'), hash('4be91d2a2')])).toEqual([
    '4be900000',
    '4be91d2a1',
    '4be91d2a2',
  ]);
  expect(shortHashes([hash('4be91d2'), hash('4be91d2')])).toEqual([hash('4be91d2'), hash('4be91d2')]);
});

test('the same subject proves less than the same patch or a message', () => {
  const commit = { hash: hash('4be91d2'), subject: 'Add x' };
  expect(takenIn({ ...commit, likeness: 'message' })).toBe(
    'it was taken in by 4be91d2 "Add x", whose message names it',
  );
  expect(takenIn({ ...commit, likeness: 'patch' })).toBe(
    'it was taken in by 4be91d2 "Add x", which has the same patch',
  );
  expect(takenIn({ ...commit, likeness: 'subject' })).toBe(
    'it may have been taken in by 4be91d2 "Add x", which has the same subject',
  );
});

test('of a pull request it is known what it was merged as', () => {
  expect(takenIn({ hash: hash('d0bf00b'), subject: 'Add timers (#4)\u001b[2K', pull: 4 })).toBe(
    'it was in pull request #4, which was merged as d0bf00b "Add timers (#4)\\x1b[2K"',
  );
});
