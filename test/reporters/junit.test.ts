import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Report } from '../../src/core/finding.js';
import junit from '../../src/reporters/junit.js';
import { runnerCommands } from '../e2e/runner.js';
import { viewOf } from './context.js';
import { report as anyReport, hostile } from './random.js';
import { reportOf, type Said } from './reports.js';

const schema = readFileSync(join(import.meta.dirname, 'junit/junit.xsd'), 'utf8');
const at = (line: number, column: number) => ({ line, column });
const print = (findings: readonly Said[], more: Partial<Report> = {}) => junit(reportOf(findings, more), viewOf());

/** What libxml2 has against some documents: that they are not well-formed, or not of the schema. */
async function faultsOf(documents: readonly string[]): Promise<string[]> {
  const xml = documents.map((contents, i) => ({ fileName: `${i}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, maxMemoryPages: 16_384 });
  return errors.map(({ rawMessage }) => rawMessage);
}

const mixed: Said[] = [
  {
    message: 'percent is "50 & more"',
    rule: 'grid/progress-percent',
    start: at(55, 12),
    end: at(55, 16),
    related: [{ message: 'counted <here>', path: '.grid/STATE.md', start: at(51, 20), end: at(51, 21) }],
  },
  { message: 'written by hand', severity: 'warning', rule: 'grid/body-drift', start: at(60, 1), end: at(60, 2) },
  { message: 'of the dialect prose', severity: 'info', rule: 'grid/dialect', path: 'b/.grid/STATE.md' },
];
const more = {
  roots: ['.grid', 'b/.grid', 'c/.grid'].map((path) => ({ path, format: 'grid' })),
  skipped: [
    { rule: 'git/commit-exists', root: '.grid', reason: 'git is "missing"' },
    { rule: 'grid/identity', root: 'c/.grid', reason: 'there is no base', unasked: true as const }, // no test of its own
  ],
};

test('a suite for each file with findings, and for each root that has none or was not checked', async () => {
  const printed = print(mixed, more);
  expect(printed).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="agent-state-lint" tests="5" failures="2" errors="0" time="0.041">
<testsuite name="c/.grid" tests="1" failures="0" errors="0" skipped="0">
<testcase name="agent-state-lint" classname="c/.grid" />
</testsuite>
<testsuite name=".grid" tests="1" failures="0" errors="0" skipped="1">
<testcase name="git/commit-exists" classname=".grid">
<skipped message="git is &#x22;missing&#x22;" />
</testcase>
</testsuite>
<testsuite name=".grid/STATE.md" tests="2" failures="2" errors="0" skipped="0">
<testcase name="grid/progress-percent 55:12" classname=".grid/STATE.md">
<failure type="error" message="percent is &#x22;50 &#x26; more&#x22;">at .grid/STATE.md:55:12
see .grid/STATE.md:51:20 counted &#x3C;here>
rule https://example.com/</failure>
</testcase>
<testcase name="grid/body-drift 60:1" classname=".grid/STATE.md">
<failure type="warning" message="written by hand">at .grid/STATE.md:60:1
rule https://example.com/</failure>
</testcase>
</testsuite>
<testsuite name="b/.grid/STATE.md" tests="1" failures="0" errors="0" skipped="0">
<testcase name="grid/dialect 1:1" classname="b/.grid/STATE.md">
<system-out>info: of the dialect prose
at b/.grid/STATE.md:1:1
rule https://example.com/</system-out>
</testcase>
</testsuite>
</testsuites>
`);
  expect(await faultsOf([printed])).toEqual([]);
});

test('the validator finds what is no report', async () => {
  const broken = ['<testsuites/>', print(mixed).replace(' tests="3"', ''), print(mixed).replace('</testcase>', '')];
  for (const one of broken) expect(await faultsOf([one])).not.toEqual([]);
});

describe('without findings', () => {
  test('each root has a test that passed', async () => {
    const printed = print([], { roots: ['', 'a/.grid'].map((path) => ({ path, format: 'grid' })) });
    expect(printed).toContain('<testcase name="agent-state-lint" classname="." />');
    expect(printed).toContain('<testcase name="agent-state-lint" classname="a/.grid" />');
    expect(printed).toContain('tests="2" failures="0" errors="0" time="0.041"');
    expect(await faultsOf([printed])).toEqual([]);
  });

  test('and without roots, it is a file all the same', async () => {
    const printed = print([], { roots: [] });
    expect(printed).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="agent-state-lint" tests="0" failures="0" errors="0" time="0.041" />
`);
    expect(await faultsOf([printed])).toEqual([]);
  });
});

test.each([
  ['what XML forbids', '\u0000\u0008\u001f\ufffe\uffff\ud800', '\\x00\\x08\\x1f\\u{fffe}\\u{ffff}\\u{d800}'],
  ['line breaks', 'a\nb\r\u2028', 'a\\x0ab\\x0d\\u{2028}'],
  ['the end of a section', ']]>', ']]&gt;'],
  ['markup', '<a href="x">&amp;', '&#x3C;a href=&#x22;x&#x22;>&#x26;amp;'],
  ['a command of a runner', '##[error]', '#&#x23;[error]'],
])('%s in a message', async (_, message, written) => {
  const printed = print([{ message }]);
  expect(printed).toContain(` message="${written}">`);
  expect(await faultsOf([printed])).toEqual([]);
});

test('of any report, it is valid, counts right, and is inert', async () => {
  const documents: string[] = [];
  fc.assert(
    fc.property(anyReport, (report) => {
      const printed = junit(report, viewOf());
      documents.push(printed);
      const number = (pattern: RegExp) => printed.match(pattern)?.length ?? 0;
      const errors = report.findings.filter(({ severity }) => severity !== 'info').length;
      expect(number(/<failure /g)).toBe(errors);
      expect(number(/<skipped /g)).toBe(report.skipped.filter(({ unasked }) => !unasked).length);
      const [, tests, failures] = /tests="(\d+)" failures="(\d+)"/.exec(printed) ?? [];
      expect([Number(tests), Number(failures)]).toEqual([number(/<testcase /g), errors]);
      expect(runnerCommands(printed)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  documents.push(...hostile.map((message) => print([{ message, path: message || 'x' }])));
  expect(await faultsOf(documents)).toEqual([]);
});
