import { describe, expect, test } from 'vitest';
import { readInputs } from '../../src/action/inputs.js';
import { UsageError } from '../../src/index.js';

const read = (inputs: Readonly<Record<string, string>> = {}) => readInputs((name) => inputs[name] ?? '');

test('what is not given has a default', () => {
  expect(read()).toEqual({
    paths: ['.'],
    config: undefined,
    baseline: undefined,
    failOn: undefined,
    ifNoState: 'error',
    now: 'commit',
  });
});

test.each([
  ['one', 'a', ['a']],
  ['several, with blanks and empty lines', '\n a b \r\n\n\tc\n', ['a b', 'c']],
  ['blanks alone', ' \n \n', ['.']],
])('paths: %s', (_, path, paths) => {
  expect(read({ path }).paths).toEqual(paths);
});

test('a configuration file', () => {
  expect(read({ config: 'ci/lint.yaml' }).config).toBe('ci/lint.yaml');
});

test('a baseline', () => {
  expect(read({ baseline: 'ci/base.json' }).baseline).toBe('ci/base.json');
});

test.each(['error', 'warning', 'info', 'never'])('fail-on %s', (failOn) => {
  expect(read({ 'fail-on': failOn }).failOn).toBe(failOn);
});

test.each(['error', 'notice', 'ignore'])('if-no-state %s', (ifNoState) => {
  expect(read({ 'if-no-state': ifNoState }).ifNoState).toBe(ifNoState);
});

test.each([
  ['commit', 'commit'],
  ['1970-01-01T00:00:01Z', 1000],
  ['1970-01-01T01:00:00+01:00', 0],
])('now %s', (now, expected) => {
  expect(read({ now }).now).toBe(expected);
});

describe('a value that an input does not know', () => {
  const severities = 'expected error, warning, info or never';
  const moments = 'expected a moment like 2026-01-24T14:00:00Z, or commit';
  test.each([
    ['fail-on', 'Error', `the input fail-on is "Error"; ${severities}; did you mean "error"?`],
    ['fail-on', 'warn', `the input fail-on is "warn"; ${severities}; did you mean "warning"?`],
    ['fail-on', 'high', `the input fail-on is "high"; ${severities}`],
    ['fail-on', 'error,warning', `the input fail-on is "error,warning"; ${severities}`],
    ['if-no-state', 'warn', 'the input if-no-state is "warn"; expected error, notice or ignore'],
    ['now', '2026-02-30T00:00:00Z', `the input now is "2026-02-30T00:00:00Z"; ${moments}`],
    ['now', 'x\u001b[2J', `the input now is "x\\x1b[2J"; ${moments}`],
  ])('%s: %s', (input, value, message) => {
    expect(() => read({ [input]: value })).toThrow(new UsageError(message));
  });
});
