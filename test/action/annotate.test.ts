import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnnotateOptions, annotationsFor } from '../../src/action/annotate.js';
import type { Severity } from '../../src/index.js';
import { pathsSeenFrom } from '../../src/repository/shown-path.js';
import { reportOf, type Said } from '../reporters/reports.js';
import { folder } from '../support/folder.js';

const options: AnnotateOptions = { shown: (path) => path, limit: Number.POSITIVE_INFINITY, onlyChanged: false };
const many = (severity: Severity, number: number, more: Partial<Said> = {}): Said[] =>
  Array.from({ length: number }, (_, i) => ({ severity, message: `${severity} ${i}`, ...more }));
const annotated = (findings: readonly Said[], more: Partial<AnnotateOptions> = {}, report = {}) => {
  const { annotations, remark } = annotationsFor(reportOf(findings, report), { ...options, ...more });
  return { said: annotations.map(({ message }) => message), levels: annotations.map(({ level }) => level), remark };
};

test('all that there is, the worst first, needs no closing line', () => {
  const { said, remark } = annotated([...many('info', 1), ...many('warning', 2), ...many('error', 1)]);
  expect(said).toEqual(['error 0', 'warning 0', 'warning 1', 'info 0']);
  expect(remark).toBeUndefined();
});

describe('of too many', () => {
  const all = [...many('info', 20), ...many('warning', 20), ...many('error', 20)];

  test('ten of each level, and a notice less', () => {
    const { levels, remark } = annotated(all);
    expect(levels).toEqual([...Array(10).fill('error'), ...Array(10).fill('warning'), ...Array(9).fill('notice')]);
    expect(remark).toBe('31 more findings in the log of this step');
  });

  test('fewer notices where the step prints others', () => {
    expect(annotated(all, { notices: 4 }).levels.filter((level) => level === 'notice')).toHaveLength(6);
    expect(annotated(all, { notices: 40 }).levels.filter((level) => level === 'notice')).toHaveLength(0);
  });

  test.each<[number, Partial<Record<'error' | 'warning', number>>, string]>([
    [15, { error: 10, warning: 5 }, '45 more findings in the log of this step'],
    [3, { error: 3 }, '57 more findings in the log of this step'],
    [0, {}, '60 more findings in the log of this step'],
  ])('with a limit of %i', (limit, { error = 0, warning = 0 }, remark) => {
    const found = annotated(all, { limit });
    expect(found.levels).toEqual([...Array(error).fill('error'), ...Array(warning).fill('warning')]);
    expect(found.remark).toBe(remark);
  });
});

describe('in a pull request', () => {
  const here = { path: 'a/.grid/STATE.md' };
  const findings = [
    ...many('error', 12, { path: 'old/.grid/STATE.md', message: 'old error' }),
    ...many('warning', 1, { path: 'old/.grid/STATE.md', message: 'old warning' }),
    ...many('warning', 1, { ...here, message: 'new warning' }),
    ...many('error', 1, { ...here, message: 'new error' }),
  ];
  const changed = new Set([here.path]);

  test('of what is equally bad, what is in changed files comes first', () => {
    const { said, remark } = annotated(findings, { changed });
    expect(said).toEqual(['new error', ...Array(9).fill('old error'), 'new warning', 'old warning']);
    expect(remark).toBe('3 more findings in the log of this step');
  });

  test('only what is in changed files, where that is wanted', () => {
    const { said, remark } = annotated(findings, { changed, onlyChanged: true });
    expect(said).toEqual(['new error', 'new warning']);
    expect(remark).toBe('13 more findings in files that are not changed in the log of this step');
  });

  test('with a limit as well', () => {
    const { said, remark } = annotated(findings, { changed, onlyChanged: true, limit: 1 });
    expect(said).toEqual(['new error']);
    expect(remark).toBe('14 more findings (13 in files that are not changed) in the log of this step');
  });

  test('all, where nobody knows what is changed', () => {
    expect(annotated(findings, { onlyChanged: true }).said).toHaveLength(12);
  });
});

test('checks that were skipped are told of in the same line', () => {
  const skipped = [
    { rule: 'git/a', root: '.grid', reason: 'r' },
    { rule: 'git/b', root: '.grid', reason: 'r' },
    { rule: 'git/c', root: '.grid', reason: 'r', unasked: true as const },
  ];
  expect(annotated([], {}, { skipped }).remark).toBe('2 skipped checks in the log of this step');
  expect(annotated(many('error', 11), {}, { skipped }).remark).toBe(
    '1 more finding and 2 skipped checks in the log of this step',
  );
});

describe('paths are those of the workspace', () => {
  const fileOf = (path: string, shown: AnnotateOptions['shown']) =>
    annotationsFor(reportOf([{ message: 'm', path }]), {
      ...options,
      shown,
      changed: new Set([path]),
      onlyChanged: true,
    }).annotations[0]?.properties?.file;

  test.each([
    ['', '', '.grid/STATE.md'],
    ['', 'projects/a', 'projects/a/.grid/STATE.md'],
    ['projects', 'projects/a', 'a/.grid/STATE.md'],
  ])('workspace %j, repository %j', (workspace, repository, expected) => {
    const top = folder();
    for (const path of [workspace, repository]) mkdirSync(join(top, path), { recursive: true });
    expect(fileOf('.grid/STATE.md', pathsSeenFrom(join(top, workspace), join(top, repository)))).toBe(expected);
  });

  test('no `./` stands before them, and a backslash in a name stays', () => {
    const top = folder();
    const path = process.platform === 'win32' ? 'a/STATE.md' : 'a\\b/STATE.md';
    expect(fileOf(path, pathsSeenFrom(top, top))).toBe(path);
  });
});
