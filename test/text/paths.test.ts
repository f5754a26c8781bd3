import { describe, expect, test } from 'vitest';
import { claimedPath, endingIn, innermost, join, parentOf, pathIn } from '../../src/text/paths.js';

test('a path in a folder, which may be the repository', () => {
  expect(pathIn('.grid', 'STATE.md')).toBe('.grid/STATE.md');
  expect(pathIn('', 'STATE.md')).toBe('STATE.md');
});

test('the folder of a path', () => {
  expect(['a/b/c.md', 'a/b', 'a', ''].map(parentOf)).toEqual(['a/b', 'a', '', '']);
});

test('joining resolves dots, and never leads above the repository', () => {
  expect(join('a/b', '../c/./d')).toBe('a/c/d');
  expect(join('a', '..')).toBe('');
  expect(join('a', '../..')).toBeUndefined();
});

describe('a claimed path', () => {
  test.each([
    ['.grid/CHECKPOINT.md', '', '.grid/CHECKPOINT.md'],
    ['CHECKPOINT.md', 'packages/api/.grid', 'packages/api/.grid/CHECKPOINT.md'],
    ['./a//b', '', 'a/b'],
    ['../CHECKPOINT.md', '.grid', 'CHECKPOINT.md'],
    ['Ordner mit Umlaut ä/🟦.md', '', 'Ordner mit Umlaut ä/🟦.md'],
  ])('%s below %j', (claimed, below, path) => expect(claimedPath(claimed, below)).toBe(path));

  test.each([
    '/etc/passwd',
    '~/x',
    'C:\\Windows\\win.ini',
    'C:/Windows/win.ini',
    '\\\\host\\share',
    'a\\..\\b',
    'file:///etc/passwd',
    'https://example.com/x',
    '../../etc/passwd',
    'a/../../b',
    'a\0b',
    'a\nb',
    '',
    'a/'.repeat(2049),
  ])('%j leads nowhere', (claimed) => expect(claimedPath(claimed)).toBeUndefined());
});

describe('a folder by its name', () => {
  const names = ['.grid', '.opencode/state'];
  const found = (path: string) => innermost(path.split('/'), names);

  test.each([
    ['.grid', 1, '.grid'],
    ['a/.grid/plans/x.md', 2, '.grid'],
    ['.opencode/state', 2, '.opencode/state'],
    ['a/.opencode/state/x/y', 3, '.opencode/state'],
    ['a/.grid/b/.opencode/state/c', 5, '.opencode/state'],
    ['.opencode/state/.grid', 3, '.grid'],
    ['.grid/.grid/x', 2, '.grid'],
  ])('the innermost on %s', (path, end, name) => expect(found(path)).toEqual({ end, name }));

  test.each(['', 'a/b', '.opencode', '.opencode/a/state', 'state', 'x.opencode/state', '.opencode/states', '.gridx'])(
    'none on %j',
    (path) => expect(found(path)).toBeUndefined(),
  );

  test.each([
    ['.grid', '.grid'],
    ['a/.grid', '.grid'],
    ['.opencode/state', '.opencode/state'],
    ['a/.opencode/state', '.opencode/state'],
    ['a/x.opencode/state', undefined],
    ['a.grid', undefined],
    ['.grid/a', undefined],
    ['state', undefined],
    ['', undefined],
  ])('which one %j ends in', (path, name) => expect(endingIn(path, names)).toBe(name));
});
