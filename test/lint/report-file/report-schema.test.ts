import { describe, expect, test } from 'vitest';
import { lint, recover, schemas } from '../../../src/index.js';
import { readReport } from '../../../src/lint/report-file/read.js';
import json from '../../../src/reporters/json.js';
import { broken } from '../../cli/recover/broken.js';
import { examplesRepository } from '../../support/examples.js';
import { againstSchema } from '../../support/report-schema.js';
import { accountOf, finding, wholeReport } from './reports.js';

const now = Date.UTC(2026, 4, 12, 9, 20);
const context = { sources: new Map(), colors: false, width: 80, elapsedMs: 1 };

describe('what runs say is of the published form, and is read back as it was', () => {
  test.each([['examples/faulty'], ['examples/broken'], ['examples/hivemind-faulty'], ['examples/monorepo']])(
    '%s',
    async (path) => {
      const { report } = await lint({ cwd: examplesRepository(), paths: [path], now });
      expect(report.roots.length).toBeGreaterThan(0);
      expect(report.findings.length + report.skipped.length).toBeGreaterThan(0);
      expect(againstSchema(report)).toEqual([]);
      expect(await readReport(Buffer.from(json(report, context)))).toEqual(report);
    },
  );

  test('with what recovery proposes', async () => {
    const { report } = await recover({ cwd: broken(), now });
    expect(report.recovery?.[0]?.text).toContain('---');
    expect(againstSchema(report)).toEqual([]);
    expect(await readReport(Buffer.from(json(report, context)))).toEqual(report);
  });

  test('with what recovery advises', async () => {
    const { report } = await recover({ cwd: examplesRepository(), paths: ['examples/hivemind-faulty'], now });
    expect(report.recovery?.[0]?.advice?.length).toBeGreaterThan(0);
    expect(againstSchema(report)).toEqual([]);
    expect(await readReport(Buffer.from(json(report, context)))).toEqual(report);
  });
});

test('every field that a report may have is declared', () => {
  expect(againstSchema(wholeReport())).toEqual([]);
});

test.each<[string, unknown]>([
  ['no object', []],
  ['another version', { ...wholeReport(), version: 2 }],
  ['a line 0', { ...wholeReport(), findings: [{ ...finding(), start: { line: 0, column: 1 } }] }],
  ['no rule id', { ...wholeReport(), findings: [{ ...finding(), rule: 'grid' }] }],
  ['a severity that is none', { ...wholeReport(), findings: [{ ...finding(), severity: 'fatal' }] }],
  [
    'more than all done',
    { ...wholeReport(), recovery: [accountOf({ overview: { completed: [], percent: { value: 101, sure: true } } })] },
  ],
  ['a field that nobody declared', { ...wholeReport(), more: 1 }],
])('the schema does not take %s', (_, report) => {
  expect(againstSchema(report)).not.toEqual([]);
});

test('the schema is open for what later reports add', async () => {
  const schema = await schemas().report?.();
  expect(schema).toMatchObject({
    $id: expect.stringMatching(/\/main\/schemas\/report\.schema\.json$/),
    type: 'object',
  });
  expect(JSON.stringify(schema)).not.toContain('additionalProperties');
});
