import { describe, expect, test } from 'vitest';
import { verdictOf } from '../../src/action/verdict.js';
import type { FailOn, LintResult, Severity } from '../../src/index.js';
import { reportOf } from '../reporters/reports.js';

type Configuration = NonNullable<LintResult['configuration']>;

function verdict(severities: readonly Severity[], asked?: FailOn, configuration?: Omit<Configuration, 'name'>) {
  const report = reportOf(severities.map((severity) => ({ message: 'm', severity })));
  const named = configuration && { configuration: { name: 'ci\n.yaml', ...configuration } };
  return verdictOf({ report, sources: new Map(), top: '/', unsearched: [], stateless: [], ...named }, asked);
}

const passed = { isFailure: false };
const failed = (reason: string) => ({ isFailure: true, reason });

describe('by severity', () => {
  test.each<[readonly Severity[], FailOn | undefined, object]>([
    [[], undefined, passed],
    [['warning', 'info'], undefined, passed],
    [['error'], undefined, { isFailure: true }],
    [['error', 'warning'], 'warning', { isFailure: true }],
    [['error'], 'never', passed],
    [['warning', 'info'], 'error', passed],
    [['warning', 'info'], 'warning', failed('1 warning and 1 info, and fail-on is warning')],
    [['info'], 'warning', passed],
    [['info', 'info'], 'info', failed('2 infos, and fail-on is info')],
  ])('%j with fail-on %s', (severities, asked, expected) => {
    expect(verdict(severities, asked)).toEqual(expected);
  });
});

describe('by configuration', () => {
  test.each<[readonly Severity[], FailOn | undefined, Omit<Configuration, 'name'>, object]>([
    [['error'], undefined, {}, { isFailure: true }],
    [['error'], undefined, { failOn: 'never' }, passed],
    [['warning'], undefined, { failOn: 'warning' }, failed('1 warning, and failOn is warning in ci\\x0a.yaml')],
    [['warning'], 'error', { failOn: 'warning' }, passed],
    [['warning'], undefined, { maxWarnings: 1 }, passed],
    [['warning'], undefined, { maxWarnings: 0 }, failed('1 warning, more than maxWarnings 0 in ci\\x0a.yaml')],
    [
      ['warning', 'warning'],
      'never',
      { maxWarnings: 1 },
      failed('2 warnings, more than maxWarnings 1 in ci\\x0a.yaml'),
    ],
    [['error', 'warning'], undefined, { maxWarnings: 0 }, { isFailure: true }],
  ])('%j with fail-on %s and %j', (severities, asked, configuration, expected) => {
    expect(verdict(severities, asked, configuration)).toEqual(expected);
  });
});
