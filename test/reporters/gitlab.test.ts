import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import gitlab from '../../src/reporters/gitlab.js';
import { runnerCommands } from '../e2e/runner.js';
import { viewOf } from './context.js';
import { report as anyReport } from './random.js';
import { reportOf, type Said } from './reports.js';

// GitLab publishes no schema in a package. This is what its page on Code Quality asks for.
const text = { type: 'string', minLength: 1 };
const line = { type: 'integer', minimum: 1 };
const isReport = new Ajv({ strict: true, allowUnionTypes: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: text,
      check_name: text,
      fingerprint: text,
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        additionalProperties: false,
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            additionalProperties: false,
            properties: { begin: line, end: line },
          },
        },
      },
    },
  },
});
const at = (line: number, column: number) => ({ line, column });
const print = (findings: readonly Said[]) => JSON.parse(gitlab(reportOf(findings), viewOf()));

test('the worst first', () => {
  const findings: Said[] = [
    { message: 'i', severity: 'info', fingerprint: '1' },
    { message: 'w', severity: 'warning', fingerprint: '2' },
    {
      message: 'budget is -3',
      rule: 'grid/budget',
      path: 'a/.grid/STATE.md',
      start: at(7, 2),
      end: at(8, 3),
      fingerprint: '3',
    },
  ];
  const location = { path: '.grid/STATE.md', lines: { begin: 1, end: 1 } };
  expect(print(findings)).toEqual([
    {
      description: 'budget is -3',
      check_name: 'grid/budget',
      fingerprint: '3',
      severity: 'major',
      location: { path: 'a/.grid/STATE.md', lines: { begin: 7, end: 8 } },
    },
    { description: 'w', check_name: 'grid/example', fingerprint: '2', severity: 'minor', location },
    { description: 'i', check_name: 'grid/example', fingerprint: '1', severity: 'info', location },
  ]);
});

test('nothing found is an empty list', () => {
  expect(gitlab(reportOf([]), viewOf())).toBe('[]\n');
});

test('fingerprints are made unique', () => {
  const findings = [{ message: 'a' }, { message: 'b' }, { message: 'c' }];
  expect(print(findings).map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual(['0', '0.2', '0.3']);
});

test('text is inert, and never empty', () => {
  const said = print([{ message: '\u001b[31m\n' }, { message: '' }]);
  expect(said.map(({ description }: { description: string }) => description)).toEqual([
    '\\x1b[31m\\x0a',
    'grid/example',
  ]);
});

test('of any report, it is valid and inert', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const printed = gitlab(report, viewOf());
      const issues = JSON.parse(printed);
      expect(isReport(issues) || isReport.errors).toBe(true);
      expect(issues).toHaveLength(report.findings.length);
      expect(new Set(issues.map((one: { fingerprint: string }) => one.fingerprint)).size).toBe(issues.length);
      expect(runnerCommands(printed)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
