import { describe, expect, test } from 'vitest';
import type { Skipped } from '../../src/core/finding.js';
import { toReport } from '../../src/lint/report.js';
import { findingOf, type Said } from '../reporters/reports.js';

const roots = [{ path: '.grid', format: 'grid' }];
const collect = (
  said: readonly Said[],
  most = 100,
  skipped: readonly Skipped[] = [],
  suppressed: readonly Said[] = [],
) => toReport({ roots, findings: said.map(findingOf), suppressed: suppressed.map(findingOf), skipped, files: 3 }, most);
const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column: column + 1 } });

test('findings are sorted by path, place, severity, rule and message', () => {
  const { findings } = collect([
    { message: 'h', path: 'b.md', ...at(1, 1) },
    { message: 'g', path: 'a.md', ...at(10, 1) },
    { message: 'f', path: 'a.md', ...at(2, 10) },
    { message: 'e', path: 'a.md', ...at(2, 9), severity: 'info', rule: 'a/a' },
    { message: 'd', path: 'a.md', ...at(2, 9), severity: 'warning', rule: 'b/b' },
    { message: 'c', path: 'a.md', ...at(2, 9), rule: 'b/b' },
    { message: 'b', path: 'a.md', ...at(2, 9), rule: 'a/a' },
    { message: 'a', path: 'a.md', ...at(2, 9), rule: 'a/a' },
  ]);
  expect(findings.map((finding) => finding.message)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('the same finding twice is one', () => {
  const { findings, summary } = collect([{ message: 'm' }, { message: 'm' }, { message: 'm', ...at(2, 1) }]);
  expect(findings).toHaveLength(2);
  expect(summary).toEqual({ errors: 2, warnings: 0, infos: 0, files: 3, suppressed: 0, baselined: 0 });
});

test('counts each severity', () => {
  const said: Said[] = [
    { message: '1' },
    { message: '2', severity: 'warning' },
    { message: '3', severity: 'warning' },
    { message: '4', severity: 'info' },
  ];
  expect(collect(said).summary).toEqual({ errors: 1, warnings: 2, infos: 1, files: 3, suppressed: 0, baselined: 0 });
});

test('what was skipped is sorted, and said once', () => {
  const skip = (rule: string, root: string, reason: string) => ({ rule, root, reason });
  const skipped = [skip('b/b', 'x', '2'), skip('b/b', 'x', '1'), skip('a/a', 'x', '1'), skip('b/b', '.', '1')];
  expect(collect([], 100, [...skipped, ...skipped]).skipped).toEqual([
    skip('b/b', '.', '1'),
    skip('a/a', 'x', '1'),
    skip('b/b', 'x', '1'),
    skip('b/b', 'x', '2'),
  ]);
});

describe('what is silenced', () => {
  const first = { message: 'm', fingerprint: 'f' };
  const second = { ...first, ...at(2, 1) };

  test('is counted once, and gone', () => {
    const { findings, summary } = collect([second], 100, [], [first, first]);
    expect(findings.map(({ start }) => start.line)).toEqual([2]);
    expect(summary).toEqual({ errors: 1, warnings: 0, infos: 0, files: 3, suppressed: 1, baselined: 0 });
  });

  test('leaves the others their fingerprints', () => {
    const fingerprint = (silenced: boolean) =>
      collect(silenced ? [second] : [first, second], 100, [], silenced ? [first] : []).findings.at(-1)?.fingerprint;
    expect([fingerprint(false), fingerprint(true)]).toEqual(['f-2', 'f-2']);
  });

  test('takes no room in the report', () => {
    const { findings, skipped } = collect([second], 1, [], [first]);
    expect([findings.length, skipped.length]).toEqual([1, 0]);
  });
});

describe('more than a report may hold', () => {
  const report = collect(
    [
      { message: '1', severity: 'info', rule: 'a/info', ...at(1, 1) },
      { message: '2', severity: 'warning', rule: 'a/warning', ...at(2, 1) },
      { message: '3', severity: 'warning', rule: 'a/warning', ...at(3, 1) },
      { message: '4', rule: 'a/error', ...at(4, 1) },
    ],
    2,
  );

  test('the worst stay, in order', () => {
    expect(report.findings.map((finding) => finding.message)).toEqual(['2', '4']);
    expect(report.summary).toEqual({ errors: 1, warnings: 2, infos: 1, files: 3, suppressed: 0, baselined: 0 });
  });

  test('what is left out is said', () => {
    expect(report.skipped).toEqual([
      { rule: 'a/info', root: '', reason: '1 of its findings are left out: a report holds at most 2' },
      { rule: 'a/warning', root: '', reason: '1 of its findings are left out: a report holds at most 2' },
    ]);
  });
});
