import { syntaxAmbiguousScalar } from '../../../../../src/formats/common/rules/syntax/ambiguous-scalar.js';
import { persistence } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

const readers = (older: string, newer: string) =>
  `which is ${older} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;

// Which scalars there are, and what readers make of them: test/text/yaml-scalars.test.ts.
ruleTest(syntaxAmbiguousScalar, [
  { name: 'all clear', given: {}, says: [] },
  { name: 'in quotes, anything is clear', given: { 'cluster: "Recipe Box"': "cluster: 'on'" }, says: [] },
  {
    name: 'trailing zeros and short numbers lose nothing',
    given: { 'total_cost_usd: 6.4': 'total_cost_usd: 6.40', 'wave: 1': 'wave: 01', 'energy: 9000': 'energy: 9000.0' },
    says: [],
  },
  {
    name: 'text that is text to some readers only',
    given: {
      'cluster: "Recipe Box"': 'cluster: on',
      'created_at: "2026-05-11T09:00:00Z"': 'created_at: 2026-05-11T09:00:00Z',
      'runtime: "node-24"': 'runtime: 0192117',
    },
    says: [
      `5:10 warning cluster is on, ${readers('true', 'text')}; expected "on"`,
      `6:13 warning created_at is 2026-05-11T09:00:00Z, ${readers('a date', 'text')}; expected "2026-05-11T09:00:00Z"`,
      `73:14 warning persistent.tech_stack.runtime is 0192117, ${readers('text', '192117')}; expected "0192117"`,
    ],
    repaired: {
      'cluster: on': 'cluster: "on"',
      'created_at: 2026-05-11T09:00:00Z': 'created_at: "2026-05-11T09:00:00Z"',
      'runtime: 0192117': 'runtime: "0192117"',
    },
  },
  {
    name: 'a commit is quoted as it is written',
    given: { 'last_commit: "4be91d2"': 'last_commit: 69e4958' },
    says: [`82:16 warning resume.last_commit is 69e4958, ${readers('text', 'Infinity')}; expected "69e4958"`],
    repaired: { 'last_commit: 69e4958': 'last_commit: "69e4958"' },
  },
  {
    name: 'where a number or a boolean belongs, no quotes',
    given: {
      'can_resume: true': 'can_resume: Yes',
      'energy: 9000': 'energy: 9_000',
      'session_cost_usd: 2.1': 'session_cost_usd: 2e1',
      'duration_seconds: 61': 'duration_seconds: 061',
      'spawns_this_session: 3': 'spawns_this_session: 003',
      'threads_complete: 13': 'threads_complete: 09',
    },
    says: [
      `42:21 warning progress.threads_complete is 09, ${readers('text', '9')}; expected 9`,
      `58:25 warning agents.completed.0.duration_seconds is 061, ${readers('49', '61')}`,
      `83:15 warning resume.can_resume is Yes, ${readers('true', 'text')}; expected true`,
      `90:21 warning budget.session_cost_usd is 2e1, ${readers('text', '20')}; expected 20`,
      '91:24 warning budget.spawns_this_session is 003, which loses digits when it is loaded (3); expected 3',
      `98:9 warning energy is 9_000, ${readers('9000', 'text')}; expected 9000`,
    ],
    repaired: {
      'threads_complete: 09': 'threads_complete: 9',
      'can_resume: Yes': 'can_resume: true',
      'session_cost_usd: 2e1': 'session_cost_usd: 20',
      'spawns_this_session: 003': 'spawns_this_session: 3',
      'energy: 9_000': 'energy: 9000',
    },
  },
  {
    name: 'nobody knows what was meant',
    given: { 'thread: 2\n': 'thread: 12:30\n', 'energy: 9000': 'energy: 9007199254740993' },
    says: [
      `37:11 warning position.thread is 12:30, ${readers('750', 'text')}`,
      '98:9 warning energy is 9007199254740993, which loses digits when it is loaded (9007199254740992)',
    ],
    repaired: {},
  },
  {
    name: 'unknown fields, lists and nested mappings',
    given: { 'energy: 9000': 'energy: 9000\nx: {y: [no, =, 1:20]}' },
    says: [
      `99:9 warning x.y.0 is no, ${readers('false', 'text')}; expected "no"`,
      `99:13 warning x.y.1 is =, ${readers('an error', 'text')}; expected "="`,
      `99:16 warning x.y.2 is 1:20, ${readers('80', 'text')}; expected "1:20"`,
    ],
    repaired: { '[no, =, 1:20]': '["no", "=", "1:20"]' },
  },
  { name: 'keys are not judged', given: { 'energy: 9000': 'energy: 9000\non: 1\n1e3: 2' }, says: [] },
  { name: 'what a tag makes clear', given: { 'cluster: "Recipe Box"': 'cluster: !!str on' }, says: [] },
  {
    name: 'what an alias stands for is told once',
    given: { 'energy: 9000': 'energy: 9000\nx: &x off\ny: *x' },
    says: [`99:7 warning x is off, ${readers('false', 'text')}; expected "off"`],
  },
  {
    name: 'a block number is the same with a zero and without (D6)',
    given: persistence.replace('block: 2', 'block: 08').replace('"02.3"', '02.3').replace('wave: 1', 'wave: 010'),
    says: [`6:9 warning position.wave is 010, ${readers('8', '10')}; expected "010"`],
  },
  { name: 'a file that does not parse is not judged', given: { 'energy: 9000': 'energy: on\nx: @' }, says: [] },
]);
