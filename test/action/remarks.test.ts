import { expect, test } from 'vitest';
import { type Inputs, readInputs } from '../../src/action/inputs.js';
import { remarksOn } from '../../src/action/remarks.js';
import type { LintResult, Report } from '../../src/index.js';
import { reportOf } from '../reporters/reports.js';

const inputs = readInputs(() => '');
const linted = (report: Report, unsearched: readonly string[] = []): LintResult => {
  return { report, sources: new Map(), top: '/', unsearched, stateless: [] };
};

test('nothing, when the annotations say it all', () => {
  expect(remarksOn(linted(reportOf([{ message: 'm' }])), inputs, undefined)).toEqual([]);
});

test('what the annotations do not show', () => {
  const [said] = remarksOn(linted(reportOf([{ message: 'm' }]), ['a']), inputs, '9 more findings in the log');
  expect(said).toEqual({
    level: 'notice',
    message: '9 more findings in the log; 1 unsearched folder in the log of this step',
  });
});

test('folders that could not be searched', () => {
  expect(remarksOn(linted(reportOf([]), ['a', 'b']), inputs, undefined)).toEqual([
    { level: 'notice', message: '2 unsearched folders in the log of this step' },
  ]);
});

test('that there was nothing to lint', () => {
  const said = (ifNoState: Inputs['ifNoState']) =>
    remarksOn(linted(reportOf([], { roots: [] })), { ...inputs, paths: ['a', 'b\n'], ifNoState }, undefined);
  expect(said('ignore')).toEqual([]);
  expect(said('notice')).toEqual([{ level: 'notice', message: 'nothing to lint: no agent state in "a" and "b\\x0a"' }]);
});
