import { describe, expect, test } from 'vitest';
import { hashWords, notedHashes, wrappedHashes } from '../../../../src/formats/grid/claims/hash-words.js';

const slices = (text: string, words: readonly { start: number; end: number }[]) =>
  words.map(({ start, end }) => text.slice(start, end));

describe('the commits that a cell names', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' e31b5e8 ', ['e31b5e8']],
    ['`e31b5e8`', ['e31b5e8']],
    ['**e31b5e8**', ['e31b5e8']],
    ['(e31b5e8)', ['e31b5e8']],
    ['[e31b5e8](https://example.com/o/r/commit/e31b5e8aa)', ['e31b5e8']],
    ['[`e31b5e8`](https://example.com/e31b5e8aa)', ['e31b5e8']],
    ['#e31b5e8', ['e31b5e8']],
    ['(#1234abc)', ['1234abc']],
    ['e31b5e8:', ['e31b5e8']],
    ['e31b5e8, 19f0967', ['e31b5e8', '19f0967']],
    ['e31b5e8 / 19f0967', ['e31b5e8', '19f0967']],
    ['e31b5e8<br>19f0967<br/>9ab96b3', ['e31b5e8', '19f0967', '9ab96b3']],
    ['e31b5e8..19f0967', ['e31b5e8', '19f0967']],
    ['1234567', ['1234567']],
    ['abcdefa', ['abcdefa']],
    ['abc123', ['abc123']],
    ['e31b5e8 (feat: shelves)', ['e31b5e8']],
    ['e31b5e8 and 19f0967', ['e31b5e8', '19f0967']],
    ['0'.repeat(64), ['0'.repeat(64)]],
  ])('%j', (text, names) => {
    const { hashes } = hashWords(text);
    expect(hashes.map(({ name }) => name)).toEqual(names);
    expect(slices(text, hashes)).toEqual(names);
  });

  test.each([
    ...[
      '-',
      '—',
      'none',
      'pending',
      'n/a',
      'HEAD',
      '--output=x',
      'E31B5E8',
      'e31b5e8^',
      'e31b5e8-dirty',
      '#1234567',
      '`#1234567`',
    ],
    ...['1250', '2026', 'added', 'dead', 'added in 2026', 'a facade, decade by decade', 'effaced the old one'],
    ...['https://example.com/commit/e31b5e8', '[the commit](https://example.com/e31b5e8)', '0'.repeat(65)],
  ])('none in %j', (text) => expect(hashWords(text).hashes).toEqual([]));
});

describe('notes', () => {
  test.each<[string, string[]]>([
    ['Thread 02.1: Layout (commit abc123)', ['abc123']],
    ['"Thread 1 complete (commit `e31b5e8`)"', ['e31b5e8']],
    ['(Commits: e31b5e8, 19f0967) and (commit 9ab96b3)', ['e31b5e8', '19f0967', '9ab96b3']],
    ['(commit e31b5e8: shelves)', ['e31b5e8']],
    ['(commit pending)', []],
    ['(commit --output=x)', []],
    ['commit e31b5e8', []],
    ['(see e31b5e8)', []],
    ['(commit (e31b5e8))', []],
  ])('%j', (text, names) => {
    const found = notedHashes(text);
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(slices(text, found)).toEqual(names);
  });
});

describe('the commits that a word wraps', () => {
  test.each<[string, string[]]>([
    ['`abc1234`', ['abc1234']],
    ['[abc1234](https://example.com/abc1234aa)', ['abc1234']],
    ['abc1234..def5678', ['abc1234', 'def5678']],
    ['abc1234...def5678', ['abc1234', 'def5678']],
    ['abc1234,def5678;', ['abc1234', 'def5678']],
    ['`1234`', ['1234']],
    ['(dead)', ['dead']],
  ])('%j', (word, names) => {
    const hashes = wrappedHashes(word) ?? [];
    expect(hashes.map(({ name }) => name)).toEqual(names);
    expect(slices(word, hashes)).toEqual(names);
  });

  test.each([
    ...['', '--', '--output=abc1234', 'HEAD..abc1234', 'abc1234^', 'abc1234^..def5678', 'abc123g', 'ABC1234', '`abc`'],
    ...['#1234567', 'origin/abc1234', 'abc1234,HEAD', 'abc1234@{1}', 'https://example.com/abc1234'],
  ])('none in %j', (word) => expect(wrappedHashes(word)).toBeUndefined());
});
