import { expect, test } from 'vitest';
import { UsageError } from '../../src/lint/usage-error.js';
import { type FailOn, fails } from '../../src/lint/verdict.js';
import { reportOf } from '../reporters/reports.js';

test.each<[readonly ('error' | 'warning' | 'info')[], FailOn, boolean]>([
  [[], 'info', false],
  [['error'], 'error', true],
  [['warning', 'info'], 'error', false],
  [['warning'], 'warning', true],
  [['error'], 'warning', true],
  [['info'], 'warning', false],
  [['info'], 'info', true],
  [['error'], 'info', true],
  [['error', 'warning', 'info'], 'never', false],
])('%j with %s: %s', (severities, failOn, expected) => {
  const report = reportOf(severities.map((severity, i) => ({ message: `${i}`, severity })));
  expect(fails(report, failOn)).toBe(expected);
});

test('a word that is no severity is wrong usage, for it would never fail', () => {
  const wrong = 'warn' as FailOn;
  const error = new UsageError(
    '"warn" is no severity to fail on; expected error, warning, info or never; did you mean "warning"?',
  );
  expect(() => fails(reportOf([]), wrong)).toThrow(error);
  expect(() => fails(reportOf([]), undefined as unknown as FailOn)).toThrow(UsageError);
});
