import { gitCommitFormat } from '../../../../../src/formats/common/rules/git/commit-format.js';
import { edited, mission } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

const recorded = (value: string) => ({ '"4be91d2"': value });
const hex = '0123456789abcdef';

ruleTest(gitCommitFormat, [
  { name: 'seven digits', given: {}, says: [] },
  { name: 'a whole name', given: recorded(`"${hex.repeat(2)}01234567"`), says: [] },
  { name: 'a whole name of SHA-256', given: recorded(`"${hex.repeat(4)}"`), says: [] },
  { name: 'digits that YAML takes for a number', given: recorded('69e4958'), says: [] },
  { name: 'no commit', given: recorded('null'), says: [] },
  {
    name: 'six digits and four, which are looked up',
    given: recorded('"4be91d"'),
    says: ['82:16 warning resume.last_commit names "4be91d", which has 6 hex digits; expected at least 7'],
  },
  {
    name: 'four digits',
    given: recorded('"4be9"'),
    says: ['82:16 warning resume.last_commit names "4be9", which has 4 hex digits; expected at least 7'],
  },
  {
    name: 'three digits',
    given: recorded('"4be"'),
    says: ['82:16 error resume.last_commit names "4be"; expected 7 to 64 hex digits'],
  },
  {
    name: '65 digits',
    given: recorded(`"${hex.repeat(4)}0"`),
    says: [`82:16 error resume.last_commit names "${hex.repeat(3)}0123456789a…"; expected 7 to 64 hex digits`],
  },
  {
    name: 'capitals',
    given: recorded('"4BE91D2"'),
    says: ['82:16 error resume.last_commit names "4BE91D2"; expected lower case, "4be91d2"'],
  },
  {
    name: 'a revision',
    given: recorded('HEAD'),
    says: ['82:16 error resume.last_commit names "HEAD"; expected 7 to 64 hex digits'],
  },
  {
    name: 'an option of git',
    given: recorded('"--output=stolen"'),
    says: ['82:16 error resume.last_commit names "--output=stolen"; expected 7 to 64 hex digits'],
  },
  {
    name: 'a hash and what git would take beside it',
    given: recorded('"4be91d2^{/fix}"'),
    says: ['82:16 error resume.last_commit names "4be91d2^{/fix}"; expected 7 to 64 hex digits'],
  },
  {
    name: 'a second line',
    given: recorded('"4be91d2\\nHEAD"'),
    says: ['82:16 error resume.last_commit names "4be91d2\\x0aHEAD"; expected 7 to 64 hex digits'],
  },
  {
    name: 'in a summary, where a key may hold any blank',
    given: {
      files: {
        '.grid/STATE.md': mission,
        '.grid/01-SUMMARY.md': '---\nblock: 1\n"com\\u2028mits": ["x"]\n---\n',
      },
    },
    says: ['.grid/01-SUMMARY.md:3:19 error com\\u{2028}mits names "x"; expected 7 to 64 hex digits'],
  },
  {
    name: 'a state that does not parse',
    given: edited(mission, { 'energy: 9000': 'energy: [' }),
    says: [],
    skips: ['STATE.md does not parse'],
  },
]);
