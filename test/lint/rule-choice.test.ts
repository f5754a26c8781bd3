import { expect, test } from 'vitest';
import { checkChoice, type RuleChoice } from '../../src/lint/rule-choice.js';
import { UsageError } from '../../src/lint/usage-error.js';

const rules = ['schema/enum', 'schema/type', 'syntax/yaml', 'grid/progress-percent'].map((id) => ({
  id,
  severity: 'error' as const,
  summary: '',
  source: '',
}));
const check =
  (only: readonly string[], severities: Record<string, string> = {}) =>
  () =>
    checkChoice({ only, severities } as RuleChoice, rules);

test.each([
  [[], {}],
  [['schema/'], {}],
  [['schema/enum'], {}],
  [['s', 'grid/pro'], { 'schema/type': 'off', 'syntax/yaml': 'info' }],
])('%j and %j are fine', (only, severities) => {
  expect(check(only, severities)).not.toThrow();
});

test.each([
  [['shcema/'], {}, 'no rule begins with "shcema/"; did you mean "schema/"?'],
  [['schema/', 'xyz/'], {}, 'no rule begins with "xyz/"'],
  [['yaml'], {}, 'no rule begins with "yaml"; did you mean "syntax/yaml"?'],
  [
    [],
    { 'grid/progres-percent': 'off' },
    'there is no rule "grid/progres-percent"; did you mean "grid/progress-percent"?',
  ],
  [[], { 'progress-percent': 'off' }, 'there is no rule "progress-percent"; did you mean "grid/progress-percent"?'],
  [[], { 'no/such-thing-at-all': 'off' }, 'there is no rule "no/such-thing-at-all"'],
  [
    [],
    { 'schema/type': 'warnning' },
    '"warnning" is no severity; expected error, warning, info or off; did you mean "warning"?',
  ],
  [
    [],
    { 'schema/type': 'warn' },
    '"warn" is no severity; expected error, warning, info or off; did you mean "warning"?',
  ],
  [[], { 'schema/type': '2' }, '"2" is no severity; expected error, warning, info or off'],
  [[], { 'a\u001b[2Jb': 'off' }, 'there is no rule "a\\x1b[2Jb"'],
])('%j and %j are wrong usage', (only, severities, message) => {
  expect(check(only, severities)).toThrow(new UsageError(message));
});
