import { expect, test } from 'vitest';
import { parseCommit } from '../../../src/repository/git/commit-object.js';

const head = [
  'tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  'author Ada <ada@example.com> 1778486400 +0200',
  'committer Bob B. <bob@example.com> 1778490000 -0700',
];
const parse = (message: string | Uint8Array, ...more: string[]) => {
  const { commit, body } = parseCommit(
    'ab',
    Buffer.concat([Buffer.from([...head, ...more, '', ''].join('\n')), Buffer.from(message)]),
  );
  return { ...commit, body: body() };
};

test('subject, body, people and times', () => {
  expect(parse('feat: tags\n\nmore\n')).toEqual({
    hash: 'ab',
    subject: 'feat: tags',
    body: '\n\nmore\n',
    author: 'Ada <ada@example.com> 1778486400 +0200',
    authorTime: 1_778_486_400_000,
    committerTime: 1_778_490_000_000,
    parents: [],
  });
});

test('parents, and nothing that only looks like one', () => {
  const parents = ['4'.repeat(40), '6'.repeat(64)];
  const lines = [...parents, 'not', '5'.repeat(39)].map((name) => `parent ${name}`);
  expect(parse(`parent ${'7'.repeat(40)}`, ...lines).parents).toEqual(parents);
});

test.each([
  ['\n \n  feat: tags \r\nmore', 'feat: tags'],
  ['feat: tags', 'feat: tags'],
  ['', ''],
  ['\n\n', ''],
  ['x'.repeat(70_000), 'x'.repeat(1000)],
  ['committer Eve <e> 1 +0000\n\nauthor Eve <e> 1 +0000', 'committer Eve <e> 1 +0000'],
])('the subject of %j', (message, subject) => {
  const commit = parse(message);
  expect(commit.subject).toBe(subject);
  expect(commit.committerTime).toBe(1_778_490_000_000);
});

test('in the encoding that it names, else in UTF-8', () => {
  expect(parse(Buffer.from([0x66, 0xfc]), 'encoding ISO-8859-1').subject).toBe('fü');
  expect(parse('fü').subject).toBe('fü');
  expect(parse('fü', 'encoding nobody-knows').subject).toBe('fü');
  expect(parse(Buffer.from([0x66, 0xfc])).subject).toBe('f\ufffd');
});

test('a signature is no message', () => {
  expect(parse('feat', 'gpgsig -----BEGIN PGP SIGNATURE-----', ' ', ' author x', ' -----END-----').subject).toBe(
    'feat',
  );
});

test('what is torn has no times and no message', () => {
  const { commit, body } = parseCommit('ab', Buffer.from('tree 4b82'));
  expect(commit).toEqual({ hash: 'ab', subject: '', author: '', authorTime: 0, committerTime: 0, parents: [] });
  expect(body()).toBe('');
});
