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
    base: undefined,
    annotations: { limit: 50, onlyChanged: false },
    summary: true,
    comment: 'auto',
    suggestions: false,
    recover: false,
    recoveredFile: undefined,
    sarifFile: undefined,
    jsonFile: undefined,
    shard: undefined,
    report: undefined,
    token: '',
  });
});

test.each([
  ['base', 'base', 'origin/main'],
  ['recovered-file', 'recoveredFile', 'recovered.md'],
  ['sarif-file', 'sarifFile', 'state.sarif'],
  ['json-file', 'jsonFile', 'state.json'],
  ['shard', 'shard', '2/8'],
  ['report', 'report', 'reports'],
  ['github-token', 'token', 'secret'],
] as const)('%s', (input, name, value) => {
  expect(read({ [input]: value })[name]).toBe(value);
});

test.each(['summary', 'suggestions', 'recover'] as const)('%s is true or false', (input) => {
  expect([read({ [input]: 'true' })[input], read({ [input]: 'false' })[input]]).toEqual([true, false]);
});

test.each(['auto', 'always', 'never'])('comment %s', (comment) => {
  expect(read({ comment }).comment).toBe(comment);
});

test.each([
  ['5', { limit: 5, onlyChanged: false }],
  ['0', { limit: 0, onlyChanged: false }],
  ['changed', { limit: 50, onlyChanged: true }],
  ['changed 5', { limit: 5, onlyChanged: true }],
  [' 5\tchanged ', { limit: 5, onlyChanged: true }],
])('annotations %s', (annotations, expected) => {
  expect(read({ annotations }).annotations).toEqual(expected);
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
    ['summary', 'yes', 'the input summary is "yes"; expected true or false'],
    ['recover', 'True', 'the input recover is "True"; expected true or false; did you mean "true"?'],
    ['comment', 'yes', 'the input comment is "yes"; expected auto, always or never'],
    ...['51', '-1', '5 5', 'all', '5 changes', '1e1', 'changed changed'].map((value): [string, string, string] => [
      'annotations',
      value,
      `the input annotations is "${value}"; expected a number from 0 to 50, the word changed, or both`,
    ]),
    ['if-no-state', 'warn', 'the input if-no-state is "warn"; expected error, notice or ignore'],
    ['now', '2026-02-30T00:00:00Z', `the input now is "2026-02-30T00:00:00Z"; ${moments}`],
    ['now', 'x\u001b[2J', `the input now is "x\\x1b[2J"; ${moments}`],
  ])('%s: %s', (input, value, message) => {
    expect(() => read({ [input]: value })).toThrow(new UsageError(message));
  });
});
