import { expect, test } from 'vitest';
import type { RootRecovery, Source } from '../../../src/core/recovery.js';
import { quotedLines } from '../../../src/library/recover/lines.js';
import { gitRepository } from '../../support/git.js';

const path = '.grid/STATE.md';
const from = (source: Source): RootRecovery => {
  const account = [{ field: 'x', value: 1, source, sure: true }];
  const file = { root: '.grid', path, before: undefined, text: '', account, decide: [] };
  return { root: '.grid', path, outcome: 'recovered', files: [file] };
};

test.each<[string, string | Uint8Array, number, string | undefined]>([
  ['a lone CR ends one, as for who salvages the file', 'a\rb\nc\n', 2, 'b'],
  ['of a file with no other line breaks, too', 'a\rb\rc\r', 3, 'c'],
  ['CRLF ends one', 'a\r\nb\r\n', 2, 'b'],
  ['a byte order mark is none of the first', '\ufeffa\n', 1, 'a'],
  ['what is no text is read as far as it goes', Uint8Array.of(0xff, 10, 98, 0, 10), 2, 'b\0'],
  ['past the end there is none', 'a\n', 2, undefined],
])('%s', async (_, content, line, expected) => {
  const { top } = gitRepository([{ subject: 'x', files: { [path]: content } }]);
  const source = { what: 'STATE.md', path, line };
  expect((await quotedLines(top, from(source), {}))(source)).toBe(expected);
});

test('of another file, a lone CR ends no line', async () => {
  const plan = '.grid/plans/01-PLAN.md';
  const { top } = gitRepository([{ subject: 'x', files: { [plan]: 'a\rb\nc\n' } }]);
  const source = { what: 'the plan of block 01', path: plan, line: 2 };
  expect((await quotedLines(top, from(source), {}))(source)).toBe('c');
});

test('of a commit, the line that it has; of a commit that is gone, none', async () => {
  const repo = gitRepository([{ subject: 'x', files: { [path]: 'old\n' } }]);
  const commit = repo.git('rev-parse', 'HEAD').trim();
  repo.commit({ subject: 'y', files: { [path]: 'new\n' } });
  const source = { what: 'STATE.md', path, line: 1, commit };
  expect((await quotedLines(repo.top, from(source), {}))(source)).toBe('old');
  const gone = { ...source, commit: 'f'.repeat(40) };
  expect((await quotedLines(repo.top, from(gone), {}))(gone)).toBeUndefined();
});
