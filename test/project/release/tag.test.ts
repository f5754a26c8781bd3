import { describe, expect, test } from 'vitest';
import { problems } from '../../../scripts/release/problems.mjs';
import { highest, isAfter, majorTag, readTag } from '../../../scripts/release/tag.mjs';

test.each([
  ['v1.2.3', { version: '1.2.3', numbers: [1, 2, 3] }],
  ['v0.10.0', { version: '0.10.0', numbers: [0, 10, 0] }],
  ['v1', undefined],
  ['1.2.3', undefined],
  ['v1.2.3-rc.1', undefined],
  ['v01.2.3', undefined],
  ['v1.2.3\n', undefined],
  ['v1.2.3;id', undefined],
  ['', undefined],
])('%j', (tag, read) => {
  expect(readTag(tag)).toEqual(read);
});

test('the tag that users follow', () => {
  expect(majorTag({ numbers: [12, 3, 4] })).toBe('v12');
  expect(majorTag({ numbers: [0, 3, 4] })).toBe('v0');
});

test('releases are in the order of their numbers, not of their letters', () => {
  expect(highest(['v1.9.0', 'v1.10.0', 'v1', 'v2', 'nightly', 'v1.2.30', ''])).toBe('v1.10.0');
  expect(highest(['v1', ''])).toBeUndefined();
  expect(isAfter('v1.10.0', 'v1.9.9')).toBe(true);
  expect(isAfter('v2.0.0', 'v1.10.10')).toBe(true);
  expect(isAfter('v1.0.9', 'v1.0.10')).toBe(false);
  expect(isAfter('v1.0.0', 'v1.0.0')).toBe(false);
});

describe('what forbids a release', () => {
  const fine = {
    manifest: { version: '1.2.3' },
    lock: { version: '1.2.3', packages: { '': { version: '1.2.3' } } },
    changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-12-01\n\n- A change.\n',
    tags: ['v1', 'v1.2.2', 'v1.2.3', ''],
    isOnMain: true,
  };

  test('nothing', () => {
    expect(problems('v1.2.3', fine)).toEqual([]);
    expect(problems('v1.2.3', { ...fine, tags: [] })).toEqual([]);
  });

  test.each<[string, string, object]>([
    ['"v1" is no tag of a release; expected vX.Y.Z', 'v1', {}],
    ['package.json says 1.2.2; expected 1.2.3', 'v1.2.3', { manifest: { version: '1.2.2' } }],
    [
      'package-lock.json says 1.2.2; expected 1.2.3',
      'v1.2.3',
      { lock: { version: '1.2.2', packages: { '': { version: '1.2.3' } } } },
    ],
    [
      'package-lock.json says 1.2.1; expected 1.2.3',
      'v1.2.3',
      { lock: { version: '1.2.3', packages: { '': { version: '1.2.1' } } } },
    ],
    ['CHANGELOG.md has no section [1.2.3]', 'v1.2.3', { changelog: '## [Unreleased]\n\n- A change.\n' }],
    [
      'the section [1.2.3] of CHANGELOG.md has no date; expected - YYYY-MM-DD',
      'v1.2.3',
      { changelog: '## [1.2.3] - 2026-02-30\n\n- A change.\n' },
    ],
    [
      'the section [1.2.3] of CHANGELOG.md is empty',
      'v1.2.3',
      { changelog: '## [1.2.3] - 2026-12-01\n\n## [1.2.2] - 2026-11-01\n\n- A change.\n' },
    ],
    ['v1.10.0 has been released; expected a version after it', 'v1.2.3', { tags: ['v1.9.0', 'v1.10.0', 'v1.2.3'] }],
    ['the commit is not on main', 'v1.2.3', { isOnMain: false }],
  ])('%s', (problem, tag, wrong) => {
    expect(problems(tag, { ...fine, ...wrong })).toEqual([problem]);
  });

  test('all that is wrong is said at once', () => {
    expect(problems('v1.2.4', { ...fine, isOnMain: false })).toHaveLength(4);
  });
});
