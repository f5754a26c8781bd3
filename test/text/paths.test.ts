import { describe, expect, test } from 'vitest';
import { claimedPath, join, parentOf, pathIn } from '../../src/text/paths.js';

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
