import { describe, expect, test } from 'vitest';
import { type Finding, type Report, UsageError } from '../../../src/index.js';
import { mergeReports } from '../../../src/lint/merge/merge-reports.js';
import { finding } from '../report-file/reports.js';

/** What a run over some roots says; each root has two files. */
function reportOf(roots: readonly string[], findings: readonly Finding[] = [], more: Partial<Report> = {}): Report {
  const number = (severity: string) => findings.filter((one) => one.severity === severity).length;
  return {
    version: 1,
    roots: roots.map((path) => ({ path, format: 'grid' })),
    findings,
    skipped: [],
    summary: {
      ...{ errors: number('error'), warnings: number('warning'), infos: number('info') },
      ...{ files: 2 * roots.length, suppressed: 0, baselined: 0 },
    },
    ...more,
  };
}

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 5 } });
const hash = (digit: string) => digit.repeat(32);
const errorAt = (path: string, line: number, more: Partial<Finding> = {}) =>
  finding({ path, ...at(line), fingerprint: hash('a'), severity: 'error', ...more }) as Finding;

const merge = (...reports: readonly Report[]) =>
  mergeReports(reports.map((report, index) => ({ name: `${'abcdefgh'[index]}.json`, report })));
const shard = (index: number, count: number) => ({ shard: { index, count } });
const placesIn = ({ findings }: Report) => findings.map(({ path, start }) => `${path}:${start.line}`);

describe('the reports of several runs', () => {
  test('are one, in the order of a report, with everything counted', () => {
    const first = reportOf(['b/.grid'], [errorAt('b/.grid/STATE.md', 3)]);
    const second = reportOf(
      ['a/.grid', 'c/.grid'],
      [errorAt('a/.grid/STATE.md', 9, { severity: 'warning' }), errorAt('c/.grid/STATE.md', 1)],
    );
    const report = merge(first, second);
    expect(report.roots.map(({ path }) => path)).toEqual(['a/.grid', 'b/.grid', 'c/.grid']);
    expect(placesIn(report)).toEqual(['a/.grid/STATE.md:9', 'b/.grid/STATE.md:3', 'c/.grid/STATE.md:1']);
    expect(report.summary).toEqual({ errors: 2, warnings: 1, infos: 0, files: 6, suppressed: 0, baselined: 0 });
  });

  test('tell once what several say, and count it once', () => {
    const one = reportOf(['a/.grid'], [errorAt('a/.grid/STATE.md', 3)]);
    const both = reportOf(['a/.grid', 'b/.grid'], [errorAt('a/.grid/STATE.md', 3), errorAt('b/.grid/STATE.md', 4)]);
    const wanted = { errors: 2, warnings: 0, infos: 0, files: 4, suppressed: 0, baselined: 0 };
    expect(merge(one, both).summary).toEqual(wanted);
    expect(merge(both, one, both).summary).toEqual(wanted);
    expect(placesIn(merge(one, both))).toEqual(['a/.grid/STATE.md:3', 'b/.grid/STATE.md:4']);
  });

  test('tell the worse of two severities', () => {
    const mild = reportOf(['a/.grid'], [errorAt('a/.grid/STATE.md', 3, { severity: 'info' })]);
    const loud = reportOf(['a/.grid'], [errorAt('a/.grid/STATE.md', 3)]);
    for (const report of [merge(mild, loud), merge(loud, mild)]) {
      expect(report.findings.map(({ severity }) => severity)).toEqual(['error']);
      expect(report.summary).toMatchObject({ errors: 1, infos: 0 });
    }
  });

  test('keep the findings that they count and do not hold', () => {
    const quiet = reportOf(['a/.grid'], [errorAt('a/.grid/STATE.md', 3)]);
    const summary = { ...quiet.summary, warnings: 7, suppressed: 2, baselined: 3 };
    const report = merge({ ...quiet, summary }, reportOf(['b/.grid'], [errorAt('b/.grid/STATE.md', 3)]));
    expect(report.summary).toEqual({ errors: 2, warnings: 7, infos: 0, files: 4, suppressed: 2, baselined: 3 });
  });

  test('name equal findings apart where both have given the same number', () => {
    const some = reportOf(
      ['a/.grid'],
      [errorAt('base.json', 5, { fingerprint: hash('b') }), errorAt('base.json', 7, { fingerprint: `${hash('b')}-2` })],
    );
    const more = reportOf(['b/.grid'], [errorAt('base.json', 6, { fingerprint: hash('b') })]);
    expect(merge(some, more).findings.map(({ fingerprint }) => fingerprint)).toEqual([
      hash('b'),
      `${hash('b')}-2`,
      `${hash('b')}-3`,
    ]);
  });

  test('leave a number as it is where the finding before it is silenced', () => {
    const some = reportOf(['a/.grid'], [errorAt('a/.grid/STATE.md', 7, { fingerprint: `${hash('b')}-2` })]);
    expect(merge(some, reportOf(['b/.grid'])).findings[0]?.fingerprint).toBe(`${hash('b')}-2`);
  });

  test('have the skipped checks and the recoveries of all, each once', () => {
    const skipped = [{ rule: 'git/commit-exists', root: '', reason: 'there is no git' }];
    const recovery = [{ root: 'b/.grid', path: 'b/.grid/STATE.md', account: [], decide: ['This?'], text: 'x\n' }];
    const report = merge(
      reportOf(['a/.grid'], [], { skipped }),
      reportOf(['b/.grid'], [], { skipped, recovery }),
      reportOf(['b/.grid'], [], { recovery }),
    );
    expect(report.skipped).toEqual(skipped);
    expect(report.recovery).toEqual(recovery);
    expect(merge(reportOf(['a/.grid']), reportOf(['b/.grid']))).not.toHaveProperty('recovery');
  });

  test('hold the worst findings where there are too many, and say what is left out', () => {
    const mild = Array.from({ length: 3 }, (_, line) => errorAt('a/.grid/STATE.md', line + 1, { severity: 'info' }));
    const cut = { rule: 'schema/enum', root: '', reason: '4 of its findings are left out: a report holds at most 3' };
    const first = reportOf(['a/.grid'], mild, { skipped: [cut] });
    const summary = { ...first.summary, infos: 7 };
    const report = merge({ ...first, summary }, reportOf(['b/.grid'], [errorAt('b/.grid/STATE.md', 1)]));
    expect(placesIn(report)).toEqual(['a/.grid/STATE.md:1', 'a/.grid/STATE.md:2', 'b/.grid/STATE.md:1']);
    expect(report.summary).toMatchObject({ errors: 1, infos: 7 });
    expect(report.skipped).toEqual([
      { ...cut, rule: 'grid/progress-percent', reason: '1 of its findings are left out: a report holds at most 3' },
      cut,
    ]);
  });

  test('a report alone stays as it is', () => {
    const report = reportOf(['b/.grid', 'a/.grid'], [errorAt('b/.grid/STATE.md', 3), errorAt('a/.grid/STATE.md', 3)]);
    expect(merge(report)).toBe(report);
  });
});

