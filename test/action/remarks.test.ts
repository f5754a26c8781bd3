import { expect, test } from 'vitest';
import type { Inputs } from '../../src/action/inputs.js';
import { remarksOn } from '../../src/action/remarks.js';
import type { LintResult, Report } from '../../src/index.js';
import { reportOf } from '../reporters/reports.js';

const inputs: Inputs = {
  paths: ['.'],
  config: undefined,
  baseline: undefined,
  failOn: undefined,
  ifNoState: 'error',
  now: 'commit',
};
const linted = (report: Report, unsearched: readonly string[] = []): LintResult => {
  return { report, sources: new Map(), top: '/', unsearched, stateless: [] };
};
const skip = (rule: string, root: string, reason: string) => ({ rule, root, reason });

test('nothing, when the annotations say it all', () => {
  expect(remarksOn(linted(reportOf([{ message: 'm' }])), inputs, 1)).toEqual([]);
});

test('what is not shown, once for each check', () => {
  const skipped = [skip('git/a', '.grid', 'r'), skip('git/a', '.grid', 's'), skip('git/a', 'b/.grid', 'r')];
  const findings = [{ message: 'm' }, { message: 'n' }, { message: 'o' }];
  const said = (hidden: number, withSkipped: boolean) =>
    remarksOn(linted(reportOf(findings, withSkipped ? { skipped } : {})), inputs, findings.length - hidden);
  expect(said(1, false)).toEqual([{ level: 'notice', message: '1 more finding in the log of this step' }]);
  expect(said(0, true)).toEqual([{ level: 'notice', message: '2 skipped checks in the log of this step' }]);
  expect(said(2, true)).toEqual([
    { level: 'notice', message: '2 more findings and 2 skipped checks in the log of this step' },
  ]);
});

test('folders that could not be searched', () => {
  expect(remarksOn(linted(reportOf([]), ['a', 'b']), inputs, 0)).toEqual([
    { level: 'notice', message: '2 unsearched folders in the log of this step' },
  ]);
});

test('that there was nothing to lint', () => {
  const said = (ifNoState: Inputs['ifNoState']) =>
    remarksOn(linted(reportOf([], { roots: [] })), { ...inputs, paths: ['a', 'b\n'], ifNoState }, 0);
  expect(said('ignore')).toEqual([]);
  expect(said('notice')).toEqual([{ level: 'notice', message: 'nothing to lint: no agent state in "a" and "b\\x0a"' }]);
});
