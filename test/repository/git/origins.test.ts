import { describe, expect, test } from 'vitest';
import { originsIn, plainSubject, subjectsIn } from '../../../src/repository/git/origins.js';

const hash = '69e4958c0de1234567890abcdef1234567890abc';

describe('originsIn', () => {
  test.each([
    ['git merge --squash', 'Squashed commit of the following:', `\ncommit ${hash}\nAuthor: Ada\n\n    feat: tags`],
    ['git cherry-pick -x', 'feat: tags', `\n(cherry picked from commit ${hash})`],
    ['a list of what was squashed', 'Squash of tags', `\n* ${hash} feat: tags`],
    ['a list of hashes', 'squash: tags', `- ${hash}`],
    ['a squash under another title', 'Tags (#12)', `\nSquashed commit of the following:\n\ncommit ${hash}`],
    ['a trailer', 'feat: tags', `\nUpstream-commit: ${hash}`],
    ['another backport', 'feat: tags', `\n(backported from commit ${hash})`],
    ['a backport', 'feat: tags', `Backported from ${hash}`],
    ['a stable branch', 'feat: tags', `commit ${hash} upstream.`],
    ['another stable branch', 'feat: tags', `[ Upstream commit ${hash} ]`],
  ])('%s', (_, subject, body) => {
    expect(originsIn(subject, body)).toEqual([hash]);
  });

  test.each([
    ['a revert', 'Revert "feat: tags"', `\nThis reverts commit ${hash}.`],
    ['a mention', 'docs: block done', `Last commit: ${hash}`],
    ['a fix', 'fix: tags', `Fixes: ${hash.slice(0, 12)} ("feat: tags")`],
    ['a list where nothing was squashed', 'docs: block done', `- ${hash} feat: tags`],
    ['what broke', 'fix: build', `commit ${hash} broke the build`],
    ['what is dropped', `chore: drop cherry-picked ${hash}`, `We drop what was cherry-picked from commit ${hash}`],
    ['what was not squashed', 'docs: notes', `Note: not squashed: ${hash}`],
    ['a log', 'docs: notes', `The log:\n\ncommit ${hash}`],
    ['prose in a squash', 'Squash of tags', `\nthe bug of commit ${hash}\ncommit ${hash} broke it`],
    ['six digits', 'feat', '(cherry picked from commit 69e495)'],
    ['digits in a word', 'feat', `(cherry picked from commit x${hash})`],
  ])('not %s', (_, subject, body) => {
    expect(originsIn(subject, body)).toEqual([]);
  });

  test('several, also abbreviated', () => {
    expect(originsIn('squash', '69e4958 one\n- deadbee two\nplain deadbeef')).toEqual(['69e4958', 'deadbee']);
  });
});

test.each([
  ['feat: tags (#12)', 'feat: tags'],
  ['feat: tags', 'feat: tags'],
  ['feat: (#12) tags', 'feat: (#12) tags'],
  ['feat: tags (#x)', 'feat: tags (#x)'],
])('the plain subject of %j is %j', (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain);
});

test('subjectsIn', () => {
  expect(subjectsIn('\n* feat: tags\r\n\n- fix: tags\n  * nested\n*bold*\n')).toEqual(['feat: tags', 'fix: tags']);
});