describe('the shards of a run', () => {
  const part = (index: number, count: number, root = `r${index}/.grid`) => reportOf([root], [], shard(index, count));

  test('are a whole when all are there, in any order', () => {
    const report = merge(part(3, 3), part(1, 3), part(2, 3));
    expect(report).not.toHaveProperty('shard');
    expect(report.roots.map(({ path }) => path)).toEqual(['r1/.grid', 'r2/.grid', 'r3/.grid']);
    expect(merge(part(1, 1))).toEqual(reportOf(['r1/.grid']));
  });

  test('may hold no root', () => {
    expect(merge(part(1, 2), reportOf([], [], shard(2, 2)))).toEqual(reportOf(['r1/.grid']));
  });

  test('may be merged with what is none', () => {
    const report = merge(part(1, 2), reportOf(['x/.grid']), part(2, 2));
    expect(report.roots.map(({ path }) => path)).toEqual(['r1/.grid', 'r2/.grid', 'x/.grid']);
  });

  test('one that is there twice counts once', () => {
    expect(merge(part(1, 2), part(1, 2), part(2, 2)).summary.files).toBe(4);
  });

  const passes = 'what is there would pass for the whole';
  test.each<[string, readonly Report[], string | RegExp]>([
    ['one is missing', [part(1, 3), part(3, 3)], `the report of shard 2/3 is missing: ${passes}`],
    ['it is alone', [part(2, 3)], `the reports of shards 1/3 and 3/3 are missing: ${passes}`],
    [
      'many are missing',
      [part(1, 1000)],
      /^the reports of shards 2\/1000, 3\/1000, .* 11\/1000 and 989 more are missing/,
    ],
    [
      'they are of two splits',
      [part(1, 2), part(2, 3)],
      'a.json is one of 2 shards, and b.json is one of 3 shards; only those of one run can be merged',
    ],
    [
      'two are the same one, and say other things',
      [part(1, 2), part(1, 2, 'other/.grid'), part(2, 2)],
      'a.json and b.json are both of shard 1/2, and differ; only one of them is meant',
    ],
  ])('are refused when %s', (_, reports, message) => {
    const error = typeof message === 'string' ? new UsageError(message) : message;
    expect(() => merge(...reports)).toThrow(error);
  });
});
